/** What stands on the lids of the boxes is what is in them. */
import { expect, test } from 'vitest';
import { levelsOf } from '../../bots/levels.ts';
import { readOptions } from '../../core/game.ts';
import { GAMES } from '../../games/index.ts';
import { SHELF } from './shelf.ts';

test.each(Object.entries(SHELF))('%s: seats, levels and options are those of the game', (id, shelved) => {
  const game = GAMES[id];
  expect(shelved.seats).toEqual(game.seats);
  expect(shelved.levels).toEqual(levelsOf(game).map(({ name }) => name));
  expect(readOptions(game, shelved.options)).toEqual(shelved.options);
  expect(new Set(shelved.bots).size).toBe(game.seats.max - 1);
});
