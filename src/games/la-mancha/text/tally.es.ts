/** What La Mancha counts, in Spanish. */
import { journeyText } from './cards.ts';
import type { tally as english } from './tally.en.ts';

export const tally: typeof english = {
  tales: { title: 'Tus historias', named: (_, what) => (what === 'won' ? 'Ganadas' : 'Contadas') },
  loved: {
    title: 'Tu historia más querida',
    named: (words, _, { card, applause }) =>
      `${journeyText(words, card).name}: ${applause === 1 ? 'aplaudió 1 persona' : `aplaudieron ${applause} personas`}`,
  },
};
