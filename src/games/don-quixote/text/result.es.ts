/** The end of Don Quixote in Spanish. */
import { isYou, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';
import type { ResultSays } from './result.en.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'punto' : 'puntos'}`;
const the = (tile: string): string =>
  tile.startsWith('Sancho') ? `a ${tile}` : `${/^(iglesia|loseta)/.test(tile) ? 'la' : 'el'} ${tile}`;

export const result: ResultSays = {
  alone: (points) => `Has conseguido ${counted(points)}`,
  won: (names, isShared) =>
    isShared ? `¡${names} comparten la victoria!` : isYou(names) ? '¡Ganas la partida!' : `¡Gana ${names}!`,
  ahead: (gap, other) => `Ganaste con ${counted(gap)} más que ${other}.`,
  shared: (names, points) => `${names} tienen ${counted(points)} cada cual.`,
  came: (place, gap, first) => `Quedaste en el ${place}.º lugar, a ${counted(gap)} de ${first}.`,
  noteFirst: (gap) => (gap === 0 ? 'victoria compartida' : `victoria por ${counted(gap)}`),
  noteBehind: (gap) => `a ${counted(gap)}`,
  from: {
    castles: 'los castillos',
    churches: 'las iglesias',
    windmills: 'los molinos',
    defense: 'la defensa',
    knightGroup: 'los caballeros unidos',
  },
  most: (of, points) => `La mayor parte de tus puntos vino de ${of}: ${points}.`,
  bestRound: (round, points) => `Tu mejor ronda fue la ${round}, con ${counted(points)}.`,
  byCategory: (of, one, more, other, less) =>
    `La diferencia: ${of}. ${one} ${verb(one, 'sacó', 'sacaste')} de ahí ${counted(more)}; ${within(other)}, ${less}.`,
  byRound: (round, one, more, other, less) =>
    `La ronda ${round} fue decisiva: ${counted(more)} para ${whom(one)}, ${less} para ${whom(other)}.`,
  even: (one) => `Todo estuvo muy igualado. ${one} ${verb(one, 'sacó', 'sacaste')} un poco más de cada cosa.`,
  moment: (round, who, tile, field, points) =>
    `Ronda ${round}: ${within(who)} ${verb(who, 'coloca', 'colocas')} ${the(tile)} en ${field}. Vale ${counted(points)} al momento.`,
  lead: 'La ventaja, ronda a ronda',
  leadAlone: 'Los puntos, ronda a ronda',
  round: (round) => `ronda ${round}`,
};
