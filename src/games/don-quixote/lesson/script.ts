/** The first round of Don Quixote, nine tiles in three minutes. The deal was chosen so that each rule comes when it matters. */
import type { Lesson } from '../../../core/lesson.ts';
import { FIELDS, fieldName } from '../rules/components.ts';
import { type Category, CATEGORIES, score, total } from '../rules/08-scoring.ts';
import type { LayMove, State } from '../rules/state.ts';
import type { Says } from '../text/lesson.en.ts';

const numberOf = (name: string): number => Array.from({ length: FIELDS }, (_, field) => fieldName(field)).indexOf(name);
const field = (name: string): string => `.area-board .dq-place[data-field="${numberOf(name)}"]`;
const row = (category: Category): string => `.panel-list li:nth-child(${CATEGORIES.indexOf(category) + 1})`;
const lay = (tile: number, turn = 0): readonly LayMove[] => [{ t: 'lay', tile, turn }];

const cardIs =
  (name: string) =>
  ({ card }: State): boolean =>
    card === numberOf(name);
const scores =
  (category: Category, points: number) =>
  ({ realms, round }: State): boolean =>
    score(realms[0].board, round)[category] === points;
const PANEL = ['.panel'];

export const lesson: Lesson<State, LayMove, Says> = {
  seed: 'lesson-467',
  bots: ['beginner', 'beginner'],
  steps: [
    { says: 'goal', at: ['.panel'] },
    { says: 'field', at: [field('C2')], holds: cardIs('C2') },
    { says: 'hand', at: ['.hand-row'], holds: ({ realms }) => realms[0].hand.length === 9 },
    { says: 'knight', moves: lay(2), lit: [field('C2'), field('D2')] },
    { says: 'castle', at: [field('C2')], lit: [field('D2'), row('castle6')], holds: scores('castle6', 6) },
    { says: 'cut', at: [field('D2')] },
    { says: 'mill', moves: lay(10, 180), lit: [field('F1')], holds: cardIs('F1') },
    { says: 'mills', moves: lay(9, 180), lit: [field('F1'), field('F2')], holds: cardIs('F2') },
    { says: 'group', at: [row('windmills')], lit: [field('F1'), field('F2')], holds: scores('windmills', 2) },
    { says: 'guard', moves: lay(6), lit: [field('G1')], holds: cardIs('G1') },
    { says: 'shields', at: [row('defense')], lit: [field('G1')], holds: scores('defense', 0) },
    { says: 'both', moves: lay(3), lit: [field('B1'), field('A1')], holds: cardIs('B1') },
    {
      says: 'nine',
      at: [row('defense')],
      lit: [row('castle4'), field('B1'), field('A1')],
      holds: (view) => scores('defense', 5)(view) && scores('castle4', 4)(view),
    },
    { says: 'third', moves: lay(15), lit: [field('F2'), field('G2')], holds: cardIs('G2') },
    { says: 'six', at: [row('windmills')], holds: scores('windmills', 6) },
    { says: 'church', moves: lay(17), lit: [field('H3')], holds: cardIs('H3') },
    { says: 'ahead', moves: lay(4, 180), lit: [field('C2'), field('C3')], holds: cardIs('C3') },
    { says: 'last', moves: lay(20), lit: [field('H2'), field('H3')], holds: cardIs('H2') },
    { says: 'scored', at: PANEL, holds: ({ realms }) => total(realms[0].scores[0]) === 23 },
    { says: 'rise', at: PANEL, holds: ({ round }) => round === 2 },
    { says: 'group3', at: [row('knightGroup')], lit: [field('C2'), field('C3')] },
    { says: 'end', at: ['.hand-row'], holds: ({ realms }) => realms[0].hand.length === 7 },
  ],
};
