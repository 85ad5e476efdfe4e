/** LAN-16.1: who sees what. The only file that knows what is hidden: the order of the deed stack, from everybody. */
import { shuffle } from '../../../core/shuffle.ts';
import { type Dice, HIDDEN, type Seat, type Viewer } from '../../../core/game.ts';
import { DEEDS } from './deeds.ts';
import { clone, type Event, type State } from './state.ts';

export function view(state: State, _viewer: Viewer): State {
  const seen = clone(state);
  seen.stack.fill(HIDDEN);
  return seen;
}

/** Everything happens in the open. */
export function witness(event: Event, _viewer: Viewer): Event {
  return event;
}

/** Any order of the tiles that nobody has seen. */
export function imagine(seen: State, _seat: Seat, dice: Dice): State {
  const state = clone(seen);
  shuffle(tilesUnseen(seen), dice).forEach((tile, i) => (state.stack[i] = tile));
  return state;
}

/** Open to all: the tiles still in the stack, without their order. */
export function tilesUnseen(state: State): number[] {
  const isSeen = DEEDS.map(() => false);
  for (const tile of state.faceUp) isSeen[tile] = true;
  for (const { deeds } of state.knights) for (const tile of deeds) isSeen[tile] = true;
  const unseen: number[] = [];
  for (let tile = 0; tile < DEEDS.length; tile++) if (!isSeen[tile]) unseen.push(tile);
  return unseen;
}
