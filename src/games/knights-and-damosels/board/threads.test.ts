import { describe, expect, test } from 'vitest';
import { CHIVALRIES } from '../rules/components.ts';
import { scene } from '../testing/scene.ts';
import { courtedBy, nearness, threadsOf } from './threads.ts';

/** Seat 0 has Elaine, of whose cards seat 1 holds four and seat 2 one. With four players five to one knight win, or 22 worship. */
const view = scene({
  seats: [
    { row: 'sword horse armor honor loyalty valor', worship: 15 },
    { row: 'elaine:sword elaine:horse elaine:farmer elaine:fisher', worship: 16 },
    { row: 'elaine:valor guenever:sword' },
    {},
  ],
  step: 'give',
});

describe('KD-22.1', () => {
  test('a thread leads from each gift of a lady to the knight who has it, most courted first', () => {
    const courted = courtedBy(view, 0);
    expect(courted.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 4],
      [2, 1],
    ]);
    expect(threadsOf(view, 0).map(({ chivalry, to }) => `${CHIVALRIES[chivalry].id} to ${courted[to].seat}`)).toEqual([
      'horse to 1',
      'sword to 1',
      'valor to 2',
      'farmer to 1',
      'fisher to 1',
    ]);
    expect([courtedBy(view, 3), threadsOf(view, 3)]).toEqual([[], []]);
  });

  test('a count glows from one below the threshold on, worship from six below', () => {
    expect(courtedBy(view, 0).map(({ isNear }) => isNear)).toEqual([true, false]);
    expect(nearness(view, 0)).toEqual({ given: true, earned: true, worship: false });
    expect(nearness(view, 1)).toEqual({ given: false, earned: false, worship: true });
  });
});
