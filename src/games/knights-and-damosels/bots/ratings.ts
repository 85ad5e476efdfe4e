/** How well its bots play, from 6,000 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 22.51, sigma: 0.79 },
  beginner: { mu: 22.41, sigma: 0.78 },
  easy: { mu: 25.17, sigma: 0.79 },
  medium: { mu: 27.43, sigma: 0.55 },
  hard: { mu: 29.65, sigma: 0.62 },
  expert: { mu: 31.91, sigma: 0.63 },
};
