/** Reviews of La Mancha: a planted blunder is found, and what was hidden does not matter. */
import { type Planted, reviewTests } from '../../../bots/testing/review-tests.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, Move> = {
  seats: 4,
  seed: 'bl5',
  oneIn: 4,
  /** Runs away from a Feat that could be won. */
  blunder(view, moves) {
    const canRoll = view.resolved >= 1 && moves.some(({ t }) => t === 'roll');
    return canRoll ? moves.find(({ t }) => t === 'run') : undefined;
  },
};

reviewTests(game, bots, PLANTED, 900);
