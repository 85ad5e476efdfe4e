/** How one wins Don Quixote, in four sentences. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  { title: 'Score the most', text: 'Your realm is scored after each of three rounds. The highest total wins.' },
  {
    title: 'Same field, your tile',
    text: 'A card names a field. Everybody fills it in secret, each with a tile they choose.',
  },
  { title: 'Join with roads', text: 'Churches on one road score together. So do windmills. Alone they score nothing.' },
  {
    title: 'Post your knights',
    text: 'Knights on a castle’s road win its points. Knights at the border guard your realm.',
  },
];
