/** The score in words: every category with what it gives and why, from the reasons of `explain`. */
import type { Entry } from '../../../core/herald.ts';
import { fieldName, halvesOf, type Lay, LAST_ROUND } from '../rules/components.ts';
import { CATEGORIES, type Category, RULE_OF, type Score, total } from '../rules/08-scoring.ts';
import { explain, fieldsOf, isCastle, type Reason } from '../rules/explain.ts';

export const CATEGORY_NAMES: { readonly [category in Category]: string } = {
  castle6: '6-castle',
  castle4: '4-castle',
  churches: 'churches',
  windmills: 'windmills',
  defense: 'Defense of the Realm',
  knightGroup: 'knight group',
};

/** The account of a board, in the order of the categories. */
export function accountOf(board: readonly Lay[], round: number): Entry[] {
  const reasons = explain(board, round);
  return CATEGORIES.map((category) => {
    const own = reasons.filter((reason) => reason.category === category);
    return {
      category: CATEGORY_NAMES[category],
      points: own.reduce((sum, { points }) => sum + points, 0),
      rule: RULE_OF[category],
      because: BECAUSE[category](own, board, round),
    };
  });
}

type Because = (reasons: readonly Reason[], board: readonly Lay[], round: number) => string[];

const BECAUSE: { readonly [category in Category]: Because } = {
  castle6: atCastle,
  castle4: atCastle,
  churches: buildings,
  windmills: buildings,
  defense: guards,
  knightGroup,
};

function atCastle([{ features, have, need }]: readonly Reason[], board: readonly Lay[], round: number): string[] {
  const fields = fieldsOf(features);
  if (fields.length === 0) return ['not on the board'];
  const knights = fields.filter((field) => !isCastle(board[field]));
  const named = have === 0 ? 'no knight' : `${count(have, 'knight')} (${names(knights)})`;
  return [`${named}, round ${round} needs ${need}`];
}

function buildings(reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return ['none on the board'];
  const groups = reasons.filter(({ have }) => have > 1);
  const alone = reasons.filter(({ have }) => have === 1).flatMap(({ features }) => fieldsOf(features));
  const words = groups.map(
    ({ features, have, points }) => `${names(fieldsOf(features))} are connected (${have} × ${points / have})`,
  );
  if (alone.length > 0) words.push(`${names(alone)} ${alone.length === 1 ? 'stands' : 'stand'} alone`);
  return words;
}

function guards([{ features, have, need }]: readonly Reason[], board: readonly Lay[], round: number): string[] {
  const fields = fieldsOf(features);
  const named =
    fields.length === 0 ? 'no guards' : `guards ${namesWithShields(fields, board)}: ${count(have, 'shield')}`;
  return [`${named}, round ${round} needs ${need}`];
}

function knightGroup([reason]: readonly Reason[], board: readonly Lay[], round: number): string[] {
  if (round < LAST_ROUND) return ['counts in round 3 only'];
  if (reason.points === 0) return ['no two knights are connected'];
  return [`${namesWithShields(fieldsOf(reason.features), board)} are connected: ${count(reason.points, 'shield')}`];
}

const names = (fields: readonly number[]): string => fields.map(fieldName).toSorted().join(', ');

function namesWithShields(fields: readonly number[], board: readonly Lay[]): string {
  const shields = (field: number): number => halvesOf(board[field]).reduce((sum, half) => sum + half.shields, 0);
  return fields
    .map((field) => `${fieldName(field)} (${shields(field)})`)
    .toSorted()
    .join(', ');
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `6 points: 4-castle 4, windmills 2`, without the categories that gave nothing. */
export function writePoints(points: Score): string {
  const scored = CATEGORIES.filter((category) => points[category] > 0);
  const list = scored.map((category) => `${CATEGORY_NAMES[category]} ${points[category]}`).join(', ');
  return count(total(points), 'point') + (list === '' ? '' : `: ${list}`);
}
