/** The figures of the score panel: what each category would give now, how far it is, and what a ghost would change. */
import { LAST_ROUND, type Lay, ROUNDS } from '../rules/components.ts';
import { sum, CATEGORIES, type Category } from '../rules/08-scoring.ts';
import { explain, type Reason, type Stretch } from '../rules/explain.ts';
import type { IconName } from './icons.ts';
import { networksAt } from './lights.ts';
import { countExits } from './open-ends.ts';
import type { Words } from '../text/words.ts';

export const CATEGORY_ICONS: { readonly [category in Category]: IconName } = {
  castle6: 'white-tower',
  castle4: 'white-tower',
  churches: 'church',
  windmills: 'windmill',
  defense: 'checked-shield',
  knightGroup: 'mounted-knight',
};

export interface Figure {
  readonly category: Category;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export function figuresOf(board: readonly Lay[], round: number): Figure[] {
  const reasons = explain(board, round);
  return CATEGORIES.map((category) => {
    const own = reasons.filter((reason) => reason.category === category);
    return { category, points: sum(own.map(({ points }) => points)), reasons: own };
  });
}

/** What the roads of one field are worth, and where they may still grow. */
export interface NetworkFigure {
  readonly ends: number;
  readonly gives: readonly Pick<Figure, 'category' | 'points'>[];
}

/** DQ-15.3: the networks of a field. Guards count where they stand, so the Defense is none of them. */
export function networkFigure(board: readonly Lay[], round: number, field: number): NetworkFigure {
  const found = networksAt(board, field);
  const here = new Set(found.flatMap(({ roads }) => roads.map(stretchKey)));
  const gives = figuresOf(board, round).map(({ category, reasons }) => {
    const own = reasons.filter(({ roads }) => roads.some((road) => here.has(stretchKey(road))));
    return { category, points: sum(own.map(({ points }) => points)) };
  });
  return {
    ends: sum(found.flatMap(({ ends }) => [...ends.values()].map(countExits))),
    gives: gives.filter(({ category, points }) => points > 0 && category !== 'defense'),
  };
}

const stretchKey = ({ field, half, road }: Stretch): string => `${field} ${half} ${road}`;

/** What a category takes in this round. */
export function aboutWords({ t }: Words, category: Category, round: number): string {
  const { castleKnights, defenseShields } = ROUNDS[round - 1];
  if (category === 'castle6' || category === 'castle4') return t[`dq.about.${category}`](castleKnights);
  return category === 'defense' ? t['dq.about.defense'](defenseShields) : t[`dq.about.${category}`];
}

/** How far a category is from its points (DQ-15.4). */
export function progressWords({ t }: Words, { category, reasons }: Figure, round: number): string {
  if (category === 'knightGroup')
    return round < LAST_ROUND ? t['dq.of.later'] : t['dq.of.knightGroup'](reasons[0]?.have ?? 0);
  if (category === 'churches' || category === 'windmills') {
    const sizes = reasons.map(({ have }) => have).toSorted((a, b) => b - a);
    const groups = sizes.filter((size) => size > 1);
    return sizes.length === 0
      ? t['dq.of.none']
      : t[`dq.of.${category}`](groups.join(' + '), sizes.length - groups.length);
  }
  const [{ have, need }] = reasons;
  return t[`dq.of.${category}`](have, need);
}

/** The same in so few signs that they fit on a phone. */
export function progressSign({ category, reasons }: Figure, round: number): string {
  if (category === 'knightGroup') return round < LAST_ROUND ? '–' : String(reasons[0]?.have ?? 0);
  if (category === 'churches' || category === 'windmills')
    return String(Math.max(0, ...reasons.map(({ have }) => have)));
  return `${reasons[0].have}/${reasons[0].need}`;
}
