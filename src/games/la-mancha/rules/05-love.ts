/** Chapter 5: to woo or to sit out, in secret and all at once. */
import type { Step } from '../../../core/steps.ts';
import { NONE, type Say, type Seat } from '../../../core/game.ts';
import type { Event } from './events.ts';
import { holds } from './06-strength.ts';
import { company } from './09-window.ts';
import { fewestCards, wooEffect } from './04-telling.ts';
import type { Move, MoveOf } from './moves.ts';
import { RULES } from './rulebook.ts';
import { SITS_OUT, type State, WOOS } from './state.ts';

const CHOICES: readonly Move[] = [
  { t: 'woo', yes: true },
  { t: 'woo', yes: false },
];

export const wooing: Step<State, Move, Event> = {
  chapter: RULES['LM-5.2'],
  pending(state) {
    let bits = 0;
    for (let seat = 0; seat < state.knights.length; seat++) if (state.knights[seat].woo === NONE) bits |= 1 << seat;
    return company(state, bits);
  },
  candidates: (state, seat) => (state.knights[seat].woo === NONE ? CHOICES.slice() : []),
  refusal(state, seat, move) {
    if (move.t !== 'woo') return RULES['LM-5.2'];
    if (seat === state.drawer) return RULES['LM-5.1'];
    if (move.yes && !mayWoo(state, seat)) return RULES['LM-5.4'];
    return state.knights[seat].woo === NONE ? undefined : RULES['LM-5.3'];
  },
  apply(state, seat, move, _dice, say) {
    state.knights[seat].woo = (move as MoveOf<'woo'>).yes ? WOOS : SITS_OUT;
    say({ t: 'decided', seat });
  },
};

/** LM-5.4: enough cards, and what the Love requires. */
export function mayWoo(state: State, seat: Seat): boolean {
  if (seat === state.drawer || state.knights[seat].hand.length < fewestCards(state)) return false;
  return holds(state, seat, wooEffect(state.card, 'woo_requires')?.if);
}

/** LM-5.2, LM-5.4: those who may not woo sit out without being asked. */
export function beginWooing(state: State): void {
  state.phase = 'woo';
  for (let seat = 0; seat < state.knights.length; seat++)
    state.knights[seat].woo = mayWoo(state, seat) ? NONE : SITS_OUT;
}

/** LM-5.3: the choices are shown together. */
export function showWooers(state: State, say: Say<Event>): void {
  const seats = state.knights.flatMap(({ woo }, seat) => (woo === WOOS ? seat : []));
  if (seats.length > 0) say({ t: 'wooers', seats, card: state.card });
}
