import { expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { clearOnes, type Dealt, effectOf, meanOf, shareOf, spreadOf, weighted } from './statistics.ts';

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

test('a mean has an interval, and a probability that chance alone gives it', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  const error = Math.sqrt(32 / 7 / 8);
  const { mean, low, high } = meanOf(values);
  expect(mean).toBe(5);
  expect(low).toBeCloseTo(5 - 1.96 * error, 3);
  expect(high).toBeCloseTo(5 + 1.96 * error, 3);
  expect(meanOf([0, 0, 0]).p).toBe(1);
  expect(meanOf([1, 1, 1]).p).toBe(0);
  expect(meanOf([-1.96, 1.96, 0, 0]).p).toBeCloseTo(1, 6);
});

test('estimates are put together by their weights, and their errors too', () => {
  const [one, other] = [meanOf([0, 2]), meanOf([10, 14])]; // standard errors 1 and 2
  const { n, mean, high } = weighted([{ of: one, weight: 3 }, { of: other, weight: 1 }, { of: meanOf([99]), weight: 5 }]); // prettier-ignore
  expect({ n, mean }).toEqual({ n: 4, mean: 3.75 });
  expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(9 + 4)) / 4, 3);
});

test('the probability is that of the normal distribution', () => {
  const values = [1 - Math.SQRT1_2, 1 + Math.SQRT1_2]; // mean 1, standard error 1/√2
  expect(meanOf(values).p).toBeCloseTo(0.1573, 4); // z = 1.4142
});

/** Games of three: one seat of each is dealt a card; who has it gets so much more. */
function dealtGames(count: number, bonus: number): Dealt[] {
  const dice = seededDice('cards');
  return Array.from({ length: count }, (_, game) => {
    const having = dice.below(3);
    const luck = dice.below(40);
    return [0, 1, 2].map((seat) => {
      const x = seat === having ? 1 : 0;
      return { game, stratum: game % 2, x, y: luck + dice.below(11) + bonus * x + 100 * (game % 2) };
    });
  }).flat();
}

test('a planted card effect is found with its interval', () => {
  const { n, mean, low, high } = effectOf(dealtGames(1000, 2));
  expect(n).toBe(1000);
  expect(low).toBeLessThan(2);
  expect(high).toBeGreaterThan(2);
  expect(low).toBeGreaterThan(0);
  expect(high - low).toBeLessThan(1); // the luck of a whole game is not counted against it
  expect(mean).toBeCloseTo(2, 0);
});

test('a card without an effect has none: its interval misses 0 about once in twenty', () => {
  const dice = seededDice('nothing');
  const missed = Array.from({ length: 200 }, () => {
    const dealt = Array.from({ length: 200 }, (_, i) => ({ game: i, stratum: 0, x: dice.below(2), y: dice.below(10) }));
    const { low, high } = effectOf(dealt);
    return low > 0 || high < 0;
  });
  const share = missed.filter(Boolean).length / missed.length;
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.1);
});

test('what nobody or everybody was dealt has no effect', () => {
  expect(effectOf([{ game: 0, stratum: 0, x: 1, y: 5 }])).toMatchObject({ n: 0, mean: 0, p: 1 });
});

test('of many results only those are clear that luck would not give among so many', () => {
  expect(clearOnes([0.001, 0.02, 0.04, 0.2])).toEqual([true, false, false, false]);
  expect(clearOnes([0.001, 0.016, 0.02, 0.04])).toEqual([true, true, true, true]);
  expect(clearOnes([0.04])).toEqual([true]);
  expect(clearOnes([])).toEqual([]);
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
  [[], []],
])('the spread of %j', (scores, bins) => {
  expect(spreadOf(scores).map(({ from, count }) => [from, count])).toEqual(bins);
});
