/** What La Mancha counts, in words. */
import type { TallySays } from '../../../core/tally.ts';
import { journeyText } from './cards.ts';
import type { Says } from './en.ts';

export const tally: TallySays<Says, 'tales' | 'loved'> = {
  tales: { title: 'Your tales', named: (_, what) => (what === 'won' ? 'Won' : 'Told') },
  loved: {
    title: 'Your best-loved tale',
    named: (words, _, { card, applause }) =>
      `${journeyText(words, card).name}: ${applause} ${applause === 1 ? 'player applauded' : 'players applauded'}`,
  },
};
