import { expect, test } from 'vitest';
import type { Plan, SimulatedGame } from './simulation.ts';
import { scoresOf, tally } from './tally.ts';

const PLAN: Plan = { game: 'don-quixote', options: {}, bots: ['a', 'b', 'a'], seed: '', games: 2 };
const RESULTS: readonly SimulatedGame[] = [
  { seats: [0, 1, 2], scores: [10, 10, 4], places: [1, 1, 3], moves: 66 },
  { seats: [1, 2, 0], scores: [3, 5, 9], places: [3, 2, 1], moves: 64 },
];

test('those who tie share the win; bots of one name are counted together, seats apart', () => {
  const { bots, seats, meanMoves } = tally(PLAN, RESULTS);
  expect(bots.map(({ bot, wins }) => [bot, wins.wins, wins.games])).toEqual([
    ['a', 1.5, 4],
    ['b', 0.5, 2],
  ]);
  expect(seats.map(({ wins }) => wins)).toEqual([1.5, 0.5, 0]);
  expect(meanMoves).toBe(65);
});

test('scores have a mean, its standard error and quantiles', () => {
  const scores = scoresOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(scores.mean).toBe(5);
  expect(scores.standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8), 10);
  expect(scores).toMatchObject({ min: 2, p50: 5, max: 9 });
  expect(scoresOf([7]).standardError).toBe(0);
});
