/** The words of reviews and puzzles in Spanish. */
import type { ReviewSays } from './review-en.ts';

export const reviewEs: ReviewSays = {
  'review.thinking': 'Un bot sigue jugando desde tus decisiones, muchas veces cada una …',
  'review.failed': 'Esta partida no se puede analizar ahora.',
  'review.chances': 'Probabilidades de ganar',
  'review.points': 'Puntos esperados',
  'review.table': 'Ver las cifras',
  'review.when': 'Cuándo',
  'review.start': 'Comienzo',
  'review.end': 'Final',
  'review.luck': 'Suerte y acierto',
  'review.way': (from, to) => `De ${from} al comienzo a ${to} al final.`,
  'review.choices': 'Tus errores',
  'review.fate': 'La suerte y los demás',
  'review.fateAlone': 'La suerte del reparto',
  'review.count': (count) => `${count} puntos`,
  'review.decisions': 'Decisiones que importaron',
  'review.none': (judged) =>
    `Ningún error claro en ${judged} decisiones. Un bot que sabía lo mismo que tú no encontró nada claramente mejor.`,
  'review.you': 'Jugaste',
  'review.better': 'Mejor',
  'review.yours': (worth) => `Con tu jugada: ${worth}.`,
  'review.helped': (who, from, to) => `Tu jugada ayudó a ${who}: ${from} → ${to}.`,
  'review.best': 'Fue lo mejor cuando un bot siguió jugando desde aquí.',
  'review.look': 'Ver en el tablero',
  'review.about': 'A partir de lo que podías saber entonces. Lo oculto se imaginó de nuevo cada vez.',
};
