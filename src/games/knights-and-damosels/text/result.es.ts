/** The end of Knights & Damosels in Spanish. */
import { isYou, verb, whom } from '../../../core/text.ts';
import { within } from '../../../core/result.ts';
import type { ResultSays } from './result.en.ts';

const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
const ladyOf = (who: string, lady: string): string =>
  isYou(who) ? `tu doncella (${lady})` : `la doncella de ${who} (${lady})`;
const knightIs = (knight: string, who: string): string => `${knight} (${within(who)})`;

export const result: ResultSays = {
  youWon: 'La corte es tuya.',
  came: (place, missing) => `Quedaste en el ${place}.º lugar. ${missing}`,
  cameHigher: (place, own, higher) => `Quedaste en el ${place}.º lugar con ${own}. La ${higher} vale más.`,
  cameEqual: (place, own) => `Quedaste en el ${place}.º lugar, también con ${own}.`,
  shortOfGifts: (count) =>
    `Te ${count === 1 ? 'faltó' : 'faltaron'} ${many(count, 'regalo', 'regalos')} a un mismo caballero.`,
  shortOfCards: (count) => `Te ${count === 1 ? 'faltó' : 'faltaron'} ${many(count, 'caballería', 'caballerías')}.`,
  shortOfWorship: (count) => `Te ${count === 1 ? 'faltó' : 'faltaron'} ${count} de fama.`,
  cameInBattle: (place) => `Quedaste en el ${place}.º lugar en la batalla.`,
  noteGifts: (count) => `a ${many(count, 'regalo', 'regalos')}`,
  noteCards: (count) => `a ${many(count, 'carta', 'cartas')}`,
  noteWorship: (count) => `a ${count} de fama`,
  noteBattle: 'victoria en Camlann',
  noteFell: (round) => `cae en la ronda ${round} de la batalla`,
  noteStood: 'resiste hasta el final',
  byLady: (round, who, lady, count, other, knight) =>
    `En la ronda ${round}, ${ladyOf(who, lady)} había dado ${count} cartas a un mismo caballero: ${knightIs(knight, other)}.`,
  byKnight: (round, who, knight, count) =>
    `En la ronda ${round}, ${within(who)} (${knight}) ${verb(who, 'había', 'habías')} ganado ${count} caballerías.`,
  byWorship: (round, who, worship) =>
    `En la ronda ${round}, ${within(who)} ${verb(who, 'tenía', 'tenías')} ${worship} de fama.`,
  byFigures: (who) => `Nadie logró una victoria a tiempo. Quien más cerca estuvo: ${isYou(who) ? 'tú' : whom(who)}.`,
  byLot: 'Había empate, así que se echó a suertes.',
  byBattle: (who, count) =>
    `${who} ${verb(who, 'aguantó', 'aguantaste')} más que nadie en Camlann, tras ${many(count, 'ronda', 'rondas')} de batalla.`,
  alone: (round, event, who, worship) =>
    `Ronda ${round}, ${event}: ${within(who)} ${verb(who, 'traiciona', 'traicionas')} sin que nadie más lo haga y ${verb(who, 'gana', 'ganas')} ${worship} de fama.`,
  worship: (round, event, who, worship) =>
    `Ronda ${round}, ${event}: ${within(who)} ${verb(who, 'gana', 'ganas')} ${worship} de fama de una vez.`,
  byElection: (who) => `A nadie le quedaban cartas en Camlann. La suerte eligió a ${whom(who)}.`,
  fell: (round, who) =>
    `Camlann, ronda ${round}: ${within(who)} ${verb(who, 'pierde', 'pierdes')} la última carta, y la batalla termina.`,
  lastCard: (chivalry, lady, who) => `La última fue ${chivalry}, regalo de ${lady} (${within(who)}).`,
  lead: 'A qué distancia de ganar',
  gifts: 'Quién dio a quién',
  giftsAbout: 'Cada flecha va de la doncella al caballero que tiene sus cartas. Sin número es una.',
  helped: (who, gifts) => `${isYou(who) ? 'Tu doncella' : `La doncella de ${who}`} dejó ${gifts}.`,
  helpedNobody: (who) => `Ningún caballero tiene cartas de ${isYou(who) ? 'tu doncella' : `la doncella de ${who}`}.`,
  cardsTo: (count, who) => `${many(count, 'carta', 'cartas')} para ${whom(who)}`,
  alsoTo: (count, who) => `${count} para ${whom(who)}`,
};
