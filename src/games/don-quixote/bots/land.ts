/**
 * A Principality for bots: its networks are kept up to date while tiles are laid, on flat arrays.
 * What a network holds stands in one number, so that two networks are joined by adding:
 *
 *     open ends | 4-castle | 6-castle | shields | knights | windmills | churches
 *      7 bits      2          2          5         4         3           3
 */
import { NONE } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, FIELDS, type Lay, LAYS, madeOfTiles, TILES } from '../rules/components.ts';
import { EXITS, NODES, nodeOf, type Road, ROAD_AT, ROADS, ROADS_A_TILE, SEAMS } from '../rules/06-connection.ts';
import { guardShields } from '../rules/07-defense.ts';

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
const OPEN_END: Holding = 1 << 19;

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

/** By lay and road: what the road holds; 0 if there is no such road. */
let ROAD_HOLDS = new Int32Array(0);
/** What a whole tile holds. */
export const TILE_HOLDS = new Int32Array(TILES.length);
/** By field and lay: the shields that stand guard (DQ-7.2). */
const GUARDS = new Uint8Array(FIELDS * LAYS);

madeOfTiles(() => {
  ROAD_HOLDS = Int32Array.from({ length: LAYS * ROADS_A_TILE }, (_, i) =>
    holding(ROADS[Math.floor(i / ROADS_A_TILE)][i % ROADS_A_TILE]),
  );
  for (let tile = 0; tile < TILES.length; tile++)
    TILE_HOLDS[tile] = ROADS[2 * tile].reduce((sum, road) => sum + holding(road), 0);
  for (let i = 0; i < GUARDS.length; i++) GUARDS[i] = guardShields(Math.floor(i / LAYS), i % LAYS);
});

function holding(road: Road | undefined): Holding {
  if (road === undefined) return 0;
  const castles = (road.castle === CASTLE_6 ? 1 << 15 : 0) + (road.castle === CASTLE_4 ? 1 << 17 : 0);
  return road.churches + (road.windmills << 3) + (road.knights << 6) + (road.shields << 10) + castles;
}

/** By field: its exits at the border. */
const AT_BORDER = Uint8Array.from({ length: FIELDS }, (_, field) =>
  BEYOND.subarray(field * EXITS, (field + 1) * EXITS).reduce((count, other) => count + (other === NONE ? 1 : 0), 0),
);

export interface Land {
  /** By field: the tile on it, or NONE. */
  readonly board: Int8Array;
  /** By node: its network, which is one of its nodes. */
  readonly network: Uint8Array;
  /** By network: what it holds. */
  readonly held: Int32Array;
  /** By empty field: how many roads of its neighbours lead to it, and how many of its sides are blank or border. */
  readonly facing: Uint8Array;
  readonly closed: Uint8Array;
  /** The memory of all these lists: one copy is faster than five. */
  readonly lists: Uint8Array;
  /** All shields of the guards. */
  guards: number;
  /** Seams where two roads meet, and where a road meets a blank side. */
  joints: number;
  mismatches: number;
}

export function emptyLand(): Land {
  const lists = new Uint8Array(NODES * 5 + FIELDS * 3);
  const land: Land = {
    held: new Int32Array(lists.buffer, 0, NODES),
    network: lists.subarray(NODES * 4, NODES * 5),
    facing: lists.subarray(NODES * 5, NODES * 5 + FIELDS),
    closed: lists.subarray(NODES * 5 + FIELDS, NODES * 5 + FIELDS * 2),
    board: new Int8Array(lists.buffer, NODES * 5 + FIELDS * 2, FIELDS),
    lists,
    guards: 0,
    joints: 0,
    mismatches: 0,
  };
  land.board.fill(NONE);
  land.closed.set(AT_BORDER);
  return land;
}

export function landOf(board: readonly Lay[]): Land {
  const land = emptyLand();
  for (let field = 0; field < FIELDS; field++) if (board[field] >= 0) layTile(land, field, board[field]);
  return land;
}

/** Makes `land` the same as `original`. */
export function copyLand(land: Land, original: Land): void {
  land.lists.set(original.lists);
  land.guards = original.guards;
  land.joints = original.joints;
  land.mismatches = original.mismatches;
}

/** Lays a tile on an empty field. */
export function layTile(land: Land, field: number, lay: Lay): void {
  const { board, network, held } = land;
  const first = nodeOf(field, 0);
  for (let road = 0; road < ROADS_A_TILE; road++) {
    network[first + road] = first + road;
    held[first + road] = ROAD_HOLDS[ROADS_A_TILE * lay + road];
  }
  board[field] = lay;
  land.guards += GUARDS[field * LAYS + lay];
  for (let exit = 0; exit < EXITS; exit++) {
    const other = BEYOND[field * EXITS + exit];
    if (other < 0) continue;
    const road = ROAD_AT[lay * EXITS + exit];
    if (board[other] < 0) leaveOpen(land, other, road < 0 ? NONE : network[first + road]);
    else meet(land, road < 0 ? NONE : network[first + road], other, EXIT_BEYOND[field * EXITS + exit]);
  }
}

/** A side of a new tile towards an empty field: the network that goes on there, or NONE if it is blank. */
function leaveOpen(land: Land, empty: number, network: number): void {
  if (network === NONE) land.closed[empty]++;
  else {
    land.facing[empty]++;
    land.held[network] += OPEN_END;
  }
}

/** The same towards a field with a tile: what was open there is so no longer. */
function meet(land: Land, network: number, other: number, exit: number): void {
  const road = ROAD_AT[land.board[other] * EXITS + exit];
  if (road < 0 && network === NONE) return;
  if (road < 0 || network === NONE) land.mismatches++;
  else land.joints++;
  if (road < 0) return;
  const there = land.network[nodeOf(other, road)];
  land.held[there] -= OPEN_END;
  if (network !== NONE && network !== there) join(land, there, network);
}

function join({ network, held }: Land, one: number, other: number): void {
  held[one] += held[other];
  held[other] = 0;
  for (let node = 0; node < NODES; node++) if (network[node] === other) network[node] = one;
}
