/** The 50 Treasures (LM-1.4), and the Knight's Gear under them (LM-1.5). */
import type { Effect, TreasureType } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly type: TreasureType;
  readonly strength: number;
}

export const TREASURE_ROWS = [
  { id: 'T01', type: 'weapon', strength: 1 },
  { id: 'T02', type: 'weapon', strength: 1 },
  { id: 'T03', type: 'weapon', strength: 1 },
  { id: 'T04', type: 'weapon', strength: 2 },
  { id: 'T05', type: 'weapon', strength: 2 },
  { id: 'T06', type: 'weapon', strength: 2 },
  { id: 'T07', type: 'weapon', strength: 3 },
  { id: 'T08', type: 'weapon', strength: 3 },
  { id: 'T09', type: 'weapon', strength: 3 },
  { id: 'T10', type: 'weapon', strength: 4 },
  { id: 'T11', type: 'armor', strength: 1 },
  { id: 'T12', type: 'armor', strength: 1 },
  { id: 'T13', type: 'armor', strength: 2 },
  { id: 'T14', type: 'armor', strength: 2 },
  { id: 'T15', type: 'armor', strength: 1 },
  { id: 'T16', type: 'armor', strength: 2 },
  { id: 'T17', type: 'armor', strength: 3 },
  { id: 'T18', type: 'armor', strength: 3 },
  { id: 'T19', type: 'armor', strength: 3 },
  { id: 'T20', type: 'armor', strength: 4 },
  { id: 'T21', type: 'shield', strength: 1 },
  { id: 'T22', type: 'shield', strength: 1 },
  { id: 'T23', type: 'shield', strength: 1 },
  { id: 'T24', type: 'shield', strength: 2 },
  { id: 'T25', type: 'shield', strength: 2 },
  { id: 'T26', type: 'shield', strength: 2 },
  { id: 'T27', type: 'shield', strength: 3 },
  { id: 'T28', type: 'shield', strength: 2 },
  { id: 'T29', type: 'shield', strength: 4 },
  { id: 'T30', type: 'shield', strength: 3 },
  { id: 'T31', type: 'helmet', strength: 1 },
  { id: 'T32', type: 'helmet', strength: 1 },
  { id: 'T33', type: 'helmet', strength: 1 },
  { id: 'T34', type: 'helmet', strength: 1 },
  { id: 'T35', type: 'helmet', strength: 2 },
  { id: 'T36', type: 'helmet', strength: 2 },
  { id: 'T37', type: 'helmet', strength: 2 },
  { id: 'T38', type: 'helmet', strength: 3 },
  { id: 'T39', type: 'helmet', strength: 4 },
  { id: 'T40', type: 'helmet', strength: 2 },
  { id: 'T41', type: 'steed', strength: 1 },
  { id: 'T42', type: 'steed', strength: 1 },
  { id: 'T43', type: 'steed', strength: 1 },
  { id: 'T44', type: 'steed', strength: 2 },
  { id: 'T45', type: 'steed', strength: 2 },
  { id: 'T46', type: 'steed', strength: 2 },
  { id: 'T47', type: 'steed', strength: 3 },
  { id: 'T48', type: 'steed', strength: 3 },
  { id: 'T49', type: 'steed', strength: 2 },
  { id: 'T50', type: 'steed', strength: 4 },
] as const satisfies readonly Row[];

export type TreasureId = (typeof TREASURE_ROWS)[number]['id'];
export interface Treasure extends Row {
  readonly id: TreasureId;
  readonly effects: readonly Effect[];
}

export const TREASURE_EFFECTS: { readonly [id in TreasureId]?: readonly Effect[] } = {
  T01: [{ op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['beast'] } }],
  T02: [{ op: 'reroll', when: 'after_roll', uses: 'feat', who: 'self', keep: 'new' }],
  T04: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['host'] } }],
  T09: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { tag: ['giant'] } }],
  T12: [{ op: 'draw_chivalry', when: 'on_fail', who: 'self', count: 1 }],
  T15: [{ op: 'hand_size', when: 'passive', amount: 1 }],
  T16: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { featsMax: 0 } }],
  T18: [{ op: 'immune', when: 'passive', against: ['strength'] }],
  T22: [{ op: 'compensation', when: 'on_judge', amount: 1 }],
  T25: [{ op: 'strength', when: 'passive', who: 'self', amount: 1, if: { has: 'love' } }],
  T32: [{ op: 'draw_treasure', when: 'on_encounter_won', draw: 2, keep: 1 }],
  T33: [{ op: 'reroll', when: 'after_roll', uses: 'attempt', who: 'self', keep: 'new', if: { die: [1] } }],
  T34: [{ op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['giant'] } }],
  T37: [{ op: 'immune', when: 'passive', against: ['this'] }],
  T44: [{ op: 'flee_free', when: 'passive', draw: 2 }],
  T46: [{ op: 'strength', when: 'passive', who: 'self', amount: 2, if: { attemptNo: 1 } }],
  T49: [{ op: 'strength', when: 'passive', who: 'self', amount: 2, if: { tag: ['engine'] } }],
};

export const GEAR = [
  { id: 'G1', type: 'armor', strength: 1, copies: 5 },
  { id: 'G2', type: 'weapon', strength: 1, copies: 5 },
  { id: 'G3', type: 'steed', strength: 1, copies: 5 },
] as const satisfies readonly (Row & { readonly copies: number })[];

export type Gear = (typeof GEAR)[number];
export type GearId = Gear['id'];
