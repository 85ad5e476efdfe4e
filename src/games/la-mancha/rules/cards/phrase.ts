/** What a Chivalry card is (LM-1.3). The books it comes from have a file each. */
import type { Effect, Grammar } from './vocabulary.ts';

export interface Phrase {
  readonly id: string;
  readonly phrase: string;
  /** What part a bot gives it in a sentence (LM-13.2). */
  readonly grammar: Grammar;
  readonly gloss: string;
  readonly es?: string;
  /** The effect in words, for the cards that have one. */
  readonly rule?: string;
  readonly effects: readonly Effect[];
}
