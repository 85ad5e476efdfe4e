/** How one wins La Mancha, in four sentences. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  { title: 'Win the most Feats', text: 'A game has three Feats, or five. The knight with the most wins.' },
  { title: 'Tell a tale', text: 'Use a phrase from your hand in a short tale. The judge picks the best one.' },
  { title: 'Grow stronger', text: 'Tales win Treasures, poems win Loves. Both add strength.' },
  { title: 'Roll for the Feat', text: 'Die plus strength must reach its number. Two successes win the Feat.' },
];
