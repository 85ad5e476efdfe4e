/** What the page knows of the games before a box is opened. */
import { expect, test } from 'vitest';
import { readOptions } from '../core/game.ts';
import { SHELF } from '../games/index.ts';
import { GAMES } from '../games/load.ts';
import { MANIFESTS, startOptions, usualOptions } from './games.ts';

test('every game on the shelf is offered, in the order of the shelf', () => {
  expect(Object.keys(MANIFESTS)).toEqual(SHELF);
});

test.each(SHELF)('%s: a game from the home page has legal options, and every bot a name of its own', (id) => {
  const options = startOptions(id, 'en');
  expect(readOptions(GAMES[id], options)).toEqual(options);
  expect(new Set(MANIFESTS[id].bots).size).toBe(GAMES[id].seats.max - 1);
});

test('bots tell in the language of the reader, where a game has telling', () => {
  const telling = Object.values(MANIFESTS).filter(({ languageOption }) => languageOption !== undefined);
  expect(telling.map((manifest) => Object.values(usualOptions(manifest, 'es')))).toEqual([['es']]);
  for (const { id } of telling) expect(Object.values(startOptions(id, 'es'))).toContain('es');
});
