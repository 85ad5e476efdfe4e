/** Reviews of Knights & Damosels: a planted blunder is found, and what was hidden does not matter. */
import { expect, test } from 'vitest';
import { inAnotherWorld, type Planted, playWithBlunder, reviewed } from '../../../bots/testing/blunder.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, type State, thresholdsOf } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, Move> = {
  seats: 4,
  seed: 'kd2',
  /** One card is missing for a victory: asks for the last that lies there, not for the one that wins. */
  blunder(view, moves) {
    const isLast = view.players[0].row.length + 1 === thresholdsOf(view).earned;
    return isLast && currentStep(view) === 'select' ? moves.findLast(({ t }) => t === 'ask') : undefined;
  },
};

const { sights, at } = playWithBlunder(game, bots, PLANTED);

test('names a planted blunder first', () => {
  const { decisions, curve, choices, fate } = reviewed(game, bots, sights, 4000);
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
