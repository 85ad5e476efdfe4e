/** Chapter 10: what the seats give, and the choice of a crown. */
import { NONE, type Say, type Seat } from '../../../core/game.ts';
import { ARTHUR, GUINEVERE, isLasting, MERLIN, MORDRED } from './components.ts';
import { offerThings } from './06-actions.ts';
import { decision } from './decision.ts';
import { CROWN_MOVES, type CrownMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type Event, type State } from './state.ts';

/** LAN-2.6, LAN-7.1: at once, when the seat is taken. */
export function gainAdvantage(state: State, seat: Seat, chair: number, say: Say<Event>): void {
  const knight = state.knights[seat];
  say({ t: 'sat', seat, chair, from: state.holders[chair] });
  if (isLasting(chair)) state.holders[chair] = seat; // LAN-10.9
  if (chair === GUINEVERE) knight.guinevere += 1; // LAN-10.8
  if (chair === MORDRED && knight.morgana === 'none') knight.morgana = 'ready'; // LAN-8.1, LAN-8.8
  if (chair === MERLIN) offerThings(state, seat);
  if (chair === ARTHUR && state.crowns.includes(NONE)) askSeat(state, 'crown', seat); // LAN-10.3
}

/** LAN-10.2, LAN-10.10: a crown on a virtue that has none, or no crown. */
export const crowning = decision<CrownMove>({
  chapter: RULES['LAN-10.2'],
  tags: ['crown'],
  candidates: () => CROWN_MOVES.slice(),
  refusal(state, _seat, { virtue }) {
    if (virtue === NONE) return undefined;
    if (state.crowns[virtue] === undefined) return RULES['LAN-11.1'];
    return state.crowns[virtue] === NONE ? undefined : RULES['LAN-10.2'];
  },
  act(state, seat, { virtue }, say) {
    if (virtue === NONE) return;
    state.crowns[virtue] = seat;
    say({ t: 'crowned', seat, virtue });
  },
});
