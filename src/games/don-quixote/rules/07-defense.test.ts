import { describe, expect, test } from 'vitest';
import { FIELDS, fieldName, LAYS, type Lay, TILES, tileOf } from './components.ts';
import { guardShields, shieldsAtBorder } from './07-defense.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board, field, lay } from '../testing/scene.ts';

const guards = (laid: readonly Lay[]): string =>
  laid.flatMap((known, at) => (known >= 0 && guardShields(at, known) > 0 ? [fieldName(at)] : [])).join(' ');
const inOrder = (names: string): string => names.split(' ').toSorted().join(' ');
const everywhere = (known: string): string =>
  Array.from({ length: FIELDS }, (_, at) => at)
    .filter((at) => guardShields(at, lay(known)) > 0)
    .map(fieldName)
    .join(' ');

describe('7 Defense of the Realm', () => {
  test.each(EXAMPLES)('DQ-7.1, DQ-7.2 $id: $shows', ({ board: laid, guards: expected, checks }) => {
    expect(inOrder(guards(board(laid)))).toBe(inOrder(expected));
    for (const figures of Object.values(checks)) expect(shieldsAtBorder(board(laid))).toBe(figures[8]);
  });

  test('DQ-7.3, DQ-11.10 a guard in a corner counts once, and guards need not meet', () => {
    expect(guardShields(field('A1'), lay('Kn2c'))).toBe(2);
    expect(shieldsAtBorder(board('A1 Kn2c, H2 Kn3c'))).toBe(5);
  });

  test('DQ-7.4 a guard may be connected elsewhere too', () => {
    expect(guards(board('D1 Kn1a, C1 Kn3c'))).toBe('D1');
  });

  test('DQ-11.8, DQ-11.9 only the own road of the own half counts', () => {
    expect(everywhere('Kn3b')).toBe('');
    expect(guards(board('G1 Kn1b, H1 Wm4'))).toBe('');
  });

  test('DQ-11.21, DQ-3.8 in rows 1 and 3 the inward half guards in columns A and H only', () => {
    expect(everywhere('Kn1b')).toBe('A1 H1 A2 H2 A3 H3');
    expect(everywhere('Kn2b')).toBe('H1 H2 H3');
    expect(everywhere('Kn2b*')).toBe('A1 A2 A3');
    expect(everywhere('Kn3c')).toBe('H1 H2 H3');
    expect(everywhere('Kn3a*')).toBe('A3 B3 C3 D3 E3 F3 G3 H3');
  });

  test('DQ-7.1 nothing but a knight guards', () => {
    for (let known = 0; known < LAYS; known++)
      if (TILES[tileOf(known)].top.feature !== 'knight')
        for (let at = 0; at < FIELDS; at++) expect(guardShields(at, known)).toBe(0);
  });
});
