/** Chapter 7: taking a seat at the Round Table, in the set-up (LAN-2.6) and whenever a knight comes home. */
import { NONE, type Seat } from '../../../core/game.ts';
import { gainAdvantage } from './10-advantages.ts';
import { decision } from './decision.ts';
import { SEAT_MOVES, type SeatMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type State } from './state.ts';

export const seating = decision<SeatMove>({
  chapter: RULES['LAN-7.1'],
  tags: ['seat'],
  candidates: () => SEAT_MOVES.slice(),
  refusal(state, _seat, { chair }) {
    if (SEAT_MOVES[chair] === undefined) return RULES['LAN-10.1'];
    return sitterOf(state, chair) === NONE ? undefined : RULES['LAN-7.2'];
  },
  act(state, seat, { chair }, say) {
    state.knights[seat].chair = chair;
    gainAdvantage(state, seat, chair, say);
  },
});

export function askForSeat(state: State, seat: Seat): void {
  askSeat(state, 'seat', seat);
}

/** Who sits on a chair now, or NONE. */
export function sitterOf(state: State, chair: number): Seat {
  for (let seat = 0; seat < state.knights.length; seat++) if (state.knights[seat].chair === chair) return seat;
  return NONE;
}
