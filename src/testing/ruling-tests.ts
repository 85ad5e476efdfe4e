/** The tests of a game's rulings, from what people type: each is answered as it should be, and so is what they mistype. */
import { expect, test } from 'vitest';
import { type Impossible, judgeSpoilt, MUTATIONS, refereeOf, type Typed, unsaid } from './rulings.ts';

export function testRulings(id: string, typed: readonly Typed[], impossible: readonly Impossible[] = []): void {
  test.each(typed)('$name', (one) => {
    expect(unsaid(id, one)).toEqual([]);
  });

  test.each(impossible)('impossible position %#', (text, line) => {
    expect(refereeOf(id)(text)).toContain(line === 0 ? 'input: found' : `line ${line}: found`);
  });

  test('spoilt in every way, an answer is an answer', () => {
    const positions = [...typed, ...impossible.map(([text]) => ({ text }))];
    expect(judgeSpoilt(id, positions, MUTATIONS)).toBe(MUTATIONS);
  });
}
