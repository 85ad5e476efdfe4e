/** How well its bots play, from 1,400 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -53.79, sigma: 2.02 },
  beginner: { mu: -5.32, sigma: 1.89 },
  easy: { mu: 29.07, sigma: 1.77 },
  medium: { mu: 51.24, sigma: 1.76 },
  hard: { mu: 66.9, sigma: 3.7 },
  expert: { mu: 78.48, sigma: 4.32 },
};
