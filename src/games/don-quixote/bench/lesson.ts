/** What a game teaches the network: for every turn, how far what it expected was from what came, and which weights are to blame. */
import { ROAD_TILES } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { bagOf, handAfter, roundOf, showTiles } from '../bots/appraisal.ts';
import { landOf } from '../bots/land.ts';
import { LEAK, OUTPUTS, POINTS, STARTS, STRAIGHT, UNITS } from '../bots/network.ts';
import { playBest } from '../bots/playout.ts';
import { pointsOf } from '../bots/points.ts';
import { nothingShown, type Shown, showLand } from '../bots/signs.ts';

/** After a turn: what the position shows, the sum of every unit, the points if the round ended now, and what the network says. */
interface Moment {
  readonly shown: Shown;
  readonly sum: Float32Array;
  points: number;
  said: number;
}

const moments: readonly Moment[] = Array.from({ length: ROAD_TILES }, () => ({
  shown: nothingShown(),
  sum: new Float32Array(UNITS),
  points: 0,
  said: 0,
}));

const LAST_TURN = ROAD_TILES - 1;

/** Plays a deal to its end by the weights; the moments are then those of this game. Returns its points. */
function playThrough(deal: State, weights: Float32Array): number {
  return playBest(landOf(deal.realms[0].board), deal, (land, tiles, turn) => {
    const moment = moments[turn];
    moment.points = pointsOf(land, roundOf(turn));
    moment.shown.count = 0;
    moment.said = 0;
    if (turn === LAST_TURN) return;
    showTiles(tiles, turn, moment.shown);
    showLand(land, handAfter(tiles, turn), bagOf(tiles), moment.shown);
    addUp(moment, turn, weights);
    moment.said = saidIn(moment, turn, weights);
  });
}

/** As in play, but in fractions. */
function addUp({ shown: { signs, count }, sum }: Moment, turn: number, weights: Float32Array): void {
  sum.set(weights.subarray(STARTS + turn * UNITS, STARTS + (turn + 1) * UNITS));
  for (let i = 0; i < count; i++) {
    const row = signs[i] * UNITS;
    for (let unit = 0; unit < UNITS; unit++) sum[unit] += weights[row + unit];
  }
}

/** How much of a unit comes through. */
const slope = (unit: number, at: number): number => (at > 0 || unit < STRAIGHT ? 1 : LEAK);

function saidIn({ sum }: Moment, turn: number, weights: Float32Array): number {
  const outputs = OUTPUTS + turn * UNITS;
  let points = weights[POINTS + turn];
  for (let unit = 0; unit < UNITS; unit++) points += weights[outputs + unit] * slope(unit, sum[unit]) * sum[unit];
  return points;
}

/** The points of a deal, and the square of the error of what was expected, as a mean over its turns; or sums of both. */
export interface Lesson {
  points: number;
  squares: number;
}

/**
 * Plays the deal, adds to the blame, and adds to the sums. What a position should have been expected to bring is a mean
 * of what the network expected one, two, three turns later and of how it ended; `patience` is the share of all that
 * comes later than the next turn.
 */
export function learnFrom(
  deal: State,
  weights: Float32Array,
  patience: number,
  blame: Float32Array,
  sum: Lesson,
): void {
  sum.points += playThrough(deal, weights);
  let target = moments[LAST_TURN].points;
  for (let turn = LAST_TURN - 1; turn >= 0; turn--) {
    const next = moments[turn + 1];
    const expected = next.points + next.said;
    const moment = moments[turn];
    const scored = roundOf(turn + 1) > roundOf(turn) ? moment.points : 0;
    target = scored + expected + patience * (target - expected);
    const error = moment.points + moment.said - target;
    sum.squares += (error * error) / LAST_TURN;
    blameFor(moment, turn, error, weights, blame);
  }
}

const down = new Float32Array(UNITS);

function blameFor(
  { shown: { signs, count }, sum }: Moment,
  turn: number,
  error: number,
  weights: Float32Array,
  blame: Float32Array,
): void {
  const starts = STARTS + turn * UNITS;
  const outputs = OUTPUTS + turn * UNITS;
  blame[POINTS + turn] += error;
  for (let unit = 0; unit < UNITS; unit++) {
    const through = error * slope(unit, sum[unit]);
    blame[outputs + unit] += through * sum[unit];
    down[unit] = through * weights[outputs + unit];
    blame[starts + unit] += down[unit];
  }
  for (let i = 0; i < count; i++) {
    const row = signs[i] * UNITS;
    for (let unit = 0; unit < UNITS; unit++) blame[row + unit] += down[unit];
  }
}
