import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { HIDDEN, unheard } from '../../../core/game.ts';
import { imagine, tilesUnseen, view, witness } from './secrets.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { PLAIN } from '../testing/scene.ts';

const state = setup(3, PLAIN, seededDice('secrets'), unheard);

test('LAN-16.1 the order of the stack is hidden from everybody, and nothing else', () => {
  for (const viewer of [0, 1, 2, 'watcher'] as const) {
    const { stack, ...open } = view(state, viewer);
    const { stack: _, ...all } = state;
    expect(open).toEqual(all);
    expect(stack).toEqual(state.stack.map(() => HIDDEN));
  }
  const event = { t: 'turn', turn: 2 } as const;
  expect(witness(event, 'watcher')).toBe(event);
});

test('LAN-16.1 which tiles are left is known, and a bot may imagine any order of them', () => {
  const seen = view(state, 0);
  expect(tilesUnseen(seen)).toEqual(state.stack.toSorted((a, b) => a - b));
  const orders = Array.from({ length: 30 }, (_, i) => String(imagine(seen, 0, seededDice(i)).stack));
  expect(new Set(orders).size).toBe(30);
});

test('LAN-16.1 a view does not change with the hidden order', () => {
  const other = clone(state);
  shuffle(other.stack, seededDice(9));
  expect(view(other, 1)).toEqual(view(state, 1));
});
