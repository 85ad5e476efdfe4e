import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../wire/table-info.ts';
import { NEWCOMER, rated } from './rate.ts';
import { ratingsAfter } from './standing.ts';

const person = (name: string, away = false): SeatInfo => ({
  t: 'person',
  person: name,
  name,
  here: true,
  ...(away && { away: { bot: 'greedy', since: 3 } }),
});
const BOT: SeatInfo = { t: 'bot', name: 'Sancho', bot: 'greedy' };

const table = (seats: readonly SeatInfo[], places: readonly number[] | undefined, more: Partial<TableInfo> = {}) =>
  ({
    seats,
    counts: true,
    status: places === undefined ? 'closed' : 'over',
    ...(places && { outcome: { scores: places.map((place) => -place), places } }),
    ...more,
  }) as TableInfo;

const change = (card: TableInfo): (number | undefined)[] => {
  const after = ratingsAfter(
    card,
    card.seats.map(() => NEWCOMER),
  );
  return card.seats.map((_, seat) => after.get(seat) && Math.sign(Math.round(after.get(seat)!.mu - NEWCOMER.mu)));
};

test('the winner rises, the last one falls, and those who tie share what is between them', () => {
  const people = ['ana', 'ben', 'eva'].map((name) => person(name));
  const [last, first] = change(table(people, [3, 1, 2]));
  expect([last, first]).toEqual([-1, 1]);
  const after = ratingsAfter(table(people, [1, 1, 3]), [NEWCOMER, NEWCOMER, NEWCOMER]);
  expect(after.get(0)).toEqual(after.get(1));
});

test('every game makes a rating surer, and who beats the stronger gains more', () => {
  const strong = { mu: 35, sigma: 2 };
  const [, byStrong] = rated([strong, NEWCOMER], [2, 1]);
  const [, byEqual] = rated([NEWCOMER, NEWCOMER], [2, 1]);
  expect(byStrong.mu).toBeGreaterThan(byEqual.mu);
  expect(byStrong.sigma).toBeLessThan(NEWCOMER.sigma);
});

test('a deserter loses, and those who stay are rated as if nobody had sat there', () => {
  const stayed = table([person('ana'), person('ben')], [1, 2]);
  const left = table([person('ana'), person('ben'), BOT], [2, 3, 1], { deserted: [{ seat: 2, person: 'eva' }] });
  const newcomers = [NEWCOMER, NEWCOMER, NEWCOMER];
  expect(ratingsAfter(left, newcomers).get(0)).toEqual(ratingsAfter(stayed, newcomers).get(0));
  expect(ratingsAfter(left, newcomers).get(1)).toEqual(ratingsAfter(stayed, newcomers).get(1));
  expect(change(left)[2]).toBe(-1);
});

test('who is away at the end has deserted; the one who is left neither gains nor loses', () => {
  expect(change(table([person('ana'), person('ben', true)], [2, 1]))).toEqual([undefined, -1]);
});

test('a game without an end changes nothing but the ratings of those who left', () => {
  expect(change(table([person('ana'), person('ben')], undefined))).toEqual([undefined, undefined]);
  const deserted = [{ seat: 1, person: 'ben' }];
  expect(change(table([person('ana'), BOT], undefined, { deserted }))).toEqual([undefined, -1]);
});
