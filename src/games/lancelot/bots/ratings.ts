/** How well its bots play, from 2,550 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: -48.92, sigma: 1.53 },
  beginner: { mu: -8.15, sigma: 1.49 },
  easy: { mu: 31.07, sigma: 1.37 },
  medium: { mu: 52.08, sigma: 1.37 },
  hard: { mu: 54.81, sigma: 4.1 },
  expert: { mu: 61.38, sigma: 3.66 },
};
