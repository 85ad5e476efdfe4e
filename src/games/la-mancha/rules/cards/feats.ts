/** The 16 Feats (LM-1.1, LM-1.8): difficulty and tag. */
import type { Sally, Tag } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly sally: Sally;
  readonly volume: number;
  readonly chapter: number;
  readonly tag: Tag;
  readonly difficulty: number;
}

export const FEATS = [
  { id: 'F01', sally: 'I', volume: 1, chapter: 8, tag: 'giant', difficulty: 7 },
  { id: 'F02', sally: 'I', volume: 1, chapter: 9, tag: 'duel', difficulty: 8 },
  { id: 'F03', sally: 'I', volume: 1, chapter: 18, tag: 'host', difficulty: 8 },
  { id: 'F04', sally: 'II', volume: 1, chapter: 22, tag: 'host', difficulty: 9 },
  { id: 'F05', sally: 'II', volume: 1, chapter: 35, tag: 'giant', difficulty: 10 },
  { id: 'F06', sally: 'II', volume: 2, chapter: 14, tag: 'duel', difficulty: 11 },
  { id: 'F07', sally: 'II', volume: 2, chapter: 17, tag: 'beast', difficulty: 11 },
  { id: 'F08', sally: 'II', volume: 2, chapter: 26, tag: 'host', difficulty: 10 },
  { id: 'F09', sally: 'III', volume: 2, chapter: 29, tag: 'engine', difficulty: 12 },
  { id: 'F10', sally: 'III', volume: 2, chapter: 34, tag: 'beast', difficulty: 12 },
  { id: 'F11', sally: 'III', volume: 2, chapter: 41, tag: 'engine', difficulty: 14 },
  { id: 'F12', sally: 'III', volume: 2, chapter: 46, tag: 'beast', difficulty: 12 },
  { id: 'F13', sally: 'III', volume: 2, chapter: 53, tag: 'host', difficulty: 13 },
  { id: 'F14', sally: 'III', volume: 2, chapter: 56, tag: 'duel', difficulty: 13 },
  { id: 'F15', sally: 'III', volume: 2, chapter: 58, tag: 'beast', difficulty: 14 },
  { id: 'F16', sally: 'III', volume: 2, chapter: 64, tag: 'duel', difficulty: 15 },
] as const satisfies readonly Row[];

export type FeatId = (typeof FEATS)[number]['id'];
export interface Feat extends Row {
  readonly id: FeatId;
}
