/**
 * Chapter 6: which roads of a Principality are connected.
 *
 * The halves of one tile are fixed to each other, so a tile is read once, as its roads and the exits they lead to:
 *
 *             0
 *        +---------+
 *      1 |  upper  | 2
 *        +---------+
 *      3 |  lower  | 4
 *        +---------+
 *             5
 */
import { NONE } from '../../../core/game.ts';
import {
  COLUMNS,
  columnOf,
  FIELDS,
  type Half,
  halvesOf,
  type Lay,
  LAYS,
  madeOfTiles,
  rowOf,
  ROWS,
  type Side,
  tileOf,
  CASTLE_6,
  CASTLE_4,
} from './components.ts';

export const UPPER = 0;
export const LOWER = 1;

/** One road of one half, as it lies: `road` counts in `halvesOf(lay)[half].roads`. */
export interface HalfRoad {
  readonly half: typeof UPPER | typeof LOWER;
  readonly road: number;
}

/** A road of a tile: the roads of its halves, joined where both reach `inner` (DQ-3.4, DQ-6.2a). */
export interface Road {
  readonly parts: readonly HalfRoad[];
  /** The bits of the exits it leads to. */
  readonly exits: number;
  readonly churches: number;
  readonly windmills: number;
  readonly knights: number;
  readonly shields: number;
  /** The castle tile of which this road is an origin, or NONE. */
  readonly castle: number;
}

export const EXITS = 6;
/** No tile of this edition has more than two roads; in another box a tile may have four. */
export let ROADS_A_TILE = 2;
export let NODES = FIELDS * ROADS_A_TILE;

/** The exit of a half's side, upper half first; `inner` is none. */
const EXIT_OF: readonly { readonly [side in Exclude<Side, 'inner'>]: number }[] = [
  { outer: 0, left: 1, right: 2 },
  { left: 3, right: 4, outer: 5 },
];

/** The roads of every tile in each of its two positions. */
export const ROADS: Road[][] = [];

/** For each lay and exit the road that leads there, or NONE: flat, because scoring reads it most. */
export const ROAD_AT = new Int8Array(LAYS * EXITS);

/** Every node as its own network, and nothing on any of them. */
let ALONE: readonly number[] = [];
let NOTHING: readonly Tally[] = [];

madeOfTiles(() => {
  for (let lay = 0; lay < LAYS; lay++) ROADS[lay] = roadsOf(lay);
  for (let i = 0; i < ROAD_AT.length; i++)
    ROAD_AT[i] = ROADS[Math.floor(i / EXITS)].findIndex(({ exits }) => (exits & (1 << (i % EXITS))) !== 0);
  ROADS_A_TILE = Math.max(2, ...ROADS.map(({ length }) => length));
  NODES = FIELDS * ROADS_A_TILE;
  ALONE = Array.from({ length: NODES }, (_, node) => node);
  NOTHING = Array.from({ length: NODES }, () => 0);
});

function roadsOf(lay: Lay): Road[] {
  const halves = halvesOf(lay);
  const parts = halves.flatMap((half, h) => half.roads.map((_, road): HalfRoad => ({ half: h as 0 | 1, road })));
  const inner = parts.filter((part) => halves[part.half].roads[part.road].includes('inner'));
  const alone = parts.filter((part) => !inner.includes(part)).map((part) => [part]);
  const joined = inner.length > 0 ? [inner, ...alone] : alone;
  return joined.map((group) => joinedRoad(lay, halves, group));
}

function joinedRoad(lay: Lay, halves: readonly Half[], parts: readonly HalfRoad[]): Road {
  const members = parts.map((part) => halves[part.half].roads[part.road]);
  const featured = parts.filter((_, i) => members[i].includes('feature')).map((part) => halves[part.half]);
  const count = (feature: string): number => featured.filter((half) => half.feature === feature).length;
  let exits = 0;
  parts.forEach(({ half }, i) => {
    for (const member of members[i])
      if (member !== 'feature' && member !== 'inner') exits |= 1 << EXIT_OF[half][member];
  });
  return {
    parts,
    exits,
    churches: count('church'),
    windmills: count('windmill'),
    knights: count('knight'),
    shields: featured.reduce((sum, half) => sum + half.shields, 0),
    castle: count('castle') > 0 ? tileOf(lay) : NONE,
  };
}

/** Where two fields touch: field, exit, field, exit (DQ-2.5, DQ-6.2 b and c). 42 seams left-right, 16 top-bottom. */
export const SEAMS = Int8Array.from(
  Array.from({ length: FIELDS }, (_, field) => {
    const toRight = columnOf(field) < COLUMNS - 1 ? [field, 2, field + 1, 1, field, 4, field + 1, 3] : [];
    const below = rowOf(field) < ROWS - 1 ? [field, 5, field + COLUMNS, 0] : [];
    return [...toRight, ...below];
  }).flat(),
);

/** A node of the connection graph: road `road` of the tile on a field (DQ-6.1). */
export const nodeOf = (field: number, roadIndex: number): number => field * ROADS_A_TILE + roadIndex;

/**
 * The network of every node: its smallest node (DQ-6.3, by union-find as in DQ-6.7). Castles separate, because their
 * origins are two roads that no seam joins (DQ-6.4). A node without a road is its own network.
 */
export function networks(board: readonly Lay[]): number[] {
  const network = ALONE.slice();
  for (let i = 0; i < SEAMS.length; i += 4) {
    const one = board[SEAMS[i]];
    const other = board[SEAMS[i + 2]];
    if (one < 0 || other < 0) continue;
    const here = ROAD_AT[one * EXITS + SEAMS[i + 1]];
    const there = ROAD_AT[other * EXITS + SEAMS[i + 3]];
    if (here >= 0 && there >= 0) unite(network, nodeOf(SEAMS[i], here), nodeOf(SEAMS[i + 2], there));
  }
  for (let node = 0; node < NODES; node++) network[node] = network[network[node]]; // parents are smaller, so already flat
  return network;
}

function unite(parent: number[], a: number, b: number): void {
  while (parent[a] !== a) a = parent[a];
  while (parent[b] !== b) b = parent[b];
  if (a < b) parent[b] = a;
  else parent[a] = b;
}

/**
 * The features of a road or a network, counted in one number, so that to join two is to add:
 * churches, windmills and knights in four bits each, shields in six, then two bits for the origins of each castle.
 * Scoring a board this way takes a third of the time that objects take.
 */
export type Tally = number;

export const churchesIn = (tally: Tally): number => tally & 15;
export const windmillsIn = (tally: Tally): number => (tally >> 4) & 15;
export const knightsIn = (tally: Tally): number => (tally >> 8) & 15;
export const shieldsIn = (tally: Tally): number => (tally >> 12) & 63;
/** DQ-6.5: whether an origin of the castle lies on it. */
export const reaches6 = (tally: Tally): boolean => ((tally >> 18) & 3) !== 0;
export const reaches4 = (tally: Tally): boolean => ((tally >> 20) & 3) !== 0;

function tallyOf(road: Road | undefined): Tally {
  if (road === undefined) return 0;
  const castles = (road.castle === CASTLE_6 ? 1 << 18 : 0) | (road.castle === CASTLE_4 ? 1 << 20 : 0);
  return road.churches | (road.windmills << 4) | (road.knights << 8) | (road.shields << 12) | castles;
}

/** For each lay the tallies of its roads. */
export let TALLIES = new Int32Array(0);
madeOfTiles(() => {
  TALLIES = Int32Array.from({ length: LAYS * ROADS_A_TILE }, (_, i) =>
    tallyOf(ROADS[Math.floor(i / ROADS_A_TILE)][i % ROADS_A_TILE]),
  );
});

/** What lies on every network: at its smallest node; all other nodes are 0. */
export function survey(board: readonly Lay[], network: readonly number[] = networks(board)): Tally[] {
  const found = NOTHING.slice();
  for (let field = 0; field < FIELDS; field++) {
    const lay = board[field];
    if (lay < 0) continue;
    for (let road = 0; road < ROADS_A_TILE; road++)
      found[network[nodeOf(field, road)]] += TALLIES[lay * ROADS_A_TILE + road];
  }
  return found;
}
