/** How well its bots play, from 5,950 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -13.95, sigma: 1.07 },
  beginner: { mu: 13.66, sigma: 0.81 },
  easy: { mu: 23.66, sigma: 0.78 },
  medium: { mu: 37.67, sigma: 0.86 },
  hard: { mu: 38.43, sigma: 2.08 },
  expert: { mu: 46.61, sigma: 2.05 },
};
