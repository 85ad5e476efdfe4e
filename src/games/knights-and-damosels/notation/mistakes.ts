/** What is said about positions that cannot be read or cannot be: each sentence in every language. */
import type { InEveryLanguage } from '../../../core/game.ts';

// Words

export const card: InEveryLanguage = { en: 'a card, like nimue:sword', es: 'una carta, como nimue:sword' };
export const slot: InEveryLanguage = { en: 'a slot, like s2', es: 'un puesto, como s2' };
export const move: InEveryLanguage = {
  en:
    'choose, discard, reveal, favour, give, ask, challenge, none, contest, done, high, low, decline, up, down, take, arthur, ' +
    'mordred or fight, and what belongs to it: give sword, ask s3, down honor valor, fight nimue:sword',
  es:
    'choose, discard, reveal, favour, give, ask, challenge, none, contest, done, high, low, decline, up, down, take, arthur, ' +
    'mordred o fight, y lo que sigue: give sword, ask s3, down honor valor, fight nimue:sword',
};
export const options: InEveryLanguage = {
  en: 'free, joust, camlann, fortune, favour, choose, firstMerlin=1 to 6 or maxRounds=12 to 60',
  es: 'free, joust, camlann, fortune, favour, choose, firstMerlin=1 a 6 o maxRounds=12 a 60',
};
export const seat: InEveryLanguage = {
  en: 'a seat of this table, like seat 1',
  es: 'un asiento de esta mesa, como seat 1',
};
export const annals: InEveryLanguage = {
  en: 'events, like war-rome/?/quest-grail',
  es: 'sucesos, como war-rome/?/quest-grail',
};
export const joustNumbers: InEveryLanguage = {
  en: 'five numbers: challenger, challenged, right, stake, exchange',
  es: 'cinco números: retador, retado, quién tiene la carta, caballería en juego, asalto',
};
export const slotLine: InEveryLanguage = {
  en: "a slot, like 'farmer isoud', 'farmer ?' or 'farmer ? taken 2 cleared 2 3'",
  es: "un puesto, como 'farmer isoud', 'farmer ?' o 'farmer ? taken 2 cleared 2 3'",
};
export const sealed: InEveryLanguage = {
  en: 'open, ?, or what was chosen: give sword, high, down honor',
  es: 'open, ?, o lo que se eligió: give sword, high, down honor',
};
export const who: InEveryLanguage = {
  en: 'a knight and a damosel, like bors elaine',
  es: 'un caballero y una doncella, como bors elaine',
};

// What is missing

export const noSeat: InEveryLanguage = { en: 'no seat', es: 'una posición sin asientos' };
export const firstSeat: InEveryLanguage = {
  en: "'seat 1: bors elaine' and so on",
  es: "'seat 1: bors elaine' y así los demás",
};
export const hidden = (count: number): InEveryLanguage => ({ en: `${count} hidden`, es: `${count} hidden` });
export const hiddenOrCards = (count: number): InEveryLanguage => ({
  en: `${count} hidden, or the cards, the next one first`,
  es: `'${count} hidden', o las cartas, primero la que sale antes`,
});
export const slotOfDisplay: InEveryLanguage = { en: 'a slot of the display', es: 'un puesto de las cartas mostradas' };
export const drawn: InEveryLanguage = {
  en: 'events like war-rome, or cards of the Court like nimue:sword',
  es: 'sucesos como war-rome, o cartas de la Corte como nimue:sword',
};

// What is open

export const eventDrawn = (number: number): InEveryLanguage => ({
  en: `event ${number} of those drawn`,
  es: `el suceso ${number} de los robados`,
});
export const theEvent: InEveryLanguage = { en: 'the event', es: 'el suceso' };
export const is = (about: InEveryLanguage, what: string): InEveryLanguage => ({
  en: `${about.en} is ${what}`,
  es: `${about.es} es ${what}`,
});
export const theService: InEveryLanguage = { en: 'the Service card', es: 'la carta de Servicio' };
export const whoseCard = (which: string): InEveryLanguage => ({
  en: `whose card ${which} is`,
  es: `de quién es la carta de ${which}`,
});
export const ofCourt = (which: string): InEveryLanguage => ({
  en: `${which} is of the Court`,
  es: `${which} es de la Corte`,
});
export const ofSeat = (which: string, number: number): InEveryLanguage => ({
  en: `${which} is of seat ${number}`,
  es: `${which} es del asiento ${number}`,
});
export const chose = (number: number, what: string): InEveryLanguage => ({
  en: `seat ${number} chose ${what}`,
  es: `el asiento ${number} eligió ${what}`,
});
export const choiceOf = (number: number): InEveryLanguage => ({
  en: `the choice of seat ${number}`,
  es: `la elección del asiento ${number}`,
});
export const lotOrder = (seats: string): InEveryLanguage => ({
  en: `the lot gives the order ${seats}`,
  es: `el sorteo da el orden ${seats}`,
});
export const lotBetween: InEveryLanguage = { en: 'the lot between equals', es: 'el sorteo entre iguales' };
export const owesDisplay: InEveryLanguage = {
  en: 'how Merlin lays out the gifts and the card of the Court',
  es: 'cómo coloca Merlin los regalos y la carta de la Corte',
};
export const owesLot: InEveryLanguage = {
  en: 'the lot between those who are equal',
  es: 'el sorteo entre quienes son iguales',
};
export const owesCard = (example: string): InEveryLanguage => ({
  en: `which card it is, like ${example}`,
  es: `qué carta es, como ${example}`,
});

// What cannot be

export const nobodyWon: InEveryLanguage = {
  en: 'no step, and nobody has won',
  es: 'una ronda sin paso, y nadie ha ganado',
};
export const victoryOrStep: InEveryLanguage = {
  en: 'a victory, or the step of the round: select, faces and so on',
  es: 'una victoria, o el paso de la ronda: select, faces y así los demás',
};
export const seatCount = (count: number): InEveryLanguage => ({ en: `${count} seats`, es: `${count} asientos` });
export const threeToSix: InEveryLanguage = { en: 'three to six', es: 'de tres a seis' };
export const noPair: InEveryLanguage = {
  en: 'no knight or damosel',
  es: 'un asiento sin caballero o sin doncella',
};
export const oneOfEach: InEveryLanguage = { en: 'one of each', es: 'un caballero y una doncella' };
export const knightTwice: InEveryLanguage = { en: 'a knight twice', es: 'un caballero dos veces' };
export const ownKnight: InEveryLanguage = {
  en: 'a knight of their own for everybody',
  es: 'un caballero propio para cada uno',
};
export const damoselTwice: InEveryLanguage = { en: 'a damosel twice', es: 'una doncella dos veces' };
export const ownDamosel: InEveryLanguage = {
  en: 'a damosel of their own for everybody',
  es: 'una doncella propia para cada uno',
};
export const ranked = (count: number): InEveryLanguage => ({
  en: `${count} seats ranked`,
  es: `${count} asientos en orden`,
});
export const rankedAll: InEveryLanguage = {
  en: 'all seats once the game is won, none before',
  es: 'todos los asientos cuando se ha ganado la partida, ninguno antes',
};
export const eventCount = (count: number): InEveryLanguage => ({ en: `${count} events`, es: `${count} sucesos` });
export const eventsDue = (count: number): InEveryLanguage => ({
  en: `${count}, three for each round and those laid away`,
  es: `${count}, tres por ronda y los que se apartaron`,
});
export const eventsDrawn = (count: number): InEveryLanguage => ({
  en: `${count} events drawn`,
  es: `${count} sucesos robados`,
});
export const noEvent: InEveryLanguage = { en: 'no event', es: 'una ronda sin suceso' };
export const eventOfRound: InEveryLanguage = { en: 'the event of the round', es: 'el suceso de la ronda' };
export const anEvent: InEveryLanguage = { en: 'an event', es: 'un suceso' };
export const noneYet: InEveryLanguage = { en: 'none yet', es: 'ninguno todavía' };
export const eventTwice: InEveryLanguage = {
  en: 'an event twice in four rounds',
  es: 'un suceso dos veces en cuatro rondas',
};
export const everyEventOnce: InEveryLanguage = { en: 'every event once', es: 'cada suceso una sola vez' };
export const rowOf = (number: number): InEveryLanguage => ({
  en: `in the row of seat ${number}`,
  es: `en la fila del asiento ${number}`,
});
export const woundedWith = (number: number): InEveryLanguage => ({
  en: `wounded with seat ${number}`,
  es: `entre las heridas del asiento ${number}`,
});
export const fallen: InEveryLanguage = { en: 'fallen', es: 'entre las caídas' };
export const inCourt: InEveryLanguage = { en: 'in the Court pile', es: 'en el mazo de la Corte' };
export const inSlot = (which: string): InEveryLanguage => ({ en: `in ${which}`, es: `en ${which}` });
export const inTwoPlaces = (what: string, one: InEveryLanguage, other: InEveryLanguage): InEveryLanguage => ({
  en: `${what} ${one.en} and ${other.en}`,
  es: `${what} ${one.es} y ${other.es}`,
});
export const everyCardOnce: InEveryLanguage = { en: 'every card once', es: 'cada carta una sola vez' };
export const twice = (what: string): InEveryLanguage => ({ en: `${what} twice`, es: `${what} dos veces` });
export const eachChivalryOnce: InEveryLanguage = {
  en: 'each chivalry once',
  es: 'cada caballería una sola vez',
};
export const ownCard = (what: string): InEveryLanguage => ({
  en: `${what}, an own card`,
  es: `${what}, una carta propia`,
});
export const othersCards: InEveryLanguage = { en: 'cards of other damosels', es: 'cartas de otras doncellas' };
export const aDisplay: InEveryLanguage = { en: 'a display', es: 'cartas mostradas' };
export const noDisplay: InEveryLanguage = { en: 'none in this step', es: 'ninguna en este paso' };
export const slotsForGifts = (slots: number, gifts: number): InEveryLanguage => ({
  en: `${slots} slots for ${gifts} gifts`,
  es: `${slots} puestos para ${gifts} regalos`,
});
export const slotForEach: InEveryLanguage = {
  en: 'one for each, and one of the Court',
  es: 'uno para cada regalo, y uno de la Corte',
};
export const served = (number: number): InEveryLanguage => ({
  en: `seat ${number}, who has a card`,
  es: `asiento ${number}, que ya tiene carta`,
});
export const nextToSelect: InEveryLanguage = {
  en: 'the seat that selects next; no turn after Merlin',
  es: 'el asiento que elige después; ningún turno después de Merlin',
};
export const cardOf = (what: string, number: number): InEveryLanguage => ({
  en: `${what} of seat ${number}`,
  es: `${what} del asiento ${number}`,
});
export const giftOf = (number: number): InEveryLanguage => ({
  en: `the gift of seat ${number}`,
  es: `el regalo del asiento ${number}`,
});
export const secondCard = (number: number): InEveryLanguage => ({
  en: `a second card for seat ${number}`,
  es: `una segunda carta para el asiento ${number}`,
});
export const oneCardARound: InEveryLanguage = { en: 'one card a round', es: 'una carta por ronda' };
export const cardFor = (what: string, number: number): InEveryLanguage => ({
  en: `${what} for seat ${number}`,
  es: `${what} para el asiento ${number}`,
});
export const newChivalry: InEveryLanguage = {
  en: 'a chivalry the row lacks',
  es: 'una caballería que falte en la fila',
};
export const listedCard: InEveryLanguage = {
  en: 'a listed card of the row',
  es: 'una carta de la fila que pida el suceso',
};
export const joustSeats: InEveryLanguage = {
  en: 'two seats, one of which has the right',
  es: 'dos asientos, y uno de los dos con la carta',
};
export const noThrust: InEveryLanguage = { en: 'no thrust', es: 'un asiento sin golpe' };
export const sealedOpen: InEveryLanguage = { en: "'sealed: open' or ?", es: "'sealed: open' o ?" };
export const noBattleRound: InEveryLanguage = {
  en: 'no round of the battle',
  es: 'una batalla sin ronda',
};
export const battleNumber: InEveryLanguage = { en: 'its number, from 1 on', es: 'su número, desde 1' };
export const cards: InEveryLanguage = { en: 'cards', es: 'cartas' };
export const aCard: InEveryLanguage = { en: 'a card', es: 'una carta' };
export const noCard: InEveryLanguage = { en: 'no card', es: 'un asiento sin cartas' };
export const noneAfterLost: InEveryLanguage = { en: "none after 'lost'", es: "ninguna después de 'lost'" };
export const handOrLost: InEveryLanguage = { en: "a hand, or 'lost'", es: "una mano, o 'lost'" };
export const noSide: InEveryLanguage = { en: 'no side', es: 'un asiento sin bando' };
export const sides: InEveryLanguage = { en: 'arthur or mordred', es: 'arthur o mordred' };
export const noneOfLost: InEveryLanguage = {
  en: 'none of who has lost',
  es: 'ninguna de quien ha perdido',
};
export const playedCard: InEveryLanguage = {
  en: "'open', ? or the card that is played",
  es: "'open', ? o la carta que se juega",
};
export const nobodyAsked = (step: string): InEveryLanguage => ({
  en: `${step}, and nobody is asked`,
  es: `${step}, y nadie decide`,
});
export const somebodyDecides: InEveryLanguage = { en: 'somebody who decides', es: 'alguien que decida' };
export const closedChoice: InEveryLanguage = {
  en: 'a choice that was not open',
  es: 'una elección que no se podía hacer',
};
export const legalChoice: InEveryLanguage = { en: 'a legal one', es: 'una válida' };

// A box of one's own

export const boxLine: InEveryLanguage = {
  en: 'like war-rome Arms Vassalage, shares Arms, extra horse; or 4 players given 5, earned 7, worship 22',
  es: 'algo como war-rome Arms Vassalage, shares Arms, extra horse; o 4 players given 5, earned 7, worship 22',
};
export const threeSharing: InEveryLanguage = {
  en: 'three cards at most that share',
  es: 'tres cartas como máximo que compartan',
};
