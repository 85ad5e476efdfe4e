/** What Lancelot counts, in Spanish. */
import { virtueNamed } from './naming.ts';
import type { tally as english } from './tally.en.ts';

export const tally: typeof english = {
  virtues: { title: 'Virtudes que aprendiste', named: (words, virtue) => virtueNamed(words, Number(virtue)) },
};
