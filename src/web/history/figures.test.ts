import { expect, test } from 'vitest';
import type { PlayedGame } from '../../wire/http.ts';
import { ALL, barsOf, bestOf, byOpponent, chosen, figuresOf, peopleMet } from './figures.ts';

const ME = { name: 'Ana', person: 'ana' };
const BEN = { name: 'Ben', person: 'ben' };
const BOT = { name: 'Sancho' };

function played(id: string, changed: Partial<PlayedGame>): PlayedGame {
  return { id, game: 'chess', at: 0, seat: 0, seats: [ME, BEN], scores: [9, 4], places: [1, 2], ...changed };
}

const GAMES = [
  played('newest', { seats: [{ ...BEN, name: 'Benito' }, ME], seat: 1, scores: [8, 6] }),
  played('shared', { seats: [ME, BOT, BOT], scores: [5, 5, 1], places: [1, 1, 3] }),
  played('alone', { seats: [ME], scores: [30], places: [1] }),
  played('oldest', {}),
];

test('what one’s games come to: those alone count for scores, not for victories', () => {
  expect(figuresOf(GAMES)).toEqual({
    games: 4,
    matches: 3,
    wins: 2,
    expected: 1 / 2 + 2 / 3 + 1 / 2,
    best: 30,
    bestGame: GAMES[2],
    streak: 2,
    mean: 12.5,
    places: [2, 1, 0],
    bySeat: [
      { games: 2, wins: 2 },
      { games: 1, wins: 0 },
      { games: 0, wins: 0 },
    ],
    scores: [9, 30, 5, 6],
  });
});

test('games are found by game, by person and by result', () => {
  const ids = (filter: object): string[] => chosen(GAMES, { ...ALL, ...filter }).map(({ id }) => id);
  expect(ids({})).toHaveLength(4);
  expect(ids({ game: 'go' })).toEqual([]);
  expect(ids({ person: 'ben' })).toEqual(['newest', 'oldest']);
  expect(ids({ person: 'ben', won: true })).toEqual(['oldest']);
});

test('people are called by the newest of their names', () => {
  expect(peopleMet(GAMES, 'ana')).toEqual([{ person: 'ben', name: 'Benito' }]);
});

test('against each person: how many games, and in how many one came before them', () => {
  expect(byOpponent(GAMES, 'ana', 5)).toEqual([{ person: 'ben', name: 'Benito', games: 2, ahead: 1 }]);
  expect(byOpponent(GAMES, 'ana', 0)).toEqual([]);
});

test('the most victories in a row, and the first of the best games', () => {
  const results = [1, 1, 2, 1, 1, 1, 2].map((place, i) => played(`g${i}`, { places: [place, 3 - place] }));
  expect(figuresOf(results)).toMatchObject({ streak: 3, bestGame: { id: 'g6' } });
});

const COUNTED = [{ won: 2, loud: 3 }, { won: 1 }, { loud: 3 }].map((counts, i) => played(`c${i}`, { counts }));

test('what a game counts: in all games or in each, beside the bots; what never happened is left out', () => {
  expect(barsOf({ id: 'sum', of: 'sum', what: ['won', 'lost', 'loud'] }, COUNTED)).toEqual([
    { what: 'won', own: 3 },
    { what: 'loud', own: 6 },
  ]);
  expect(barsOf({ id: 'mean', of: 'mean', what: ['won', 'lost'], bots: { won: 5, lost: 2 } }, COUNTED)).toEqual([
    { what: 'won', own: 1, bots: 5 },
    { what: 'lost', own: 0, bots: 2 },
  ]);
});

test('the best of what a game counts is the oldest of the best; nothing if it never happened', () => {
  expect(bestOf({ id: 'best', of: 'best', what: ['loud'] }, COUNTED)?.id).toBe('c2');
  expect(bestOf({ id: 'best', of: 'best', what: ['lost'] }, COUNTED)).toBeUndefined();
});
