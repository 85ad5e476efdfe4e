/**
 * What each round can bring at most if nothing else mattered and all cards and tiles were known: no player has more on
 * average than the three together. Found by branch and bound; with too little time it is still not too low.
 */
import { COLUMNS, LAST_ROUND, layOf, ROAD_TILES } from '../rules/components.ts';
import { ROADS } from '../rules/06-connection.ts';
import { guardShields } from '../rules/07-defense.ts';
import { defensePoints } from '../rules/08-scoring.ts';
import { copyLand, emptyLand, type Land, layTile, shieldsOf, TILE_HOLDS } from '../bots/land.ts';
import { pointsOf } from '../bots/points.ts';
import { ceilingOf, type FieldSet } from './ceiling.ts';
import { setOf } from './last-round.ts';
import { BEGINS, type Deal } from './luck.ts';
import type { Path } from './peek.ts';

/** Tiles that may lie on these fields only, and the other way round: those of a round, and at last the one set aside. */
const ENDS = [...BEGINS.slice(1, -1), ROAD_TILES - 1, ROAD_TILES];
const groupOf = (turn: number): number => ENDS.findIndex((end) => turn < end);

interface Search {
  readonly round: number;
  /** Column by column. */
  readonly fields: readonly number[];
  /** By place in `fields`: the tiles that may lie there, and the fields behind it. */
  readonly tiles: readonly (readonly number[])[];
  readonly coming: readonly FieldSet[];
  readonly lands: readonly Land[];
  /** The most points found, what was left unseen for want of time, and how many more tiles may be tried. */
  best: number;
  unseen: number;
  tries: number;
}

/**
 * No way to go on from this path to the end of the round has more points in it than what is returned; if `tries` are
 * enough, one has as many.
 */
export function mostIn(deal: Deal, { land, turn: first, hand }: Path, round: number, tries: number): number {
  const { fields, tiles } = deal;
  const end = BEGINS[round];
  const column = (turn: number): number => fields[turn] % COLUMNS;
  const turns = fields.map((_, turn) => turn).slice(first, end);
  const inOrder = turns.toSorted((one, other) => column(one) - column(other));
  const search: Search = {
    round,
    fields: inOrder.map((turn) => fields[turn]),
    tiles: inOrder.map((turn) => tiles.filter((_, i) => groupOf(i) === groupOf(turn))),
    coming: inOrder.map((_, i) => setOf(inOrder.slice(i + 1).map((turn) => fields[turn]))),
    lands: Array.from({ length: turns.length + 1 }, emptyLand),
    best: 0,
    unseen: 0,
    tries,
  };
  copyLand(search.lands[0], land);
  layNext(
    search,
    0,
    setOf([
      ...hand,
      ...tiles.slice(
        BEGINS.find((begin) => begin >= first),
        end,
      ),
    ]),
  );
  return Math.max(search.best, search.unseen);
}

function layNext(search: Search, i: number, left: number): void {
  const { round, fields, lands } = search;
  if (i === fields.length) search.best = Math.max(search.best, pointsOf(lands[i], round));
  else
    for (const { lay, most } of waysToLay(search, i, left)) {
      if (most <= search.best) break;
      if (search.tries <= 0) search.unseen = Math.max(search.unseen, most);
      else {
        layOn(search, i, lay);
        layNext(search, i + 1, left & ~(1 << (lay >> 1)));
      }
    }
}

/** Those with the highest ceiling first; among equals the one with the most points so far. */
function waysToLay(search: Search, i: number, left: number): { lay: number; most: number; points: number }[] {
  const { round, lands, tiles, coming } = search;
  const lays = tiles[i].flatMap((tile) => ((left & (1 << tile)) === 0 ? [] : [2 * tile, 2 * tile + 1]));
  search.tries -= lays.length;
  return lays
    .map((lay) => {
      layOn(search, i, lay);
      const most = ceilingOf(lands[i + 1], round, coming[i], left & ~(1 << (lay >> 1)));
      return { lay, most, points: pointsOf(lands[i + 1], round) };
    })
    .toSorted((one, other) => other.most - one.most || other.points - one.points);
}

function layOn({ lands, fields }: Search, i: number, lay: number): void {
  copyLand(lands[i + 1], lands[i]);
  layTile(lands[i + 1], fields[i], lay);
}

/** The points of the last round that do not hang on guards and the knights' group: both castles, six churches, seven windmills. */
const REST_OF_LAST = 6 + 4 + 12 + 14;

/**
 * No way to lay all tiles has more points in the last round. A knight whose road has no other exit than the one at the
 * border stands guard alone: it guards or belongs to a group, never both.
 */
export function mostInLast({ fields, tiles }: Deal): number {
  const knights = tiles.filter((tile) => shieldsOf(TILE_HOLDS[tile]) > 0);
  const lonely = knights.filter(isLonely);
  const all = sumOfShields(knights);
  const withoutLonely =
    all +
    defenseOf(
      fields,
      tiles,
      knights.filter((tile) => !isLonely(tile)),
    );
  const least = Math.min(...lonely.map((tile) => shieldsOf(TILE_HOLDS[tile])));
  const withLonely = lonely.length === 0 ? 0 : all - least + defenseOf(fields, tiles, knights);
  return REST_OF_LAST + Math.max(withoutLonely, withLonely);
}

const sumOfShields = (knights: readonly number[]): number =>
  knights.reduce((sum, tile) => sum + shieldsOf(TILE_HOLDS[tile]), 0);

const isLonely = (tile: number): boolean =>
  ROADS[2 * tile].some(({ knights, exits }) => knights > 0 && (exits & (exits - 1)) === 0);

/** With the strongest first, whoever still finds a field joins the guard: so the sum of their shields is the highest (a matroid). */
function defenseOf(fields: readonly number[], tiles: readonly number[], knights: readonly number[]): number {
  const guardOn = new Map<number, number>();
  const finds = (tile: number, seen: Set<number>): boolean =>
    fields.some((field, turn) => {
      if (groupOf(turn) !== groupOf(tiles.indexOf(tile)) || seen.has(field) || !canGuard(tile, field)) return false;
      seen.add(field);
      const other = guardOn.get(field);
      if (other !== undefined && !finds(other, seen)) return false;
      guardOn.set(field, tile);
      return true;
    });
  const strongest = knights.toSorted((a, b) => shieldsOf(TILE_HOLDS[b]) - shieldsOf(TILE_HOLDS[a]));
  return defensePoints(sumOfShields(strongest.filter((tile) => finds(tile, new Set()))), LAST_ROUND);
}

const canGuard = (tile: number, field: number): boolean =>
  guardShields(field, layOf(tile, 0)) > 0 || guardShields(field, layOf(tile, 180)) > 0;
