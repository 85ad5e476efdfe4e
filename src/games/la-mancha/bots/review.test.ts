/** Reviews of La Mancha: a planted blunder is found, and what was hidden does not matter. */
import { expect, test } from 'vitest';
import { inAnotherWorld, type Planted, playWithBlunder, reviewed } from '../../../bots/testing/blunder.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, Move> = {
  seats: 4,
  seed: 'bl4',
  oneIn: 4,
  /** Runs away from a Feat that could be won. */
  blunder(view, moves) {
    const canRoll = view.resolved >= 1 && moves.some(({ t }) => t === 'roll');
    return canRoll ? moves.find(({ t }) => t === 'run') : undefined;
  },
};

const { sights, at } = playWithBlunder(game, bots, PLANTED);

test('names a planted blunder first', () => {
  const { decisions, curve, choices, fate } = reviewed(game, bots, sights, 900);
  const [worst] = decisions;
  expect([worst.n, worst.move]).toEqual([at, sights.find(({ n }) => n === at)?.move]);
  expect(worst.loss).toBeGreaterThan(3 * worst.error);
  expect(curve[0].chances[0] + choices + fate).toBeCloseTo(curve.at(-1)!.chances[0], 4);
});

test('is the same in two worlds that the player could not tell apart', () => {
  const [one, other] = ['one', 'other'].map((name) => inAnotherWorld(game, sights, name));
  expect(JSON.stringify(one.worlds)).not.toBe(JSON.stringify(other.worlds));
  expect(JSON.stringify(reviewed(game, bots, one.sights, 120))).toBe(
    JSON.stringify(reviewed(game, bots, other.sights, 120)),
  );
});
