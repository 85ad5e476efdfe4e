/**
 * What each tile would be worth on the field of the card: the one move of foresight behind `greedy`, `careful` and
 * every playout. The worth is a weighted sum of the traits of the Principality with that tile on it (traits.ts).
 * Only the networks around the field are joined anew, so that a tile takes about 150 nanoseconds.
 */
import type { Lay } from '../../games/don-quixote/components.ts';
import { FIELDS, LAYS } from '../../games/don-quixote/components.ts';
import { EXITS, NODES, nodeOf, ROAD_AT } from '../../games/don-quixote/6-connection.ts';
import { BEYOND, COUNT, EXIT_BEYOND, GUARDS, type Land, OPEN_END, ROAD_EXITS, ROAD_HOLDS } from './land.ts';
import { groupShields, knightsAtCastles, TRAIT, type Weights, worthOf } from './traits.ts';

/** The four ways out of a field: the exits that lead there. */
const WAYS = [0b000001, 0b001010, 0b010100, 0b100000] as const;

/** By field and way the neighbour there, or NONE. */
const NEIGHBOURS = Int8Array.from({ length: FIELDS * WAYS.length }, (_, i) => {
  const exit = 31 - Math.clz32(WAYS[i % WAYS.length]);
  return BEYOND[Math.floor(i / WAYS.length) * EXITS + exit];
});

/** The sets of networks around a field: there are at most six, one for each exit. */
const SETS = 1 << EXITS;

// What lies around the field, and the rest of the land. Overwritten by every call of `appraise`: making these anew
// would take longer than all the rest.
const around = { open: 0, blank: 0, roads: 0, networks: 0 };
const rest = { worth: 0, knights: 0, group: 0 };
const network = new Uint8Array(EXITS);
const setAt = new Uint8Array(EXITS);
const setHeld = new Int32Array(SETS);
const setWorth = new Float64Array(SETS);
const setKnights = new Uint8Array(SETS);
const setGroup = new Uint8Array(SETS);

/** Writes into `worths` what each of the first `count` lays would be worth on the field. */
export function appraise(
  land: Land,
  field: number,
  lays: ArrayLike<Lay>,
  count: number,
  weights: Weights,
  worths: Float64Array,
): void {
  lookAround(land, field);
  weighTheRest(land, weights);
  weighTheSets(weights);
  for (let i = 0; i < count; i++) worths[i] = roadsWorth(lays[i], weights) + tileWorth(land, field, lays[i], weights);
}

/** Sorts the exits of the field by what lies beyond them, and lists the networks that end there. */
function lookAround({ board, network: networkAt, held }: Land, field: number): void {
  let open = 0;
  let blank = 0;
  let roads = 0;
  let networks = 0;
  for (let exit = 0; exit < EXITS; exit++) {
    const other = BEYOND[field * EXITS + exit];
    if (other < 0) continue;
    const there = board[other] < 0 ? 0 : ROAD_AT[board[other] * EXITS + EXIT_BEYOND[field * EXITS + exit]];
    if (board[other] < 0) open |= 1 << exit;
    else if (there < 0) blank |= 1 << exit;
    else {
      const id = networkAt[nodeOf(other, there)];
      let n = 0;
      while (n < networks && network[n] !== id) n++;
      if (n === networks) {
        network[networks++] = id;
        setHeld[1 << n] = held[id];
      }
      setHeld[1 << n] -= OPEN_END;
      setAt[exit] = 1 << n;
      roads |= 1 << exit;
    }
  }
  around.open = open;
  around.blank = blank;
  around.roads = roads;
  around.networks = networks;
}

/** The networks that do not end at this field stay as they are. */
function weighTheRest({ held }: Land, { w }: Weights): void {
  let worth = 0;
  let knights = 0;
  let group = 0;
  for (let id = 0; id < NODES; id++) {
    if (held[id] === 0 || isAround(id)) continue;
    worth += worthOf(held[id], w);
    knights += knightsAtCastles(held[id]);
    group = Math.max(group, groupShields(held[id]));
  }
  rest.worth = worth;
  rest.knights = knights;
  rest.group = group;
}

function isAround(id: number): boolean {
  for (let n = 0; n < around.networks; n++) if (network[n] === id) return true;
  return false;
}

/** For every set of the networks around the field: joined, what they hold; apart, what they are worth. */
function weighTheSets({ w }: Weights): void {
  for (let one = 1; one < 1 << around.networks; one <<= 1) {
    setWorth[one] = worthOf(setHeld[one], w);
    setKnights[one] = knightsAtCastles(setHeld[one]);
    setGroup[one] = groupShields(setHeld[one]);
    for (let others = 1; others < one; others++) {
      setHeld[one | others] = setHeld[one] + setHeld[others];
      setWorth[one | others] = setWorth[one] + setWorth[others];
      setKnights[one | others] = setKnights[one] + setKnights[others];
      setGroup[one | others] = Math.max(setGroup[one], setGroup[others]);
    }
  }
}

/** What all networks are worth with this tile on the field. */
function roadsWorth(lay: Lay, weights: Weights): number {
  const { open, roads, networks } = around;
  const exits = ROAD_EXITS[2 * lay];
  const otherExits = ROAD_EXITS[2 * lay + 1];
  const set = setOf(exits & roads);
  const otherSet = setOf(otherExits & roads);
  let held = ROAD_HOLDS[2 * lay] + OPEN_END * COUNT[exits & open] + setHeld[set];
  let otherHeld = ROAD_HOLDS[2 * lay + 1] + OPEN_END * COUNT[otherExits & open];
  if ((set & otherSet) === 0) otherHeld += setHeld[otherSet];
  else {
    held += otherHeld + setHeld[otherSet & ~set];
    otherHeld = 0;
  }
  const left = ((1 << networks) - 1) & ~(set | otherSet);
  const knights = rest.knights + setKnights[left] + knightsAtCastles(held) + knightsAtCastles(otherHeld);
  const group = Math.max(rest.group, setGroup[left], groupShields(held), groupShields(otherHeld));
  return (
    rest.worth +
    setWorth[left] +
    worthOf(held, weights.w) +
    worthOf(otherHeld, weights.w) +
    weights.castle6[knights & 15] +
    weights.castle4[knights >> 4] +
    weights.w[TRAIT.group] * group
  );
}

/** The networks to which these exits lead. */
function setOf(exits: number): number {
  let set = 0;
  for (let left = exits; left > 0; left &= left - 1) set |= setAt[31 - Math.clz32(left & -left)];
  return set;
}

/** What the tile itself brings: guards, seams, what it does to the empty fields beside it, and that it is spent. */
function tileWorth(land: Land, field: number, lay: Lay, { w, guards, facing }: Weights): number {
  const { open, blank, roads } = around;
  const exits = ROAD_EXITS[2 * lay] | ROAD_EXITS[2 * lay + 1];
  let worth =
    guards[land.guards + GUARDS[field * LAYS + lay]] +
    w[TRAIT.mismatch] * (COUNT[exits & blank] + COUNT[roads & ~exits]) +
    w[TRAIT.joined] * COUNT[exits & roads] +
    w[TRAIT.tile + (lay >> 1)];
  for (let way = 0; way < WAYS.length; way++) {
    const there = exits & open & WAYS[way];
    if (there === 0) continue;
    const before = land.facing[NEIGHBOURS[field * WAYS.length + way]];
    worth += facing[before + COUNT[there]] - facing[before];
  }
  return worth;
}
