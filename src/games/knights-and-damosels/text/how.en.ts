/** How one wins Knights & Damosels, in four sentences. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  {
    title: 'Reach one of three',
    text: 'Collect chivalries, give one knight many gifts, or earn worship. One is enough.',
  },
  { title: 'Give in secret', text: 'Your damosel gives cards away. Only Merlin learns who gave which.' },
  { title: 'Ask for a card', text: 'Ask for a card your knight lacks. You never get one that your own damosel gave.' },
  { title: 'Serve or betray', text: 'Cards that the event lists earn worship. If you alone betray, you take more.' },
];
