/** Reviews of Don Quixote: a planted blunder is found, and what was hidden does not matter. */
import { type Planted, reviewTests } from '../../../bots/testing/review-tests.ts';
import { game } from '../rules/index.ts';
import { appraised } from './foresight.ts';
import type { LayMove, State } from '../rules/state.ts';
import { bots } from './index.ts';

const PLANTED: Planted<State, LayMove> = {
  seats: 1,
  seed: 'bl3',
  /** The first tile of round 2 goes where even a beginner would not lay it. */
  blunder(view, moves) {
    if (view.round !== 2) return undefined;
    const worths = appraised(view, 0, moves);
    return moves[worths.indexOf(Math.min(...worths))];
  },
};

reviewTests(game, bots, PLANTED, 1800);
