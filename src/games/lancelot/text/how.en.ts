/** How one wins Lancelot, in four sentences. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  { title: 'Score the most', text: 'You play eight turns. The knight with the most points becomes Lancelot.' },
  { title: 'Ride and collect', text: 'Ride clockwise and take what lies where you stop. You never ride back.' },
  { title: 'Learn virtues', text: 'Vow a virtue at Galahad. Learn it at Percival once you meet its demand.' },
  { title: 'Win fame', text: 'Complete deeds, own Excalibur, lead the Grail quest, have the most weapons.' },
];
