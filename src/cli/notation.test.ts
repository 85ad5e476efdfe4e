/** docs/notation.md promises that its examples are run: here they are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';
import { judge } from './judge.ts';

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```(don-quixote|lancelot|la-mancha|json)\n([^]*?)```/g)].map(
  ([, kind, text]) => [kind, text] as const,
);

test('the page has examples of every kind', () => {
  const kinds = examples.map(([kind]) => kind);
  expect(kinds).toEqual(['don-quixote', 'don-quixote', 'don-quixote', 'lancelot', 'la-mancha', 'json']);
});

/** The record on the page is one of Don Quixote. */
test.each(examples)('example %# (%s) is accepted', (kind, text) => {
  const id = kind === 'json' ? 'don-quixote' : kind;
  expect(judge(GAMES[id], { ...NOTATIONS[id]!, ...SPEAKERS[id] }, new TextEncoder().encode(text), {})).toMatchObject({
    exit: 0,
  });
});
