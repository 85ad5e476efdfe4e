/** What is said about positions that cannot be read or cannot be: each sentence in every language. */
import type { InEveryLanguage } from '../../../core/game.ts';

const seats = (numbers: readonly number[], language: 'and' | 'y'): string => numbers.join(` ${language} `);

// Words

export const chivalryCard: InEveryLanguage = {
  en: 'a Chivalry card, like C04',
  es: 'una carta de Caballería, como C04',
};
export const treasure: InEveryLanguage = { en: 'a Treasure, like T10', es: 'un Tesoro, como T10' };
export const journeyCard: InEveryLanguage = { en: 'a Journey card, like F05', es: 'una carta de Viaje, como F05' };
export const numbers: InEveryLanguage = { en: 'numbers, like 1 3, or none', es: 'números, como 1 3, o none' };
const MOVES =
  'draw, woo, sit out, tell C04 "text", spoken "text", mark 1 3, name 2 "remark", take C04, enough, equip T05, accept, leave, ' +
  'discard C04, play C40 at T10, play C43 at seat 2, use weapon, roll, run, run keeping the hand, pass, pass for feat, ' +
  'applaud 1 with laurel, hold, extend, heed, call, turn, mode aloud, vote 2, vote nobody, select F11';
export const move: InEveryLanguage = { en: `${MOVES} or silence`, es: `${MOVES} o silence` };
export const figure: InEveryLanguage = { en: 'a figure, like +2 or -1', es: 'una cifra, como +2 o -1' };
export const equipment: InEveryLanguage = {
  en: 'a Treasure or a Love, like T10 or L01',
  es: 'un Tesoro o un Amor, como T10 o L01',
};
export const taleLine: InEveryLanguage = {
  en: 'a tale, like: seat 2 C04, or seat 2 C04 "I came."',
  es: 'una historia, como: seat 2 C04, o seat 2 C04 "Llegué."',
};
export const declaredLine: InEveryLanguage = {
  en: 'a declared card, like: seat 1 C40 at T10',
  es: 'una carta anunciada, como: seat 1 C40 at T10',
};
export const gainLine: InEveryLanguage = {
  en: 'what is gained, like: seat 1 by turn T05',
  es: 'lo que se gana, como: seat 1 by turn T05',
};
export const appFigures: InEveryLanguage = { en: 'figures of the app', es: 'cifras de la aplicación' };
export const faces: InEveryLanguage = {
  en: 'faces in the order of the seats, like 5 5 2 1, 3 3, 6 2',
  es: 'caras del dado por orden de asientos, como 5 5 2 1, 3 3, 6 2',
};
export const reactions = (words: readonly string[]): InEveryLanguage => ({
  en: `${words.join(', ')} or -`,
  es: `${words.join(', ')} o -`,
});
export const drawn: InEveryLanguage = {
  en: 'cards as they come, like E12, T12 or C04 C05',
  es: 'cartas según salen, como E12, T12 o C04 C05',
};
export const featToCome: InEveryLanguage = {
  en: 'a Feat that can still come',
  es: 'una Hazaña que todavía pueda salir',
};
export const boxLine: InEveryLanguage = {
  en: 'like T12 helmet 3; T12 helmet 3 as T34; F07 difficulty 9, giant duel; or L03 strength 2',
  es: 'algo como T12 helmet 3; T12 helmet 3 as T34; F07 difficulty 9, giant duel; o L03 strength 2',
};

// What is open

export const chose = (number: number, what: string): InEveryLanguage => ({
  en: `seat ${number} named ${what}`,
  es: `el asiento ${number} nombró ${what}`,
});
export const sitsOut = (number: number): InEveryLanguage => ({
  en: `seat ${number} sits out`,
  es: `el asiento ${number} no participa`,
});
export const woos = (number: number): InEveryLanguage => ({
  en: `seat ${number} woos`,
  es: `el asiento ${number} corteja`,
});
export const whetherWoos = (number: number): InEveryLanguage => ({
  en: `whether seat ${number} woos`,
  es: `si el asiento ${number} corteja`,
});
export const featNamed = (number: number): InEveryLanguage => ({
  en: `the Feat that seat ${number} named`,
  es: `la Hazaña que nombró el asiento ${number}`,
});
export const votedTale = (number: number, tale: number): InEveryLanguage => ({
  en: `seat ${number} named tale ${tale}`,
  es: `el asiento ${number} votó por la historia ${tale}`,
});
export const votedNobody = (number: number): InEveryLanguage => ({
  en: `seat ${number} named nobody`,
  es: `el asiento ${number} no votó por nadie`,
});
export const voteOf = (number: number): InEveryLanguage => ({
  en: `the vote of seat ${number}`,
  es: `el voto del asiento ${number}`,
});
export const holds = (number: number, names: string): InEveryLanguage => ({
  en: `seat ${number} holds ${names}`,
  es: `el asiento ${number} tiene en la mano ${names}`,
});
export const holdsNot = (number: number, names: string): InEveryLanguage => ({
  en: `seat ${number} does not hold ${names}`,
  es: `el asiento ${number} no tiene en la mano ${names}`,
});
export const whetherHolds = (number: number, names: string): InEveryLanguage => ({
  en: `whether seat ${number} holds ${names}`,
  es: `si el asiento ${number} tiene en la mano ${names}`,
});
export const lastFailed = (number: number): InEveryLanguage => ({
  en: `the last attempt of seat ${number} failed`,
  es: `el último intento del asiento ${number} fracasó`,
});
export const lastSucceeded = (number: number): InEveryLanguage => ({
  en: `the last attempt of seat ${number} succeeded`,
  es: `el último intento del asiento ${number} tuvo éxito`,
});
export const howLastEnded = (number: number): InEveryLanguage => ({
  en: `how the last attempt of seat ${number} ended`,
  es: `cómo acabó el último intento del asiento ${number}`,
});
export const itWas = (card: string): InEveryLanguage => ({ en: `it was ${card}`, es: `fue ${card}` });
export const lastEffect: InEveryLanguage = {
  en: 'the card that took effect last in this Feat',
  es: 'la última carta que tuvo efecto en esta Hazaña',
};
export const noEffect: InEveryLanguage = { en: 'there was none', es: 'no hubo ninguna' };
export const owesJourney: InEveryLanguage = {
  en: 'which Journey card is drawn: --draw, like E12',
  es: 'qué carta de Viaje se roba: --draw, como E12',
};
export const owesTreasure: InEveryLanguage = {
  en: 'which Treasure is drawn: --draw, like T12',
  es: 'qué Tesoro se roba: --draw, como T12',
};

// What cannot be

export const seatCount = (count: number): InEveryLanguage => ({ en: `${count} seats`, es: `${count} asientos` });
export const threeToFive: InEveryLanguage = { en: '3 to 5 seats', es: 'de 3 a 5 asientos' };
export const aLove: InEveryLanguage = { en: 'a Love', es: 'un Amor' };
export const tieOf = (numbersOfSeats: readonly number[]): InEveryLanguage => ({
  en: `a tie of seats ${seats(numbersOfSeats, 'and')}`,
  es: `un empate de los asientos ${seats(numbersOfSeats, 'y')}`,
});
export const rollForEach: InEveryLanguage = {
  en: 'a roll for each who is tied, until one is highest',
  es: 'una tirada de cada uno que empata, hasta que una sea la más alta',
};
export const nextRolls: InEveryLanguage = { en: 'what they roll next', es: 'lo que tiran después' };
export const seat = (number: number): InEveryLanguage => ({ en: `seat ${number}`, es: `asiento ${number}` });
export const highestSeat = (numbersOfSeats: readonly number[]): InEveryLanguage => ({
  en: `seat ${seats(numbersOfSeats, 'and')}, whose roll was highest`,
  es: `el asiento ${seats(numbersOfSeats, 'y')}, que sacó la tirada más alta`,
});
export const firstRolls: InEveryLanguage = {
  en: 'rolls for the first turn',
  es: 'tiradas para el primer turno',
};
export const noRolls: InEveryLanguage = {
  en: 'none in a game that is under way',
  es: 'ninguna en una partida empezada',
};
export const twice = (id: string, one: InEveryLanguage, other: InEveryLanguage): InEveryLanguage => ({
  en: `${id} twice, ${one.en} and ${other.en}`,
  es: `${id} dos veces, ${one.es} y ${other.es}`,
});
export const onePlace: InEveryLanguage = { en: 'each card in one place', es: 'cada carta en un solo sitio' };

/** Where a card lies. */
export const places = {
  table: { en: 'on the table', es: 'en la mesa' },
  offered: { en: 'offered', es: 'entre las Hazañas mostradas' },
  declared: { en: 'declared', es: 'anunciada' },
  gained: { en: 'gained', es: 'entre lo ganado' },
  told: { en: 'told with', es: 'en una historia' },
  journey: { en: 'in the Journey deck', es: 'en el mazo de Viaje' },
  discarded: { en: 'on its discard pile', es: 'en sus descartes' },
  aside: { en: 'set aside', es: 'apartada' },
  retired: { en: 'retired', es: 'retirada' },
  chivalry: { en: 'in the Chivalry deck', es: 'en el mazo de Caballería' },
  treasures: { en: 'in the Treasure deck', es: 'en el mazo de Tesoros' },
  hand: (number: number): InEveryLanguage => ({
    en: `in the hand of seat ${number}`,
    es: `en la mano del asiento ${number}`,
  }),
  worn: (number: number): InEveryLanguage => ({
    en: `worn by seat ${number}`,
    es: `entre lo equipado del asiento ${number}`,
  }),
  love: (number: number): InEveryLanguage => ({ en: `with seat ${number}`, es: `con el asiento ${number}` }),
  won: (number: number): InEveryLanguage => ({
    en: `won by seat ${number}`,
    es: `entre lo que ganó el asiento ${number}`,
  }),
};

export const cardsInAll = (count: number): InEveryLanguage => ({
  en: `${count} cards in all`,
  es: `${count} cartas en total`,
});
export const atMost = (most: number): InEveryLanguage => ({
  en: `at most ${most}`,
  es: `${most} como máximo`,
});
export const someKnown: InEveryLanguage = { en: 'some cards known', es: 'algunas cartas conocidas' };
export const allOrNone: InEveryLanguage = {
  en: 'all cards set aside, or ? for each',
  es: 'todas las cartas apartadas, o ? por cada una',
};
export const twoOfType: InEveryLanguage = { en: 'two Treasures of one type', es: 'dos Tesoros del mismo tipo' };
export const oneOfType: InEveryLanguage = { en: 'one of each type', es: 'uno de cada tipo' };
export const anotherCard: InEveryLanguage = { en: 'another card', es: 'otra carta' };
export const featsOnly: InEveryLanguage = { en: 'Feats only', es: 'solo Hazañas' };
export const successes = (count: number): InEveryLanguage => ({ en: `${count} successes`, es: `${count} éxitos` });
export const atMostOne: InEveryLanguage = { en: 'at most one', es: 'uno como máximo' };
export const aSuccess: InEveryLanguage = { en: 'a success', es: 'un éxito' };
export const noSuccess: InEveryLanguage = {
  en: 'none for who is not in a Feat',
  es: 'ninguno para quien no está en una Hazaña',
};
export const notInHand: InEveryLanguage = {
  en: 'a card that is not in the hand',
  es: 'una carta que no está en la mano',
};
export const ofHand: InEveryLanguage = { en: 'cards of the hand', es: 'cartas de la mano' };
export const shownFeat: InEveryLanguage = {
  en: 'one of the Feats that are shown',
  es: 'una de las Hazañas mostradas',
};
export const strangeSeat: InEveryLanguage = { en: 'a seat that is not there', es: 'un asiento que no existe' };
export const seatsHere: InEveryLanguage = { en: 'seats of this table', es: 'asientos de esta mesa' };
export const aFace: InEveryLanguage = { en: 'a face from 1 to 6', es: 'una cara del 1 al 6' };
export const nobody: InEveryLanguage = { en: 'nobody', es: 'una Hazaña sin nadie' };
export const noFeat: InEveryLanguage = { en: 'no Feat', es: 'otra cosa que una Hazaña' };
export const featIn = (phase: string): InEveryLanguage => ({
  en: `a Feat in phase ${phase}`,
  es: `una Hazaña en la fase ${phase}`,
});
export const attempter: InEveryLanguage = {
  en: 'the seat that attempts, which is engaged',
  es: 'el asiento que lo intenta, que está en la Hazaña',
};
export const firstAttempter: InEveryLanguage = {
  en: 'the seat that attempted first',
  es: 'el asiento que lo intentó primero',
};
export const noRound: InEveryLanguage = { en: 'no round', es: 'una Hazaña sin ronda' };
export const aRound: InEveryLanguage = { en: 'a round from 1 on', es: 'una ronda, desde 1' };
export const noDie: InEveryLanguage = { en: 'no die', es: 'una tirada sin dado' };
export const faceRolled: InEveryLanguage = { en: 'the face that was rolled', es: 'la cara que salió' };
export const aDie: InEveryLanguage = { en: 'a die', es: 'un dado' };
export const noneBeforeRoll: InEveryLanguage = { en: 'none before the roll', es: 'ninguno antes de tirar' };
export const others: InEveryLanguage = { en: 'others', es: 'otros' };
export const onlyTied: InEveryLanguage = { en: 'only the tied', es: 'solo quienes empatan' };
export const nothingToTell: InEveryLanguage = { en: 'nothing to tell of', es: 'una carta que no se cuenta' };
export const encounterOrLove: InEveryLanguage = { en: 'an Encounter or a Love', es: 'un Encuentro o un Amor' };
export const nobodyToWoo: InEveryLanguage = { en: 'nobody to woo', es: 'una carta que no se corteja' };
export const whatIsGained: InEveryLanguage = { en: 'what is gained', es: 'lo que se gana' };
export const noTale: InEveryLanguage = { en: 'no tale', es: 'una fase sin historias' };
export const judgedTales: InEveryLanguage = {
  en: 'the tales that are judged',
  es: 'las historias que se juzgan',
};
export const keptPoems: InEveryLanguage = {
  en: 'the poems that kept the condition, like 1 3, or none',
  es: 'los poemas que cumplen la condición, como 1 3, o none',
};
export const strangePoem: InEveryLanguage = { en: 'a poem that is not there', es: 'un poema que no existe' };
export const poemNumbers: InEveryLanguage = { en: 'poems by their number', es: 'poemas por su número' };
export const taken = (count: number): InEveryLanguage => ({ en: `${count} taken`, es: `${count} tomadas` });
export const fewerThan = (most: number): InEveryLanguage => ({
  en: `fewer than the ${most} that may be taken`,
  es: `menos de las que se pueden tomar (${most})`,
});
export const tale = (number: number): InEveryLanguage => ({ en: `tale ${number}`, es: `historia ${number}` });
export const oneOfTales: InEveryLanguage = { en: 'one of the tales', es: 'una de las historias' };
export const taleOfJudge: InEveryLanguage = { en: 'a tale of the judge', es: 'una historia del juez' };
export const talesOfOthers: InEveryLanguage = { en: 'tales of the others', es: 'historias de los demás' };
export const secondTale: InEveryLanguage = { en: 'a second tale', es: 'una segunda historia' };
export const oneTaleEach: InEveryLanguage = { en: 'one for each', es: 'una de cada uno' };
export const cardCount = (count: number): InEveryLanguage => ({ en: `${count} cards`, es: `${count} cartas` });
export const oneCard: InEveryLanguage = { en: 'one card', es: 'una carta' };
export const resolved = (count: number): InEveryLanguage => ({
  en: `${count} resolved`,
  es: `${count} resueltas`,
});
export const resolvedDue = (count: number): InEveryLanguage => ({
  en: `${count}, which lie there`,
  es: `${count}, que están en la mesa`,
});
export const feats = (count: number): InEveryLanguage => ({ en: `${count} Feats`, es: `${count} Hazañas` });
export const mostFeats = (count: number): InEveryLanguage => ({
  en: `at most ${count} Feats`,
  es: `${count} Hazañas como máximo`,
});
export const nothingAfter = (count: number): InEveryLanguage => ({
  en: `nothing more after ${count} Feats`,
  es: `nada más después de ${count} Hazañas`,
});
export const overAfter = (count: number): InEveryLanguage => ({
  en: `over after ${count}`,
  es: `un final después de ${count}`,
});
export const tieNoWinner: InEveryLanguage = { en: 'a tie, and no winner', es: 'un empate, y nadie que gane' };
export const suddenWinner: InEveryLanguage = {
  en: 'the winner of sudden death',
  es: 'quien ganó la muerte súbita',
};
export const oneOfTied: InEveryLanguage = { en: 'one of those who tied', es: 'alguien de quienes empataron' };
export const nobodyTied: InEveryLanguage = { en: 'nobody is tied', es: 'una elección sin empate' };
export const thoseTied: InEveryLanguage = { en: 'those who tied', es: 'quienes empataron' };
export const mostWon: InEveryLanguage = { en: 'those with most Feats', es: 'quienes tienen más Hazañas' };
