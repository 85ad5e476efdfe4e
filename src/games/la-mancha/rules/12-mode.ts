/** LM-12.1: tales are written or told aloud. The host may ask for the other at any time; it changes between turns. */
import type { Step } from '../../../core/steps.ts';
import type { Rule, Say, Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { RULES } from './rulebook.ts';
import type { TaleMode, State } from './state.ts';

/** A step during which the mode may be asked for. It is never offered: a game knows seats, and not who is the host. */
export function modal(step: Step<State, Move, Event>): Step<State, Move, Event> {
  return {
    ...step,
    refusal: (state, seat, move) =>
      move.t === 'mode' ? modeRefusal(state, move.mode) : step.refusal(state, seat, move),
    apply(state, seat, move, dice, say) {
      if (move.t === 'mode') askFor(state, seat, move.mode, say);
      else step.apply(state, seat, move, dice, say);
    },
  };
}

/** Asked for is what is not to come anyway; to take it back is to ask for the mode that holds. */
const modeRefusal = ({ nextMode }: State, mode: TaleMode): Rule | undefined =>
  mode === nextMode ? RULES['LM-12.1'] : undefined;

function askFor(state: State, seat: Seat, mode: TaleMode, say: Say<Event>): void {
  state.nextMode = mode;
  say({ t: 'modeAsked', seat, mode });
  if (isBetweenTurns(state)) changeMode(state, say);
}

/** After T6 and before T1; a second card of the same turn (LM-5.6) lies between no turns. */
const isBetweenTurns = ({ phase, drawn }: State): boolean => phase === 'draw' && drawn === 0;

/** What was asked for holds from now on. */
export function changeMode(state: State, say: Say<Event>): void {
  if (state.mode === state.nextMode) return;
  state.mode = state.nextMode;
  say({ t: 'mode', mode: state.mode });
}
