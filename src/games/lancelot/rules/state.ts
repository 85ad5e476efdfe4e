/** What lies on the table: plain data, one shape. States are made here and in `setup` only. */
import { NONE, type Seat } from '../../../core/game.ts';
import { MAGIC, SQUIRE, SUPPLY } from './components.ts';
import { DEEDS } from './deeds.ts';

export interface Options {
  /** LAN-1.5. */
  readonly squires: 'open' | 'printed';
  /** LAN-8.9. */
  readonly morganaFromTurn: 1 | 2;
  /** LAN-9.4: whom a step of two spaces may not pass. */
  readonly grailPassing: 'leader' | 'anybody';
  /** LAN-12.2: in edition 1 visits to the Dragon are counted, in edition 2 players. */
  readonly edition: 1 | 2;
}

/** The parts of a game; `seating` is the set-up. */
export const PHASES = ['seating', 'riding', 'magic', 'majorities', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What is to be decided; `onward`: nothing, the game goes on by itself. Never `onward` between two moves. */
export const STEPS = [
  'seat',
  'crown',
  'ride',
  'take',
  'learn',
  'vow',
  'deed',
  'morgana',
  'magic',
  'claim',
  'onward',
] as const;
export type StepName = (typeof STEPS)[number];

export interface State {
  readonly options: Options;
  phase: Phase;
  /** 1 to 8. */
  turn: number;
  /** LAN-4.1: of this turn, from 1; 0 in the set-up. */
  round: number;
  step: StepName;
  /** Who decides; NONE when the game is over. */
  mover: Seat;
  /** LAN-6.3: the space that the mover passed, while he is asked what to take; else NONE. */
  passed: number;
  /** LAN-4.3: the knights on the road in the order in which they move: farthest ahead first, bottom of a stack first. */
  readonly road: Seat[];
  /** LAN-9.8: the Grail markers from the leader back: farthest on first, lowest in a stack first. */
  readonly pilgrims: Seat[];
  /** By seat. */
  readonly knights: readonly Knight[];
  /** By chair: who has its lasting advantage (LAN-10.9), or NONE. */
  readonly holders: Seat[];
  /** By virtue: whose disc lies on its crown (LAN-10.2), or NONE. */
  readonly crowns: Seat[];
  /** Tiles at the Dragon; NONE where one was taken. */
  readonly faceUp: number[];
  /** Tiles face down, the next one last. */
  readonly stack: number[];
  /** LAN-12.2: who has been at the Dragon in this turn; NONE where version 1 did not keep who it was. */
  readonly dragonVisitors: Seat[];
  /** LAN-13.3: whether somebody has entered the Lake in this turn. */
  lakeEntered: boolean;
  /** The Lake space of the Excalibur counter in this turn. */
  counter: number;
  /** Who fetched the counter in this turn, or NONE. */
  fetcher: Seat;
  /** Who owns the Excalibur Sword, or NONE. */
  sword: Seat;
  /** LAN-15.3: by category, who won it, or NONE. */
  readonly majorities: Seat[];
}

export interface Knight {
  /** The seat at the Round Table, or NONE on the road. */
  chair: number;
  /** A space of the road; NONE before the ride, TABLE when home. */
  space: number;
  /** LAN-4.1: flipped in this round. */
  moved: boolean;
  /** 1, or 2 once Morgana's power is used in this turn (LAN-8.3). */
  tour: number;
  /** LAN-8.3: on Morgana, and sets out anew with the next move. */
  anew: boolean;
  /** LAN-8.7: sent home from the Grail by Morgana's power. */
  dismissed: boolean;
  /** The Morgana counter: not placed, eye up, blank side up. */
  morgana: 'none' | 'ready' | 'used';
  /** The space of the Grail marker. */
  grail: number;
  /** LAN-10.8: how often Guinevere's VP was gained. */
  guinevere: number;
  /** Counters and cards, by thing. */
  readonly things: number[];
  /** By virtue: NONE without a disc, 0 with a disc on Galahad's side, else the VP with which it was learned. */
  readonly virtues: number[];
  /** Deed tiles, in the order they were won. */
  readonly deeds: number[];
}

export type Event =
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'tiles'; readonly faceUp: readonly number[]; readonly left: number }
  | { readonly t: 'counter'; readonly space: number }
  | { readonly t: 'turn'; readonly turn: number }
  | { readonly t: 'round'; readonly round: number }
  | { readonly t: 'rode'; readonly seat: Seat; readonly from: number; readonly to: number; readonly passed: number }
  | { readonly t: 'sat'; readonly seat: Seat; readonly chair: number; readonly from: Seat }
  | { readonly t: 'crowned'; readonly seat: Seat; readonly virtue: number }
  | { readonly t: 'took'; readonly seat: Seat; readonly things: readonly number[] }
  | { readonly t: 'learned'; readonly seat: Seat; readonly virtue: number; readonly vp: number }
  | { readonly t: 'vowed'; readonly seat: Seat; readonly virtue: number }
  | { readonly t: 'deed'; readonly seat: Seat; readonly tile: number; readonly spare: number }
  | { readonly t: 'fetched'; readonly seat: Seat; readonly space: number }
  | { readonly t: 'morgana'; readonly seat: Seat; readonly dismissed: readonly Seat[] }
  | { readonly t: 'grail'; readonly seat: Seat; readonly from: number; readonly to: number; readonly cut: boolean }
  | { readonly t: 'sword'; readonly seat: Seat; readonly from: Seat }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly things: readonly number[] }
  | { readonly t: 'exchanged'; readonly seat: Seat; readonly give: number; readonly get: number }
  | { readonly t: 'majority'; readonly seat: Seat; readonly category: number; readonly chosen: boolean }
  | { readonly t: 'ended'; readonly scores: readonly number[] };

export function clone(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    step: state.step,
    mover: state.mover,
    passed: state.passed,
    road: state.road.slice(),
    pilgrims: state.pilgrims.slice(),
    knights: state.knights.map(cloneKnight),
    holders: state.holders.slice(),
    crowns: state.crowns.slice(),
    faceUp: state.faceUp.slice(),
    stack: state.stack.slice(),
    dragonVisitors: state.dragonVisitors.slice(),
    lakeEntered: state.lakeEntered,
    counter: state.counter,
    fetcher: state.fetcher,
    sword: state.sword,
    majorities: state.majorities.slice(),
  };
}

function cloneKnight(knight: Knight): Knight {
  return {
    chair: knight.chair,
    space: knight.space,
    moved: knight.moved,
    tour: knight.tour,
    anew: knight.anew,
    dismissed: knight.dismissed,
    morgana: knight.morgana,
    grail: knight.grail,
    guinevere: knight.guinevere,
    things: knight.things.slice(),
    virtues: knight.virtues.slice(),
    deeds: knight.deeds.slice(),
  };
}

/** Puts the question of a step to a knight. */
export function askSeat(state: State, step: StepName, seat: Seat): void {
  state.step = step;
  state.mover = seat;
}

/** LAN-1.4, LAN-1.5: how many of a thing can still be taken. */
export function reserve(state: State, thing: number): number {
  if (thing === SQUIRE && state.options.squires === 'open') return Infinity;
  let left = SUPPLY[thing];
  for (let seat = 0; seat < state.knights.length; seat++) left -= state.knights[seat].things[thing];
  return left;
}

export function cardsOf({ things }: Knight): number {
  let sum = 0;
  for (let thing = MAGIC + 1; thing < things.length; thing++) sum += things[thing];
  return sum;
}

/** LAN-1.7: the VP won so far; what the end of the game adds is in chapter 15. */
export function vpOf(knight: Knight): number {
  let vp = knight.guinevere;
  for (let i = 0; i < knight.virtues.length; i++) if (knight.virtues[i] > 0) vp += knight.virtues[i];
  for (let i = 0; i < knight.deeds.length; i++) vp += DEEDS[knight.deeds[i]].vp;
  return vp;
}

/** The seat whose chair comes first after this one, or NONE. */
export function nextByChair(state: State, chair: number): Seat {
  let next = NONE;
  for (let seat = 0; seat < state.knights.length; seat++) {
    const own = state.knights[seat].chair;
    if (own > chair && (next === NONE || own < state.knights[next].chair)) next = seat;
  }
  return next;
}
