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
    '2-shield knight on top; roads on top: knight to right and middle; below: bottom to left and middle',
  );
  expect(layDescription(words, lay('Wm5*'))).toBe(
    'windmill below; roads on top: top to right and middle; below: windmill to right, left to middle',
  );
});

test('DQ-15.6 of a knight at the edge one is told whether it stands guard, and why not', () => {
  const at = (name: string): number => Array.from({ length: FIELDS }, (_, field) => fieldName(field)).indexOf(name);
  const told = (field: string, tile: Lay): string => guardWords(words, at(field), tile);
  expect(told('D1', lay('Kn3a'))).toBe('; stands guard');
  expect(told('D3', lay('Kn3a'))).toBe('; does not stand guard: its own road does not reach the edge');
  expect(told('D2', lay('Kn3a'))).toBe(''); // away from the edge
  expect(told('D1', lay('Ch6'))).toBe(''); // no knight
});

test('DQ-15.4 the panel says how far each category is, and what it would give now', () => {
  const vanessa = figuresOf(board(EXAMPLES[0].board), 1);
  expect(vanessa.map((figure) => `${progressWords(words, figure, 1)} = ${figure.points}`)).toEqual([
    '0 of 1 knight connected = 0',
    '2 knights connected, 1 needed = 4',
    '1 not connected = 0',
    '2 connected, 1 not = 2',
    '3 of 4 shields on guard = 0',
    'scores in round 3 = 0',
  ]);
  expect(vanessa.map((figure) => progressSign(figure, 1))).toEqual(['0/1', '2/1', '1', '2', '3/4', '–']);
});
