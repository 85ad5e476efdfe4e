import { expect, test } from 'vitest';
import { chaptersOf } from '../../../core/game.ts';
import { game } from './index.ts';
import { CHAPTERS, RULES } from './rulebook.ts';

test('every rule stands in its chapter, in the order of its number, with a text of its own', () => {
  const numbers = Object.keys(RULES).map((id) => /^LM-(\d+)\.(\d+)$/.exec(id)!.slice(1).map(Number)); // so are they written
  expect(numbers.map(([chapter]) => chapter in CHAPTERS)).not.toContain(false);
  expect(numbers).toEqual(numbers.toSorted(([a, b], [c, d]) => a - c || b - d));
  const texts = Object.values(RULES).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('LM-1.11 the book ends with what is from the booklet and what is ours', () => {
  expect(chaptersOf(game).at(-1)).toMatchObject({ number: '', rules: [{ id: 'LM-1.11' }] });
});
