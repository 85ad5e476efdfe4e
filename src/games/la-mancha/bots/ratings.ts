/** How well its bots play, from 6,000 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 2.93, sigma: 0.75 },
  easy: { mu: 23.54, sigma: 0.62 },
  medium: { mu: 26.46, sigma: 0.63 },
};
