import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { narrowest } from './result.ts';

const view = {} as State; // not looked at
const tried = (seat: number, die: number, strength: number, difficulty: number): Event => ({ t: 'result', seat, die, doubled: false, strength, difficulty, success: true, successes: 1 }); // prettier-ignore
const won = (seat: number, card: number): Event => ({ t: 'won', seat, card, sudden: false });

test('the moment of the game is the Feat that was won with the least to spare, of several the last', () => {
  const past = [
    { n: 1, view, events: [tried(0, 5, 7, 9), won(0, 40)] },
    { n: 2, view, events: [tried(1, 3, 6, 8)] },
    { n: 3, view, events: [won(1, 41)] },
    { n: 4, view, events: [tried(0, 2, 6, 7), won(0, 42)] },
    { n: 5, view, events: [tried(2, 1, 1, 2), won(0, 43)] },
  ];
  expect(narrowest(past)).toEqual({ n: 4, card: 42, seat: 0, sum: 8, difficulty: 7 });
  expect(narrowest(past.slice(0, 1))).toMatchObject({ card: 40, sum: 12 });
  expect(narrowest([])).toBeUndefined();
});
