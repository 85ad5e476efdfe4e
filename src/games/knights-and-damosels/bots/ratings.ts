/** How well its bots play, from 6,000 games among themselves (`npm run ratings`, docs/ratings.md). */
import type { Rating } from '../../../bots/bot.ts';

export const ratings: { readonly [level: string]: Rating } = {
  random: { mu: 22.55, sigma: 0.7 },
  beginner: { mu: 22.73, sigma: 0.71 },
  easy: { mu: 25.25, sigma: 0.71 },
  medium: { mu: 27.02, sigma: 0.57 },
  hard: { mu: 29.81, sigma: 0.71 },
  expert: { mu: 30.67, sigma: 0.72 },
};
