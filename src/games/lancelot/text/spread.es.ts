/** What the plates of the rulebook of Lancelot show, in Spanish: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'El reino de Arthur',
    text: 'Once lugares alrededor de la Mesa Redonda. Cabalgas en el sentido del reloj, paras donde quieras y vuelves a casa. Eso es un turno de ocho.',
  },
  { title: '¿Quién va primero?', text: 'El caballero que va más adelante. En la misma casilla, el que llegó antes.' },
  {
    title: 'De casilla en casilla',
    text: 'En la Justa tomas lo que da tu casilla: primero un escudero, en la siguiente ronda una espada.',
  },
  {
    title: 'Heroísmo: 4 puntos',
    text: 'Promételo con Galahad. Apréndelo con Percival si tienes exactamente 3 Caballeros Aliados y ningún escudero.',
  },
  {
    title: 'Una hazaña: 1 punto',
    text: 'Con el Dragón pagas una espada, una maza y una lanza, y te quedas la loseta: El castillo de las Doncellas.',
  },
];
