/** What only paper says of Lancelot, in Spanish. */
import type { PaperSays } from './paper.en.ts';

export const paper: PaperSays = {
  credit: 'Un juego de Mario Papini (Ergo Ludo Editions, WizKids)',
  'lan.part.board': 'Tablero',
  'lan.part.virtues': 'Virtudes y puntos',
  'lan.part.counters': 'Fichas, caballeros y discos',
  'lan.part.cards': 'Cartas, Excalibur y resúmenes',
  'lan.card.lady': 'Dama',
  'lan.card.allied': 'Caballero Aliado',
  'lan.card.enemy': 'Enemigo',
  'lan.card.plot': 'Intriga',
  'lan.print.seats': 'Los asientos',
  'lan.print.road': 'El camino',
  'lan.print.points': 'Puntos',
  'lan.print.galahad': 'Galahad: prometida',
  'lan.print.percival': 'Percival: aprendida',
  'lan.print.crown': 'Corona',
  'lan.print.turn': 'Turno',
  'lan.print.join': (sheet) => `Hoja ${sheet}: corta por las líneas finas, ponla sobre la hoja vecina y pega.`,
  'lan.how.most': (things) => `más ${things} que nadie`,
  'lan.how.tiedMost': (things) => `nadie con más ${things} (1 al menos)`,
  'lan.how.fewest': (things) => `nadie con menos ${things}`,
  'lan.print.sword': 'Tienes Excalibur: 3 PV al final, y puedes completar hazañas que la piden.',
};
