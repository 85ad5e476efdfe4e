/** What is said about positions that cannot be read or cannot be: each sentence in every language. */
import type { InEveryLanguage } from '../../../core/game.ts';
import { inEach, type Wording } from '../../../core/wording.ts';

// Words

export const roadTile: InEveryLanguage = { en: 'a road tile, like Kn2b', es: 'una loseta de caminos, como Kn2b' };
export const field: InEveryLanguage = { en: 'a field from A1 to H3', es: 'una casilla de A1 a H3' };
export const tile: InEveryLanguage = { en: 'a tile, like Kn2b or Kn2b*', es: 'una loseta, como Kn2b o Kn2b*' };
export const cell: InEveryLanguage = { en: `${tile.en}, or . for empty`, es: `${tile.es}, o . si está vacía` };
export const move: InEveryLanguage = {
  en: 'a tile, like Kn2b, or Kn2b* turned by half',
  es: 'una loseta, como Kn2b, o Kn2b* si está girada media vuelta',
};
export const scores: InEveryLanguage = {
  en: 'scorings, each as its points, as 6-castle+4-castle+churches+windmills+defense+knights, or ?',
  es: 'recuentos, cada uno con sus puntos, o como castillo 6+castillo 4+iglesias+molinos+defensa+caballeros, o ?',
};
export const cardOrHidden: InEveryLanguage = {
  en: `${field.en}, or ? while it is not yet turned up`,
  es: `${field.es}, o ? mientras no se ha descubierto`,
};
export const rowFields: InEveryLanguage = {
  en: 'eight fields, A to H; . for empty',
  es: 'ocho casillas, de A a H; . si está vacía',
};
export const fieldCount = (count: number): InEveryLanguage => ({ en: `${count} fields`, es: `${count} casillas` });
export const placed: InEveryLanguage = {
  en: 'fields and tiles, like B2 Kn3c, C2 Ca4',
  es: 'casillas y losetas, como B2 Kn3c, C2 Ca4',
};
export const eachFieldOnce: InEveryLanguage = { en: 'each field once', es: 'cada casilla una sola vez' };

export function on(found: Wording, name: string): InEveryLanguage {
  const { en, es } = inEach(found);
  return { en: `${en} on ${name}`, es: `${es} en ${name}` };
}

// What is missing

export const rows: InEveryLanguage = {
  en: 'rows 1, 2 and 3 with eight fields each',
  es: 'las filas 1, 2 y 3 con ocho casillas cada una',
};
export const noRow = (row: string): InEveryLanguage => ({
  en: `no ${row}`,
  es: `un tablero sin la fila ${row.replace('row ', '')}`,
});
export const boardAndRows: InEveryLanguage = { en: 'a board and rows', es: 'un tablero y además filas' };
export const oneOfBoth: InEveryLanguage = { en: 'one of both', es: 'una de las dos cosas' };
export const noBoard: InEveryLanguage = { en: 'no board', es: 'una posición sin tablero' };
export const drawn: InEveryLanguage = {
  en: 'position cards like G1, or for a single player tiles like Kn2b',
  es: 'cartas de posición como G1, o losetas como Kn2b si juega una sola persona',
};

// What is open

const ofSeat = (en: string, es: string, seat: number): InEveryLanguage => ({
  en: `${en} of seat ${seat}`,
  es: `${es} del asiento ${seat}`,
});
export const hiddenInHand = (seat: number): InEveryLanguage =>
  ofSeat('the tile ? in the hand', 'la loseta ? de la mano', seat);
export const hiddenAside = (seat: number): InEveryLanguage => ofSeat('the tile set aside', 'la loseta apartada', seat);
export const hiddenChoice = (seat: number): InEveryLanguage => ofSeat('the choice', 'la elección', seat);
export const itIs = (what: string): InEveryLanguage => ({ en: `it is ${what}`, es: `es ${what}` });
export const chose = (seat: number, what: string): InEveryLanguage => ({
  en: `seat ${seat} chose ${what}`,
  es: `el asiento ${seat} eligió ${what}`,
});

// What cannot be

const counted = (count: number, en: string, es: string): InEveryLanguage => ({
  en: `${count} ${en}${count === 1 ? '' : 's'}`,
  es: `${count} ${es}${count === 1 ? '' : 's'}`,
});
export const tileCount = (count: number): InEveryLanguage => counted(count, 'tile', 'loseta');
const emptyFields = (count: number): InEveryLanguage => ({
  en: counted(count, 'empty field', '').en,
  es: `${count} ${count === 1 ? 'casilla vacía' : 'casillas vacías'}`,
});

export const places = {
  board: (name: string): InEveryLanguage => ({ en: `on ${name}`, es: `en ${name}` }),
  hand: { en: 'face up', es: 'boca arriba' },
  aside: { en: 'set aside', es: 'apartada' },
  gone: { en: 'out of the game', es: 'fuera del juego' },
  bag: { en: 'in the bag', es: 'en la bolsa' },
};
export const inTwoPlaces = (id: string, one: InEveryLanguage, other: InEveryLanguage): InEveryLanguage => ({
  en: `${id} ${one.en} and ${other.en}`,
  es: `${id} ${one.es} y ${other.es}`,
});
export const once = (what: string): InEveryLanguage => ({ en: `${what} once`, es: `${what} una sola vez` });
export const sancho: InEveryLanguage = { en: 'Sancho on the board', es: 'Sancho en el tablero' };
export const sanchoOption: InEveryLanguage = {
  en: "'options: sanchoPansa' at the top",
  es: "'options: sanchoPansa' al principio",
};
export const scorings = (count: number): InEveryLanguage => counted(count, 'scoring', 'recuento');
export const asForSeat1 = (count: number): InEveryLanguage => ({
  en: `${count} as for seat 1`,
  es: `${count}, como el asiento 1`,
});
export const inRound = (what: number | string, round: number): InEveryLanguage => ({
  en: `${what} in round ${round}`,
  es: `${what} en la ronda ${round}`,
});
export const atMost = (most: number): InEveryLanguage => ({ en: `${most} at most`, es: `${most} como máximo` });
export const noKnightPoints: InEveryLanguage = { en: 'no points for knights', es: 'cero puntos por caballeros' };
export const cardLine: InEveryLanguage = {
  en: "'card:' with the field that is up",
  es: "'card:' con la casilla que toca",
};
export const deckAlone: InEveryLanguage = { en: 'a deck, but no card', es: 'un mazo sin carta' };
export const choiceAlone: InEveryLanguage = { en: 'a choice, but no card', es: 'una elección sin carta' };
export const noCastle = (id: string): InEveryLanguage => ({ en: `no ${id}`, es: `un tablero sin ${id}` });
export const castleOnBoard = (id: string): InEveryLanguage => ({
  en: `${id} on the board`,
  es: `${id} en el tablero`,
});
export const castlesOn = (six: string, four: string): InEveryLanguage => ({
  en: `Ca6 on ${six}, Ca4 on ${four}`,
  es: `Ca6 en ${six}, Ca4 en ${four}`,
});
export const castlesApart: InEveryLanguage = {
  en: 'castles that do not touch',
  es: 'castillos que no se toquen',
};
export const castlesOfSeat1: InEveryLanguage = {
  en: 'the castles on the fields of seat 1',
  es: 'los castillos en las casillas del asiento 1',
};
export const isCovered = (name: string, covered: boolean): InEveryLanguage => ({
  en: `${name} ${covered ? 'covered' : 'empty'}`,
  es: `${name} ${covered ? 'cubierta' : 'vacía'}`,
});
export const likeSeat1 = (what: InEveryLanguage): InEveryLanguage => ({
  en: `${what.en} as for seat 1`,
  es: `${what.es}, como la del asiento 1`,
});
export const threeScorings = (left: number): InEveryLanguage => ({
  en: `three scorings, ${emptyFields(left).en}`,
  es: `tres recuentos, ${emptyFields(left).es}`,
});
export const fullBoard: InEveryLanguage = { en: 'a full board', es: 'un tablero lleno' };
export const cardAndFullBoard: InEveryLanguage = {
  en: 'a card and a full board',
  es: 'una carta y un tablero lleno',
};
export const fieldForCard: InEveryLanguage = { en: 'a field for the card', es: 'una casilla para la carta' };
export const roundIs = (round: number): InEveryLanguage => ({ en: `round ${round}`, es: `ronda ${round}` });
export const roundDue = (round: number, left: number): InEveryLanguage => ({
  en: `round ${round}: ${emptyFields(left).en}`,
  es: `la ronda ${round}: ${emptyFields(left).es}`,
});
export const whereLies = (name: string, what: string): InEveryLanguage => ({
  en: `${name}, where ${what} lies`,
  es: `${name}, donde está ${what}`,
});
export const emptyField: InEveryLanguage = { en: 'an empty field', es: 'una casilla vacía' };
export const orderWithoutCard: InEveryLanguage = {
  en: 'an order that is known, but no card',
  es: 'un orden que se conoce, pero ninguna carta',
};
export const eachOnce = (names: string): InEveryLanguage => ({
  en: `each of ${names} once`,
  es: `cada una de estas una sola vez: ${names}`,
});
export const tilesGone = (count: number): InEveryLanguage => ({
  en: `${tileCount(count).en} gone`,
  es: `${tileCount(count).es} fuera del juego`,
});
export const eitherOf = (least: number, most: number): InEveryLanguage =>
  least === most ? { en: `${least}`, es: `${least}` } : { en: `${least} or ${most}`, es: `${least} o ${most}` };
export const handOf = (count: number): InEveryLanguage => ({
  en: `a hand of ${tileCount(count).en}`,
  es: `una mano de ${tileCount(count).es}`,
});
export const handDue = (count: number, round: number, left: number): InEveryLanguage => ({
  en: `${tileCount(count).en}: round ${round}, ${emptyFields(left).en}`,
  es: `${tileCount(count).es}: ronda ${round}, ${emptyFields(left).es}`,
});
export const bagOf = (count: number): InEveryLanguage => ({
  en: `a bag of ${tileCount(count).en}`,
  es: `una bolsa de ${tileCount(count).es}`,
});
export const tilesAside = (count: number): InEveryLanguage => ({
  en: `${tileCount(count).en} set aside`,
  es: `${tileCount(count).es} ${count === 1 ? 'apartada' : 'apartadas'}`,
});
export const oneAside: InEveryLanguage = { en: "one, like 'aside: Ch5'", es: "una, como 'aside: Ch5'" };
export const noneAside: InEveryLanguage = {
  en: 'none, for it is laid at the end of round 3',
  es: 'ninguna, porque se coloca al final de la ronda 3',
};
export const choiceTooSoon: InEveryLanguage = {
  en: 'a choice before the card',
  es: 'una elección antes de la carta',
};
export const noSuchLine: InEveryLanguage = { en: 'no such line', es: 'ninguna línea así' };
export const tileToChoose: InEveryLanguage = {
  en: 'a tile that could be chosen',
  es: 'una loseta que se pudiera elegir',
};
export const allChose: InEveryLanguage = { en: 'a choice of everybody', es: 'una elección de todos' };
export const shownTiles: InEveryLanguage = {
  en: 'the tiles on the board, and the next card',
  es: 'las losetas en el tablero, y la carta siguiente',
};
export const otherTiles: InEveryLanguage = { en: 'other tiles than seat 1', es: 'otras losetas que el asiento 1' };
export const sameTiles: InEveryLanguage = { en: 'the same tiles for all', es: 'las mismas losetas para todos' };

// A box of one's own

export const boxLine: InEveryLanguage = {
  en: 'a name, then the halves, like K1 knight 2 F-O-L-I / R-I',
  es: 'un nombre y después las mitades, como K1 knight 2 F-O-L-I / R-I',
};
export const sidesOnce: InEveryLanguage = {
  en: 'each side and the feature once in a half',
  es: 'cada lado y el dibujo una sola vez en cada mitad',
};
export const emptyHalf: InEveryLanguage = { en: 'a half without anything', es: 'una mitad sin nada' };
export const featureRoad: InEveryLanguage = {
  en: 'F in a road where a church, windmill, knight or castle stands, and only there',
  es: 'F en un camino donde hay una iglesia, un molino, un caballero o un castillo, y solo ahí',
};
export const roadEnds: InEveryLanguage = {
  en: 'roads with two ends or more',
  es: 'caminos con dos extremos o más',
};
export const knightShields: InEveryLanguage = {
  en: 'shields for a knight, and only for one',
  es: 'escudos para un caballero, y solo para él',
};
export const castleHalves: InEveryLanguage = {
  en: 'a castle on both halves of Ca6 and Ca4, and nowhere else',
  es: 'un castillo en las dos mitades de Ca6 y Ca4, y en ningún otro sitio',
};
export const innerRoad: InEveryLanguage = {
  en: 'I in a road of both halves, or of none',
  es: 'I en un camino de las dos mitades, o de ninguna',
};
export const eachTileOnce: InEveryLanguage = { en: 'each tile once', es: 'cada loseta una sola vez' };
export const roadTiles = (count: number): InEveryLanguage => ({
  en: `${count} road tiles`,
  es: `${count} losetas de caminos`,
});

const KINDS: { readonly [kind: string]: string } = { church: 'iglesia', windmill: 'molino', knight: 'caballero' };
export const halvesWith = (count: number, kind: string): InEveryLanguage => ({
  en: `${count} halves with a ${kind}`,
  es: `${count} mitades con ${KINDS[kind]}`,
});
