/** Who moves next and why, in words. */
import { NONE, type Seat } from '../../core/game.ts';
import { CHAIRS, SPACES } from './components.ts';
import type { State } from './state.ts';
import { spaceName } from './words.ts';

/** Why it is for the mover to decide, in one sentence (LAN-4.2, LAN-4.3). */
export function whyNext(state: State): string {
  const { phase, mover, knights } = state;
  if (mover === NONE) return '';
  const { chair, space } = knights[mover];
  if (phase === 'seating') return 'Seats are chosen from the first player on.';
  if (phase === 'magic') return `Magic is used in the order of the seats: ${CHAIRS[chair]}.`;
  if (phase === 'majorities') return `Ties are chosen in the order of the seats: ${CHAIRS[chair]}.`;
  if (state.step !== 'ride') return 'The ride is not finished.';
  return chair === NONE ? whyOnRoad(state, mover, space) : `In round 1 the seats give the order: ${CHAIRS[chair]}.`;
}

function whyOnRoad({ knights, road }: State, mover: Seat, space: number): string {
  const waiting = road.filter((seat) => seat !== mover && !knights[seat].moved);
  if (waiting.length === 0) return 'The last to move in this round.';
  if (waiting.some((seat) => knights[seat].space === space)) return `Bottom of the stack on ${spaceName(space)}.`;
  const isBeside = waiting.some((seat) => SPACES[knights[seat].space].site === SPACES[space].site);
  return isBeside && SPACES[space].site === 2
    ? `Farther to the right in the Stronghold (${spaceName(space)}).`
    : `Farthest ahead (${spaceName(space)}).`;
}
