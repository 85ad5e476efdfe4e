import { expect, test } from 'vitest';
import { type Figures, figuresOf } from './figures.ts';
import { playOne } from './observe.ts';
import { levelAt, oddOneOut, planFor } from './plan.ts';
import { coins, type Planted } from './testing/coins.ts';

/** A study of a game with known odds. */
function studied(planted: Planted, players: readonly number[] = [2], games = 800): Figures {
  const subject = coins(planted);
  const plan = planFor({
    game: 'coins',
    version: 1,
    seed: 'windmill',
    level: 'same',
    games,
    players,
    options: {},
    ladder: [],
    study: subject.study,
    compared: [],
    changes: [],
  });
  const played = plan.runs.map((run) => {
    return { run, rows: Array.from({ length: run.games }, (_, index) => playOne(subject, plan, run, index)) };
  });
  return figuresOf(plan, subject.study.features!, { all: [], refusing: new Set() }, played);
}

test('a fair game has no advantage of a seat, a card or a choice', () => {
  const { seats, deal, choices, tied } = studied({}, [2, 3]);
  expect(seats.map(({ clear }) => clear.includes(true))).toEqual([false, false]);
  for (const { players, seats: all } of seats)
    for (const { wins } of all) {
      expect(wins.low).toBeLessThan(1 / players);
      expect(wins.high).toBeGreaterThan(1 / players);
    }
  expect(deal.filter(({ clearWin, clearPoints }) => clearWin || clearPoints)).toEqual([]);
  expect(choices.meaningful).toBe(0);
  expect(tied.map(({ clearWin, clearPoints }) => clearWin || clearPoints)).toEqual([false]);
});

test('a planted advantage of the first seat is found with its interval', () => {
  const { seats } = studied({ first: 20 });
  const [{ wins, points }] = seats[0].seats;
  const expected = 1 - 0.8 ** 2 / 2; // who begins loses only where the other is more than 20 ahead
  expect(wins.low).toBeLessThan(expected);
  expect(wins.high).toBeGreaterThan(expected);
  expect(points.low).toBeLessThan(10);
  expect(points.high).toBeGreaterThan(10); // against the mean of the two
  expect(seats[0].clear).toEqual([true, true]);
});

test('a planted card effect is found, and no other card has one', () => {
  const { deal } = studied({ card: 20 }, [3]);
  const [planted, ...others] = deal;
  expect(planted.points.low).toBeGreaterThan(10);
  expect(planted.points.low).toBeLessThan(20);
  expect(planted.points.high).toBeGreaterThan(20);
  expect(planted).toMatchObject({ clearWin: true, clearPoints: true });
  expect(planted.win.mean).toBeGreaterThan(0.1);
  expect(others.every(({ points }) => points.mean < 0)).toBe(true); // each is compared with card 0 too
});

test('a choice that matters costs what was planted, by lot and by a restriction', () => {
  const { choices, tied } = studied({ high: 15 });
  const [call] = choices.kinds;
  expect(call).toMatchObject({ kind: 'call', perGame: 2, forced: 0, possible: 2, matters: true });
  expect(call.points.mean).toBe(-15); // the luck of the deal is the same in both
  expect(choices).toMatchObject({ forced: 0, meaningful: 1 });
  expect(tied).toMatchObject([{ id: 'never-high', clearPoints: true, clearWin: true, points: { mean: -15 } }]);
});

test('other options are compared on the same deals', () => {
  const { compared, comparedGames } = studied({});
  expect(comparedGames).toBe(200);
  expect(compared).toHaveLength(1);
  expect(compared[0].measures.points).toMatchObject({ clear: true, difference: { mean: 5, low: 5, high: 5 } });
  expect(compared[0].measures.margin).toMatchObject({ clear: false, difference: { mean: 0 } });
});

test('in a ladder everybody is alone as often as the other, in every seat', () => {
  const run = { part: 'skill', id: 'a/b', players: 3, games: 6, options: {}, levels: ['a', 'b'], changes: [] } as const;
  const seated = Array.from({ length: 6 }, (_, i) => [0, 1, 2].map((seat) => levelAt(run, i, seat)).join(''));
  expect(seated).toEqual(['abb', 'baa', 'bab', 'aba', 'bba', 'aab']);
  expect(Array.from({ length: 6 }, (_, i) => oddOneOut(run, i))).toEqual([0, 0, 1, 1, 2, 2]);
});
