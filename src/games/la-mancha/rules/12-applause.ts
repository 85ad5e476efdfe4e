/** LM-12.10: silent reactions to the tales on the table, by those who do not judge. They decide nothing. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Rule, type Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { REACTIONS, type State } from './state.ts';

/** A step during which tales lie open. */
export function applauded(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    candidates(state, seat) {
      const list = step.candidates(state, seat);
      if (!state.options.applause || seat === state.drawer) return list;
      for (let tale = 0; tale < state.tales.length; tale++)
        for (const reaction of REACTIONS) list.push({ t: 'applaud', tale, with: reaction });
      return list;
    },
    refusal(state, seat, move) {
      return move.t === 'applaud' ? applauseRefusal(state, seat, move) : step.refusal(state, seat, move);
    },
    apply(state, seat, move, dice, say) {
      if (move.t !== 'applaud') return step.apply(state, seat, move, dice, say);
      state.applause[placeOf(state, seat, move.tale)] = REACTIONS.indexOf(move.with);
      say({ t: 'applauded', seat, tale: move.tale, with: move.with });
    },
  };
}

function applauseRefusal(state: State, seat: Seat, { tale }: MoveOf<'applaud'>): Rule | undefined {
  const isOpen = state.options.applause && seat !== state.drawer && state.tales[tale] !== undefined;
  if (!isOpen || state.tales[tale].seat === seat) return RULES['LM-12.10'];
  return state.applause[placeOf(state, seat, tale)] === NONE ? undefined : RULES['LM-12.10'];
}

const placeOf = (state: State, seat: Seat, tale: number): number => tale * state.knights.length + seat;
