/** Knights & Damosels: gifts, guesses and betrayal at Arthur's court, for three to six players. */
import { chapters } from '../../../core/steps.ts';
import type { Game, Seat } from '../../../core/game.ts';
import { goOn } from './03-round.ts';
import { outcome } from './10-end.ts';
import { HIGH } from './11-joust.ts';
import { ROUNDS_AT_MOST } from './components.ts';
import type { Happening } from './happenings.ts';
import { type Move, NO_CARD, readMove, THRUSTS } from './moves.ts';
import { RULES } from './rulebook.ts';
import { components, imagine, view, witness } from './secrets.ts';
import { deal } from './setup.ts';
import { clone, currentStep, type Options, type State } from './state.ts';
import { STEP_TABLE } from './steps.ts';

const decisions = chapters(STEP_TABLE, currentStep, (state: State) => state.players.length);

export const knightsAndDamosels: Game<State, Move, Happening, Options> = {
  id: 'knights-and-damosels',
  title: 'Knights & Damosels',
  version: 1,
  upgrades: {},
  rules: RULES,
  seats: { min: 3, max: 6 }, // KD-2.1
  options: {
    selection: { rule: RULES['KD-6.7'], choices: ['strict', 'free'] },
    joust: { rule: RULES['KD-11.1'], choices: [false, true] },
    camlann: { rule: RULES['KD-12.1'], choices: [false, true] },
    service: { rule: RULES['KD-13.3'], choices: ['off', 'fortune', 'favour'] },
    assignment: { rule: RULES['KD-2.3'], choices: ['random', 'choose'] },
    firstMerlin: { rule: RULES['KD-2.2'], choices: ['random', 0, 1, 2, 3, 4, 5] },
    maxRounds: { rule: RULES['KD-10.8'], choices: [ROUNDS_AT_MOST, ...otherLengths()] },
  },
  presets: [
    { name: 'As printed', rule: RULES['KD-14.2'], options: {} },
    { name: 'Courtly', rule: RULES['KD-14.2'], options: { selection: 'free' } },
    { name: 'Round Table', rule: RULES['KD-14.2'], options: { selection: 'free', joust: true, camlann: true } },
  ],
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
};

/** KD-10.8, KD-14.1: from 12 to 60 rounds. */
function otherLengths(): number[] {
  return Array.from({ length: 49 }, (_, i) => i + 12).filter((rounds) => rounds !== ROUNDS_AT_MOST);
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
