/** The 16 Loves (LM-1.1): strength, what they ask of a wooer, what their favor does. */
import type { Effect, Sally } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly sally: Sally;
  readonly volume: number;
  readonly chapter: number;
  readonly strength: number;
}

const ROWS = [
  { id: 'L01', sally: 'I', volume: 1, chapter: 3, strength: 1 },
  { id: 'L02', sally: 'I', volume: 1, chapter: 3, strength: 1 },
  { id: 'L03', sally: 'I', volume: 1, chapter: 13, strength: 1 },
  { id: 'L04', sally: 'I', volume: 1, chapter: 14, strength: 2 },
  { id: 'L05', sally: 'I', volume: 1, chapter: 14, strength: 1 },
  { id: 'L06', sally: 'I', volume: 1, chapter: 17, strength: 1 },
  { id: 'L07', sally: 'II', volume: 1, chapter: 24, strength: 1 },
  { id: 'L08', sally: 'II', volume: 1, chapter: 25, strength: 2 },
  { id: 'L09', sally: 'II', volume: 1, chapter: 28, strength: 3 },
  { id: 'L10', sally: 'II', volume: 1, chapter: 41, strength: 2 },
  { id: 'L11', sally: 'II', volume: 2, chapter: 18, strength: 2 },
  { id: 'L12', sally: 'II', volume: 2, chapter: 21, strength: 0 },
  { id: 'L13', sally: 'III', volume: 2, chapter: 32, strength: 4 },
  { id: 'L14', sally: 'III', volume: 2, chapter: 39, strength: 2 },
  { id: 'L15', sally: 'III', volume: 2, chapter: 56, strength: 2 },
  { id: 'L16', sally: 'III', volume: 2, chapter: 63, strength: 3 },
] as const satisfies readonly Row[];

export type LoveId = (typeof ROWS)[number]['id'];
export interface Love extends Row {
  readonly id: LoveId;
  readonly effects: readonly Effect[];
}

const EFFECTS: { readonly [id in LoveId]: readonly Effect[] } = {
  L01: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { treasure: 'weapon' } }],
  L02: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { treasure: 'steed' } }],
  L03: [{ op: 'compensation', when: 'on_judge', amount: 1 }],
  L04: [
    { op: 'woo_judged', when: 'woo' },
    { op: 'immune', when: 'passive', against: ['hand'] },
  ],
  L05: [{ op: 'draw_chivalry', when: 'on_tale_lost', who: 'self', count: 1 }],
  L06: [{ op: 'hand_size', when: 'passive', amount: 1 }],
  L07: [{ op: 'reroll', when: 'after_roll', uses: 'feat', who: 'self', keep: 'new' }],
  L08: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { gear: 'weapon' } }],
  L09: [{ op: 'woo_cards', when: 'woo', min: 4 }],
  L10: [{ op: 'draw_treasure', when: 'on_win', draw: 2, keep: 1 }],
  L11: [{ op: 'woo_judged', when: 'woo' }],
  L12: [{ op: 'set_die', when: 'after_roll', uses: 'feat', who: 'self', to: 'opposite' }],
  L13: [
    { op: 'woo_cards', when: 'woo', min: 4 },
    { op: 'woo_judged', when: 'woo' },
  ],
  L14: [
    { op: 'woo_judged', when: 'woo' },
    { op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['engine'] } },
  ],
  L15: [
    { op: 'woo_cards', when: 'woo', min: 2 },
    { op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['duel'] } },
  ],
  L16: [
    { op: 'woo_requires', when: 'woo', if: { not: { has: 'love' } } },
    { op: 'immune', when: 'passive', against: ['treasure'] },
  ],
};

export const LOVES: readonly Love[] = ROWS.map((row) => ({ ...row, effects: EFFECTS[row.id] }));
