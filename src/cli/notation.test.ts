/** docs/notation.md promises that its examples are run: here they are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { herald } from '../games/don-quixote/herald.ts';
import { donQuixote } from '../games/don-quixote/index.ts';
import { judge } from './judge.ts';

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```(don-quixote|json)\n([^]*?)```/g)].map(
  ([, kind, text]) => [kind, text] as const,
);

test('the page has examples of both kinds', () => {
  expect(examples.map(([kind]) => kind)).toEqual(['don-quixote', 'don-quixote', 'don-quixote', 'json']);
});

test.each(examples)('example %# (%s) is accepted', (_, text) => {
  expect(judge(donQuixote, herald, new TextEncoder().encode(text), {})).toMatchObject({ exit: 0 });
});
