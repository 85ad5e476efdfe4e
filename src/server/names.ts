/** Names: normalised, visible, and no two at a table that look alike. */
import unhomoglyph from 'unhomoglyph';
import { LIMITS } from '../wire/limits.ts';
import { type Refusal, refuse, SERVER_RULES } from '../wire/rules.ts';

/** How emoji ask to be drawn in colour or not: keyboards add it, and nobody sees it. */
const VARIATION_SELECTORS = /\p{Variation_Selector}/gu;

/** Control, format and bidi characters, fillers, a Braille cell without dots, and a note without a head. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** A dot on a letter that has one: it takes the place of the other. */
const SECOND_DOT = /(?<=\p{Soft_Dotted})\u0307/gu;

/** Letters of living languages carry at most three. */
const STRAY_MARKS = /(?:^|\s)\p{M}|\p{M}{4}/u;

/** A name as it is kept, or why it cannot be one. */
export function readName(given: string): string | Refusal {
  const name = given
    .replaceAll(VARIATION_SELECTORS, '')
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  const length = Array.from(name).length; // code points: close to what a person would count
  if (length === 0) return refuse(SERVER_RULES.name, 'it is empty');
  if (length > LIMITS.name) return refuse(SERVER_RULES.name, `it has ${length}; leave some out`);
  if (INVISIBLE.test(name)) return refuse(SERVER_RULES.visibleName);
  if (STRAY_MARKS.test(name)) return refuse(SERVER_RULES.visibleName, 'too many accents on one letter');
  return name;
}

/** Whether people could take one for the other: the same but for case and for letters that look the same. */
export function looksLike(one: string, other: string): boolean {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
}

/** As it is written, and in small letters: I looks like l, and i like neither, but Ian and ian are one name. */
function looksOf(name: string): string[] {
  return [name, name.toLowerCase()].map((written) => skeleton(written).toLowerCase());
}

/** As Unicode's TR39 compares strings, and finds dots nobody sees. */
const skeleton = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replaceAll(SECOND_DOT, '')).normalize('NFD');

const BOT_NAMES = ['Amadís', 'Belianís', 'Palmerín', 'Esplandián', 'Tirante', 'Florisel', 'Clarián', 'Lisuarte'];
/** More than there are seats at any table. */
const SPARE_NAMES = [...BOT_NAMES, ...BOT_NAMES.map((name) => `${name} II`)];

/** A name for a bot on this seat that looks like none of those at the table. */
export function botName(seat: number, taken: readonly string[]): string {
  const wished = [BOT_NAMES[seat % BOT_NAMES.length], ...SPARE_NAMES];
  return wished.find((name) => !taken.some((other) => looksLike(name, other)))!; // more names than seats
}
