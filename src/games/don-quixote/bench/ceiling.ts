/** The most that a scoring can still bring: whoever lays whatever, it is no more than this. */
import { FIELDS, LAST_ROUND, layOf, madeOfTiles, TILES } from '../rules/components.ts';
import { EXITS, NODES, nodeOf, ROAD_AT } from '../rules/06-connection.ts';
import { guardShields } from '../rules/07-defense.ts';
import { castlePoints, defensePoints } from '../rules/08-scoring.ts';
import type { TileSet } from '../bots/fits.ts';
import {
  BEYOND,
  castle4Of,
  castle6Of,
  churchesOf,
  EXIT_BEYOND,
  type Holding,
  knightsOf,
  type Land,
  TILE_HOLDS,
  windmillsOf,
} from '../bots/land.ts';
import { GROUP_POINTS, groupShields } from '../bots/points.ts';

/** A set of fields, a bit for each. */
export type FieldSet = number;

/** By tile: the fields on which its knight can stand guard, and the shields it has there. */
const GUARDED_FROM = new Int32Array(TILES.length);
const GUARD = new Uint8Array(TILES.length);
madeOfTiles(() => {
  for (let i = 0; i < TILES.length * FIELDS; i++) {
    const [tile, field] = [Math.floor(i / FIELDS), i % FIELDS];
    const shields = Math.max(guardShields(field, layOf(tile, 0)), guardShields(field, layOf(tile, 180)));
    if (shields > 0) GUARDED_FROM[tile] |= 1 << field;
    GUARD[tile] = Math.max(GUARD[tile], shields);
  }
});

// By network and, behind them, by field to come: what it is joined with (the one with the highest number), and what the whole holds. Overwritten by every question.
const joined = new Uint8Array(NODES + FIELDS);
const held = new Int32Array(NODES + FIELDS);

const NO_ENDS: Holding = (1 << 19) - 1;
const ONLY_KNIGHTS: Holding = (15 << 6) | (31 << 10);

/**
 * The points of the round if every field to come joined all roads that end there, and every feature to come lay where it
 * brings most. No real tile joins more, and to join more never brings less (DQ-13.2): so however these tiles are laid on
 * these fields, the round does not bring more.
 */
export function ceilingOf(land: Land, round: number, coming: FieldSet, tiles: TileSet): number {
  joinThrough(land, coming);
  const extra = holdingOf(tiles);
  const churches = { one: 0, two: 0 };
  const windmills = { one: 0, two: 0 };
  let [points, at6, at4, group] = [0, 0, 0, groupShields(extra)];
  let [open6, open4] = [false, false];
  for (let id = 0; id < joined.length; id++) {
    const one = held[id];
    if (one === 0) continue;
    const isOpen = id >= NODES;
    points += GROUP_POINTS[churchesOf(one)] + GROUP_POINTS[windmillsOf(one)];
    group = Math.max(group, groupShields(isOpen ? one + (extra & ONLY_KNIGHTS) : one));
    if (castle6Of(one) > 0) at6 += knightsOf(one);
    if (castle4Of(one) > 0) at4 += knightsOf(one);
    if (!isOpen) continue;
    if (castle6Of(one) > 0) open6 = true;
    if (castle4Of(one) > 0) open4 = true;
    note(churches, churchesOf(one));
    note(windmills, windmillsOf(one));
  }
  if (open6) at6 += knightsOf(extra);
  if (open4) at4 += knightsOf(extra);
  const guards = defensePoints(land.guards + shieldsToCome(coming, tiles), round);
  const groups = morePoints(churches, churchesOf(extra)) + morePoints(windmills, windmillsOf(extra));
  const castles = castlePoints(6, at6, round) + castlePoints(4, at4, round);
  return points + groups + castles + guards + (round === LAST_ROUND ? group : 0);
}

/** Open groups of one and of two buildings. */
interface Small {
  one: number;
  two: number;
}

function note(small: Small, buildings: number): void {
  if (buildings === 1) small.one++;
  if (buildings === 2) small.two++;
}

/** A building more brings two points; it brings two besides when it makes three of two, and so do two that make three of one. */
function morePoints({ one, two }: Small, buildings: number): number {
  const threes = Math.min(two, buildings);
  return 2 * (buildings + threes + Math.min(one, (buildings - threes) >> 1));
}

function joinThrough({ board, network, held: holds }: Land, coming: FieldSet): void {
  for (let id = 0; id < joined.length; id++) joined[id] = id;
  for (let field = 0; field < FIELDS; field++) {
    if ((coming & (1 << field)) === 0) continue;
    for (let exit = 0; exit < EXITS; exit++) {
      const other = BEYOND[field * EXITS + exit];
      if (other < 0) continue;
      if (board[other] < 0) {
        if ((coming & (1 << other)) !== 0) unite(NODES + field, NODES + other);
        continue;
      }
      const road = ROAD_AT[board[other] * EXITS + EXIT_BEYOND[field * EXITS + exit]];
      if (road >= 0) unite(NODES + field, network[nodeOf(other, road)]);
    }
  }
  held.fill(0);
  for (let id = 0; id < NODES; id++) if (holds[id] !== 0) held[rootOf(id)] += holds[id] & NO_ENDS;
}

function rootOf(id: number): number {
  let root = id;
  while (joined[root] !== root) root = joined[root];
  return root;
}

function unite(one: number, other: number): void {
  const [a, b] = [rootOf(one), rootOf(other)];
  if (a < b) joined[a] = b;
  else joined[b] = a;
}

function holdingOf(tiles: TileSet): Holding {
  let sum = 0;
  for (let rest = tiles; rest !== 0; rest &= rest - 1) sum += TILE_HOLDS[31 - Math.clz32(rest & -rest)];
  return sum;
}

function shieldsToCome(coming: FieldSet, tiles: TileSet): number {
  let sum = 0;
  for (let rest = tiles; rest !== 0; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    if ((GUARDED_FROM[tile] & coming) !== 0) sum += GUARD[tile];
  }
  return sum;
}
