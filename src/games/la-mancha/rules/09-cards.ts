/** LM-9.10, LM-9.12: cards interrupt any decision; then it goes on with its options counted anew. */
import type { Step } from '../../../core/steps.ts';
import type { Event } from './events.ts';
import { addPlays, playRefusal, useRefusal } from './09-play.ts';
import { declare } from './09-reply.ts';
import { withdrawPasses } from './09-window.ts';
import { use } from './11-effects.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** A step in which cards may be played and equipped cards be used, by whoever may. */
export function interruptible(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    chapter: step.chapter,
    pending: step.pending,
    candidates(state, seat) {
      const list = step.candidates(state, seat);
      addPlays(state, seat, list);
      return list;
    },
    refusal(state, seat, move) {
      if (move.t === 'play') return playRefusal(state, seat, move);
      return move.t === 'use' ? useRefusal(state, seat, move) : step.refusal(state, seat, move);
    },
    apply(state, seat, move, dice, say) {
      if (move.t === 'play') return declare(state, seat, move, say);
      if (move.t !== 'use') return step.apply(state, seat, move, dice, say);
      use(state, seat, move.place, dice, say);
      withdrawPasses(state);
    },
  };
}
