/** How well its bots play, from 5,900 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -15.89, sigma: 1.06 },
  beginner: { mu: 12.99, sigma: 0.82 },
  easy: { mu: 22.27, sigma: 0.8 },
  medium: { mu: 39.74, sigma: 0.89 },
  hard: { mu: 43.58, sigma: 1.93 },
  expert: { mu: 45.56, sigma: 1.95 },
};
