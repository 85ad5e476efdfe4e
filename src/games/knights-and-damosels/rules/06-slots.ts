/** Chapter 6: which slots a knight may ask for, what he knows of them, and what Merlin answers. */
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import type { Happening } from './happenings.ts';
import { RULES } from './rulebook.ts';
import { leftOf, merlinOf, rowBits, type State } from './state.ts';

/** KD-6.2: the part of it that all can see. */
export function lacks(state: State, seat: Seat, slot: number): boolean {
  return (rowBits(state.players[seat].row) & (1 << state.display[slot].chivalry)) === 0;
}

/** KD-6.3: whether a free slot shows a chivalry that the row lacks: open to all. */
export function hasFreeSlot(state: State, seat: Seat): boolean {
  const row = rowBits(state.players[seat].row);
  for (const { taker, chivalry } of state.display) if (taker === NONE && (row & (1 << chivalry)) === 0) return true;
  return false;
}

/** KD-6.4: whether the player knows the slot to be the own damosel's. */
export function knowsOwn(state: State, seat: Seat, slot: number): boolean {
  const { damosel, gift, denied } = state.players[seat];
  const { display } = state;
  if (seat === merlinOf(state)) return display[slot].damosel === damosel;
  if (denied === slot) return true;
  if (display[slot].chivalry !== gift || wasDeniedToAnother(state, seat, slot)) return false;
  for (let other = 0; other < display.length; other++)
    if (other !== slot && display[other].chivalry === gift && !wasDeniedToAnother(state, seat, other)) return false;
  return true;
}

function wasDeniedToAnother(state: State, seat: Seat, slot: number): boolean {
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other].denied === slot) return true;
  return false;
}

/** Why the player may not ask for this slot, whoever's turn it is. */
export function askRefusal(state: State, seat: Seat, slot: number): Rule | undefined {
  if (slot >= state.display.length) return RULES['KD-5.4'];
  if (state.display[slot].taker !== NONE) return RULES['KD-6.1'];
  if (!lacks(state, seat, slot)) return RULES['KD-6.2'];
  return knowsOwn(state, seat, slot) ? RULES['KD-6.4'] : undefined;
}

export function canAsk(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < state.display.length; slot++) if (askRefusal(state, seat, slot) === undefined) return true;
  return false;
}

/** KD-6.5: Merlin's answer. Whether the card is legal is thereby known to all (KD-6.6). */
export function isGranted(state: State, seat: Seat, slot: number, say: Say<Happening>): boolean {
  const { chivalry, damosel } = state.display[slot];
  const player = state.players[seat];
  if (damosel === player.damosel) {
    player.denied = slot;
    say({ t: 'denied', seat, slot, chivalry });
    return false;
  }
  state.display[slot].cleared |= 1 << seat;
  return true;
}

/** KD-6.8. Says whether the card was granted. */
export function askFor(state: State, seat: Seat, slot: number, say: Say<Happening>): boolean {
  if (!isGranted(state, seat, slot, say)) return false;
  state.display[slot].taker = seat;
  say({ t: 'granted', seat, slot, chivalry: state.display[slot].chivalry });
  return true;
}

/** KD-3.2, KD-6.9: clockwise, Merlin last. */
export function endSelection(state: State): void {
  state.turn = state.turn === merlinOf(state) ? NONE : leftOf(state, state.turn);
}
