import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, readOptions, unheard } from '../../../core/game.ts';
import { SALLY_OF } from './components.ts';
import { strength } from './06-strength.ts';
import type { Event } from './events.ts';
import { game } from './index.ts';
import { firstDrawer, setup } from './setup.ts';
import { DEFAULTS, faces } from '../testing/scene.ts';

const begin = (seats: number, seed = 1): ReturnType<typeof setup> => setup(seats, DEFAULTS, seededDice(seed), unheard);

test('LM-2.1, LM-1.7 three to five knights, each with a hand, and no Treasure, Love or Feat', () => {
  expect(game.seats).toEqual({ min: 3, max: 5 });
  for (const knight of begin(5).knights) expect([knight.hand.length, knight.love, knight.feats]).toEqual([5, NONE, []]);
});

test('LM-2.2, LM-12.1 the host chooses among what is on offer, and nothing else', () => {
  expect(readOptions(game, {})).toEqual(DEFAULTS);
  expect(readOptions(game, { length: 5, mode: 'aloud', cry: 'typed' })).toMatchObject({ length: 5, mode: 'aloud' });
  expect(readOptions(game, { length: 4 })).toBeUndefined();
});

test('LM-2.3, LM-1.5 gear alone gives a strength of 3', () => {
  expect(strength(begin(3), 2)).toBe(3);
});

test('LM-2.4 seven cards of each sally, I on top and III at the bottom, 33 set aside', () => {
  const { journey, aside } = begin(4);
  expect(journey.map((card) => SALLY_OF[card])).toEqual([
    2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
  ]);
  expect(aside).toHaveLength(33);
  expect(begin(4, 2).journey).not.toEqual(journey);
});

test('LM-2.5, LM-2.6 two shuffled decks, five cards each', () => {
  const { chivalry, treasures, chivalryDiscard, treasureDiscard } = begin(5);
  expect([chivalry.length, treasures.length, chivalryDiscard, treasureDiscard]).toEqual([65, 50, [], []]);
});

test('V28, LM-2.7 ties for highest roll again among themselves', () => {
  const events: Event[] = [];
  const first = firstDrawer([0, 1, 2, 3], faces(5, 5, 2, 1, 3, 3, 6, 2), (event) => events.push(event));
  expect([first, events.length]).toEqual([0, 8]);
  expect(firstDrawer([0, 1, 2], faces(1, 2, 6), unheard)).toBe(2);
});

test('LM-2.7, LM-2.8 the first drawer draws, and nobody can do anything else', () => {
  const state = begin(3);
  expect(game.pending(state)).toEqual([state.drawer]);
  for (const seat of [0, 1, 2]) expect(game.moves(state, seat)).toEqual(seat === state.drawer ? [{ t: 'draw' }] : []);
  expect(game.refusal(state, (state.drawer + 1) % 3, { t: 'draw' })?.id).toBe('LM-2.7');
});
