/** What a Treasure is (LM-1.4), and the Knight's Gear under it (LM-1.5). */
import type { Effect, TreasureType } from './vocabulary.ts';

export interface TreasureRow {
  readonly id: string;
  readonly type: TreasureType;
  readonly strength: number;
  readonly effects: readonly Effect[];
}

interface GearRow {
  readonly id: string;
  readonly type: TreasureType;
  readonly strength: number;
  readonly copies: number;
}

export const GEAR = [
  { id: 'G1', type: 'armor', strength: 1, copies: 5 },
  { id: 'G2', type: 'weapon', strength: 1, copies: 5 },
  { id: 'G3', type: 'steed', strength: 1, copies: 5 },
] as const satisfies readonly GearRow[];

export type GearId = (typeof GEAR)[number]['id'];
export interface Gear extends GearRow {
  readonly id: GearId;
}
