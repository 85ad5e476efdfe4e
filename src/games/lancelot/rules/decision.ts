/** What all decisions of Lancelot have in common: one player decides at a time, and only what is asked. */
import type { Step } from '../../../core/steps.ts';
import { type Rule, type Say, type Seat } from '../../../core/game.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import type { Event, Phase, State } from './state.ts';

interface Asked<M extends Move> {
  readonly chapter: Rule;
  /** The moves that answer the question. */
  readonly tags: readonly M['t'][];
  candidates(state: State, seat: Seat): M[];
  refusal(state: State, seat: Seat, move: M): Rule | undefined;
  act(state: State, seat: Seat, move: M, say: Say<Event>): void;
}

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** A step in which the mover decides. What is asked of him stands in `chapter`. */
export function decision<M extends Move>({
  chapter,
  tags,
  candidates,
  refusal,
  act,
}: Asked<M>): Step<State, Move, Event> {
  return {
    chapter,
    pending: (state) => ALONE[state.mover],
    candidates: (state, seat) => (seat === state.mover ? candidates(state, seat) : []),
    refusal(state, seat, move) {
      if (seat !== state.mover) return outOfTurn(state);
      return tags.includes(move.t) ? refusal(state, seat, move as M) : chapter;
    },
    apply(state, seat, move, _dice, say) {
      state.step = 'onward';
      act(state, seat, move as M, say);
    },
  };
}

const ORDER_OF: { readonly [phase in Phase]: Rule } = {
  seating: RULES['LAN-2.6'],
  riding: RULES['LAN-4.3'],
  magic: RULES['LAN-14.4'],
  majorities: RULES['LAN-15.4'],
  over: RULES['LAN-15.7'],
};

/** The rule that makes it another's turn. */
function outOfTurn(state: State): Rule {
  return state.phase === 'riding' && state.round === 1 ? RULES['LAN-4.2'] : ORDER_OF[state.phase];
}
