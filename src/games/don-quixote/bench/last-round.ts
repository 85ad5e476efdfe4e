/** Round 3 as it is played without foresight: what the best player can expect of it, exactly or from above. */
import { FIELDS, LAST_ROUND, layOf } from '../rules/components.ts';
import { copyLand, emptyLand, type Land, layTile } from '../bots/land.ts';
import { pointsOf } from '../bots/points.ts';
import { ceilingOf, type FieldSet } from './ceiling.ts';

/** On each of six fields nothing, or one of six tiles in two positions: all together is the key of what lies there. */
const MOST_FIELDS = 6;
const BASE = 1 + 2 * MOST_FIELDS;
const KEY_OF_FIELD = Array.from({ length: MOST_FIELDS }, (_, f) => BASE ** f);
const keyOf = (f: number, t: number, half: number): number => (1 + 2 * t + half) * KEY_OF_FIELD[f];

/** By key of all fields: the points in the end. */
const ended = new Uint8Array(BASE ** MOST_FIELDS);
/** By key: for which question it was answered, and the answer. */
const asked = new Int32Array(BASE ** MOST_FIELDS);
const answers = new Float32Array(BASE ** MOST_FIELDS);
let question = 0;

const lands = Array.from({ length: MOST_FIELDS + 1 }, emptyLand);
/** Of the question: how many fields are empty, and the tile that is set aside, by its place among the tiles. */
let size = 0;
let aside = 0;

export const emptyFields = ({ board }: Land): number[] =>
  Array.from({ length: FIELDS }, (_, field) => field).filter((field) => board[field] < 0);

export const setOf = (numbers: readonly number[]): FieldSet => numbers.reduce((set, one) => set | (1 << one), 0);

/**
 * The points that the best player expects of round 3 when no card and no tile of it is up yet: the tiles are known, any
 * of them may be set aside, and the fields may come in any order (DQ-5.3). Also later, with fewer than six.
 */
export function lastRound(land: Land, tiles: readonly number[]): number {
  layAll(land, tiles);
  return tiles.reduce((sum, _, i) => sum + withAside(i), 0) / tiles.length;
}

/** The same when one of the tiles has been set aside. */
export function lastRoundWithAside(land: Land, tiles: readonly number[], setAside: number): number {
  layAll(land, tiles);
  return withAside(tiles.indexOf(setAside));
}

/** Finds the points of every way to lay the tiles. */
function layAll(land: Land, tiles: readonly number[]): void {
  size = tiles.length;
  copyLand(lands[0], land);
  layRest(emptyFields(land), tiles, 0, 0, 0);
}

function layRest(fields: readonly number[], tiles: readonly number[], f: number, used: number, key: number): void {
  if (f === size) {
    ended[key] = pointsOf(lands[f], LAST_ROUND);
    return;
  }
  for (let t = 0; t < size; t++) {
    if ((used & (1 << t)) !== 0) continue;
    for (let half = 0; half < 2; half++) {
      copyLand(lands[f + 1], lands[f]);
      layTile(lands[f + 1], fields[f], 2 * tiles[t] + half);
      layRest(fields, tiles, f + 1, used | (1 << t), key + keyOf(f, t, half));
    }
  }
}

function withAside(setAside: number): number {
  aside = setAside;
  question += 1;
  return expected(size, 0, 1 << aside, 0);
}

/** The mean over the cards that may come next, each with the best that can be laid there. */
function expected(left: number, done: number, used: number, key: number): number {
  let sum = 0;
  for (let f = 0; f < size; f++)
    if ((done & (1 << f)) === 0) sum += left === 1 ? lastOn(f, key) : bestOn(f, left, done, used, key);
  return sum / left;
}

/** DQ-10.2: the tile set aside, in the better of its two positions. */
const lastOn = (f: number, key: number): number =>
  Math.max(ended[key + keyOf(f, aside, 0)], ended[key + keyOf(f, aside, 1)]);

function bestOn(f: number, left: number, done: number, used: number, key: number): number {
  let best = 0;
  for (let t = 0; t < size; t++) {
    if ((used & (1 << t)) !== 0) continue;
    for (let half = 0; half < 2; half++) {
      const after = key + keyOf(f, t, half);
      if (asked[after] !== question) {
        answers[after] = expected(left - 1, done | (1 << f), used | (1 << t), after);
        asked[after] = question;
      }
      best = Math.max(best, answers[after]);
    }
  }
  return best;
}

/** At least what can be expected: all that follows has its ceiling. */
export const lastRoundAtMost = (land: Land, tiles: readonly number[]): number =>
  ceilingOf(land, LAST_ROUND, setOf(emptyFields(land)), setOf(tiles));

/** The same, and nearer: the first card is played without foresight. */
export function lastRoundAtMostNearer(land: Land, tiles: readonly number[]): number {
  const fields = emptyFields(land);
  const all = setOf(fields);
  const total = fields.reduce((sum, field) => {
    const most = tiles.map((tile) =>
      Math.max(...[0, 180].map((turn) => ceilingAfter(land, field, all, tile, turn, tiles))),
    );
    const others = most.map((_, set) => Math.max(...most.filter((_one, t) => t !== set)));
    return sum + others.reduce((some, one) => some + one, 0) / tiles.length;
  }, 0);
  return total / fields.length;
}

function ceilingAfter(
  land: Land,
  field: number,
  fields: FieldSet,
  tile: number,
  turn: number,
  tiles: readonly number[],
): number {
  copyLand(lands[1], land);
  layTile(lands[1], field, layOf(tile, turn));
  return ceilingOf(lands[1], LAST_ROUND, fields & ~(1 << field), setOf(tiles) & ~(1 << tile));
}
