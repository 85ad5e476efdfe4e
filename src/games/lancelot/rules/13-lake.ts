/** Chapter 13: the Lake, on which the Excalibur counter lies. */
import type { Say, Seat } from '../../../core/game.ts';
import { LAKE, LAKE_1, LAKE_6, SPACES } from './components.ts';
import { DEEDS } from './deeds.ts';
import type { Event, Knight, State } from './state.ts';

/** LAN-13.4: on the Lake and not yet at the counter. */
export function isWalkingLake(state: State, { space }: Knight): boolean {
  return space >= LAKE_1 && space < state.counter && SPACES[space].site === LAKE;
}

/** LAN-13.3, LAN-13.4. */
export function walkLake(state: State, seat: Seat, say: Say<Event>): void {
  state.step = 'onward';
  state.lakeEntered = true;
  const { space } = state.knights[seat];
  if (space !== state.counter) return;
  state.fetcher = seat;
  say({ t: 'fetched', seat, space });
}

/** LAN-13.2: the space of the counter by the whirlpools on the tiles face up. */
export function whirlpoolSpace(faceUp: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < faceUp.length; i++) if (faceUp[i] >= 0) sum += DEEDS[faceUp[i]].whirlpools;
  return Math.min(LAKE_6, LAKE_1 + Math.max(1, sum) - 1);
}
