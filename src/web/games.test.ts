/** What stands on the lids of the boxes is what is in them. */
import { expect, test } from 'vitest';
import { levelsOf } from '../bots/levels.ts';
import { readOptions } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { SHELF, usualOptions } from './games.ts';

test.each(Object.entries(SHELF))('%s: seats, levels and options are those of the game', (id, shelved) => {
  const game = GAMES[id];
  expect(shelved.seats).toEqual(game.seats);
  expect(shelved.levels).toEqual(levelsOf(game).map(({ name }) => name));
  expect(readOptions(game, shelved.options)).toEqual(shelved.options);
  expect(new Set(shelved.bots).size).toBe(game.seats.max - 1);
});

test('bots tell in the language of whoever opens the table, where a game has telling', () => {
  expect(usualOptions('la-mancha', 'es')).toEqual({ tongue: 'es' });
  expect(readOptions(GAMES['la-mancha'], usualOptions('la-mancha', 'es'))).toMatchObject({ tongue: 'es', length: 3 });
  expect(usualOptions('lancelot', 'es')).toEqual({});
});
