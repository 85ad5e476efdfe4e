/** What a game does to the ratings of those who played it: the model of Weng and Lin, as `openskill` has it. */
import { rate } from 'openskill';
import type { Rating } from '../../bots/bot.ts';

/** Of somebody of whom nothing is known: the middle of all, and very uncertain. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** How much a person may have changed since the last game: without it a rating would hardly move after years. */
const CHANGE = 25 / 300;

/** The new ratings, in the order of the old ones. The place 1 is the best; those who tie share a place. */
export function rated(ratings: readonly Rating[], places: readonly number[], change = CHANGE): Rating[] {
  const teams = ratings.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rate(teams, { rank: [...places], tau: change }).map(([{ mu, sigma }]) => ({ mu, sigma }));
}
