/** docs/notation.md promises that its examples are run: here they are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';
import { judge } from './judge.ts';

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const KINDS = [...Object.keys(GAMES), 'json'];
const examples = [...page.matchAll(/```([a-z-]+)\n([^]*?)```/g)].flatMap(([, kind, text]) =>
  KINDS.includes(kind) ? [[kind, text] as const] : [],
);

test('the page has examples of every kind', () => {
  const kinds = examples.map(([kind]) => kind);
  expect(new Set(kinds)).toEqual(new Set(KINDS));
  expect(kinds.filter((kind) => kind === 'don-quixote')).toHaveLength(5);
});

/** The record on the page is one of Don Quixote. */
test.each(examples)('example %# (%s) is accepted', (kind, text) => {
  const id = kind === 'json' ? 'don-quixote' : kind;
  expect(judge(GAMES[id], { ...NOTATIONS[id]!, ...SPEAKERS[id] }, new TextEncoder().encode(text), {})).toMatchObject({
    exit: 0,
  });
});
