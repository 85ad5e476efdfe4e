import { expect, test } from 'vitest';
import type { Plan, SimulatedGame } from './simulation.ts';
import { scoresOf, shareOf, spreadOf, tally } from './tally.ts';

/** Published values of Wilson's interval. */
test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [8, 10, 0.4902, 0.9433],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
])('%d wins of %d', (wins, games, low, high) => {
  const share = shareOf(wins, games);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

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

test.each<[number[], [from: number, count: number][]]>([
  [
    [3, 3, 5],
    [
      [3, 2],
      [4, 0],
      [5, 1],
    ],
  ],
  [
    [0, 12],
    [
      [0, 1],
      [2, 0],
      [4, 0],
      [6, 0],
      [8, 0],
      [10, 0],
      [12, 1],
    ],
  ],
  [
    [7, 55],
    [
      [5, 1],
      [10, 0],
      [15, 0],
      [20, 0],
      [25, 0],
      [30, 0],
      [35, 0],
      [40, 0],
      [45, 0],
      [50, 0],
      [55, 1],
    ],
  ],
])('the spread of %j', (scores, bins) => {
  expect(spreadOf(scores).map(({ from, count }) => [from, count])).toEqual(bins);
});
