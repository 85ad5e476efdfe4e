/** Don Quixote at your own table, in Spanish. */
import type { RefereeSays } from './referee.en.ts';

export const says: RefereeSays = {
  rounds: 'Rondas',
  round: (round) => `Ronda ${round}`,
  scores: (round) => `Puntos de la ronda ${round}`,
  withEarlier: (points) => `con las anteriores: ${points}`,
  tapLine: 'Toca una línea para ver sus caminos.',
  choose: 'Toca una casilla y luego su loseta',
  which: (field) => `¿Qué loseta hay en ${field}?`,
  entered: (laid, all) => `${laid} de ${all} losetas`,
  kinds: 'Clases de losetas',
  kind: { knights: 'Caballeros', churches: 'Iglesias', windmills: 'Molinos', special: 'Castillos' },
  kindLeft: (kind, left) => `${kind}, quedan ${left}`,
  tiles: 'Losetas',
  tile: (id, what) => `${id}, ${what}`,
  liesOn: (field) => `está en ${field}`,
  turn: 'Girar',
  draw: 'Dibujar sus caminos',
  drawn: 'Listo',
  drawHint: (id) =>
    `¿Tu ${id} es distinta? Toca un extremo: una vez para un camino, otra para un segundo camino aparte, otra para ninguno.`,
  asPrinted: 'Como en nuestra caja',
  half: { top: 'Mitad de arriba', bottom: 'Mitad de abajo' },
  ends: {
    O: 'extremo exterior',
    L: 'extremo izquierdo',
    R: 'extremo derecho',
    I: 'extremo hacia el centro',
    F: 'dibujo',
  },
  roadOf: ['sin camino', 'camino', 'segundo camino'],
  end: (half, end, road) => `${half}, ${end}: ${road}`,
  undrawn: {
    feature: 'El dibujo necesita un camino.',
    lonely: 'Un camino necesita dos extremos en una mitad, o un extremo y el dibujo.',
    middle: 'El camino que cruza el centro tiene que seguir en la otra mitad.',
  },
  remove: 'Quitar',
  next: 'Otra casilla',
  nextRound: (round) => `Sigue: ronda ${round}`,
  nextPlayer: (name) => `Sigue: ${name}`,
  bar: {
    castlesTouch: 'Los dos castillos no pueden tocarse, ni siquiera en una esquina. Elige otra casilla.',
    castleHere: 'Aquí hay un castillo. Quítalo primero.',
    roundFull: (round, all) =>
      `La ronda ${round} solo tiene ${all} casillas y todas están llenas. Quita una loseta o ve a otra ronda.`,
    laterRound: (round) => `Esta casilla se llenó en la ronda ${round}. Ve a esa ronda.`,
  },
};
