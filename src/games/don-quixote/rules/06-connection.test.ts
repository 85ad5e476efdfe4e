import { describe, expect, test } from 'vitest';
import { CASTLE_4, CASTLE_6, FIELDS, fieldName, type Lay, tileOf } from './components.ts';
import { networks, nodeOf, ROADS, UPPER } from './06-connection.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board, lay } from '../testing/scene.ts';

/** The features of a board, parted by connection, as the examples write them. */
function parted(laid: readonly Lay[]): string {
  const network = networks(laid);
  const groups = new Map<number, string[]>();
  for (let field = 0; field < FIELDS; field++) {
    if (laid[field] < 0) continue;
    ROADS[laid[field]].forEach((road, r) => {
      const castle = road.castle === CASTLE_6 || road.castle === CASTLE_4;
      if (!castle && road.churches + road.windmills + road.knights === 0) return;
      const name = fieldName(field) + (castle ? (road.parts[0].half === UPPER ? '.upper' : '.lower') : '');
      const id = network[nodeOf(field, r)];
      groups.set(id, [...(groups.get(id) ?? []), name]);
    });
  }
  return [...groups.values()]
    .map((names) => names.toSorted().join(' '))
    .toSorted()
    .join(' | ');
}

describe('6 Connection', () => {
  test.each(EXAMPLES)('DQ-6.1, DQ-6.2, DQ-6.3 $id: $shows', ({ board: laid, networks: expected }) => {
    expect(parted(board(laid))).toBe(expected);
  });

  test('DQ-6.4, DQ-11.6 a castle separates; a church, windmill or knight in its place does not', () => {
    expect(parted(board('B2 Kn3c, C2 Ca4, D2 Kn3b'))).toBe('B2 C2.upper | C2.lower D2');
    for (const between of ['Ch4', 'Wm1', 'Kn1b'])
      expect(parted(board(`B2 Ch1, C2 ${between}, D2 Ch4`))).toBe('B2 C2 D2');
  });

  test('DQ-6.5 a knight reaches a castle by either of its roads', () => {
    expect(parted(board('B2 Kn3c, C2 Ca4'))).toBe('B2 C2.upper | C2.lower');
    expect(parted(board('C2 Ca4, D2 Kn3b'))).toBe('C2.lower D2 | C2.upper');
  });

  test('DQ-6.6 a road goes on behind the feature', () => {
    expect(parted(board('B2 Ch1, C2 Wm7*, D2 Ch4'))).toBe('B2 C2 D2');
  });

  test('DQ-12.3 Sancho Pansa connects all six sides, and has no feature of its own', () => {
    const around = 'C1 Ch6*, B2 Ch4, D2 Ch4, C3 Ch2';
    expect(parted(board(around))).toBe('B2 | C1 | C3 | D2');
    expect(parted(board(`${around}, C2 Sancho`))).toBe('B2 C1 C3 D2');
    expect(ROADS[lay('Sancho')].map(({ exits }) => exits)).toEqual([0b111111]);
  });

  test('DQ-6.7 a node on a board turned as a whole is in the same company', () => {
    const laid = board(EXAMPLES[1].board);
    const turned = laid.map((_, at) => laid[FIELDS - 1 - at] ^ 1);
    const sizes = (network: readonly number[], on: readonly Lay[]): number[] => {
      const count = new Map<number, number>();
      for (let field = 0; field < FIELDS; field++)
        for (let r = 0; r < ROADS[on[field]].length; r++) {
          const id = network[nodeOf(field, r)];
          count.set(id, (count.get(id) ?? 0) + 1);
        }
      return [...count.values()].toSorted((a, b) => a - b);
    };
    expect(sizes(networks(turned), turned)).toEqual(sizes(networks(laid), laid));
    expect(tileOf(lay('Ca6*'))).toBe(CASTLE_6);
  });
});
