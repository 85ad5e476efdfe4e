/** Chapter 9: steps on the Grail track, and who must leave the Grail. */
import { type Rule, type Say, type Seat } from '../../../core/game.ts';
import { GRAIL, GRAIL_END, TABLE } from './components.ts';
import { RULES } from './rulebook.ts';
import type { Event, State } from './state.ts';

/** LAN-9.2 to LAN-9.5: one space when nobody is ahead, else two; never past a marker it may not pass or the last space. */
export function stepOnGrail(state: State, seat: Seat, say: Say<Event>): void {
  state.step = 'onward';
  const knight = state.knights[seat];
  const from = knight.grail;
  if (from === GRAIL_END) return;
  const to = landing(state, seat);
  say({ t: 'grail', seat, from, to, cut: isCut(state, seat) });
  putMarker(state, seat, to);
}

/** Where the next step of a marker ends. */
export function landing(state: State, seat: Seat): number {
  const { grail } = state.knights[seat];
  const ahead = limitOf(state, seat);
  return Math.min(GRAIL_END, grail === ahead ? grail + 1 : Math.min(grail + 2, ahead));
}

/** LAN-9.4: whether the second space of the next step is lost because it would pass a marker. */
export function isCut(state: State, seat: Seat): boolean {
  return state.knights[seat].grail === limitOf(state, seat) - 1;
}

/** LAN-9.4: the space of the marker that this one may not pass: the leader's, or the next one ahead; else its own. */
function limitOf({ knights, pilgrims, options }: State, seat: Seat): number {
  const { grail } = knights[seat];
  if (options.grailPassing === 'leader') return knights[pilgrims[0]].grail;
  let limit = grail;
  for (let i = 0; i < pilgrims.length && knights[pilgrims[i]].grail > grail; i++) limit = knights[pilgrims[i]].grail;
  return limit;
}

/** LAN-9.1: on top of those already there, so behind them; LAN-9.8: `pilgrims` stays sorted from the leader back. */
function putMarker(state: State, seat: Seat, space: number): void {
  const { pilgrims, knights } = state;
  knights[seat].grail = space;
  let place = pilgrims.indexOf(seat);
  for (; place > 0 && knights[pilgrims[place - 1]].grail < space; place--) pilgrims[place] = pilgrims[place - 1];
  pilgrims[place] = seat;
}

/** LAN-9.6: the rule that sends a knight home from the Grail, if one does. */
export function whyForcedHome(state: State, seat: Seat): Rule | undefined {
  const { dismissed, grail } = state.knights[seat];
  if (dismissed) return RULES['LAN-8.7'];
  if (grail === GRAIL_END) return RULES['LAN-9.5'];
  return isRestHome(state) ? RULES['LAN-9.6'] : undefined;
}

export function isForcedHome(state: State, seat: Seat): boolean {
  return whyForcedHome(state, seat) !== undefined;
}

/** LAN-9.6: somebody is home, and nobody is elsewhere than home or at the Grail. */
function isRestHome({ knights }: State): boolean {
  let isHome = false;
  for (let seat = 0; seat < knights.length; seat++) {
    const { space } = knights[seat];
    if (space === TABLE) isHome = true;
    else if (space !== GRAIL) return false;
  }
  return isHome;
}
