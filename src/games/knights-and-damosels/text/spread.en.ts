/** What the plates of the rulebook of Knights & Damosels show: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'The court',
    text: 'Above, the gifts of this round: everybody gave one, and only Merlin knows who gave which. Below, the row of every knight.',
  },
  {
    title: 'Not your own gift',
    text: 'Your damosel gave the sword. Your knight asks for something else, such as Honor.',
  },
  {
    title: 'Prosperity: 1 each',
    text: 'Each card that the event lists earns its knight 1 worship. Only one knight can offer each kind.',
  },
  {
    title: 'War or Quest: betrayal',
    text: 'Three cards share 6. One lies face down: it takes 1 from each of the others. So it earns 4, and they earn 1 each.',
  },
  {
    title: 'Three ways to win',
    text: 'Enough of your damosel’s gifts with one knight (5, or 4 with five or six players), 7 cards in your row, or worship: 30, 22, 18 or 15 with 3, 4, 5 or 6 players.',
  },
];
