/** Chapter 12: free texts. Plain, counted as people count, and compared without case, accents and punctuation. */
import type { TextLimit } from '../../../core/game.ts';
import { PHRASES_ES } from './cards/phrases-es.ts';
import { CHIVALRY, TEXT } from './components.ts';
import { RULES } from './rulebook.ts';

/** What each kind of text may be (LM-12.2, LM-12.5). */
export const TEXT_LIMITS: { readonly [kind in keyof typeof TEXT]: TextLimit } = {
  tale: { rule: RULES['LM-12.2'], min: 0, max: TEXT.tale },
  poem: { rule: RULES['LM-12.2'], min: 0, max: TEXT.poem },
  remark: { rule: RULES['LM-12.2'], min: 0, max: TEXT.remark },
};

/**
 * What must not stand in a text: control characters but for the line break, halves of characters, and the marks that
 * turn the direction of writing for all that follows.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;
/** More than four marks on one letter are a tower, not a letter. */
const TOWER = /(\p{M}{4})\p{M}+/gu;
const BLANK_LINES = /\n{3,}/g;

/** LM-12.2: plain text. To do it twice changes nothing. */
export function plain(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSAFE, '').normalize('NFC');
  return lines.replaceAll(TOWER, '$1').replaceAll(BLANK_LINES, '\n\n');
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as people count them: a letter with its accents is one, a flag is one. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of CHARACTERS.segment(text)) count++;
  return count;
}

/** No writing needs more code units than this for a character that people would call one. */
const UNITS = 12;

/** LM-12.2. A text that is short in code units is short in any count, which spares the counting. */
export function isTooLong(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > UNITS * max || lengthOf(text) > max;
}

/** LM-12.6: letters and digits only, without case and accents, words apart. */
export function bare(text: string): string {
  const letters = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** LM-12.6: whether the phrase of the card occurs in the text, in English or in Spanish. */
export function quotes(text: string, card: number): boolean {
  const words = ` ${bare(text)} `;
  return phrasesOf(card).some((phrase) => words.includes(` ${bare(phrase)} `));
}

/** LM-12.15: whether the text is the phrase of the card, and nothing else. */
export const isCry = (text: string, card: number): boolean =>
  phrasesOf(card).some((phrase) => bare(text) === bare(phrase));

/** LM-12.6: the phrase of a card in every language in which it may be quoted; of a hidden card, none. */
export function phrasesOf(card: number): readonly string[] {
  const known = CHIVALRY[card];
  return known === undefined ? [] : [known.phrase, PHRASES_ES[known.id]];
}

/** The shortest text that quotes the cards: what a list of moves offers where quotation is strict. */
export const quotation = (cards: readonly number[]): string =>
  cards.map((card) => CHIVALRY[card]?.phrase ?? '').join(' ');
