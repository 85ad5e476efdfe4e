/** How well its bots play, from 1,310 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -52.37, sigma: 2.22 },
  beginner: { mu: -6.77, sigma: 1.94 },
  easy: { mu: 27.77, sigma: 1.87 },
  medium: { mu: 53.99, sigma: 1.94 },
  hard: { mu: 76.87, sigma: 2.97 },
  expert: { mu: 78.19, sigma: 3.05 },
};
