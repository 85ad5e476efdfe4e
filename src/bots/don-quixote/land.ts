/**
 * A Principality for bots: its networks are kept up to date while tiles are laid, on flat arrays.
 * What a network holds stands in one number, so that two networks are joined by adding:
 *
 *     open ends | 4-castle | 6-castle | shields | knights | windmills | churches
 *      7 bits      2          2          5         4         3           3
 */
import { NONE } from '../../core/game.ts';
import { CASTLE_4, CASTLE_6, FIELDS, type Lay, LAYS } from '../../games/don-quixote/components.ts';
import { EXITS, NODES, nodeOf, type Road, ROAD_AT, ROADS, SEAMS } from '../../games/don-quixote/6-connection.ts';
import { guardShields } from '../../games/don-quixote/7-defense.ts';

/** What a network holds. An open end is an exit that leads to an empty field. */
export type Holding = number;
export const churchesOf = (held: Holding): number => held & 7;
export const windmillsOf = (held: Holding): number => (held >> 3) & 7;
export const knightsOf = (held: Holding): number => (held >> 6) & 15;
export const shieldsOf = (held: Holding): number => (held >> 10) & 31;
/** How many origins of the castle lie on it. */
export const castle6Of = (held: Holding): number => (held >> 15) & 3;
export const castle4Of = (held: Holding): number => (held >> 17) & 3;
export const openEndsOf = (held: Holding): number => held >> 19;
export const OPEN_END: Holding = 1 << 19;

/** How many exits a set of them has. */
export const COUNT = Uint8Array.from({ length: 1 << EXITS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
});

/** For each field and exit the field and the exit on the other side; NONE at the border. */
export const BEYOND = new Int8Array(FIELDS * EXITS).fill(NONE);
export const EXIT_BEYOND = new Int8Array(FIELDS * EXITS).fill(NONE);
for (let i = 0; i < SEAMS.length; i += 4) {
  const [field, exit, other, otherExit] = SEAMS.subarray(i, i + 4);
  BEYOND[field * EXITS + exit] = other;
  EXIT_BEYOND[field * EXITS + exit] = otherExit;
  BEYOND[other * EXITS + otherExit] = field;
  EXIT_BEYOND[other * EXITS + otherExit] = exit;
}

/** The roads of every lay, by lay and road: their exits (0: there is no such road) and what they hold. */
export const ROAD_EXITS = Uint8Array.from({ length: LAYS * 2 }, (_, i) => ROADS[i >> 1][i & 1]?.exits ?? 0);
export const ROAD_HOLDS = Int32Array.from({ length: LAYS * 2 }, (_, i) => holding(ROADS[i >> 1][i & 1]));
/** By field and lay: the shields that stand guard (DQ-7.2). */
export const GUARDS = Uint8Array.from({ length: FIELDS * LAYS }, (_, i) =>
  guardShields(Math.floor(i / LAYS), i % LAYS),
);

function holding(road: Road | undefined): Holding {
  if (road === undefined) return 0;
  const castles = (road.castle === CASTLE_6 ? 1 << 15 : 0) + (road.castle === CASTLE_4 ? 1 << 17 : 0);
  return road.churches + (road.windmills << 3) + (road.knights << 6) + (road.shields << 10) + castles;
}

export interface Land {
  /** By field: the tile on it, or NONE. */
  readonly board: Int8Array;
  /** By node: its network, which is one of its nodes. */
  readonly network: Uint8Array;
  /** By network: what it holds. */
  readonly held: Int32Array;
  /** By field: how many exits of its neighbours lead to it. */
  readonly facing: Uint8Array;
  /** All shields of the guards. */
  guards: number;
}

export function emptyLand(): Land {
  return {
    board: new Int8Array(FIELDS).fill(NONE),
    network: new Uint8Array(NODES),
    held: new Int32Array(NODES),
    facing: new Uint8Array(FIELDS),
    guards: 0,
  };
}

export function landOf(board: readonly Lay[]): Land {
  const land = emptyLand();
  for (let field = 0; field < FIELDS; field++) if (board[field] >= 0) layTile(land, field, board[field]);
  return land;
}

/** Makes `land` the same as `original`. */
export function copyLand(land: Land, original: Land): void {
  land.board.set(original.board);
  land.network.set(original.network);
  land.held.set(original.held);
  land.facing.set(original.facing);
  land.guards = original.guards;
}

/** Lays a tile on an empty field. */
export function layTile(land: Land, field: number, lay: Lay): void {
  const { board, network, held } = land;
  const roads = ROADS[lay].length;
  for (let road = 0; road < roads; road++) {
    const node = nodeOf(field, road);
    network[node] = node;
    held[node] = ROAD_HOLDS[2 * lay + road];
  }
  board[field] = lay;
  land.guards += GUARDS[field * LAYS + lay];
  for (let exit = 0; exit < EXITS; exit++) meet(land, field, exit, ROAD_AT[lay * EXITS + exit]);
}

/** One exit of a new tile, or its blank side, and what lies beyond. */
function meet(land: Land, field: number, exit: number, road: number): void {
  const { board, network, held } = land;
  const other = BEYOND[field * EXITS + exit];
  if (other < 0) return;
  if (board[other] < 0) {
    if (road < 0) return;
    held[network[nodeOf(field, road)]] += OPEN_END;
    land.facing[other]++;
    return;
  }
  const there = ROAD_AT[board[other] * EXITS + EXIT_BEYOND[field * EXITS + exit]];
  if (there < 0) return;
  const joined = network[nodeOf(other, there)];
  held[joined] -= OPEN_END;
  if (road >= 0) join(land, joined, network[nodeOf(field, road)]);
}

function join({ network, held }: Land, one: number, other: number): void {
  if (one === other) return;
  held[one] += held[other];
  held[other] = 0;
  for (let node = 0; node < NODES; node++) if (network[node] === other) network[node] = one;
}
