/** Where every point comes from: the halves and roads behind each figure of chapter 8, for a screen to draw. */
import type { Rule } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, FIELDS, halvesOf, LAST_ROUND, type Lay, ROUNDS, tileOf } from './components.ts';
import {
  churchesIn,
  type HalfRoad,
  knightsIn,
  networks,
  nodeOf,
  reaches4,
  reaches6,
  type Road,
  ROADS,
  shieldsIn,
  survey,
  type Tally,
  windmillsIn,
} from './06-connection.ts';
import { guardShields, shieldsAtBorder } from './07-defense.ts';
import { castlePoints, type Category, count, defensePoints, groupPoints, RULE_OF } from './08-scoring.ts';

/** A road of a half on the board. */
export interface Stretch extends HalfRoad {
  readonly field: number;
}

/** One group of a category: what it gives, what counts in it and the roads that connect it. */
export interface Reason {
  readonly category: Category;
  readonly rule: Rule;
  readonly points: number;
  /** Buildings, knights or shields that count, and how many are needed for points. */
  readonly have: number;
  readonly need: number;
  /** The halves whose feature counts. */
  readonly features: readonly Stretch[];
  /** All roads of the networks on which they lie. */
  readonly roads: readonly Stretch[];
}

/** The reasons of one scoring, in the order of the categories. Their points add up to the score. */
export function explain(board: readonly Lay[], round: number): Reason[] {
  const network = networks(board);
  const found = survey(board, network);
  const stretches = stretchesOf(board, network);
  return [
    castle(found, stretches, 6, round),
    castle(found, stretches, 4, round),
    ...groups(found, stretches, 'churches'),
    ...groups(found, stretches, 'windmills'),
    defense(board, stretches, round),
    ...knightGroup(found, stretches, round),
  ];
}

/** A stretch with what is needed to sort it. */
interface Placed {
  readonly at: Stretch;
  readonly network: number;
  readonly road: Road;
  readonly featured: boolean;
}

function stretchesOf(board: readonly Lay[], network: readonly number[]): Placed[] {
  const placed: Placed[] = [];
  for (let field = 0; field < FIELDS; field++) {
    if (board[field] < 0) continue;
    const halves = halvesOf(board[field]);
    ROADS[board[field]].forEach((road, r) => {
      for (const part of road.parts)
        placed.push({
          at: { field, ...part },
          network: network[nodeOf(field, r)],
          road,
          featured: halves[part.half].roads[part.road].includes('feature'),
        });
    });
  }
  return placed;
}

function reason(
  category: Category,
  figures: { points: number; have: number; need: number },
  stretches: readonly Placed[],
  isOn: (placed: Placed) => boolean,
  counts: (road: Road) => boolean,
): Reason {
  const on = stretches.filter(isOn);
  return {
    category,
    rule: RULE_OF[category],
    ...figures,
    features: on.filter((placed) => placed.featured && counts(placed.road)).map(({ at }) => at),
    roads: on.map(({ at }) => at),
  };
}

/** DQ-8.1, with the castle itself among the features. */
function castle(found: readonly Tally[], stretches: readonly Placed[], value: 6 | 4, round: number): Reason {
  const reaches = value === 6 ? reaches6 : reaches4;
  const tile = value === 6 ? CASTLE_6 : CASTLE_4;
  const { knightsAt6, knightsAt4 } = count(found);
  const have = value === 6 ? knightsAt6 : knightsAt4;
  return reason(
    value === 6 ? 'castle6' : 'castle4',
    { points: castlePoints(value, have, round), have, need: ROUNDS[round - 1].castleKnights },
    stretches,
    (placed) => reaches(found[placed.network]),
    (road) => road.knights > 0 || road.castle === tile,
  );
}

/** DQ-8.3, DQ-8.4: every group, the best first, also those of one. */
function groups(found: readonly Tally[], stretches: readonly Placed[], category: 'churches' | 'windmills'): Reason[] {
  const buildings = category === 'churches' ? churchesIn : windmillsIn;
  const all = found.flatMap((tally, network) => {
    const have = buildings(tally);
    if (have === 0) return [];
    const figures = { points: groupPoints(have), have, need: 2 };
    return [
      reason(
        category,
        figures,
        stretches,
        (placed) => placed.network === network,
        (road) => road[category] > 0,
      ),
    ];
  });
  return all.toSorted((one, other) => other.points - one.points);
}

/** DQ-8.5: the guards, each with its own road only. */
function defense(board: readonly Lay[], stretches: readonly Placed[], round: number): Reason {
  const have = shieldsAtBorder(board);
  return reason(
    'defense',
    { points: defensePoints(have, round), have, need: ROUNDS[round - 1].defenseShields },
    stretches,
    ({ at, road, featured }) => featured && road.knights > 0 && guardShields(at.field, board[at.field]) > 0,
    () => true,
  );
}

/** DQ-8.6: the first of the most valuable groups; only in the last round. */
function knightGroup(found: readonly Tally[], stretches: readonly Placed[], round: number): Reason[] {
  if (round !== LAST_ROUND) return [];
  const points = count(found).knightGroup;
  const best = found.findIndex((tally) => knightsIn(tally) >= 2 && shieldsIn(tally) === points);
  const figures = { points, have: best < 0 ? 0 : knightsIn(found[best]), need: 2 };
  return [
    reason(
      'knightGroup',
      figures,
      stretches,
      (placed) => placed.network === best,
      (road) => road.knights > 0,
    ),
  ];
}

/** Fields of the features that count, for words. */
export function fieldsOf(stretches: readonly Stretch[]): number[] {
  return [...new Set(stretches.map(({ field }) => field))];
}

/** Whether the tile on a field is a castle. */
export function isCastle(lay: Lay): boolean {
  return lay >= 0 && (tileOf(lay) === CASTLE_6 || tileOf(lay) === CASTLE_4);
}
