import { expect, test } from 'vitest';
import { chaptersOf, defaultOptions, describedOptions, keptOptions, readOptions, shownOptions } from './game.ts';

const game = {
  options: {
    length: { rule: 'T-1', choices: [3, 5] },
    edition: { rule: 'T-2', choices: [2, 1], hidden: true },
  },
};

test('a hidden option is part of every game, and of no list', () => {
  expect(defaultOptions(game)).toEqual({ length: 3, edition: 2 });
  expect(shownOptions(game).map(([name]) => name)).toEqual(['length']);
  expect(describedOptions(game)).toBe('length: 3 or 5');
});

test('a new game has the newest rulings, one begun before there was a choice the oldest, and each what it says', () => {
  expect(readOptions(game, { length: 5 })).toEqual({ length: 5, edition: 2 });
  expect(keptOptions(game, { length: 5 })).toEqual({ length: 5, edition: 1 });
  expect(keptOptions(game, {})).toEqual({ length: 3, edition: 1 });
  expect([readOptions(game, { edition: 1 }), keptOptions(game, { edition: 2 })]).toEqual([
    { length: 3, edition: 1 },
    { length: 3, edition: 2 },
  ]);
  expect([readOptions(game, { edition: 3 }), keptOptions(game, { house: 1 })]).toEqual([undefined, undefined]);
});

test('a chapter named by a whole rule number takes that rule out of its chapter, to the end of the book', () => {
  const rule = (id: string): { id: string; text: string } => ({ id, text: '' });
  const rules = Object.fromEntries(['T-1.1', 'T-1.2', 'T-1.10', 'T-2.1'].map((id) => [id, rule(id)]));
  const book = chaptersOf({ chapters: { 1: 'One', '1.1': 'Ours', 2: 'Two' }, rules });
  expect(book.map(({ number, heading, rules: own }) => [number, heading, ...own.map(({ id }) => id)])).toEqual([
    ['1', 'One', 'T-1.2', 'T-1.10'],
    ['2', 'Two', 'T-2.1'],
    ['', 'Ours', 'T-1.1'],
  ]);
});
