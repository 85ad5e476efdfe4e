import { expect, test } from 'vitest';
import { scrollFor } from './in-view.ts';

const BAND = { top: 0, bottom: 300 };
const at = (top: number, height = 40) => ({ top, bottom: top + height });

test('what can be seen stays where it is', () => {
  expect(scrollFor(BAND, [at(100), at(200)])).toBe(0);
  expect(scrollFor(BAND, [])).toBe(0);
});

test('a thing below or above is brought into view, and no further', () => {
  expect(scrollFor(BAND, [at(400)])).toBe(440 - 300 + 12);
  expect(scrollFor(BAND, [at(-200)])).toBe(-212);
});

test('things that have room together come together, the first one always', () => {
  expect(scrollFor(BAND, [at(310), at(500)])).toBe(540 - 300 + 12);
  expect(scrollFor(BAND, [at(310), at(900)])).toBe(350 - 300 + 12);
});

test('of a thing higher than the page the top is seen', () => {
  expect(scrollFor(BAND, [at(200, 800)])).toBe(200 - 12);
});
