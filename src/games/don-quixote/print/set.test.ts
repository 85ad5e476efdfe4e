/** The set of Don Quixote, read back from the PDF. */
import { expect, test } from 'vitest';
import { idsOf, pressedOnce } from '../../../print/testing.ts';

test('DQ-1.2 DQ-1.3 Don Quixote has four sets of 24 tiles, and 24 position cards', async () => {
  const document = await pressedOnce('don-quixote');
  const ids = idsOf(document, false);
  const count = (prefix: string): number => ids.filter((id) => id.startsWith(prefix)).length;
  expect(['tile:gules:', 'tile:azure:', 'tile:vert:', 'tile:or:'].map(count)).toEqual([25, 25, 25, 25]);
  expect(ids.filter((id) => id.endsWith(':Sancho'))).toHaveLength(4);
  expect([count('position:'), count('summary:'), count('token:')]).toEqual([24, 4, 4]);
  expect(document.plan.filter(({ leaf }) => leaf?.id.startsWith('principality'))).toHaveLength(4);
  expect(document.plan.filter(({ leaf }) => leaf?.id === 'scoreboard')).toHaveLength(1);
});
