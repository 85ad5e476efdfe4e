/** What only paper says of Don Quixote, in Spanish. */
import type { PaperSays } from './paper.en.ts';

export const paper: PaperSays = {
  credit: 'Un juego de Reinhard Staupe (Pegasus Spiele)',
  'dq.part.tiles': (colour) => `Losetas, ${colour}`,
  'dq.part.positions': 'Cartas de posición',
  'dq.part.principalities': 'Principados',
  'dq.part.scoreboard': 'Marcador',
  'dq.part.chart': 'Tabla de losetas',
  'dq.part.summaries': 'Resúmenes de puntuación',
  'dq.part.tokens': 'Fichas de puntos',
  'dq.part.sancho': 'Sancho Panza (variante)',
  'dq.print.chart':
    'Las 24 losetas de un juego; todos tienen las mismas. Kn: caballero, con sus escudos. Wm: molino. Ch: iglesia. Ca: castillo, con sus puntos. El nombre está en pequeño al borde de cada loseta, para comprobar que todos han puesto la misma.',
  'dq.print.summary': 'Puntuación',
  'dq.print.groups': 'de 2: 1 por edificio\nde 3 o más: 2 por edificio',
  'dq.print.shields': (shields) => `${shields} escudos`,
  'dq.print.shieldsOfGroup': 'escudos del mejor grupo',
};
