import { expect, test } from 'vitest';
import type { PlayedGame } from '../../wire/http.ts';
import { ALL, byOpponent, chosen, figuresOf, peopleMet } from './figures.ts';

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
