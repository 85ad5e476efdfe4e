/** What the plates of the rulebook of Lancelot show: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'Arthur’s realm',
    text: 'Eleven places around the Round Table. Everybody rides clockwise, stops where they like, and comes home. That is one turn of eight.',
  },
  { title: 'Who goes first?', text: 'The knight farthest ahead. On one space, the one who came first.' },
  {
    title: 'One space at a time',
    text: 'On the Joust you take what your space gives: first a squire, next round a sword.',
  },
  {
    title: 'Heroism: 4 points',
    text: 'Vow it at Galahad. Learn it at Percival with exactly 3 Allied Knights and no squire.',
  },
  {
    title: 'A deed: 1 point',
    text: 'At the Dragon you pay a sword, a mace and a lance, and keep the tile: The Castle of Maidens.',
  },
];
