/** Chapter 5: where a knight may go, and what happens when he gets there. */
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { DRAGON, GRAIL, haste, LAKE, LAKE_1, LANDS, madeOfBox, MORGANA, SPACES, TABLE } from './components.ts';
import { arrive, leave } from './04-order.ts';
import { offerThings } from './06-actions.ts';
import { askForSeat } from './07-round-table.ts';
import { offerPower } from './08-morgana.ts';
import { isForcedHome, stepOnGrail, whyForcedHome } from './09-grail.ts';
import { offerVirtue, offerVow } from './11-virtues.ts';
import { faceDragon, noDragon } from './12-dragon.ts';
import { isWalkingLake, walkLake } from './13-lake.ts';
import { decision } from './decision.ts';
import { GO_MOVES, type GoMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import type { Event, State } from './state.ts';

export const riding = decision<GoMove>({
  chapter: RULES['LAN-4.7'],
  tags: ['go'],
  candidates(state, seat) {
    const { space, anew } = state.knights[seat];
    const list: GoMove[] = [];
    for (let to = anew || space === NONE ? 0 : space; to <= TABLE; to++) list.push(GO_MOVES[to]);
    return list;
  },
  refusal: (state, seat, { to }) => noWay(state, seat, to),
  act: (state, seat, { to }, say) => ride(state, seat, to, say),
});

/** LAN-5.9: the rule that bars the way, if one does. */
function noWay(state: State, seat: Seat, to: number): Rule | undefined {
  const knight = state.knights[seat];
  const { space, anew } = knight;
  if (GO_MOVES[to] === undefined) return RULES['LAN-3.2'];
  if (space === NONE || anew) return noWayOut(to, anew) ?? closed(state, seat, to);
  if (space === GRAIL) return noWayFromGrail(state, seat, to);
  if (isWalkingLake(state, knight)) return to === space + 1 ? undefined : RULES['LAN-13.4'];
  if (to === TABLE) return undefined;
  if (to <= space) return to === space ? RULES['LAN-4.7'] : RULES['LAN-5.1'];
  return SPACES[to].site === SPACES[space].site ? noWayOn(state, seat, to) : closed(state, seat, to);
}

/** LAN-5.8, LAN-8.3: from the seat, or from Morgana on the second tour. */
function noWayOut(to: number, anew: boolean): Rule | undefined {
  if (to === TABLE) return anew ? RULES['LAN-8.3'] : RULES['LAN-5.8'];
  return anew && to === MORGANA ? RULES['LAN-8.3'] : undefined;
}

function noWayFromGrail(state: State, seat: Seat, to: number): Rule | undefined {
  if (to === TABLE) return undefined;
  return to === GRAIL ? whyForcedHome(state, seat) : RULES['LAN-5.1'];
}

/** LAN-5.3 to LAN-5.5: farther on at the same site. */
function noWayOn(state: State, seat: Seat, to: number): Rule | undefined {
  const { space } = state.knights[seat];
  const { site, track } = SPACES[space];
  if (site === LANDS) return undefined;
  if (site === LAKE) return RULES['LAN-13.4'];
  if (SPACES[to].track !== track) return RULES['LAN-5.4'];
  return to - space <= (state.holders[haste(site)] === seat ? 2 : 1) ? undefined : RULES['LAN-5.3'];
}

/** LAN-5.2, LAN-5.7: what a site demands of those who come from elsewhere. */
function closed(state: State, seat: Seat, to: number): Rule | undefined {
  if (!SPACES[to].isEntry) return RULES['LAN-5.2'];
  if (to === LAKE_1) return state.lakeEntered ? RULES['LAN-13.3'] : undefined;
  return to === DRAGON ? noDragon(state, seat) : undefined;
}

/** LAN-16.2: where a knight must go who has no choice; NONE if he has one. */
export function onlyWay(state: State, seat: Seat): number {
  const knight = state.knights[seat];
  if (isWalkingLake(state, knight)) return knight.space + 1;
  return knight.space === GRAIL && isForcedHome(state, seat) ? TABLE : NONE;
}

/** LAN-4.1: the knight moves and is flipped; then the space has its say. */
export function ride(state: State, seat: Seat, to: number, say: Say<Event>): void {
  const knight = state.knights[seat];
  const from = knight.space;
  state.passed = passedBy(from, to);
  say({ t: 'rode', seat, from, to, passed: state.passed });
  knight.moved = true;
  knight.chair = NONE;
  knight.anew = false;
  if (to === TABLE) return goHome(state, seat);
  if (to !== from) {
    leave(state, seat);
    arrive(state, seat, to);
  }
  THERE[to](state, seat, say);
}

/** LAN-6.3: the space that a move of two on the Joust or in the Stronghold passes, or NONE. */
export function passedBy(from: number, to: number): number {
  if (from === NONE || to !== from + 2 || to === TABLE) return NONE;
  return SPACES[from].track === SPACES[to].track && haste(SPACES[to].site) !== NONE ? from + 1 : NONE;
}

/** LAN-4.5, LAN-7.1: home, as soon as the seat is chosen. */
function goHome(state: State, seat: Seat): void {
  const knight = state.knights[seat];
  leave(state, seat);
  knight.space = TABLE;
  knight.moved = false;
  knight.tour = 1;
  knight.dismissed = false;
  askForSeat(state, seat);
}

/** LAN-6.7: each site its own chapter. */
const THERE: ((state: State, seat: Seat, say: Say<Event>) => void)[] = [];
madeOfBox(() =>
  SPACES.forEach(({ id, site }, space) => {
    const single = { PER: offerVirtue, GAL: offerVow, DRA: faceDragon, MOR: offerPower, GRA: stepOnGrail }[id];
    THERE[space] = site === LAKE ? walkLake : (single ?? offerThings);
  }),
);
