/** The slots of a hand. */
import { expect, test } from 'vitest';
import { slotsOf } from './slots.ts';

test.each([
  ['a placed tile leaves its slot empty', [3, 5, 8], [3, 8], [3, 5, 8]],
  ['a tile that is taken back has its slot again', [3, 5, 8], [3, 5, 8], [3, 5, 8]],
  ['a new hand has new slots', [3, 5, 8], [1, 2], [1, 2]],
  ['Sancho Panza comes into the hand', [3, 5], [3, 5, 40], [3, 5, 40]],
])('%s', (_, before, tiles, slots) => expect(slotsOf(before, tiles)).toEqual(slots));
