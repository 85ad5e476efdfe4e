/** What the plates of the rulebook of La Mancha show, in Spanish: the table, then four examples. */
import type { HowStep } from '../../../core/game.ts';

export const captions: readonly HowStep[] = [
  {
    title: 'Tu lugar en la mesa',
    text: 'Descubre una carta de Viaje. Tienes cinco cartas de Caballería en la mano y seis lugares delante. Los números son tu fuerza.',
  },
  {
    title: 'Un Encuentro: cuenta',
    text: 'Todos menos el juez cuentan una historia corta con una carta. El juez elige la mejor, y quien la contó roba un Tesoro.',
  },
  { title: 'Un Amor: escribe', text: 'Un poema usa tres de tus cartas. El juez elige quién gana el Amor.' },
  {
    title: 'Los Tesoros reemplazan',
    text: 'Un Tesoro nuevo va encima del anterior de su tipo: 3 en lugar de 1. Solo puedes tener uno de cada tipo.',
  },
  {
    title: 'Una Hazaña: tira el dado',
    text: 'El dado más tu fuerza debe llegar al número de la Hazaña: 4 + 5 son 9, y basta con 8. Gana quien logre dos éxitos primero.',
  },
];
