/** What the plates of the rulebook of La Mancha show: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'Your place at the table',
    text: 'Turn up a Journey card. You have five Chivalry cards in hand and six places in front of you. The numbers are your strength.',
  },
  {
    title: 'An Encounter: tell a tale',
    text: 'Everybody but the judge tells a short tale with one card. The judge chooses the best, and its teller draws a Treasure.',
  },
  { title: 'A Love: write a poem', text: 'A poem uses three of your cards. The judge chooses who wins the Love.' },
  {
    title: 'Treasures replace',
    text: 'A new Treasure goes on top of the old one of its kind: 3 instead of 1. You can have only one of each kind.',
  },
  {
    title: 'A Feat: roll the die',
    text: 'The die and your strength must reach the number of the Feat: 4 + 5 is 9, and 8 is enough. The first with two successes wins.',
  },
];
