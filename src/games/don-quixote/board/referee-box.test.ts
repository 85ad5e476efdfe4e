/** Tiles drawn end by end: what is drawn counts, is written and read, and ours are back afterwards. */
import { afterEach, expect, test } from 'vitest';
import { judge } from '../../../core/referee.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../../load.ts';
import { TILES } from '../rules/components.ts';
import { field, tile } from '../testing/scene.ts';
import { areDrawn, dataOf, type End, endsOf, halfOf, tapped, undrawn, putTiles, withDrawn } from './referee-box.ts';
import { EMPTY, place, readTable, scoresOf, type Table, writeTable } from './referee-table.ts';

afterEach(() => putTiles([]));

test('a tap on an end makes a road, another road, and none', () => {
  const taps = (half: string, end: End): string[] => [half, tapped(half, end), tapped(tapped(half, end), end)];
  expect(taps('knight 2 F-O', 'R')).toEqual(['knight 2 F-O', 'knight 2 O-F-R', 'knight 2 O-F | R']);
  expect(halfOf('windmill F-L | R-I', endsOf('windmill F-L | R-I'))).toBe('windmill L-F | R-I');
  expect(tapped('O-I', 'I')).toBe('O | I');
});

test('DQ-3.4, DQ-3.5 what is not whole is not believed', () => {
  const wm1 = dataOf([], tile('Wm1'));
  expect(undrawn(wm1)).toBeUndefined();
  expect(undrawn({ ...wm1, top: 'windmill L-R-I' })).toBe('feature');
  expect(undrawn({ ...wm1, bottom: 'O | I' })).toBe('lonely');
  expect(undrawn({ ...wm1, bottom: 'O-L' })).toBe('middle');
  expect(areDrawn([{ ...wm1, bottom: 'O-L' }])).toBe(false);
  expect(areDrawn([{ ...wm1, top: 'knight 9 hello' }])).toBe(false);
  expect(withDrawn([{ ...wm1, bottom: 'R-I' }], wm1)).toEqual([]);
});

/** A windmill right of the 6-castle, whose road to the left is gone in this box. */
const laid = [['D2', 'Ca6'], ['F1', 'Ca4'], ['C2', 'Wm1']].reduce((table, [on, id]) => place(table, field(on), tile(id)), EMPTY); // prettier-ignore
const OWN: Table = { ...laid, box: [{ ...dataOf([], tile('Wm1')), top: 'windmill O-F-I' }] };

test('a tile of another box is scored by its roads, and written with them', () => {
  const text = writeTable(OWN);
  expect(text).toContain('\nbox: Wm1 windmill O-F-I / O-I\n');
  expect(TILES[tile('Wm1')].top.roads).toEqual([['outer', 'feature', 'inner']]);
  const [here] = scoresOf(OWN, 0);
  putTiles([]);
  expect(TILES[tile('Wm1')].top.roads).toHaveLength(1);
  expect(readTable(structuredClone(OWN))).toEqual(OWN);
  const id = 'don-quixote';
  const ruling = judge(GAMES[id], { ...NOTATIONS[id]!, ...SPEAKERS[id] }, text, { round: 1 });
  expect(ruling).toMatchObject({ accounts: [{ total: Object.values(here ?? {}).reduce((sum, one) => sum + one, 0) }] });
});
