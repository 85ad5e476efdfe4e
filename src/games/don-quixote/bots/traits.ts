/**
 * The traits of a Principality: all that the bots look at when they ask what it may still bring. A trait is a number
 * in a list and an amount; weights.ts says what each is worth in each turn.
 */
import { FIELDS, LAST_ROUND, ROUNDS, TILES } from '../rules/components.ts';
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
import { GROUP_POINTS, groupShields } from './points.ts';

/** So many and more are treated alike. */
const MANY_OPEN_ENDS = 5;
const MANY_AT_CASTLE = 4;
const MANY_KNIGHTS = 6;
const MANY_GUARDS = ROUNDS[LAST_ROUND - 1].defenseShields;

/** How many numbers each trait takes. */
const SIZES = {
  /** Points of the groups (DQ-8.3, DQ-8.4), and shields of the best group of knights (DQ-8.6). */
  churches: 1,
  windmills: 1,
  group: 1,
  /** By open ends: networks; their shields; those with the 6-castle, with the 4-castle. */
  open: 4 * MANY_OPEN_ENDS,
  /** By open ends and number: networks with so many churches, windmills, knights. */
  openChurches: 6 * MANY_OPEN_ENDS,
  openWindmills: 7 * MANY_OPEN_ENDS,
  openKnights: MANY_KNIGHTS * MANY_OPEN_ENDS,
  /** By knights at the castle and open ends of its networks: that it is so. */
  castle6: 25,
  castle4: 25,
  /** At least 1, 2, … 12 shields at the border. */
  guards: MANY_GUARDS,
  /** What has open ends, times what is still to come of its kind: from the hand, and in all. */
  hand: 8,
  toCome: 8,
  /** Pairs of networks that end at the same empty field, and what it would bring to join them. */
  pairs: 8,
  /** By roads that lead there and sides that are closed: empty fields. */
  empty: 49,
  /** Seams where two roads meet, and where a road meets a blank side. */
  joints: 1,
  mismatches: 1,
  /** That this tile is spent. */
  tile: TILES.length,
} as const;
type Trait = keyof typeof SIZES;

/** Where the numbers of each trait begin. */
export const TRAIT = begins();
export const TRAITS = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

function begins(): { readonly [trait in Trait]: number } {
  let next = 0;
  const entries = Object.entries(SIZES).map(([trait, size]) => [trait, (next += size) - size]);
  return Object.fromEntries(entries) as { [trait in Trait]: number };
}

/**
 * What a land is worth by the weights of a turn. `hand` is what the tiles still in hand hold, `toCome` what all do that
 * are not laid yet.
 */
export function worthOf(land: Land, hand: Holding, toCome: Holding, weights: Float64Array): number {
  return (
    networksWorth(land, hand, toCome, weights) +
    guardsWorth(land, weights) +
    emptyFieldsWorth(land, weights) +
    weights[TRAIT.joints] * land.joints +
    weights[TRAIT.mismatches] * land.mismatches
  );
}

function networksWorth({ held, guards }: Land, hand: Holding, toCome: Holding, weights: Float64Array): number {
  let worth = 0;
  let churches = 0;
  let windmills = 0;
  let group = 0;
  let at6 = 0;
  let at4 = 0;
  let open: Holding = 0;
  for (let id = 0; id < NODES; id++) {
    const one = held[id];
    if (one === 0) continue;
    churches += GROUP_POINTS[churchesOf(one)];
    windmills += GROUP_POINTS[windmillsOf(one)];
    group = Math.max(group, groupShields(one));
    if (castle6Of(one) > 0) at6 += atCastle(one);
    if (castle4Of(one) > 0) at4 += atCastle(one);
    if (openEndsOf(one) === 0) continue;
    worth += openWorth(one, weights);
    open += one;
  }
  return (
    worth +
    weights[TRAIT.churches] * churches +
    weights[TRAIT.windmills] * windmills +
    weights[TRAIT.group] * group +
    weights[TRAIT.castle6 + castleTrait(at6)] +
    weights[TRAIT.castle4 + castleTrait(at4)] +
    chancesWorth(open, hand, TRAIT.hand, weights) +
    chancesWorth(open, toCome, TRAIT.toCome, weights) +
    (weights[TRAIT.hand + 6] * group + weights[TRAIT.hand + 7] * Math.min(guards, MANY_GUARDS)) * shieldsOf(hand) +
    (weights[TRAIT.toCome + 6] * group + weights[TRAIT.toCome + 7] * Math.min(guards, MANY_GUARDS)) * shieldsOf(toCome)
  );
}

/** The knights that a network brings to a castle on it, and 16 times its open ends. */
const atCastle = (held: Holding): number => knightsOf(held) + 16 * openEndsOf(held);

const castleTrait = (at: number): number => 5 * Math.min(at & 15, MANY_AT_CASTLE) + Math.min(at >> 4, MANY_AT_CASTLE);

function openWorth(held: Holding, weights: Float64Array): number {
  const ends = Math.min(openEndsOf(held), MANY_OPEN_ENDS) - 1;
  const open = TRAIT.open + 4 * ends;
  const churches = churchesOf(held);
  const windmills = windmillsOf(held);
  const knights = knightsOf(held);
  let worth = weights[open];
  if (castle6Of(held) > 0) worth += weights[open + 2];
  if (castle4Of(held) > 0) worth += weights[open + 3];
  if (churches > 0) worth += weights[TRAIT.openChurches + 6 * ends + churches - 1];
  if (windmills > 0) worth += weights[TRAIT.openWindmills + 7 * ends + windmills - 1];
  if (knights === 0) return worth;
  const many = Math.min(knights, MANY_KNIGHTS);
  return worth + weights[open + 1] * shieldsOf(held) + weights[TRAIT.openKnights + MANY_KNIGHTS * ends + many - 1];
}

/** What may still be added to that which has open ends. */
function chancesWorth(open: Holding, more: Holding, trait: number, weights: Float64Array): number {
  return (
    weights[trait] * churchesOf(open) * churchesOf(more) +
    weights[trait + 1] * windmillsOf(open) * windmillsOf(more) +
    weights[trait + 3] * shieldsOf(open) * shieldsOf(more) +
    (weights[trait + 2] * knightsOf(open) +
      weights[trait + 4] * castle6Of(open) +
      weights[trait + 5] * castle4Of(open)) *
      knightsOf(more)
  );
}

function guardsWorth({ guards }: Land, weights: Float64Array): number {
  let worth = 0;
  for (let shields = 0; shields < guards && shields < MANY_GUARDS; shields++) worth += weights[TRAIT.guards + shields];
  return worth;
}

function emptyFieldsWorth(land: Land, weights: Float64Array): number {
  const { board, facing, closed } = land;
  let worth = 0;
  for (let field = 0; field < FIELDS; field++) {
    if (board[field] >= 0) continue;
    worth += weights[TRAIT.empty + 7 * facing[field] + closed[field]];
    if (facing[field] > 1) worth += pairsWorth(land, field, weights);
  }
  return worth;
}

/** The networks that end at a field. Overwritten for every field. */
const ending = new Uint8Array(EXITS);

function pairsWorth({ board, network, held }: Land, field: number, weights: Float64Array): number {
  let worth = 0;
  let networks = 0;
  for (let exit = 0; exit < EXITS; exit++) {
    const other = BEYOND[field * EXITS + exit];
    if (other < 0 || board[other] < 0) continue;
    const road = ROAD_AT[board[other] * EXITS + EXIT_BEYOND[field * EXITS + exit]];
    if (road < 0) continue;
    const id = network[nodeOf(other, road)];
    let n = 0;
    while (n < networks && ending[n] !== id) n++;
    if (n < networks) continue;
    for (n = 0; n < networks; n++) worth += pairWorth(held[ending[n]], held[id], weights);
    ending[networks++] = id;
  }
  return worth;
}

/** What joining two networks would bring: points, shields, knights to the castles; and the smaller part of each. */
function pairWorth(one: Holding, other: Holding, weights: Float64Array): number {
  const churches = churchesOf(one);
  const moreChurches = churchesOf(other);
  const windmills = windmillsOf(one);
  const moreWindmills = windmillsOf(other);
  const worth =
    weights[TRAIT.pairs] +
    weights[TRAIT.pairs + 1] * gain(churches, moreChurches) +
    weights[TRAIT.pairs + 2] * gain(windmills, moreWindmills) +
    weights[TRAIT.pairs + 6] * (Math.min(churches, moreChurches) + Math.min(windmills, moreWindmills));
  return knightsOf(one) + knightsOf(other) === 0 ? worth : worth + knightsPairWorth(one, other, weights);
}

const gain = (some: number, more: number): number =>
  GROUP_POINTS[some + more] - GROUP_POINTS[some] - GROUP_POINTS[more];

function knightsPairWorth(one: Holding, other: Holding, weights: Float64Array): number {
  const knights = knightsOf(one);
  const moreKnights = knightsOf(other);
  let worth = weights[TRAIT.pairs + 7] * Math.min(shieldsOf(one), shieldsOf(other));
  if (knights > 0 && moreKnights > 0) worth += weights[TRAIT.pairs + 3] * (shieldsOf(one) + shieldsOf(other));
  const at6 = castle6Of(one) > 0;
  if (at6 !== castle6Of(other) > 0) worth += weights[TRAIT.pairs + 4] * (at6 ? moreKnights : knights);
  const at4 = castle4Of(one) > 0;
  if (at4 !== castle4Of(other) > 0) worth += weights[TRAIT.pairs + 5] * (at4 ? moreKnights : knights);
  return worth;
}
