/** The 22 Encounters (LM-1.1, LM-1.2), with their places in the novel. */
import type { Sally } from './vocabulary.ts';

interface Row {
  readonly id: string;
  readonly sally: Sally;
  /** Of the novel. */
  readonly volume: number;
  readonly chapter: number;
}

export const ENCOUNTERS = [
  { id: 'E01', sally: 'I', volume: 1, chapter: 2 },
  { id: 'E02', sally: 'I', volume: 1, chapter: 3 },
  { id: 'E03', sally: 'I', volume: 1, chapter: 4 },
  { id: 'E04', sally: 'I', volume: 1, chapter: 4 },
  { id: 'E05', sally: 'I', volume: 1, chapter: 7 },
  { id: 'E06', sally: 'I', volume: 1, chapter: 11 },
  { id: 'E07', sally: 'I', volume: 1, chapter: 17 },
  { id: 'E08', sally: 'I', volume: 1, chapter: 20 },
  { id: 'E09', sally: 'I', volume: 1, chapter: 21 },
  { id: 'E10', sally: 'II', volume: 1, chapter: 25 },
  { id: 'E11', sally: 'II', volume: 1, chapter: 29 },
  { id: 'E12', sally: 'II', volume: 1, chapter: 43 },
  { id: 'E13', sally: 'II', volume: 1, chapter: 47 },
  { id: 'E14', sally: 'II', volume: 2, chapter: 10 },
  { id: 'E15', sally: 'II', volume: 2, chapter: 11 },
  { id: 'E16', sally: 'II', volume: 2, chapter: 23 },
  { id: 'E17', sally: 'III', volume: 2, chapter: 35 },
  { id: 'E18', sally: 'III', volume: 2, chapter: 47 },
  { id: 'E19', sally: 'III', volume: 2, chapter: 59 },
  { id: 'E20', sally: 'III', volume: 2, chapter: 60 },
  { id: 'E21', sally: 'III', volume: 2, chapter: 62 },
  { id: 'E22', sally: 'III', volume: 2, chapter: 67 },
] as const satisfies readonly Row[];

/** Those of one sally. */
export type EncounterIdOf<S extends Sally> = Extract<(typeof ENCOUNTERS)[number], { readonly sally: S }>['id'];
export type EncounterId = EncounterIdOf<Sally>;
export interface Encounter extends Row {
  readonly id: EncounterId;
}
