/** Chapter 8: the points of one scoring. Each looks at the whole Principality as it then is. */
import { HIDDEN, type Rule } from '../../core/game.ts';
import { LAST_ROUND, type Lay, ROUNDS } from './components.ts';
import {
  churchesIn,
  knightsIn,
  reaches4,
  reaches6,
  shieldsIn,
  survey,
  type Tally,
  windmillsIn,
} from './6-connection.ts';
import { shieldsAtBorder } from './7-defense.ts';
import { RULES } from './rulebook.ts';

export const CATEGORIES = ['castle6', 'castle4', 'churches', 'windmills', 'defense', 'knightGroup'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The points of one scoring by category. */
export type Score = { readonly [category in Category]: number };

export const RULE_OF: { readonly [category in Category]: Rule } = {
  castle6: RULES['DQ-8.1'],
  castle4: RULES['DQ-8.1'],
  churches: RULES['DQ-8.3'],
  windmills: RULES['DQ-8.4'],
  defense: RULES['DQ-8.5'],
  knightGroup: RULES['DQ-8.6'],
};

export function score(board: readonly Lay[], round: number): Score {
  const found = survey(board);
  return {
    castle6: castlePoints(6, knightsAt(found, 6), round),
    castle4: castlePoints(4, knightsAt(found, 4), round),
    churches: churchPoints(found),
    windmills: windmillPoints(found),
    defense: defensePoints(shieldsAtBorder(board), round),
    knightGroup: round === LAST_ROUND ? bestKnightGroup(found) : 0,
  };
}

export function total(points: Score): number {
  return points.castle6 + points.castle4 + points.churches + points.windmills + points.defense + points.knightGroup;
}

/** A scoring that happened and whose figures nobody told us, as in a position typed from a table. */
export const UNKNOWN_SCORE: Score = {
  castle6: HIDDEN,
  castle4: HIDDEN,
  churches: HIDDEN,
  windmills: HIDDEN,
  defense: HIDDEN,
  knightGroup: HIDDEN,
};

export const isUnknown = (points: Score): boolean => points.castle6 === HIDDEN;

/** DQ-9.1: the sum of all scorings so far; HIDDEN when one of them is unknown. */
export function sumOfScores(scores: readonly Score[]): number {
  let sum = 0;
  for (const points of scores) {
    if (isUnknown(points)) return HIDDEN;
    sum += total(points);
  }
  return sum;
}

/** DQ-8.1, DQ-8.2: the different knights connected with a castle. A network with both its origins counts once. */
export function knightsAt(found: readonly Tally[], castle: 6 | 4): number {
  const reaches = castle === 6 ? reaches6 : reaches4;
  let knights = 0;
  for (const tally of found) if (reaches(tally)) knights += knightsIn(tally);
  return knights;
}

/** DQ-8.1: all or nothing. */
export function castlePoints(value: 6 | 4, knights: number, round: number): number {
  return knights >= ROUNDS[round - 1].castleKnights ? value : 0;
}

/** DQ-8.3: one alone gives nothing, two give a point each, three and more two points each. */
export function groupPoints(buildings: number): number {
  return buildings < 2 ? 0 : buildings === 2 ? 2 : 2 * buildings;
}

function churchPoints(found: readonly Tally[]): number {
  let points = 0;
  for (const tally of found) points += groupPoints(churchesIn(tally));
  return points;
}

/** DQ-8.4: never together with churches. */
function windmillPoints(found: readonly Tally[]): number {
  let points = 0;
  for (const tally of found) points += groupPoints(windmillsIn(tally));
  return points;
}

/** DQ-8.5: all or nothing, and the threshold itself is enough. */
export function defensePoints(shields: number, round: number): number {
  return shields >= ROUNDS[round - 1].defenseShields ? 5 : 0;
}

/** DQ-8.6: only one group scores, and one knight is no group. */
export function bestKnightGroup(found: readonly Tally[]): number {
  let best = 0;
  for (const tally of found) if (knightsIn(tally) >= 2 && shieldsIn(tally) > best) best = shieldsIn(tally);
  return best;
}
