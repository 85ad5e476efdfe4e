/** What the event of the round is likely to pay, before faces are set. */
import { NONE, type Seat } from '../../../core/game.ts';
import { type Bits, CHIVALRIES, countBits, DISASTER, kindOf, LISTED, SHARED } from '../rules/components.ts';
import { merlinOf, rowBits, type State } from '../rules/state.ts';

/** Who would offer each chivalry, in reversed turn order (KD-7.1); NONE where nobody can. */
export function offersFor(state: State, event: number, extra: Bits = 0, extraSeat: Seat = NONE): Seat[] {
  const offers = CHIVALRIES.map(() => NONE);
  const seats = state.players.length;
  for (let i = 0, seat = merlinOf(state); i < seats; i++, seat = (seat + seats - 1) % seats) {
    const row = (rowBits(state.players[seat].row) | (seat === extraSeat ? extra : 0)) & LISTED[event];
    for (let chivalry = 0; chivalry < CHIVALRIES.length; chivalry++)
      if (row & (1 << chivalry) && offers[chivalry] === NONE) offers[chivalry] = seat;
  }
  return offers;
}

/** By seat: the worship of these offers if everybody does their duty. */
export function worshipOf(state: State, event: number, offers: readonly Seat[]): number[] {
  const worship = state.players.map(() => 0);
  if (kindOf(event) === DISASTER) return worship;
  let offered = 0;
  offers.forEach((seat, chivalry) => (offered |= seat === NONE ? 0 : 1 << chivalry));
  const share = 6 / Math.max(1, countBits(offered & SHARED[event]));
  offers.forEach((seat, chivalry) => {
    if (seat === NONE) return;
    worship[seat] += (SHARED[event] & (1 << chivalry) ? share : 1) + (chivalry === event ? 1 : 0);
  });
  return worship;
}

/** The worship of this round that a chivalry would add for a knight who earns it now. */
export function gainOf(state: State, seat: Seat, chivalry: number): number {
  if (state.event < 0 || kindOf(state.event) === DISASTER) return 0;
  const before = worshipOf(state, state.event, offersFor(state, state.event))[seat];
  return worshipOf(state, state.event, offersFor(state, state.event, 1 << chivalry, seat))[seat] - before;
}
