/** How well its bots played with the weights before those of today, from 5,900 games (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -13.79, sigma: 1.07 },
  beginner: { mu: 12.85, sigma: 0.82 },
  easy: { mu: 22.85, sigma: 0.79 },
  medium: { mu: 39.3, sigma: 0.89 },
  hard: { mu: 43.96, sigma: 1.94 },
  expert: { mu: 46.31, sigma: 1.98 },
};
