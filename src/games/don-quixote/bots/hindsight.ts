/**
 * What a finished game would have allowed (DQ-15.14): with all cards and tiles known, the best Principality is looked
 * for by simulated annealing. What is found is a lower bound of the best, and never less than what was played.
 */
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { type Lay, layOf, ROAD_TILES, ROUNDS, SANCHO, tileOf } from '../rules/components.ts';
import type { Event, Options } from '../rules/state.ts';
import { copyLand, emptyLand, type Land, layTile } from './land.ts';
import { pointsOf } from './points.ts';

export interface Placement {
  readonly field: number;
  readonly lay: Lay;
}

export interface Hindsight {
  readonly total: number;
  readonly byRound: readonly number[];
  /** In the order of the cards, so that they can be played as they stand. */
  readonly placements: readonly Placement[];
}

/** About two seconds of one core. */
export const HINDSIGHT_STEPS = 500_000;
const STARTS = 4;
/** In points: a loss of so much is still taken now and then at the beginning, and at the end. */
const HOT = 2.5;
const COLD = 0.25;

/** Looks for a better game than the seat played. The same events, dice and steps give the same answer. */
export function hindsight(
  events: readonly Event[],
  seat: Seat,
  options: Options,
  dice: Dice,
  steps: number = HINDSIGHT_STEPS,
): Hindsight {
  let best = told(gameOf(events, seat));
  for (let start = 0; start < STARTS; start++) {
    const found = annealed(gameOf(events, seat), options.sanchoPansa, dice, Math.ceil(steps / STARTS));
    if (found.total > best.total) best = found;
  }
  return best;
}

const TURNS = ROAD_TILES;
/** The turn with which each round begins, and the end. */
const BEGINS = [0, ...ROUNDS.map(({ ends }) => TURNS - ends)];
/** By turn: its round, from 0, and the turns among which tiles may be exchanged. The last is alone (DQ-5.6). */
const ROUND_OF = Array.from({ length: TURNS }, (_, turn) => BEGINS.findLastIndex((begin) => begin <= turn));
const LAST_TURN = TURNS - 1;

/** A game that can be changed. */
interface Trial {
  /** By turn. */
  readonly fields: readonly number[];
  readonly lays: Lay[];
  /** The tile that Sancho Pansa replaced, or NONE. */
  spare: number;
  /** The Principality at the start of each round and at the end, and the points of each round. */
  readonly lands: Land[];
  readonly points: number[];
  /** The same after the change that is being tried. */
  readonly triedLands: Land[];
  readonly triedPoints: number[];
}

function gameOf(events: readonly Event[], seat: Seat): Trial {
  const trial: Trial = {
    fields: events.flatMap((event) => (event.t === 'card' ? [event.field] : [])),
    lays: events.flatMap((event) => (event.t === 'laid' && event.seat === seat ? [event.lay] : [])),
    spare: events.flatMap((event) => (event.t === 'gone' && event.seat === seat ? [event.tile] : []))[0] ?? NONE,
    lands: BEGINS.map(() => emptyLand()),
    points: ROUNDS.map(() => 0),
    triedLands: BEGINS.map(() => emptyLand()),
    triedPoints: ROUNDS.map(() => 0),
  };
  for (const event of events) if (event.t === 'castle') layTile(trial.lands[0], event.field, layOf(event.tile, 0));
  score(trial, 0);
  accept(trial, 0);
  return trial;
}

/** Lays all tiles again from this round on, and returns the sum of the three scorings. */
function score({ fields, lays, lands, points, triedLands, triedPoints }: Trial, first: number): number {
  let total = 0;
  for (let round = 0; round < first; round++) total += points[round];
  for (let round = first; round < ROUNDS.length; round++) {
    const land = triedLands[round + 1];
    copyLand(land, round === first ? lands[round] : triedLands[round]);
    for (let turn = BEGINS[round]; turn < BEGINS[round + 1]; turn++) layTile(land, fields[turn], lays[turn]);
    triedPoints[round] = pointsOf(land, round + 1);
    total += triedPoints[round];
  }
  return total;
}

function accept({ lands, points, triedLands, triedPoints }: Trial, first: number): void {
  for (let round = first; round < ROUNDS.length; round++) {
    [lands[round + 1], triedLands[round + 1]] = [triedLands[round + 1], lands[round + 1]];
    points[round] = triedPoints[round];
  }
}

function told({ fields, lays, points }: Trial): Hindsight {
  const placements = fields.map((field, turn) => ({ field, lay: lays[turn] }));
  return { total: points.reduce((sum, some) => sum + some, 0), byRound: points.slice(), placements };
}

/** Takes every change for the better, and one for the worse the less readily the colder it gets. */
function annealed(trial: Trial, withSancho: boolean, dice: Dice, steps: number): Hindsight {
  const cooling = (COLD / HOT) ** (1 / steps);
  let temperature = HOT;
  let best = told(trial);
  let now = best.total;
  for (let step = 0; step < steps; step++, temperature *= cooling) {
    const before = change(trial, withSancho, dice);
    const first = ROUND_OF[Math.min(before.turn, before.otherTurn)];
    const total = score(trial, first);
    if (total < now && dice.below(FINE) / FINE >= Math.exp((total - now) / temperature)) {
      undo(trial, before);
      continue;
    }
    accept(trial, first);
    now = total;
    if (now > best.total) best = told(trial);
  }
  return best;
}

const FINE = 2 ** 20;

/** What lay there before a change. */
interface Before {
  readonly turn: number;
  readonly lay: Lay;
  readonly otherTurn: number;
  readonly otherLay: Lay;
  readonly spare: number;
}

/** Turns a tile, exchanges two of a round, or moves Sancho Pansa. */
function change(trial: Trial, withSancho: boolean, dice: Dice): Before {
  const turn = dice.below(TURNS);
  if (withSancho && dice.below(8) === 0) return moveSancho(trial, turn, dice);
  const { lays } = trial;
  const begin = turn === LAST_TURN ? LAST_TURN : BEGINS[ROUND_OF[turn]];
  const end = Math.min(BEGINS[ROUND_OF[turn] + 1], turn === LAST_TURN ? TURNS : LAST_TURN);
  const otherTurn = dice.below(4) === 0 ? turn : begin + dice.below(end - begin);
  const before = { turn, lay: lays[turn], otherTurn, otherLay: lays[otherTurn], spare: trial.spare };
  const coin = dice.below(4);
  lays[turn] = turned(before.otherLay, coin & 1);
  lays[otherTurn] = turned(before.lay, turn === otherTurn ? 1 : coin >> 1);
  return before;
}

/** To another field, or off the board: the tile that it replaced comes back where it lay (DQ-12.2). */
function moveSancho(trial: Trial, turn: number, dice: Dice): Before {
  const { lays, spare } = trial;
  const from = lays.indexOf(layOf(SANCHO, 0));
  const otherTurn = from < 0 ? turn : from;
  const before = { turn, lay: lays[turn], otherTurn, otherLay: lays[otherTurn], spare };
  if (from >= 0) lays[from] = turned(layOf(spare, 0), dice.below(2));
  trial.spare = from === turn ? NONE : tileOf(lays[turn]);
  if (from !== turn) lays[turn] = layOf(SANCHO, 0);
  return before;
}

/** DQ-12.5: Sancho Pansa has one position only. */
function turned(lay: Lay, half: number): Lay {
  return tileOf(lay) === SANCHO ? lay : lay ^ half;
}

function undo(trial: Trial, { turn, lay, otherTurn, otherLay, spare }: Before): void {
  trial.lays[otherTurn] = otherLay;
  trial.lays[turn] = lay;
  trial.spare = spare;
}
