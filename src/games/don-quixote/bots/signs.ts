/**
 * What the network of values looks at: signs that a position shows or does not. Each is a number; network.ts has a row
 * of weights for every one. They are joint (so many churches and knights on a road with so many open ends), so that
 * what belongs together is learned together.
 */
import { FIELDS, TILES } from '../rules/components.ts';
import { EXITS, NODES, nodeOf, ROAD_AT } from '../rules/06-connection.ts';
import {
  BEYOND,
  castle4Of,
  castle6Of,
  churchesOf,
  EXIT_BEYOND,
  type Holding,
  knightsOf,
  type Land,
  openEndsOf,
  shieldsOf,
  windmillsOf,
} from './land.ts';
import {
  few,
  FEW,
  GUARDING,
  joining,
  JOINING_ALL,
  type TileSet,
  WITH_CHURCH,
  WITH_KNIGHT,
  WITH_WINDMILL,
} from './fits.ts';
import { groupShields } from './points.ts';

/** How many signs there are of each kind. So many and more are treated alike: the last of each is "at least". */
const SIZES = {
  /** Tiles in hand, in the bag, and set aside. */
  hand: TILES.length,
  bag: TILES.length,
  aside: TILES.length,
  /** A network: churches, windmills, knights, castle, open ends. */
  network: 4 * 4 * 4 * 4 * 5,
  /** A network with knights: shields, castle, open ends. */
  shields: 11 * 4 * 5,
  /** A network with buildings: how many of one kind, open ends. */
  churches: 8 * 3,
  windmills: 8 * 3,
  /** The knights at each castle and the open ends of its networks. */
  castle6: 5 * 5,
  castle4: 5 * 5,
  /** Shields of the guards, and of the best group of knights. */
  guards: 14,
  group: 17,
  /** An empty field: where it lies, and what each of its sides is (unknown, closed, a road). Half a turn makes no difference. */
  place: FIELDS / 2,
  shape: 3 ** EXITS,
  /** A road that ends at an empty field: what its network has, how many roads end there, how many sides are closed. */
  end: 8 * 4 * 4 * 4,
  /** A network that ends more than once at the same empty field: all its open ends. */
  loop: 6,
  /** The tiles to come (few in hand, few in the bag) that could bring a building or a knight to a road that ends here. */
  endChurches: 4 * 2 * FEW * FEW,
  endWindmills: 4 * 2 * FEW * FEW,
  endKnights: 4 * 4 * FEW * FEW,
  /** An empty field: how many roads end there, and the tiles to come that could join them all, or stand guard. */
  joinAll: 6 * FEW * FEW,
  guarding: FEW * FEW,
  /** Two networks that end at the same empty field, and who could join them: nobody, only tiles in the bag, one in hand. */
  pairChurches: 8 * 8 * 3,
  pairWindmills: 8 * 8 * 3,
  pairKnights: 16 * 16 * 3,
  pairShields: 5 * 5 * 3,
  pairJoin: FEW * FEW,
} as const;
type Sign = keyof typeof SIZES;

/** Where the signs of each kind begin. */
export const SIGN = begins();
export const SIGNS = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

function begins(): { readonly [sign in Sign]: number } {
  let next = 0;
  const entries = Object.entries(SIZES).map(([sign, size]) => [sign, (next += size) - size]);
  return Object.fromEntries(entries) as { [sign in Sign]: number };
}

/** The signs of a position: the first `count` of the list, which is used again. */
export interface Shown {
  readonly signs: Uint16Array;
  count: number;
}

/** More than a board can show. */
const MOST_SIGNS = 1024;
export const nothingShown = (): Shown => ({ signs: new Uint16Array(MOST_SIGNS), count: 0 });

const upTo = (most: number, some: number): number => (some < most ? some : most);

/** Adds what a land shows to one who has these tiles in hand, and those in the bag. */
export function showLand(land: Land, hand: TileSet, bag: TileSet, shown: Shown): void {
  const { signs } = shown;
  signs[shown.count++] = SIGN.guards + upTo(13, land.guards);
  showNetworks(land, shown);
  showEmptyFields(land, hand, bag, shown);
}

function showNetworks({ held }: Land, shown: Shown): void {
  const { signs } = shown;
  let { count } = shown;
  let group = 0;
  let at6 = 0;
  let at4 = 0;
  for (let id = 0; id < NODES; id++) {
    const one = held[id];
    if (one === 0) continue;
    const ends = upTo(4, openEndsOf(one));
    const castle = castleOf(one);
    const knights = knightsOf(one);
    const churches = churchesOf(one);
    const windmills = windmillsOf(one);
    signs[count++] = SIGN.network + contents(churches, windmills, knights, castle) * 5 + ends;
    if (knights > 0) signs[count++] = SIGN.shields + (upTo(10, shieldsOf(one)) * 4 + castle) * 5 + ends;
    if (churches > 0) signs[count++] = SIGN.churches + churches * 3 + upTo(2, ends);
    if (windmills > 0) signs[count++] = SIGN.windmills + windmills * 3 + upTo(2, ends);
    group = Math.max(group, groupShields(one));
    if (castle & 1) at6 += knights + 16 * openEndsOf(one);
    if (castle & 2) at4 += knights + 16 * openEndsOf(one);
  }
  signs[count++] = SIGN.castle6 + 5 * upTo(4, at6 & 15) + upTo(4, at6 >> 4);
  signs[count++] = SIGN.castle4 + 5 * upTo(4, at4 & 15) + upTo(4, at4 >> 4);
  signs[count++] = SIGN.group + upTo(16, group);
  shown.count = count;
}

/** Which castles a network leads to: 1 the 6-castle, 2 the 4-castle, 3 both. */
const castleOf = (held: Holding): number => (castle6Of(held) > 0 ? 1 : 0) + (castle4Of(held) > 0 ? 2 : 0);

const contents = (churches: number, windmills: number, knights: number, castle: number): number =>
  ((upTo(3, churches) * 4 + upTo(3, windmills)) * 4 + upTo(3, knights)) * 4 + castle;

/** By shape, the same as it looks after half a turn: the smaller of the two. */
const SHAPE = Uint16Array.from({ length: 3 ** EXITS }, (_, shape) => {
  let turned = 0;
  for (let exit = 0, rest = shape; exit < EXITS; exit++, rest = Math.floor(rest / 3)) turned = 3 * turned + (rest % 3);
  return Math.min(shape, turned);
});

/** What ends at a field: each network once, and the exits by which it does. Overwritten for every field. */
const ending = new Uint8Array(EXITS);
const exitsOf = new Uint8Array(EXITS);

const UNKNOWN = 0;
const CLOSED = 1;
const ROAD = 2;

function showEmptyFields(land: Land, hand: TileSet, bag: TileSet, shown: Shown): void {
  const { board, network } = land;
  const { signs } = shown;
  for (let field = 0; field < FIELDS; field++) {
    if (board[field] >= 0) continue;
    signs[shown.count++] = SIGN.place + Math.min(field, FIELDS - 1 - field);
    let shape = 0;
    let networks = 0;
    let roads = 0;
    for (let exit = 0; exit < EXITS; exit++) {
      const other = BEYOND[field * EXITS + exit];
      let side = other < 0 ? CLOSED : UNKNOWN;
      if (other >= 0 && board[other] >= 0) {
        const road = ROAD_AT[board[other] * EXITS + EXIT_BEYOND[field * EXITS + exit]];
        side = road < 0 ? CLOSED : ROAD;
        if (road >= 0) {
          roads |= 1 << exit;
          networks = noteEnd(network[nodeOf(other, road)], exit, networks);
        }
      }
      shape = 3 * shape + side;
    }
    signs[shown.count++] = SIGN.shape + SHAPE[shape];
    const guarding = GUARDING[field];
    if (guarding !== 0) signs[shown.count++] = SIGN.guarding + FEW * few(guarding & hand) + few(guarding & bag);
    if (roads === 0) continue;
    const all = JOINING_ALL[roads];
    signs[shown.count++] = SIGN.joinAll + ((land.facing[field] - 1) * FEW + few(all & hand)) * FEW + few(all & bag);
    showEnds(land, field, networks, hand, bag, shown);
  }
}

/** Notes a road that ends at the field, and returns how many networks do. */
function noteEnd(id: number, exit: number, networks: number): number {
  let n = 0;
  while (n < networks && ending[n] !== id) n++;
  if (n < networks) exitsOf[n] |= 1 << exit;
  else {
    ending[n] = id;
    exitsOf[n] = 1 << exit;
  }
  return n === networks ? networks + 1 : networks;
}

function showEnds(land: Land, field: number, networks: number, hand: TileSet, bag: TileSet, shown: Shown): void {
  const { held, facing, closed } = land;
  const { signs } = shown;
  const room = (upTo(4, facing[field]) - 1) * 4 + upTo(3, closed[field]);
  for (let n = 0; n < networks; n++) {
    const one = held[ending[n]];
    const exits = exitsOf[n];
    const castle = castleOf(one);
    const knights = upTo(3, knightsOf(one));
    const churches = upTo(3, churchesOf(one));
    const windmills = upTo(3, windmillsOf(one));
    const has = (churches > 0 ? 1 : 0) + (windmills > 0 ? 2 : 0) + (knights > 0 ? 4 : 0);
    const last = lastEnd(one);
    signs[shown.count++] = SIGN.end + (has * 4 + castle) * 16 + room;
    if ((exits & (exits - 1)) !== 0) signs[shown.count++] = SIGN.loop + upTo(5, openEndsOf(one));
    signs[shown.count++] = SIGN.endChurches + comers(2 * churches + last, WITH_CHURCH[exits], hand, bag);
    signs[shown.count++] = SIGN.endWindmills + comers(2 * windmills + last, WITH_WINDMILL[exits], hand, bag);
    signs[shown.count++] = SIGN.endKnights + comers(4 * knights + castle, WITH_KNIGHT[exits], hand, bag);
    for (let m = 0; m < n; m++) showPair(held[ending[m]], one, joining(exitsOf[m], exits), hand, bag, shown);
  }
}

const lastEnd = (held: Holding): number => (openEndsOf(held) === 1 ? 1 : 0);

const comers = (there: number, tiles: TileSet, hand: TileSet, bag: TileSet): number =>
  (there * FEW + few(tiles & hand)) * FEW + few(tiles & bag);

function showPair(one: Holding, other: Holding, tiles: TileSet, hand: TileSet, bag: TileSet, shown: Shown): void {
  const { signs } = shown;
  const joined = (tiles & hand) !== 0 ? 2 : (tiles & bag) !== 0 ? 1 : 0;
  const churches = square(
    2 * upTo(3, churchesOf(one)) + lastEnd(one),
    2 * upTo(3, churchesOf(other)) + lastEnd(other),
    8,
  );
  const windmills = square(
    2 * upTo(3, windmillsOf(one)) + lastEnd(one),
    2 * upTo(3, windmillsOf(other)) + lastEnd(other),
    8,
  );
  signs[shown.count++] = SIGN.pairJoin + comers(0, tiles, hand, bag);
  signs[shown.count++] = SIGN.pairChurches + 3 * churches + joined;
  signs[shown.count++] = SIGN.pairWindmills + 3 * windmills + joined;
  signs[shown.count++] = SIGN.pairKnights + 3 * square(knightly(one), knightly(other), 16) + joined;
  if (knightsOf(one) > 0 && knightsOf(other) > 0)
    signs[shown.count++] = SIGN.pairShields + 3 * square(shieldy(one), shieldy(other), 5) + joined;
}

/** Two numbers below `size` in one, whichever comes first. */
const square = (one: number, other: number, size: number): number =>
  one < other ? one * size + other : other * size + one;

const knightly = (held: Holding): number => 4 * upTo(3, knightsOf(held)) + castleOf(held);
const shieldy = (held: Holding): number => upTo(4, shieldsOf(held) >> 1);
