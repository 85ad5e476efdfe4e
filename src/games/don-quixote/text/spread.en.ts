/** What the plates of the rulebook of Don Quixote show: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'Your Principality',
    text: '24 fields, 8 across and 3 down. A card names one of them, here G3. Everybody puts one of their own tiles there.',
  },
  {
    title: 'Two churches: 2 points',
    text: 'Two churches on one road score 1 point each. The windmill is alone and scores nothing.',
  },
  {
    title: 'Three windmills: 6 points',
    text: 'From three on, each one on the road scores 2 points. Churches score the same way.',
  },
  {
    title: 'A castle: 4 points',
    text: 'The 4-castle scores if enough knights can ride there: 1 in round 1, 2 in round 2, 3 in round 3. The 6-castle works the same way.',
  },
  {
    title: 'Guards: 5 points',
    text: 'A knight whose own road leads to the edge is a guard. In round 1 guards need 4 shields together, then 8, then 12.',
  },
];
