/** Where the phrases of the cards stand in a text, found as LM-12.6 compares: without case, accents and punctuation. */
import { CHIVALRY } from '../rules/components.ts';
import { bare, phrasesOf } from '../rules/12-words.ts';

export interface Segment {
  readonly text: string;
  readonly isPhrase: boolean;
}

/** The text with the phrases of these cards marked, in whatever language they were quoted. */
export const quotedIn = (text: string, ids: readonly string[]): Segment[] =>
  segments(
    text,
    ids.flatMap((id) => phrasesOf(CHIVALRY.findIndex((card) => card.id === id))),
  );

/** The text in pieces, which together are the text; each phrase is marked once, where it stands first. */
export function segments(text: string, phrases: readonly string[]): Segment[] {
  const letters = lettersOf(text);
  const found = phrases
    .flatMap((phrase) => placeOf(letters, bare(phrase)))
    .toSorted((one, other) => one.from - other.from);
  const pieces: Segment[] = [];
  let at = 0;
  for (const { from, to } of found) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isPhrase: false });
    pieces.push({ text: text.slice(from, to), isPhrase: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isPhrase: false });
  return pieces;
}

/** The bare letters of a text, with the place that each has in it; one blank between words. */
interface Letters {
  readonly bare: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function lettersOf(text: string): Letters {
  let letters = ' ';
  const from = [0];
  const to = [0];
  let at = 0;
  for (const character of text) {
    const plain = bare(character);
    if (plain === '' && /\p{M}/u.test(character)) to[to.length - 1] = at + character.length;
    for (const letter of plain === '' ? ' ' : plain) {
      if (letter === ' ' && (letters.endsWith(' ') || /\p{M}/u.test(character))) continue;
      letters += letter;
      from.push(at);
      to.push(at + character.length);
    }
    at += character.length;
  }
  return { bare: `${letters} `, from, to };
}

function placeOf({ bare: letters, from, to }: Letters, phrase: string): { from: number; to: number }[] {
  const at = phrase === '' ? -1 : letters.indexOf(` ${phrase} `);
  return at < 0 ? [] : [{ from: from[at + 1], to: to[at + phrase.length] }];
}
