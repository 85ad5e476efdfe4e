/** What is said about records that cannot be used or do not fit together: each sentence in every language. */
import type { InEveryLanguage } from './game.ts';

export const version = (newest: number): InEveryLanguage => ({
  en: `a whole number from 1 to ${newest}`,
  es: `un número entero del 1 al ${newest}`,
});
export const fields: InEveryLanguage = {
  en: 'an object with game, version, seats, options, seed, moves',
  es: 'un objeto con game, version, seats, options, seed, moves',
};
export const seats = (min: number, max: number): InEveryLanguage => ({
  en: `a whole number from ${min} to ${max}`,
  es: `un número entero del ${min} al ${max}`,
});
export const seed: InEveryLanguage = {
  en: 'a text of at most 200 characters',
  es: 'un texto de 200 caracteres como máximo',
};
export const options = (described: string): InEveryLanguage => ({
  en: `an object with ${described}`,
  es: `un objeto con ${described}`,
});
export const moves = (most: number): InEveryLanguage => ({
  en: `a list of at most ${most} moves`,
  es: `una lista de ${most} jugadas como máximo`,
});
export const seatNumber: InEveryLanguage = {
  en: 'the number of a seat, from 0',
  es: 'el número de un asiento, desde 0',
};
export const move: InEveryLanguage = { en: 'a move of this game', es: 'una jugada de este juego' };

// Proofs

export const refusedMove: InEveryLanguage = {
  en: 'a move that is refused',
  es: 'una jugada que las reglas no permiten',
};
export const allowedMove: InEveryLanguage = {
  en: 'a move that the rules allow',
  es: 'una jugada que las reglas permitan',
};
export const names = (count: number): InEveryLanguage => ({
  en: `the names of ${count} seats`,
  es: `los nombres de ${count} asientos`,
});
export const everyOption = (all: string): InEveryLanguage => ({
  en: `every option, as in ${all}`,
  es: `todas las opciones, como en ${all}`,
});
export const movesAlone: InEveryLanguage = { en: 'moves with nothing besides', es: 'jugadas sin nada más' };
export const aField: InEveryLanguage = { en: 'a field', es: 'un campo' };
export const digits: InEveryLanguage = { en: '32 hexadecimal digits', es: '32 cifras hexadecimales' };
export const seedHash = (hash: string): InEveryLanguage => ({
  en: `${hash}, the SHA-256 of the seed`,
  es: `${hash}, el SHA-256 de la semilla`,
});
export const notOver: InEveryLanguage = { en: 'a game that is not over', es: 'una partida sin terminar' };
export const movesToTheEnd: InEveryLanguage = {
  en: 'moves to the end of the game',
  es: 'las jugadas hasta el final de la partida',
};
export const tableId: InEveryLanguage = { en: 'the id of the table', es: 'el identificador de la mesa' };
export const entryForEach: InEveryLanguage = { en: 'one entry for each seat', es: 'una entrada por asiento' };
export const sharedSeed = (seedOfAll: string): InEveryLanguage => ({
  en: `${seedOfAll}, the hash of the secret and all shares`,
  es: `${seedOfAll}, la huella del secreto y de todos los números`,
});
export const share: InEveryLanguage = {
  en: 'a share with its commitment, or why there is none',
  es: 'un número con su huella, o por qué no lo hay',
};
export const shareDigits: InEveryLanguage = {
  en: 'a share of 32 hexadecimal digits',
  es: 'un número de 32 cifras hexadecimales',
};
export const hashOf = (hash: string, of: string): InEveryLanguage => ({
  en: `${hash}, the SHA-256 of ${of}`,
  es: `${hash}, el SHA-256 de ${of}`,
});
