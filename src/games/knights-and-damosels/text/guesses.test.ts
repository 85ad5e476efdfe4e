import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { play, scene } from '../testing/scene.ts';
import { possibleGivers } from './guesses.ts';

test('KD-22.11 the notebook strikes out what public facts and the own gift rule out, and nothing else', () => {
  const state = scene({
    seats: [{}, {}, { row: 'morgan:horse' }, {}],
    options: { selection: 'free' },
    step: 'select',
    display: 'elaine:sword guenever:sword isoud:horse morgan:honor',
  });
  const possible = (seat: number): number[][] =>
    possibleGivers(game.view(state, seat), seat).map((slot) => [...slot].toSorted((a, b) => a - b));
  expect(possible(3)).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]]); // Morgan knows her honor; her horse is in a row
  expect(possible(1)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 2],
    [0, 2, 3],
  ]); // her own is one of the swords
  play(state, ['1: ask s2']); // denied: everybody learns that it is Guenever's
  expect(possible(3)[1]).toEqual([1]);
});
