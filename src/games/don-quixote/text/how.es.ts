/** How one wins Don Quixote, in four sentences, in Spanish. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  {
    title: 'Suma más puntos',
    text: 'Tu reino puntúa al final de cada una de las tres rondas. Gana el total más alto.',
  },
  {
    title: 'Misma casilla, tu loseta',
    text: 'Una carta nombra una casilla. Todos la llenan en secreto, cada uno con la loseta que elija.',
  },
  {
    title: 'Une con caminos',
    text: 'Las iglesias de un camino puntúan juntas; los molinos también. Solos, nada.',
  },
  {
    title: 'Coloca caballeros',
    text: 'Los caballeros unidos a un castillo ganan sus puntos. En el borde, defienden tu reino.',
  },
];
