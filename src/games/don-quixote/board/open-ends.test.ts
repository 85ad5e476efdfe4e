/** What a ghost opens and closes, and who has come to a castle. */
import { expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { CASTLE_6, FIELDS, layOf, TILES } from '../rules/components.ts';
import { endsChange, knightsAt } from './open-ends.ts';

const tile = (id: string): number => TILES.findIndex((each) => each.id === id);
/** The 6-castle on B1 has a gate to C1 on the right of its upper half, and one to A1 on the left of its lower half. */
const board = Array.from({ length: FIELDS }, (_, field) => (field === 1 ? layOf(CASTLE_6, 0) : NONE));

test('DQ-15.5 a tile before a gate closes that end, and opens those of its own that face empty fields', () => {
  expect(endsChange(board, board, 2)).toEqual({ now: 2, gained: 0, lost: 0 });
  const after = board.with(2, layOf(tile('Ch1'), 0)); // upper half F-L-R-I, lower half R-I: right twice, left to the gate
  expect(endsChange(board, after, 2)).toEqual({ now: 2, gained: 2, lost: 1 });
});

test('DQ-15.7 a knight whose road leads to a gate is at the castle', () => {
  const knight = TILES.findIndex(({ top }) => top.feature === 'knight' && top.roads[0].includes('left'));
  expect(knightsAt(board, CASTLE_6)).toBe(0);
  expect(knightsAt(board.with(2, layOf(knight, 0)), CASTLE_6)).toBe(1);
});
