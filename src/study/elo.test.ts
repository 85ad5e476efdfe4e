import { expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { type Encountered, standings } from './elo.ts';

/** Games of players of known points, each alone against so many copies of each. */
function played(points: readonly number[], copies: number, games: number, seed = 'elo'): Encountered[] {
  const dice = seededDice(`${seed} ${copies}`);
  return points.flatMap((its, one) =>
    points.flatMap((their, other) => {
      const chance = 1 / (1 + copies * 10 ** ((their - its) / 400));
      const wins = Array.from({ length: games }, () => dice.below(1e6) < 1e6 * chance).filter(Boolean).length;
      return one === other ? [] : { one, other, copies, games, wins };
    }),
  );
}

test.each([1, 2, 3])('finds the points of players again, who play against %i copies of each other', (copies) => {
  const truth = [1100, 1500, 1550, 1800];
  let outside = 0;
  for (let n = 0; n < 30; n++) {
    const found = standings(4, played(truth, copies, 100, `truth ${n}`), 1);
    expect(found[1]).toEqual({ points: 1500, low: 1500, high: 1500 });
    outside += found.filter(({ low, high }, player) => truth[player] < low || truth[player] > high).length;
    for (const { low, high } of found) expect(high - low).toBeLessThan(240);
  }
  expect(outside).toBeLessThan(12); // of 90 intervals of 95 %
});

test('who never wins has a number too, and equals have the same', () => {
  const [low] = standings(2, [{ one: 0, other: 1, copies: 1, games: 20, wins: 0 }], 1);
  expect([low.points > 500, low.points < 1100, low.high - low.low > 400]).toEqual([true, true, true]);
  const [even] = standings(2, [{ one: 0, other: 1, copies: 3, games: 40, wins: 10 }], 1);
  expect(even.points).toBeCloseTo(1500, 6);
});

test('four times the games, half the interval', () => {
  const width = (games: number): number => {
    const [{ low, high }] = standings(2, [{ one: 0, other: 1, copies: 1, games, wins: games / 4 }], 1);
    return high - low;
  };
  expect(width(400) / width(100)).toBeCloseTo(0.5, 1);
});
