/** Knights & Damosels: gifts, guesses and betrayal at Arthur's court, for three to six players. */
import { bySteps } from '../../../core/steps.ts';
import type { Game, Seat } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import { beats } from './beats.ts';
import { goOn } from './03-round.ts';
import { outcome } from './10-end.ts';
import { HIGH } from './11-joust.ts';
import type { Happening } from './happenings.ts';
import { orders } from './orders.ts';
import { type Move, NO_CARD, readMove, THRUSTS } from './moves.ts';
import { CHAPTERS, RULES } from './rulebook.ts';
import { components, imagine, view, witness } from './secrets.ts';
import { deal } from './setup.ts';
import { clone, currentStep, type Options, type State } from './state.ts';
import { STEP_TABLE } from './steps.ts';

const decisions = bySteps(STEP_TABLE, currentStep, (state: State) => state.players.length);

export const game: Game<State, Move, Happening, Options> = {
  ...manifest,
  version: 2,
  upgrades: { 1: ofEditionOne },
  chapters: CHAPTERS,
  rules: RULES,
  setup(seats, options, dice, say) {
    const state = deal(seats, options, dice, say);
    goOn(state, dice, say);
    return state;
  },
  ...decisions,
  apply(state, seat, move, dice, say) {
    decisions.apply(state, seat, move, dice, say);
    goOn(state, dice, say);
  },
  fallback,
  outcome,
  view,
  witness,
  imagine,
  clone,
  readMove,
  components,
  table: { beats, orders, final: (_state, _seat, { t }) => t === 'revealEvent' }, // a card is turned: all have seen it
};

/** In version 1 a joust ended at 0 worship (KD-11.7). */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape of version 1 is gone
function ofEditionOne(saved: any): any {
  const options = { ...(saved.state ?? saved).options, edition: 1 };
  return saved.state === undefined ? { ...saved, options } : { ...saved, state: { ...saved.state, options } };
}

/** Chapter 15: what an absent player plays. */
function fallback(state: State, seat: Seat): Move {
  const moves = decisions.moves(state, seat);
  const step = currentStep(state);
  if (step === 'discardEvent') return moves[moves.length - 1];
  if (step === 'replace' || (step === 'select' && state.options.selection === 'free')) return NO_CARD;
  if (step === 'contest') return moves[moves.length - 1]; // done
  if (step === 'exchange') return moves[moves.length === THRUSTS.length ? THRUSTS.length - 1 : HIGH];
  return moves[0];
}
