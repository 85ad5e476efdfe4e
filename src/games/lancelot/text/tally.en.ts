/** What Lancelot counts, in words. */
import type { TallySays } from '../../../core/tally.ts';
import type { Says } from './en.ts';
import { virtueNamed } from './naming.ts';

export const tally: TallySays<Says, 'virtues'> = {
  virtues: { title: 'Virtues you learned', named: (words, virtue) => virtueNamed(words, Number(virtue)) },
};
