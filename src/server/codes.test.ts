import { expect, test } from 'vitest';
import { openCodes } from './codes.ts';

test('a code is four letters that can be said, and leads to its table however it is typed', () => {
  const codes = openCodes();
  const code = codes.of('a table');
  expect(code).toMatch(/^([B-Z][AEIOU]){2}$/);
  expect(codes.of('a table')).toBe(code);
  expect(codes.tableOf(` ${code.toLowerCase()} `)).toBe('a table');
  expect(codes.tableOf('ZZZZ')).toBeUndefined();
});

test('when there are too many, the oldest table loses its code', () => {
  const codes = openCodes();
  const first = codes.of('the first');
  for (let table = 0; table < 1000; table++) codes.of(`table ${table}`);
  expect(codes.tableOf(first)).not.toBe('the first');
});
