/** What only paper says of La Mancha, in Spanish. */
import type { PaperSays } from './paper.en.ts';

export const paper: PaperSays = {
  credit: 'Un juego de Christopher Totten (Pie for Breakfast Studios), según la novela de Miguel de Cervantes',
  'lm.end': 'Fin del turno',
  'lm.print.source': (volume, chapter) => `Parte ${volume}, cap. ${chapter}`,
  'lm.tradition': (tradition) => ['Primera parte', 'Segunda parte', 'Amadís de Gaula', 'Otros libros'][tradition],
  'lm.treasure': 'Tesoro',
  'lm.gear': 'Pertrechos',
  'lm.print.turnCard': 'La carta de turno',
  'lm.turnText':
    'Roba una carta de viaje. Encuentro: juzga los relatos. Amor: habla como el Amor y juzga los poemas. Hazaña: la intentas primero. Después todos se equipan y rehacen la mano, y esta carta pasa a la izquierda.',
  'lm.reference': 'En breve',
  'lm.success': 'Un éxito en esta hazaña',
  'lm.part.sally': (sally) => `Viaje, salida ${sally}`,
  'lm.part.treasures': 'Tesoros, pertrechos y cartas de mesa',
  'lm.summary': 'Las reglas en una página',
  'lm.names': 'Los nombres',
  'lm.chronicle': 'La crónica',
  'lm.print.chapter': 'Capítulo',
  'lm.teller': 'Lo cuenta',
  'lm.verdict': 'Fallo',
  'lm.loosely':
    'En una mesa de verdad no seáis rigurosos con los tiempos: di qué juegas, espera una réplica y deja que ocurra. Quien intenta aguarda un respiro antes de tirar y antes del resultado.',
  'lm.sum.setup': 'Preparación',
  'lm.sum.cards': 'Cartas y manos',
  'lm.sum.timing': 'Tiempos',
  'lm.sum.end': 'El final',
};
