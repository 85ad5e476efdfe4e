/** The parts of a strength or of a difficulty, in words. */
import type { Part } from '../rules/explain.ts';
import { textOf } from './cards.ts';
import type { Words } from './words.ts';

/** `round` is that of the Feat: who is tired is so from a certain round on (LM-6.15). */
export function partName(words: Words, { kind, id = '' }: Part, round: number): string {
  const { t } = words;
  if (kind === 'feat' || kind === 'attempt') return t[`lm.part.${kind}`];
  if (kind === 'tired') return t['lm.part.tired'](round);
  const { name } = textOf(words, id);
  return kind === 'card' ? name : t[`lm.part.${kind}`](name);
}
