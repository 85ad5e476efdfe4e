/** What the plates of the rulebook of Don Quixote show, in Spanish: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'Tu Principado',
    text: '24 casillas: 8 de ancho y 3 de alto. Una carta nombra una, aquí G3. Todos ponen ahí una de sus losetas.',
  },
  {
    title: 'Dos iglesias: 2 puntos',
    text: 'Dos iglesias en un mismo camino valen 1 punto cada una. El molino está solo y no vale nada.',
  },
  {
    title: 'Tres molinos: 6 puntos',
    text: 'A partir de tres, cada uno en el camino vale 2 puntos. Las iglesias puntúan igual.',
  },
  {
    title: 'Un castillo: 4 puntos',
    text: 'El castillo de 4 puntúa si llegan bastantes caballeros: 1 en la ronda 1, 2 en la ronda 2, 3 en la ronda 3. El de 6 funciona igual.',
  },
  {
    title: 'Guardias: 5 puntos',
    text: 'Un caballero cuyo propio camino llega al borde es un guardia. En la ronda 1 los guardias necesitan 4 escudos en total; después 8 y después 12.',
  },
];
