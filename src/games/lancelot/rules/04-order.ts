/**
 * Chapter 4: who moves next. `road` lists the knights on the road in the order in which they move, so everything about
 * the order is said by where a knight is put on arrival.
 */
import { NONE, type Seat } from '../../../core/game.ts';
import type { State } from './state.ts';

/** LAN-3.3, LAN-3.5: behind all who are farther ahead or came to this space earlier; before all the others. */
export function arrive(state: State, seat: Seat, space: number): void {
  const { road, knights } = state;
  knights[seat].space = space;
  let place = road.length;
  road.push(seat);
  for (; place > 0 && knights[road[place - 1]].space < space; place--) road[place] = road[place - 1];
  road[place] = seat;
}

/** LAN-3.5: the others keep their order. */
export function leave(state: State, seat: Seat): void {
  const { road } = state;
  const place = road.indexOf(seat);
  if (place === NONE) return;
  for (let i = place; i < road.length - 1; i++) road[i] = road[i + 1];
  road.pop();
}

/** LAN-4.2, LAN-4.3: who moves next in this round; NONE when all who are not home have moved. */
export function nextToMove(state: State): Seat {
  const { knights, road } = state;
  const first = nextToSetOut(state);
  if (first !== NONE) return first;
  for (let i = 0; i < road.length; i++) if (!knights[road[i]].moved) return road[i];
  return NONE;
}

/** LAN-4.2: the seats give the order of those who have not left the Round Table in this turn. */
function nextToSetOut({ knights }: State): Seat {
  let first = NONE;
  for (let seat = 0; seat < knights.length; seat++) {
    const { space, chair } = knights[seat];
    if (space === NONE && (first === NONE || chair < knights[first].chair)) first = seat;
  }
  return first;
}

/** LAN-4.1: the order of the rest of this round. LAN-4.4: it cannot change. */
export function restOfRound(state: State): Seat[] {
  const waiting = [...state.knights.keys()].filter((seat) => state.knights[seat].space === NONE);
  waiting.sort((one, other) => state.knights[one].chair - state.knights[other].chair);
  return [...waiting, ...state.road.filter((seat) => !state.knights[seat].moved)];
}

/** LAN-4.1: all have been flipped; a new round begins. */
export function newRound(state: State): void {
  state.round += 1;
  for (let seat = 0; seat < state.knights.length; seat++) state.knights[seat].moved = false;
}
