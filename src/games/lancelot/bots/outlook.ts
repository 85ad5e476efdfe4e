/** What a review is told of Lancelot: a turn is played to its end, and what each knight may expect then says who may win. */
import { TURNS } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { chancesOf, type Outlook, sharesOf } from '../../../bots/outlook.ts';
import { chooseFor } from './foresight.ts';
import { playTurn } from './judgement.ts';
import { prospectsOf } from './prospects.ts';

/** Found by logistic regression on 600 games of two, three and four knights; so many VP more for each turn that is left. */
const APART = 2;
const APART_A_TURN = 0.45;

/**
 * Everybody errs by up to so many VP. There is little luck in a turn: without errors one small step changes who comes
 * first to what in every world alike, and that would pass for its worth.
 */
const ERROR = 0.5;

export const outlook: Outlook<State, Move> = {
  promise(world, dice) {
    playTurn(world, world.turn, dice, (state) => chooseFor(state, state.mover, dice, ERROR));
    const outcome = game.outcome(world);
    if (outcome !== undefined) return sharesOf(outcome);
    const worths = world.knights.map((_, seat) => prospectsOf(world, seat));
    return chancesOf(worths, APART + APART_A_TURN * (TURNS - world.turn));
  },
  era: ({ turn }) => turn,
  puzzle: { seats: 3, isOne: ({ step, turn }) => step === 'ride' && turn > 1 },
  playouts: 6000,
};
