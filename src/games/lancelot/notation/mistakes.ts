/** What is said about positions that cannot be read or cannot be: each sentence in every language. */
import type { InEveryLanguage } from '../../../core/game.ts';

// Words

export const space: InEveryLanguage = { en: 'a space, like W2', es: 'una casilla, como W2' };
export const chair: InEveryLanguage = { en: 'a seat, like Tristan', es: 'un asiento de la Mesa, como Tristan' };
export const virtue: InEveryLanguage = { en: 'a virtue, like Honor', es: 'una virtud, como Honor' };
export const deeds: InEveryLanguage = { en: 'deed tiles, like D05', es: 'losetas de hazaña, como D05' };
export const thing: InEveryLanguage = { en: 'a thing, like lance', es: 'una cosa, como lance' };
const MOVES =
  'sit Tristan, crown Honor, learn Honor, vow Honor, ride W2, ride home, take lady plot, take nothing, deed D05, ' +
  'deed D05 spare lance, morgana use, morgana not, discard lady lady plot, exchange enemy lady, release 2, done, claim sword';
export const move: InEveryLanguage = { en: `one of ${MOVES}`, es: `una de estas: ${MOVES}` };
export const options: InEveryLanguage = {
  en: 'some of squires=printed, morganaFromTurn=2, grailPassing=anybody',
  es: 'algunas de estas: squires=printed, morganaFromTurn=2, grailPassing=anybody',
};
export const asked = (steps: readonly string[]): InEveryLanguage => ({
  en: `a seat and one of ${steps.join(', ')}, like 1 ride`,
  es: `un asiento y una de estas palabras: ${steps.join(', ')}; como 1 ride`,
});
export const letters: InEveryLanguage = {
  en: 'q squires, S swords, M maces, L lances, G magic, l a e p cards',
  es: 'q escuderos, S espadas, M mazas, L lanzas, G magia, l a e p cartas',
};
export const place: InEveryLanguage = {
  en: "a space, like W2, a seat, like Tristan, or 'home Tristan'",
  es: "una casilla, como W2, un asiento, como Tristan, o 'home Tristan'",
};
export const grailSpace: InEveryLanguage = { en: 'a space of the Grail track', es: 'una casilla del Grial' };
export const boxLine: InEveryLanguage = {
  en: 'like D05 2S 1L, 1 VP, 2 whirlpools; Strength 4 6; J squire sword squire; lake 6; grail 40; or sword 25',
  es: 'algo como D05 2S 1L, 1 VP, 2 whirlpools; Strength 4 6; J squire sword squire; lake 6; grail 40; o sword 25',
};
export const roundTable: InEveryLanguage = { en: 'the Round Table', es: 'la Mesa Redonda' };
export const seatCount = (count: number): InEveryLanguage => ({
  en: `${count} seats`,
  es: `${count} ${count === 1 ? 'asiento' : 'asientos'}`,
});
export const twoSeats: InEveryLanguage = {
  en: "'seat 1' and 'seat 2' at least, each with its lines",
  es: "al menos 'seat 1' y 'seat 2', cada uno con sus líneas",
};

// What is open

export const stackOrder = (where: InEveryLanguage, seats: readonly number[]): InEveryLanguage => ({
  en: `on ${where.en} seat ${seats.join(' lies under seat ')}`,
  es: `en ${where.es} el asiento ${seats.join(' está debajo del asiento ')}`,
});
export const whoIsLower = (where: InEveryLanguage): InEveryLanguage => ({
  en: `which knight lies lower on ${where.en}`,
  es: `qué caballero está más abajo en ${where.es}`,
});
export const markerLowest = (seat: number, front: number): InEveryLanguage => ({
  en: `the marker of seat ${seat} lies lowest on space ${front} of the Grail track`,
  es: `el marcador del asiento ${seat} está más abajo en la casilla ${front} del Grial`,
});
export const whoseMarker: InEveryLanguage = {
  en: 'whose marker lies lowest on the Grail track',
  es: 'qué marcador está más abajo en el Grial',
};
export const tileAtDragon = (number: number): InEveryLanguage => ({
  en: `tile ${number} at the Dragon`,
  es: `la loseta ${number} del Dragón`,
});
export const tileIs = (number: number, deed: string): InEveryLanguage => ({
  en: `${tileAtDragon(number).en} is ${deed}`,
  es: `${tileAtDragon(number).es} es ${deed}`,
});
export const owesTiles: InEveryLanguage = {
  en: 'the deed tiles that are turned up: --draw D05',
  es: 'las losetas de hazaña que se descubren: --draw D05',
};

// What cannot be

export const cards = (count: number): InEveryLanguage => ({ en: `${count} cards`, es: `${count} cartas` });
export const atMost = (most: number): InEveryLanguage => ({ en: `${most} at most`, es: `${most} como máximo` });
export const noPlace: InEveryLanguage = { en: 'a knight without a place', es: 'un caballero sin sitio' };
export const aPlace: InEveryLanguage = {
  en: 'a space, or a seat of the Round Table',
  es: 'una casilla, o un asiento de la Mesa Redonda',
};
export const usedOnMorgana: InEveryLanguage = {
  en: 'a knight on MOR whose power is used',
  es: 'un caballero en MOR que ya usó el poder',
};
export const atGrail: InEveryLanguage = { en: 'a knight at the Grail', es: 'un caballero en el Grial' };
export const eitherValue = (name: string, low: number, high: number): InEveryLanguage => ({
  en: `${name} ${low} or ${high}`,
  es: `${name} ${low} o ${high}`,
});
export const twoOnSeat = (name: string): InEveryLanguage => ({
  en: `two knights on ${name}'s seat`,
  es: `dos caballeros en el asiento de ${name}`,
});
export const seatForEach: InEveryLanguage = { en: 'a seat for each', es: 'un asiento para cada uno' };
export const supply = (count: number, name: string): InEveryLanguage => ({
  en: `${count} of ${name}`,
  es: `${count} de ${name}`,
});
export const places = (count: number): InEveryLanguage => ({ en: `${count} places`, es: `${count} lugares` });
export const placesDue = (count: number): InEveryLanguage => ({
  en: `${count}; - for an empty one`,
  es: `${count}; - si está vacío`,
});
export const twice = (what: string): InEveryLanguage => ({ en: `${what} twice`, es: `${what} dos veces` });
export const eachTileOnce: InEveryLanguage = { en: 'each tile once', es: 'cada loseta una sola vez' };
export const eachOnce = (tiles: string): InEveryLanguage => ({
  en: `each of ${tiles} once`,
  es: `cada una de estas una sola vez: ${tiles}`,
});
export const beforeCounter = (number: number): InEveryLanguage => ({
  en: `at most space ${number}, where the counter lies`,
  es: `la casilla ${number} como máximo, donde está la ficha`,
});
export const lakeSpace: InEveryLanguage = { en: 'a space from L1 to L6', es: 'una casilla de L1 a L6' };
export const twoOnLake: InEveryLanguage = { en: 'two knights on the Lake', es: 'dos caballeros en el Lago' };
export const one: InEveryLanguage = { en: 'one', es: 'uno' };
export const oneOnLake: InEveryLanguage = { en: 'a knight on the Lake', es: 'un caballero en el Lago' };
export const differentSeats = (most: number): InEveryLanguage => ({
  en: `${most} different seats at most`,
  es: `${most} asientos distintos como máximo`,
});
export const roadOrder: InEveryLanguage = {
  en: 'all knights on the road, the farthest ahead first',
  es: 'todos los caballeros en camino, primero el más adelantado',
};
export const grailOrder: InEveryLanguage = {
  en: 'all seats, the farthest on first',
  es: 'todos los asientos, primero el más avanzado',
};
export const lastingSeats: InEveryLanguage = {
  en: 'Bedivere, Gawain, Maleagant or Tristan',
  es: 'Bedivere, Gawain, Maleagant o Tristan',
};
export const ofNobody = (category: string): InEveryLanguage => ({
  en: `${category} of nobody`,
  es: `${category} de nadie`,
});
export const nobodyHasNone: InEveryLanguage = { en: 'nobody, who has none', es: 'nadie, porque nadie tiene' };
export const oneWithMost = (seats: string): InEveryLanguage => ({
  en: `one who has most: ${seats}`,
  es: `alguien que tenga más que los demás: ${seats}`,
});
export const inTurn: InEveryLanguage = {
  en: 'a choice in the order of the seats',
  es: 'una elección por el orden de los asientos',
};
export const noQuestion: InEveryLanguage = { en: 'no question', es: 'una posición sin pregunta' };
export const askedLine: InEveryLanguage = {
  en: "'asked:' with a seat and what is asked",
  es: "'asked:' con un asiento y lo que se pregunta",
};
export const seat = (number: number): InEveryLanguage => ({ en: `seat ${number}`, es: `asiento ${number}` });
export const nextSeat = (number: number): InEveryLanguage => ({
  en: `seat ${number}, who moves next`,
  es: `el asiento ${number}, que mueve ahora`,
});
export const stepOn = (step: string, where: InEveryLanguage): InEveryLanguage => ({
  en: `${step} on ${where.en}`,
  es: `${step} en ${where.es}`,
});
export const knightOn = (where: InEveryLanguage): InEveryLanguage => ({
  en: `a knight on ${where.en}`,
  es: `un caballero en ${where.es}`,
});
