/** What a Chivalry card is (LM-1.3). The books it comes from have a file each. */
import type { Effect, Grammar } from './vocabulary.ts';

export interface PhraseRow {
  readonly id: string;
  /** In English: who tells may have to quote it (LM-12.6), and who cries to type it (LM-12.15). */
  readonly phrase: string;
  /** What part a bot gives it in a sentence (LM-13.2). */
  readonly grammar: Grammar;
  /** Its origin, as the old books have it. */
  readonly es?: string;
  readonly effects: readonly Effect[];
}
