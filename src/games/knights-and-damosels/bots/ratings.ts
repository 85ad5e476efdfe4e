/** How well its bots play, from 3,400 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 22.46, sigma: 0.77 },
  beginner: { mu: 22.4, sigma: 0.76 },
  easy: { mu: 25.15, sigma: 0.77 },
  medium: { mu: 27.44, sigma: 0.76 },
  hard: { mu: 28.13, sigma: 2.05 },
  expert: { mu: 30.66, sigma: 2.08 },
};
