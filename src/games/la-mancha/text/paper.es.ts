/** What only paper says of La Mancha, in Spanish. */
import type { PaperSays } from './paper.en.ts';

export const paper: PaperSays = {
  credit: 'Un juego de Christopher Totten (Pie for Breakfast Studios), según la novela de Miguel de Cervantes',
  'lm.end': 'Fin del turno',
  'lm.print.source': (volume, chapter) => `Parte ${volume}, cap. ${chapter}`,
  'lm.tradition': (tradition) => ['Primera parte', 'Segunda parte', 'Amadís de Gaula', 'Otros libros'][tradition],
  'lm.treasure': 'Tesoro',
  'lm.gear': 'Equipo',
  'lm.print.strength': 'fuerza',
  'lm.print.difficulty': 'dificultad',
  'lm.print.turnCard': 'La carta de turno',
  'lm.turnText':
    'Roba una carta de Viaje. Encuentro: juzga las historias. Amor: haz el papel del Amor y juzga los poemas. Hazaña: la intentas primero. Después todos se equipan y completan su mano, y esta carta pasa a la izquierda.',
  'lm.reference': 'Resumen',
  'lm.success': 'Un éxito en esta Hazaña',
  'lm.part.sally': (sally) => `Viaje, salida ${sally}`,
  'lm.part.treasures': 'Tesoros, equipo y cartas de mesa',
  'lm.summary': 'Las reglas en una página',
  'lm.names': 'Los nombres',
  'lm.chronicle': 'La Crónica',
  'lm.print.chapter': 'Capítulo',
  'lm.teller': 'Lo cuenta',
  'lm.verdict': 'Veredicto',
  'lm.loosely':
    'En una mesa de verdad, sin prisas: di qué juegas, espera un momento por si alguien responde y deja que ocurra. Antes de tirar y antes de aceptar el resultado, da un momento a los demás.',
  'lm.sum.setup': 'Preparación',
  'lm.sum.cards': 'Cartas y manos',
  'lm.sum.timing': 'Tiempos',
  'lm.sum.end': 'El final',
};
