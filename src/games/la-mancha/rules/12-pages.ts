/** LM-12.3: what was written is unrolled page by page, the same page for all; the judge turns it. */
import type { Step } from '../../../core/steps.ts';
import { NONE } from '../../../core/game.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import type { State } from './state.ts';

/** The tale on the reading desk, or NONE where there is none and where all lie side by side. One alone needs no desk. */
export function onDesk({ mode, phase, tales, page }: State): number {
  const isRead = mode === 'scroll' && (phase === 'mark' || phase === 'name') && tales.length > 1;
  return isRead && page < tales.length ? page : NONE;
}

/** A step of the judge before the verdict. Pages are never offered: they decide nothing, and a bot reads at a glance. */
export function paged(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    refusal(state, seat, move) {
      if (move.t !== 'turn' || seat !== state.drawer) return step.refusal(state, seat, move);
      return onDesk(state) === NONE ? RULES['LM-12.3'] : undefined;
    },
    apply(state, seat, move, dice, say) {
      if (move.t !== 'turn') return step.apply(state, seat, move, dice, say);
      state.page++;
      say({ t: 'turned', seat, page: state.page, pages: state.tales.length });
    },
  };
}
