/** How well its bots play, from 5,100 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 3.38, sigma: 0.79 },
  easy: { mu: 24.17, sigma: 0.66 },
  medium: { mu: 25.83, sigma: 0.66 },
};
