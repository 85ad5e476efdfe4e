/** The course of the game between two decisions: all that needs nobody's word. */
import { NONE, type Say } from '../../../core/game.ts';
import { TURNS } from './components.ts';
import { newRound, nextToMove } from './04-order.ts';
import { onlyWay, ride } from './05-riding.ts';
import { askForSeat } from './07-round-table.ts';
import { askNextForMagic, beginTurn, changeTiles, handOverSword } from './14-end-of-turn.ts';
import { beginMajorities, endGame, settleTies } from './15-end.ts';
import { askSeat, type Event, type Phase, type State } from './state.ts';

/** Plays on until somebody has to decide, or the game is over. */
export function playOn(state: State, say: Say<Event>): void {
  while (state.step === 'onward' && state.phase !== 'over') NEXT[state.phase](state, say);
}

const NEXT: { readonly [phase in Phase]: (state: State, say: Say<Event>) => void } = {
  seating: seatNext,
  riding: rideOn,
  magic(state, say) {
    if (!askNextForMagic(state)) beginTurn(state, state.turn + 1, say);
  },
  majorities(state, say) {
    if (!settleTies(state, say)) endGame(state, say);
  },
  over() {},
};

/** LAN-2.6: from the first player on, until all have a seat. */
function seatNext(state: State, say: Say<Event>): void {
  const next = (state.mover + 1) % state.knights.length;
  if (state.knights[next].chair === NONE) askForSeat(state, next);
  else beginTurn(state, 1, say);
}

/** LAN-4.1 to LAN-4.6; LAN-16.2: a ride without a choice is ridden. */
function rideOn(state: State, say: Say<Event>): void {
  const seat = nextToMove(state);
  if (seat === NONE) return state.road.length > 0 ? nextRound(state, say) : endTurn(state, say);
  const only = onlyWay(state, seat);
  if (only === NONE) askSeat(state, 'ride', seat);
  else ride(state, seat, only, say);
}

function nextRound(state: State, say: Say<Event>): void {
  newRound(state);
  say({ t: 'round', round: state.round });
}

/** LAN-14.1 to LAN-14.4; LAN-14.10: after turn 8 only the Sword changes hands. */
function endTurn(state: State, say: Say<Event>): void {
  state.mover = NONE;
  if (state.turn === TURNS) {
    handOverSword(state, say);
    beginMajorities(state, say);
  } else {
    changeTiles(state, say);
    state.phase = 'magic';
  }
}
