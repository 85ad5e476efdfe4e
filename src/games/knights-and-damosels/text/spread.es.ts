/** What the plates of the rulebook of Knights & Damosels show, in Spanish: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'La corte',
    text: 'Arriba, los regalos de esta ronda: todos dieron uno, y solo Merlin sabe quién dio cuál. Abajo, la fila de cada caballero.',
  },
  {
    title: 'Tu propio regalo no',
    text: 'Tu doncella regaló la espada. Tu caballero pide otra cosa, por ejemplo Honor.',
  },
  {
    title: 'Prosperidad: 1 cada una',
    text: 'Cada carta que nombra el suceso le da 1 de fama a su caballero. Cada tipo lo ofrece un solo caballero.',
  },
  {
    title: 'Guerra o demanda: traición',
    text: 'Tres cartas se reparten 6. Una está boca abajo: le quita 1 a cada una de las otras. Gana 4, y las otras 1 cada una.',
  },
  {
    title: 'Tres maneras de ganar',
    text: 'Bastantes regalos de tu doncella a un mismo caballero (5, o 4 entre cinco o seis), 7 cartas en tu fila, o fama: 30, 22, 18 o 15 entre 3, 4, 5 o 6.',
  },
];
