/** The examples of the rulebook score what they say. */
import { expect, test } from 'vitest';
import { score, total } from '../rules/08-scoring.ts';
import { board } from '../testing/scene.ts';
import { ROWS_OF_TILES } from './spread.ts';

test.each(ROWS_OF_TILES)('DQ-8 in round 1 $tiles score $points', ({ tiles, points }) => {
  expect(total(score(board(tiles.map((id, i) => `${'DEF'[i]}1 ${id}`).join(', ')), 1))).toBe(points);
});
