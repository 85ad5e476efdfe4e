/** The words of the end of a game in Spanish. */
import type { EndingSays } from './ending-en.ts';

export const endingEs: EndingSays = {
  'ending.board': 'Ver el tablero',
  'ending.show': 'Ver el resultado',
  'ending.review': 'Analizar esta partida',
  'ending.decided': 'Qué lo decidió',
  'ending.places': 'Puestos',
  'ending.moment': 'El momento de la partida',
  'ending.watch': 'Ver este momento',
  'ending.share': 'Compartir esta imagen',
  'ending.save': 'Guardar esta imagen',
  'ending.saved': 'Guardada.',
  'ending.link': 'Copiar enlace a la repetición',
  'ending.dealLink': 'Copiar enlace a este reparto',
  'ending.card': (headline) => `Imagen para compartir: ${headline}`,
};
