/** The 16 Feats (LM-1.1, LM-1.8): difficulty and tags. */
import type { Sally, Tag } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly sally: Sally;
  readonly volume: number;
  readonly chapter: number;
  /** LM-1.8: in edition 1 only the first counts. */
  readonly tags: readonly Tag[];
  readonly difficulty: number;
}

export const FEATS = [
  { id: 'F01', sally: 'I', volume: 1, chapter: 8, tags: ['giant'], difficulty: 7 },
  { id: 'F02', sally: 'I', volume: 1, chapter: 9, tags: ['duel'], difficulty: 8 },
  { id: 'F03', sally: 'I', volume: 1, chapter: 18, tags: ['host'], difficulty: 8 },
  { id: 'F04', sally: 'II', volume: 1, chapter: 22, tags: ['host'], difficulty: 9 },
  { id: 'F05', sally: 'II', volume: 1, chapter: 35, tags: ['giant'], difficulty: 10 },
  { id: 'F06', sally: 'II', volume: 2, chapter: 14, tags: ['duel'], difficulty: 11 },
  { id: 'F07', sally: 'II', volume: 2, chapter: 17, tags: ['beast'], difficulty: 11 },
  { id: 'F08', sally: 'II', volume: 2, chapter: 26, tags: ['host'], difficulty: 10 },
  { id: 'F09', sally: 'III', volume: 2, chapter: 29, tags: ['engine'], difficulty: 12 },
  { id: 'F10', sally: 'III', volume: 2, chapter: 34, tags: ['beast'], difficulty: 12 },
  { id: 'F11', sally: 'III', volume: 2, chapter: 41, tags: ['engine', 'giant'], difficulty: 14 },
  { id: 'F12', sally: 'III', volume: 2, chapter: 46, tags: ['beast'], difficulty: 12 },
  { id: 'F13', sally: 'III', volume: 2, chapter: 53, tags: ['host'], difficulty: 13 },
  { id: 'F14', sally: 'III', volume: 2, chapter: 56, tags: ['duel'], difficulty: 13 },
  { id: 'F15', sally: 'III', volume: 2, chapter: 58, tags: ['beast'], difficulty: 14 },
  { id: 'F16', sally: 'III', volume: 2, chapter: 64, tags: ['duel'], difficulty: 15 },
] as const satisfies readonly Row[];

export type FeatId = (typeof FEATS)[number]['id'];
export interface Feat extends Row {
  readonly id: FeatId;
}
