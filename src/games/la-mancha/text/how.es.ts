/** How one wins La Mancha, in four sentences, in Spanish. */
import type { HowStep } from '../../../core/game.ts';

export const how: readonly HowStep[] = [
  { title: 'Gana más Hazañas', text: 'Una partida tiene tres Hazañas, o cinco. Gana el caballero que tenga más.' },
  { title: 'Cuenta una historia', text: 'Usa una frase de tu mano en una historia corta. El juez elige la mejor.' },
  { title: 'Hazte más fuerte', text: 'Las historias ganan Tesoros; los poemas, Amores. Ambos suman fuerza.' },
  { title: 'Tira por la Hazaña', text: 'El dado más tu fuerza debe llegar a su número. Dos éxitos ganan la Hazaña.' },
];
