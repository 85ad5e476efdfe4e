/** Reviews of Don Quixote: a planted blunder is found, and what was hidden does not matter. */
import { expect, test } from 'vitest';
import { inAnotherWorld, type Planted, playWithBlunder, reviewed } from '../../../bots/testing/blunder.ts';
import { game } from '../rules/index.ts';
import { appraised, weightsNow } from './foresight.ts';
import type { LayMove, State } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, LayMove> = {
  seats: 1,
  seed: 'bl3',
  /** The first tile of round 2 goes where even a beginner would not lay it. */
  blunder(view, moves) {
    if (view.round !== 2) return undefined;
    const worths = appraised(view, 0, moves, weightsNow(view));
    return moves[worths.indexOf(Math.min(...worths))];
  },
};

const { sights, at } = playWithBlunder(game, bots, PLANTED);

test('names a planted blunder first', () => {
  const { decisions, curve, choices, fate } = reviewed(game, bots, sights, 1800);
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
