/** Tiles, guards and progress as they are read out. */
import { expect, test } from 'vitest';
import { wordsOf } from '../../../core/text.ts';
import { FIELDS, fieldName, type Lay } from '../rules/components.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board, lay } from '../testing/scene.ts';
import { type Says, text } from '../text/en.ts';
import { figuresOf, progressSign, progressWords } from './figures.ts';
import { guardWords, layDescription } from '../text/tiles.ts';

const words = wordsOf<Says>('en', text);

test('DQ-15.12 a tile is read half by half, with every road', () => {
  expect(layDescription(words, lay('Kn2b'))).toBe(
    'knight with 2 shields above; upper half: road here–right–other half; lower half: road bottom–left–other half',
  );
  expect(layDescription(words, lay('Wm5*'))).toBe(
    'windmill below; upper half: road top–right–other half; lower half: road here–right, road left–other half',
  );
});

test('DQ-15.6 of a knight at the edge one is told whether it stands guard, and why not', () => {
  const at = (name: string): number => Array.from({ length: FIELDS }, (_, field) => fieldName(field)).indexOf(name);
  const told = (field: string, tile: Lay): string => guardWords(words, at(field), tile);
  expect(told('D1', lay('Kn3a'))).toBe('; stands guard');
  expect(told('D3', lay('Kn3a'))).toBe('; no guard: its own road does not reach the edge');
  expect(told('D2', lay('Kn3a'))).toBe(''); // away from the edge
  expect(told('D1', lay('Ch6'))).toBe(''); // no knight
});

test('DQ-15.4 the panel says how far each category is, and what it would give now', () => {
  const vanessa = figuresOf(board(EXAMPLES[0].board), 1);
  expect(vanessa.map((figure) => `${progressWords(words, figure, 1)} = ${figure.points}`)).toEqual([
    'knights 0 of 1 = 0',
    'knights 2 of 1 = 4',
    'groups 1 = 0',
    'groups 2 + 1 = 2',
    'shields 3 of 4 = 0',
    'in round 3 = 0',
  ]);
  expect(vanessa.map((figure) => progressSign(figure, 1))).toEqual(['0/1', '2/1', '1', '2', '3/4', 'III']);
});
