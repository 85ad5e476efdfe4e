/** Chapter 12: deeds at the Dragon. */
import { NONE, type Rule, type Say, type Seat } from '../../../core/game.ts';
import { MALEAGANT, WEAPONS } from './components.ts';
import { DEEDS } from './deeds.ts';
import { decision } from './decision.ts';
import { DEED_MOVES, type DeedMove } from './moves.ts';
import { RULES } from './rulebook.ts';
import { askSeat, type Event, type State } from './state.ts';

/** LAN-12.2. */
export const DRAGON_PLAYERS = 2;

/** LAN-8.5, LAN-12.2: one who was there may come again; in edition 1 nobody may. */
const isFullFor = ({ dragonVisitors, options }: State, seat: Seat): boolean =>
  dragonVisitors.length >= DRAGON_PLAYERS && (options.edition === 1 || !dragonVisitors.includes(seat));

/** The rule that keeps a knight from the Dragon, if one does. */
export function noDragon(state: State, seat: Seat): Rule | undefined {
  if (isFullFor(state, seat)) return RULES['LAN-12.2'];
  for (let i = 0; i < state.faceUp.length; i++)
    if (state.faceUp[i] >= 0 && isInReach(state, seat, state.faceUp[i])) return undefined;
  return RULES['LAN-12.3'];
}

/** LAN-12.1: a deed must be done; LAN-16.2: by itself when there is only one way. */
export function faceDragon(state: State, seat: Seat, say: Say<Event>): void {
  if (state.options.edition === 1 || !state.dragonVisitors.includes(seat)) state.dragonVisitors.push(seat);
  const ways = candidates(state).filter((move) => noDeed(state, seat, move) === undefined);
  if (ways.length > 1) return askSeat(state, 'deed', seat);
  state.step = 'onward';
  completeDeed(state, seat, ways[0], say);
}

export const completing = decision<DeedMove>({
  chapter: RULES['LAN-12.1'],
  tags: ['deed'],
  candidates,
  refusal: noDeed,
  act: completeDeed,
});

function candidates(state: State): DeedMove[] {
  const list: DeedMove[] = [];
  for (const tile of state.faceUp) if (tile >= 0) list.push(...DEED_MOVES[tile]);
  return list;
}

/** Whether a knight could do the deed of a tile now. */
export function isInReach(state: State, seat: Seat, tile: number): boolean {
  const ways = DEED_MOVES[tile];
  for (let i = 0; i < ways.length; i++) if (noDeed(state, seat, ways[i]) === undefined) return true;
  return false;
}

export function noDeed(state: State, seat: Seat, { tile, spare }: DeedMove): Rule | undefined {
  if (tile < 0 || !state.faceUp.includes(tile)) return RULES['LAN-12.1'];
  const { cost, excalibur } = DEEDS[tile];
  if (excalibur && state.sword !== seat) return RULES['LAN-12.4'];
  if (spare !== NONE && state.holders[MALEAGANT] !== seat) return RULES['LAN-10.6'];
  if (spare !== NONE && !(WEAPONS.includes(spare) && cost[spare] > 0)) return RULES['LAN-12.5'];
  const { things } = state.knights[seat];
  for (let thing = 0; thing < cost.length; thing++)
    if (things[thing] < price(cost[thing], thing, spare)) return RULES['LAN-12.5'];
  return undefined;
}

const price = (cost: number, thing: number, spare: number): number => (thing === spare ? cost - 1 : cost);

/** LAN-12.1: pay, take the tile; its VP count from now on. */
function completeDeed(state: State, seat: Seat, { tile, spare }: DeedMove, say: Say<Event>): void {
  const { things, deeds } = state.knights[seat];
  const { cost } = DEEDS[tile];
  for (let thing = 0; thing < cost.length; thing++) things[thing] -= price(cost[thing], thing, spare);
  deeds.push(tile);
  state.faceUp[state.faceUp.indexOf(tile)] = NONE;
  say({ t: 'deed', seat, tile, spare });
}
