/** What is said about texts and records that cannot be used, whatever the game: each sentence in every language. */
import type { InEveryLanguage } from './game.ts';
import { inEach, type Wording } from './wording.ts';

export const nothing: InEveryLanguage = { en: 'nothing', es: 'nada' };

// Words and lines of a position

export const nothingMore: InEveryLanguage = { en: 'nothing more', es: 'nada más' };
export const inQuotes: InEveryLanguage = { en: 'a text in quotes', es: 'un texto entre comillas' };
export const oneOf = (words: readonly string[]): InEveryLanguage => ({
  en: `one of ${words.join(', ')}`,
  es: `una de estas palabras: ${words.join(', ')}`,
});
export const someOf = (words: readonly string[]): InEveryLanguage => ({
  en: `some of ${words.join(', ')}`,
  es: `algunas de estas palabras: ${words.join(', ')}`,
});
export const number = (least: number, most: number): InEveryLanguage => ({
  en: `a number from ${least} to ${most}`,
  es: `un número del ${least} al ${most}`,
});
export const seat = (most: number): InEveryLanguage => ({
  en: `a seat from 1 to ${most}`,
  es: `un asiento del 1 al ${most}`,
});
export const fromOneTo = (most: number): InEveryLanguage => ({ en: `1 to ${most}`, es: `de 1 a ${most}` });

export function orLike(expected: Wording, example: string): InEveryLanguage {
  const { en, es } = inEach(expected);
  return { en: `${en}, or ${example}`, es: `${es}, o ${example}` };
}

export function eachWith(name: Wording, value: Wording): InEveryLanguage {
  const [names, values] = [inEach(name), inEach(value)];
  return { en: `${names.en}, with ${values.en}`, es: `${names.es}, con ${values.es}` };
}

export function atMost(most: number, items: Wording): InEveryLanguage {
  const { en, es } = inEach(items);
  return { en: `at most ${most}: ${en}`, es: `${most} como máximo: ${es}` };
}

export const aLine = (nextSeat: number, names: readonly string[]): InEveryLanguage => ({
  en: `'seat ${nextSeat}', or one of ${names.join(', ')} with ':'`,
  es: `'seat ${nextSeat}', o una de estas palabras con ':': ${names.join(', ')}`,
});
export const mostSeats = (most: number): InEveryLanguage => ({
  en: `at most ${most} seats`,
  es: `${most} asientos como máximo`,
});
export const again = (what: string): InEveryLanguage => ({ en: `${what} again`, es: `${what} otra vez` });
export const onceSeeLine = (what: string, line: number): InEveryLanguage => ({
  en: `${what} once (see line ${line})`,
  es: `${what} una sola vez (mira la línea ${line})`,
});

/** `where` is a line as problems name it. */
export const onceSee = (where: string): InEveryLanguage => ({
  en: `once (see ${where})`,
  es: `una sola vez (mira: ${placeIn('es', where)})`,
});

// What the people at the table tell beside a position

export const whatCanCome: InEveryLanguage = {
  en: 'what can still come, each once',
  es: 'lo que todavía puede salir, cada cosa una sola vez',
};
export const noDraws: InEveryLanguage = {
  en: 'no draws: this game has no piles',
  es: 'ninguna carta: este juego no tiene mazos',
};
export const noBox: InEveryLanguage = {
  en: 'no such line: the components of this game cannot be described yet',
  es: 'ninguna línea así: los componentes de este juego todavía no se pueden describir',
};
export const aRoll = (sides: number): InEveryLanguage => ({
  en: `a number from 1 to ${sides}, rolled or drawn at the table: --roll`,
  es: `un número del 1 al ${sides}, tirado o sacado en la mesa: --roll`,
});
export const and: InEveryLanguage = { en: ' and ', es: ' y ' };
export const or: InEveryLanguage = { en: ', or ', es: ', o ' };

// Files

export const aRecord: InEveryLanguage = { en: 'a record', es: 'un registro' };
export const recordOrPosition: InEveryLanguage = { en: 'a record or a position', es: 'un registro o una posición' };
export const moreBytes = (most: number): InEveryLanguage => ({
  en: `more than ${most} bytes`,
  es: `más de ${most} bytes`,
});
export const moreLevels = (most: number): InEveryLanguage => ({
  en: `more than ${most} levels`,
  es: `más de ${most} niveles`,
});
export const noText: InEveryLanguage = { en: 'bytes that are no text', es: 'bytes que no son texto' };

/** The engine says where, and speaks English only. */
export function noJson(message: string): InEveryLanguage {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const at = line === undefined ? '' : ` en la línea ${line}, columna ${column}`;
  return { en: message, es: `un texto que no es JSON${at}` };
}

export const like = (example: string): InEveryLanguage => ({ en: `like ${example}`, es: `algo como ${example}` });

// Where a mistake stands

const PLACES: { readonly [where: string]: InEveryLanguage | undefined } = {
  input: { en: 'input', es: 'texto' },
  move: { en: 'move', es: 'jugada' },
  file: { en: 'file', es: 'archivo' },
  command: { en: 'command', es: 'comando' },
  arguments: { en: 'arguments', es: 'argumentos' },
  game: { en: 'game', es: 'juego' },
  record: { en: 'record', es: 'registro' },
  change: { en: 'change', es: 'cambio' },
};
const LINE: InEveryLanguage = { en: 'line', es: 'línea' };

/** Flags and the fields of a record are called the same in every language. */
export function placeIn(language: keyof InEveryLanguage, where: string): string {
  return PLACES[where]?.[language] ?? where.replace(/^line (?=\d+$)/, `${LINE[language]} `);
}
