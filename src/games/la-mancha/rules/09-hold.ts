/** LM-9.13, LM-9.14: what a knight may say in a window beside playing and passing: ask for time, take back an order. */
import type { Step } from '../../../core/steps.ts';
import type { Rule, Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import { isInWindow } from './09-window.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import type { State } from './state.ts';

const HOLD: Move = { t: 'hold' };
const HEED: Move = { t: 'heed' };

/** A step that is a window of chapter 9. */
export function windowed(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    candidates(state, seat) {
      const list = step.candidates(state, seat);
      if (holdRefusal(state, seat) === undefined) list.push(HOLD);
      if (state.orders[seat] > 0) list.push(HEED);
      return list;
    },
    refusal(state, seat, move) {
      if (move.t === 'hold') return holdRefusal(state, seat);
      if (move.t === 'heed') return state.orders[seat] === 0 ? RULES['LM-9.14'] : undefined;
      return step.refusal(state, seat, move);
    },
    apply(state, seat, move, dice, say) {
      if (move.t === 'heed') state.orders[seat] = 0;
      else if (move.t === 'hold') hold(state, seat, say);
      else step.apply(state, seat, move, dice, say);
    },
  };
}

/** Once in each window, by who has not passed; without timers there is nothing to hold. */
function holdRefusal(state: State, seat: Seat): Rule | undefined {
  const mayHold = state.options.timers && isInWindow(state, seat) && state.passed[seat] === 0;
  return mayHold && (state.held & (1 << seat)) === 0 ? undefined : RULES['LM-9.13'];
}

function hold(state: State, seat: Seat, say: (event: Event) => void): void {
  state.held |= 1 << seat;
  say({ t: 'held', seat });
}
