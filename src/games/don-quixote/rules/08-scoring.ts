/** Chapter 8: the points of one scoring. Each looks at the whole Principality as it then is. */
import { HIDDEN, NONE, type Rule } from '../../../core/game.ts';
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
} from './06-connection.ts';
import { shieldsAtBorder } from './07-defense.ts';
import { RULES } from './rulebook.ts';

export const CATEGORIES = ['castle6', 'castle4', 'churches', 'windmills', 'defense', 'knightGroup'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The points of one scoring by category. Of a scoring that was told as a sum only that is known. */
export type Score = { readonly [category in Category]: number } & { readonly sum?: number };

export const RULE_OF: { readonly [category in Category]: Rule } = {
  castle6: RULES['DQ-8.1'],
  castle4: RULES['DQ-8.1'],
  churches: RULES['DQ-8.3'],
  windmills: RULES['DQ-8.4'],
  defense: RULES['DQ-8.5'],
  knightGroup: RULES['DQ-8.6'],
};

export function score(board: readonly Lay[], round: number): Score {
  const { knightsAt6, knightsAt4, churches, windmills, knightGroup } = count(survey(board));
  return {
    castle6: castlePoints(6, knightsAt6, round),
    castle4: castlePoints(4, knightsAt4, round),
    churches,
    windmills,
    defense: defensePoints(shieldsAtBorder(board), round),
    knightGroup: round === LAST_ROUND ? knightGroup : 0,
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

/** A scoring whose points are counted with those of the next: people know what the scoreboard shows. */
export const isMerged = ({ sum: told }: Score): boolean => told === NONE;

/** The points of a scoring; HIDDEN where they are unknown, NONE where they are counted with those of the next. */
export const pointsOf = (points: Score): number => (isUnknown(points) ? (points.sum ?? HIDDEN) : total(points));

/** DQ-9.1: the sum of all scorings so far; HIDDEN when one of them is unknown. */
export function sumOfScores(scores: readonly Score[]): number {
  let all = 0;
  for (const one of scores) {
    const points = pointsOf(one);
    if (points === HIDDEN) return HIDDEN;
    all += Math.max(0, points);
  }
  return all;
}

/** What the networks of a board come to, before the round is asked. */
export interface Count {
  /** DQ-8.1, DQ-8.2: the different knights connected with a castle. */
  readonly knightsAt6: number;
  readonly knightsAt4: number;
  /** DQ-8.3, DQ-8.4: points, churches and windmills apart. */
  readonly churches: number;
  readonly windmills: number;
  /** DQ-8.6: the most shields of two or more connected knights. */
  readonly knightGroup: number;
}

/** One pass over all networks. A network with both roads of a castle is met once, so its knights count once. */
export function count(found: readonly Tally[]): Count {
  let [knightsAt6, knightsAt4, churches, windmills, knightGroup] = [0, 0, 0, 0, 0];
  for (let network = 0; network < found.length; network++) {
    const tally = found[network];
    if (tally === 0) continue;
    const knights = knightsIn(tally);
    if (reaches6(tally)) knightsAt6 += knights;
    if (reaches4(tally)) knightsAt4 += knights;
    churches += groupPoints(churchesIn(tally));
    windmills += groupPoints(windmillsIn(tally));
    if (knights >= 2) knightGroup = Math.max(knightGroup, shieldsIn(tally));
  }
  return { knightsAt6, knightsAt4, churches, windmills, knightGroup };
}

/** DQ-8.1: all or nothing. */
export function castlePoints(value: 6 | 4, knights: number, round: number): number {
  return knights >= ROUNDS[round - 1].castleKnights ? value : 0;
}

/** DQ-8.3: one alone gives nothing, two give a point each, three and more two points each. */
export function groupPoints(buildings: number): number {
  return buildings < 2 ? 0 : buildings === 2 ? 2 : 2 * buildings;
}

/** DQ-8.5: all or nothing, and the threshold itself is enough. */
export function defensePoints(shields: number, round: number): number {
  return shields >= ROUNDS[round - 1].defenseShields ? 5 : 0;
}

export const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0);
