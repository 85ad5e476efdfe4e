/** How well its bots play, from 7,000 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 2.67, sigma: 0.71 },
  easy: { mu: 23.52, sigma: 0.59 },
  medium: { mu: 26.48, sigma: 0.6 },
};
