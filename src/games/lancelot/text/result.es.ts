/** The end of Lancelot in Spanish. */
import { verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';
import type { ResultSays } from './result.en.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'punto' : 'puntos'}`;

export const result: ResultSays = {
  ahead: (gap, other) => `Ganaste con ${counted(gap)} más que ${other}.`,
  tied: (place, first) => `Quedaste en el ${place}.º lugar, con los mismos puntos que ${first}.`,
  came: (place, gap, first) => `Quedaste en el ${place}.º lugar, a ${counted(gap)} de ${first}.`,
  noteFirst: (gap) => (gap === 0 ? 'victoria por desempate' : `victoria por ${counted(gap)}`),
  noteBehind: (gap) => (gap === 0 ? 'derrota por desempate' : `a ${counted(gap)}`),
  before: (one, more, other, less) =>
    more === less
      ? `Antes del recuento final, ${within(one)} ${verb(one, 'tenía', 'tenías')} ${more}, igual que ${within(other)}.`
      : `Antes del recuento final, ${within(one)} ${verb(one, 'llevaba', 'llevabas')} ventaja: ${more} a ${less} contra ${whom(other)}.`,
  count: (one, points, other, others) =>
    `En el recuento final hubo ${counted(points)} para ${whom(one)} y ${others} para ${whom(other)}.`,
  source: (source, one, more, other, less) =>
    `La diferencia: ${source}, con ${counted(more)} para ${whom(one)} y ${less} para ${whom(other)}.`,
  learned: (turn, who, virtue, points) =>
    `Turno ${turn}: ${within(who)} ${verb(who, 'aprende', 'aprendes')} ${virtue} por ${counted(points)}.`,
  deed: (turn, who, deed, points) =>
    `Turno ${turn}: ${within(who)} ${verb(who, 'completa', 'completas')} ${deed} por ${counted(points)}.`,
  sword: (turn, who, points, gap) =>
    `Turno ${turn}: ${within(who)} ${verb(who, 'consigue', 'consigues')} Excalibur. Vale ${counted(points)}, y la partida se decidió por ${gap}.`,
  grail: (turn, who, points) =>
    `Turno ${turn}: ${within(who)} ${verb(who, 'toma', 'tomas')} para siempre la delantera hacia el Grial. Al final vale ${counted(points)}.`,
  lead: 'La ventaja, turno a turno',
  end: 'fin',
};
