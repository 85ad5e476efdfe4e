/** What Don Quixote counts, in words. */
import type { TallySays } from '../../../core/tally.ts';
import type { Category } from '../rules/08-scoring.ts';
import type { Says } from './en.ts';

export const tally: TallySays<Says, 'points'> = {
  points: { title: 'Where your points come from, per game', named: ({ t }, what) => t[`dq.cat.${what as Category}`] },
};
