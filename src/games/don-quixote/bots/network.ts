/**
 * A small network that says how many points a position will still bring. Every sign has a row of weights; the rows of
 * all signs shown are added up into a few units, most units are bent, and each turn weighs the units in its own way.
 * The weights were learned by play (docs/bots.md).
 */
import { ROAD_TILES } from '../rules/components.ts';
import { PACKED } from './learned.ts';
import { unpacked } from './packing.ts';
import { type Shown, SIGNS } from './signs.ts';

export const UNITS = 40;
/** The first few units are not bent: by themselves they are a plain sum of what each sign is worth in each turn. */
export const STRAIGHT = 8;
/** What a bent unit lets through of what is below zero. */
export const LEAK = 0.1;

/** Where the weights of a turn begin, after the rows: a start for every unit, what the unit weighs, and a number of points. */
export const STARTS = SIGNS * UNITS;
export const OUTPUTS = STARTS + ROAD_TILES * UNITS;
export const POINTS = OUTPUTS + ROAD_TILES * UNITS;
export const WEIGHTS = POINTS + ROAD_TILES;

/**
 * The rows in use, as whole numbers of fine steps, two units in one number: the first in its lower half, the second in
 * the upper. Both are added at once, three times as fast as fractions.
 */
const rows = new Int32Array(STARTS / 2);
const PAIRS = UNITS / 2;
const STEPS = 1024;
/** The weights in use that are not in rows. */
const ofTurns = new Float32Array(WEIGHTS - STARTS);

/** Puts these weights in place of those in use. */
export function useWeights(weights: Float32Array): void {
  for (let i = 0; i < rows.length; i++) rows[i] = (inSteps(weights[2 * i + 1]) << 16) + inSteps(weights[2 * i]);
  ofTurns.set(weights.subarray(STARTS));
}

/** Rounded: what is cut off a positive number is its fraction. Four times as fast as `Math.round`. */
const inSteps = (weight: number): number => ((weight * STEPS + 32768.5) | 0) - 32768;

/** What `npm run train:don-quixote` learned. */
export const learned = (): Float32Array =>
  PACKED === '' ? new Float32Array(WEIGHTS) : unpacked(PACKED, SIGNS, UNITS, WEIGHTS);
useWeights(learned());

/** The sums of all units, in pairs. */
export const noSums = (): Int32Array => new Int32Array(PAIRS);

/** Adds the rows of the signs: four pairs at a time, which stay in registers. */
export function addRows({ signs, count }: Shown, sums: Int32Array): void {
  for (let pair = 0; pair < PAIRS; pair += 4) {
    let one = sums[pair];
    let two = sums[pair + 1];
    let three = sums[pair + 2];
    let four = sums[pair + 3];
    for (let i = 0; i < count; i++) {
      const at = signs[i] * PAIRS + pair;
      one = (one + rows[at]) | 0;
      two = (two + rows[at + 1]) | 0;
      three = (three + rows[at + 2]) | 0;
      four = (four + rows[at + 3]) | 0;
    }
    sums[pair] = one;
    sums[pair + 1] = two;
    sums[pair + 2] = three;
    sums[pair + 3] = four;
  }
}

export function subtractRow(sign: number, sums: Int32Array): void {
  for (let pair = 0; pair < PAIRS; pair++) sums[pair] -= rows[sign * PAIRS + pair];
}

/** What the units say in a turn, once all rows are added. */
export function said(turn: number, sums: Int32Array): number {
  let points = ofTurns[POINTS - STARTS + turn];
  for (let pair = 0; pair < PAIRS; pair++) {
    const lower = (sums[pair] << 16) >> 16;
    const upper = (sums[pair] - lower) >> 16;
    points += unitSays(turn, 2 * pair, lower) + unitSays(turn, 2 * pair + 1, upper);
  }
  return points;
}

function unitSays(turn: number, unit: number, sum: number): number {
  const at = sum / STEPS + ofTurns[turn * UNITS + unit];
  return ofTurns[OUTPUTS - STARTS + turn * UNITS + unit] * (at > 0 || unit < STRAIGHT ? at : LEAK * at);
}
