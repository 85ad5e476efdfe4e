/** How one wins Knights & Damosels, in four sentences, in Spanish. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  {
    title: 'Alcanza una de tres',
    text: 'Reúne caballerías, regala a un mismo caballero o gana fama: basta con una.',
  },
  { title: 'Regala en secreto', text: 'Tu doncella regala cartas. Solo Merlin sabe quién dio cuál.' },
  {
    title: 'Pide una carta',
    text: 'Pide una carta que le falte a tu caballero. Nunca recibes una que dio tu propia doncella.',
  },
  {
    title: 'Cumple o traiciona',
    text: 'Las cartas que nombra el suceso ganan fama. Quien traiciona en solitario se lleva más.',
  },
];
