/** The parts of a strength or of a difficulty, in words. */
import type { Part } from '../rules/explain.ts';
import { textOf } from './cards.ts';
import type { Words } from './words.ts';

/** `round` is that of the Feat: who is tired is so from a certain round on (LM-6.15). */
export function partName(words: Words, part: Part, round: number): string {
  const { t } = words;
  if (part.kind === 'tired') return t['lm.part.tired'](round);
  if (!('id' in part)) return t[`lm.part.${part.kind}`];
  const { name } = textOf(words, part.id);
  return part.kind === 'card' ? name : t[`lm.part.${part.kind}`](name);
}
