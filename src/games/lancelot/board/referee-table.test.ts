/** A table with a box after the last turn: the end of the booklet comes out right, and nothing unknown is decided. */
import { expect, test } from 'vitest';
import { notation } from '../notation/index.ts';
import { finalVp } from '../rules/15-end.ts';
import { game } from '../rules/index.ts';
import { category, chair, tile } from '../testing/scene.ts';
import {
  choicesOf,
  EMPTY,
  endOf,
  isTied,
  mostOf,
  type Own,
  readTable,
  type Table,
  withOwn,
  withSeat,
} from './referee-table.ts';

const has = (swords: number, maces: number, lances: number, magic: number): number[] => [
  0,
  swords,
  maces,
  lances,
  magic,
  0,
  0,
  0,
  0,
];

/** V5: Blue, Green, Red. */
const OWNS: readonly Partial<Own>[] = [
  { chair: chair('Tristan'), things: has(5, 1, 0, 4), deeds: ['D03'].map(tile), grail: 12 },
  { chair: chair('Arthur'), things: has(2, 3, 2, 1), deeds: ['D02', 'D04', 'D05'].map(tile), grail: 9 },
  { chair: chair('Gawain'), things: has(2, 3, 2, 2), deeds: ['D06', 'D07', 'D09'].map(tile), grail: 4 },
];
const V5 = OWNS.reduce<Table>((table, own, seat) => withOwn({ ...table, seat }, own), {
  ...withSeat(EMPTY),
  sword: 2,
});
const claimed = (...names: string[]): Table => ({ ...V5, claims: names.map(category) });

test('V5 ties are chosen in the order of the seats, and Red is Lancelot', () => {
  expect([endOf(V5).mover, choicesOf(endOf(V5))]).toEqual([1, ['mace', 'lance', 'deed'].map(category)]);
  const next = endOf(claimed('lance'));
  expect([next.mover, choicesOf(next)]).toEqual([2, ['mace', 'deed'].map(category)]);
  const end = endOf(claimed('lance', 'deed'));
  expect(end.knights.map((_, seat) => finalVp(end, seat))).toEqual([9, 7, 9]);
  expect(game.outcome(end)?.places).toEqual([2, 3, 1]);
});

test.each([[V5], [claimed('lance')], [claimed('lance', 'deed')]])(
  'what is written is read as the same end',
  (table) => {
    const end = endOf(table);
    const reading = notation.read(notation.write(end));
    expect(reading.problems).toBeUndefined();
    expect(reading).toMatchObject({ value: { step: end.step, majorities: end.majorities, sword: 2 } });
  },
);

test('LAN-15.4 without the seats a tie stays open; LAN-9.8 so does the Grail while two are level', () => {
  const unseated = withOwn(V5, { chair: -1 });
  expect([endOf(unseated).step, isTied(endOf(unseated), category('mace'))]).toEqual(['onward', true]);
  const level = { ...withOwn(V5, { grail: 12 }), claims: ['lance', 'deed'].map(category) };
  expect(endOf(level).phase).toBe('majorities');
  expect(endOf({ ...level, lowest: 2 }).pilgrims).toEqual([2, 0, 1]);
  expect(endOf({ ...level, lowest: 2 }).phase).toBe('over');
});

test('LAN-1.4, LAN-6.5 nobody can have more than the box holds, nor more than seven cards', () => {
  const [, , , lance, , lady, allied] = has(0, 0, 0, 0).keys();
  expect(mostOf(V5, lance)).toBe(10);
  expect(mostOf(withOwn(V5, { things: [0, 0, 0, 0, 0, 5, 0, 0, 0] }), allied)).toBe(2);
  expect(mostOf(V5, lady)).toBe(7);
});

test('a table is read back as it was kept, and nothing else is believed', () => {
  expect(readTable(structuredClone(V5))).toEqual(V5);
  const bad = [
    7,
    {},
    { ...V5, sword: 3 },
    { ...V5, claims: [9] },
    withOwn(V5, { chair: 0 }),
    withOwn(V5, { deeds: [2] }),
  ];
  expect(bad.map(readTable)).toEqual(bad.map(() => undefined));
});
