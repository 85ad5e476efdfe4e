/** How one wins Knights & Damosels, in four sentences. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  {
    title: 'Reach one of three',
    text: 'Collect chivalries, have your lady’s gifts with one knight, or earn worship. One goal is enough.',
  },
  { title: 'Give in secret', text: 'Your lady gives cards away. Only Merlin learns who sent which.' },
  { title: 'Ask for a card', text: 'Ask for a card your knight lacks. You never get one that your own lady sent.' },
  { title: 'Serve or betray', text: 'Cards that match the event earn worship. If you alone betray, you take more.' },
];
