/** Reviews of Lancelot: a planted blunder is found, and what was hidden does not matter. */
import { type Planted, reviewTests } from '../../../bots/testing/review-tests.ts';
import { NONE } from '../../../core/game.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, Move> = {
  seats: 3,
  seed: 'bl2',
  oneIn: 15,
  /** Rides past everything to the last space of the road, and so gives a whole turn away. */
  blunder(view, moves) {
    const setsOut = view.turn === 3 && view.step === 'ride' && view.knights[0].space === NONE;
    return setsOut ? moves.findLast(({ t }) => t === 'go') : undefined;
  },
};

reviewTests(game, bots, PLANTED, 500);
