/** The 16 Loves (LM-1.1): strength, what they ask of a wooer, what their favor does. */
import type { Effect, Sally } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly sally: Sally;
  readonly volume: number;
  readonly chapter: number;
  readonly strength: number;
  readonly effects: readonly Effect[];
}

export const LOVES = [
  {
    id: 'L01',
    sally: 'I',
    volume: 1,
    chapter: 3,
    strength: 1,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { treasure: 'weapon' } }],
  },
  {
    id: 'L02',
    sally: 'I',
    volume: 1,
    chapter: 3,
    strength: 1,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { treasure: 'steed' } }],
  },
  {
    id: 'L03',
    sally: 'I',
    volume: 1,
    chapter: 13,
    strength: 1,
    effects: [{ op: 'compensation', when: 'on_judge', amount: 1 }],
  },
  {
    id: 'L04',
    sally: 'I',
    volume: 1,
    chapter: 14,
    strength: 2,
    effects: [
      { op: 'woo_judged', when: 'woo' },
      { op: 'immune', when: 'passive', against: ['hand'] },
    ],
  },
  {
    id: 'L05',
    sally: 'I',
    volume: 1,
    chapter: 14,
    strength: 1,
    effects: [{ op: 'draw_chivalry', when: 'on_tale_lost', who: 'self', count: 1 }],
  },
  {
    id: 'L06',
    sally: 'I',
    volume: 1,
    chapter: 17,
    strength: 1,
    effects: [{ op: 'hand_size', when: 'passive', amount: 1 }],
  },
  {
    id: 'L07',
    sally: 'II',
    volume: 1,
    chapter: 24,
    strength: 1,
    effects: [{ op: 'reroll', when: 'after_roll', uses: 'feat', who: 'self', keep: 'new' }],
  },
  {
    id: 'L08',
    sally: 'II',
    volume: 1,
    chapter: 25,
    strength: 2,
    effects: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { gear: 'weapon' } }],
  },
  { id: 'L09', sally: 'II', volume: 1, chapter: 28, strength: 3, effects: [{ op: 'woo_cards', when: 'woo', min: 4 }] },
  {
    id: 'L10',
    sally: 'II',
    volume: 1,
    chapter: 41,
    strength: 2,
    effects: [{ op: 'draw_treasure', when: 'on_win', draw: 2, keep: 1 }],
  },
  { id: 'L11', sally: 'II', volume: 2, chapter: 18, strength: 2, effects: [{ op: 'woo_judged', when: 'woo' }] },
  {
    id: 'L12',
    sally: 'II',
    volume: 2,
    chapter: 21,
    strength: 0,
    effects: [{ op: 'set_die', when: 'after_roll', uses: 'feat', who: 'self', to: 'opposite' }],
  },
  {
    id: 'L13',
    sally: 'III',
    volume: 2,
    chapter: 32,
    strength: 4,
    effects: [
      { op: 'woo_cards', when: 'woo', min: 4 },
      { op: 'woo_judged', when: 'woo' },
    ],
  },
  {
    id: 'L14',
    sally: 'III',
    volume: 2,
    chapter: 39,
    strength: 2,
    effects: [
      { op: 'woo_judged', when: 'woo' },
      { op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['engine'] } },
    ],
  },
  {
    id: 'L15',
    sally: 'III',
    volume: 2,
    chapter: 56,
    strength: 2,
    effects: [
      { op: 'woo_cards', when: 'woo', min: 2 },
      { op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['duel'] } },
    ],
  },
  {
    id: 'L16',
    sally: 'III',
    volume: 2,
    chapter: 63,
    strength: 3,
    effects: [
      { op: 'woo_requires', when: 'woo', if: { not: { has: 'love' } } },
      { op: 'immune', when: 'passive', against: ['treasure'] },
    ],
  },
] as const satisfies readonly Row[];

export type LoveId = (typeof LOVES)[number]['id'];
export interface Love extends Row {
  readonly id: LoveId;
}
