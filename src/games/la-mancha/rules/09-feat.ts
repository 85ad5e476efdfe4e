/** LM-9.3, LM-9.4: the two windows of an attempt. Cards themselves are played through `interruptible` in 9-cards.ts. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import { TREASURES } from './components.ts';
import type { Event } from './events.ts';
import { runAway } from './06-attempt.ts';
import { isMuted } from './06-strength.ts';
import { company, isInWindow, listening } from './09-window.ts';
import { flight } from './11-possible.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import { isEngaged, ORDERS, type State } from './state.ts';

const ROLL: Move = { t: 'roll' };
const RUNS: readonly Move[] = [
  { t: 'run', keep: false },
  { t: 'run', keep: true },
];
/** LM-9.14: a pass may be said for longer than this window. */
const PASSES: readonly Move[] = ORDERS.map((until) => ({ t: 'pass', until }));

/** LM-9.3: A1. */
export const beforeRoll: Step<State, Move, Event> = {
  chapter: RULES['LM-9.3'],
  pending: (state) => company(state, listening(state)),
  candidates(state, seat) {
    if (!isAsked(state, seat)) return [];
    return seat === state.feat.attempter ? [ROLL, ...RUNS] : PASSES.slice();
  },
  refusal(state, seat, move) {
    const isAttempter = seat === state.feat.attempter;
    if (move.t === 'roll') return isAttempter ? secondTime(state, seat) : RULES['LM-6.2'];
    if (move.t === 'run')
      return flight(state, seat) ?? (move.keep && freeFlight(state, seat) === NONE ? RULES['LM-6.10'] : undefined);
    return isAttempter ? RULES['LM-9.3'] : passRefusal(state, seat, move);
  },
  apply(state, seat, move, dice, say) {
    if (move.t === 'run') return runAway(state, seat, move.keep ? freeFlight(state, seat) : NONE, dice, say);
    if (move.t === 'roll') state.feat.rolling = true;
    pass(state, seat, move);
  },
};

/** LM-9.4: A3. */
export const afterRoll: Step<State, Move, Event> = {
  chapter: RULES['LM-9.4'],
  pending: (state) => company(state, listening(state)),
  candidates: (state, seat) => (isAsked(state, seat) ? PASSES.slice() : []),
  refusal: passRefusal,
  apply: (state, seat, move) => pass(state, seat, move),
};

/** LM-3.3 (c): any-time cards may be played before the turn card passes. */
export const refilling: Step<State, Move, Event> = {
  chapter: RULES['LM-3.3'],
  pending: (state) => company(state, listening(state)),
  candidates: (state, seat) => (isAsked(state, seat) ? [PASSES[0]] : []),
  refusal(state, seat, move) {
    return move.t === 'pass' && move.until !== 'window' ? RULES['LM-9.14'] : passRefusal(state, seat, move);
  },
  apply: (state, seat, move) => pass(state, seat, move),
};

const isAsked = (state: State, seat: Seat): boolean => isInWindow(state, seat) && state.passed[seat] !== 1;

function passRefusal(state: State, seat: Seat, move: Move): Rule | undefined {
  if (move.t !== 'pass') return RULES['LM-9.2'];
  if (state.feat.engaged !== 0 && !isEngaged(state, seat)) return RULES['LM-6.11'];
  return isInWindow(state, seat) ? secondTime(state, seat) : RULES['LM-10.5'];
}

const secondTime = (state: State, seat: Seat): Rule | undefined =>
  state.passed[seat] === 1 ? RULES['LM-9.13'] : undefined;

function pass(state: State, seat: Seat, move: Move): void {
  state.passed[seat] = 1;
  if (move.t === 'pass') state.orders[seat] = ORDERS.indexOf(move.until);
}

/** `flee_free` as a passive effect: the cards that its owner draws, or NONE. */
function freeFlight(state: State, seat: Seat): number {
  for (const treasure of state.knights[seat].treasures)
    if (treasure !== NONE && !isMuted(state, treasure))
      for (const effect of TREASURES[treasure].effects)
        if (effect.op === 'flee_free' && effect.when === 'passive') return effect.draw;
  return NONE;
}
