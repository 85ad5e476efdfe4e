import { expect, test } from 'vitest';
import { MARK, openMarks } from './marks.ts';

const REQUEST = { method: 'GET', url: '/api/tables/abc/stream' };
/** Characters of a signature. */
const LENGTH = 43;

const marked = (mark: string | string[]) => ({ ...REQUEST, headers: { [MARK]: mark } });

test('a mark is read at the node that it is for, and by nobody else', () => {
  const mark = openMarks('secret', 'one').of('two', REQUEST, { address: '1.2.3.4', isHttps: false });
  expect(openMarks('secret', 'two').read(marked(mark))).toEqual({ address: '1.2.3.4', isHttps: false });
  expect(openMarks('secret', 'one').isStray(marked(mark))).toBe(true);
  expect(openMarks('other', 'two').isStray(marked(mark))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no signature', 'e30'],
  ['a signature of another length', 'e30.abc'],
  ['letters of two bytes', `e30.${'é'.repeat(LENGTH)}`],
  ['several parts', 'a.b.c'],
  ['two marks', ['a.b', 'c.d']],
])('what a stranger sends as a mark ends nothing: %s', (_, mark) => {
  expect(openMarks('secret', 'one').isStray(marked(mark))).toBe(true);
});
