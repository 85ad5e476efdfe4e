/** Reviews of Knights & Damosels: a planted blunder is found, and what was hidden does not matter. */
import { type Planted, reviewTests } from '../../../bots/testing/review-tests.ts';
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

reviewTests(game, bots, PLANTED, 4000);
