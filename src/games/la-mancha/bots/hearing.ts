/** LM-13.6: what a bot hears in a tale or a poem. Who tells, who sits where and which text came first is not heard. */
import { HIDDEN } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import { bare, phrasesOf, TEXT_LIMITS } from '../rules/12-words.ts';
import { type State, type Tale, type Tongue, TONGUES } from '../rules/state.ts';
import { type Merit, PARTS, type Reason } from './judge-words.ts';
import { SPEECH, type Speech } from './speech.ts';

/** Each part already weighed. */
export type Score = { readonly [part in Merit]: number };

export const total = (score: Score): number => PARTS.reduce((sum, part) => sum + score[part], 0);

export const textOf = ({ text }: Pick<Tale, 'text'>): string => (text === HIDDEN ? '' : text);

export function scoreOf(view: State, tale: Pick<Tale, 'cards' | 'text'>): Score {
  const text = textOf(tale);
  const told = bare(text);
  const love = isLove(view.card);
  return {
    phrase: 3 * shareOfPhrases(tale.cards, told),
    detail: 2 * (love ? Number(nameIn(view, told) !== undefined) : answerWorth(keywordsIn(view.card, told))),
    length: 2 * lengthWorth(text.length, love),
    defeat: found(DEFEAT, told).length > 0 ? 1 : 0,
    rhyme: love && rhymeIn(text) !== undefined ? 1 : 0,
  };
}

/** Why a text may have won: a reason, and the words of the text that show it. */
export interface Grounds {
  readonly reason: Reason;
  readonly word: string;
  /** What rhymes with it. */
  readonly other: string;
}

/** What can be said of a part that is true of the text; undefined if nothing can. */
export function groundsFor(view: State, tale: Pick<Tale, 'cards' | 'text'>, part: Merit): Grounds | undefined {
  const text = textOf(tale);
  if (part === 'length') return measureOf(text.length, isLove(view.card));
  const [word, other = ''] = wordsFor(view, tale.cards, text, part);
  return word === undefined ? undefined : { reason: part, word, other };
}

function wordsFor(
  view: State,
  cards: readonly number[],
  text: string,
  part: Exclude<Merit, 'length'>,
): readonly (string | undefined)[] {
  const told = bare(text);
  if (part === 'phrase') return [phraseIn(cards, text)];
  if (part === 'rhyme') return rhymeIn(text) ?? [];
  if (part === 'detail' && isLove(view.card)) return [asWritten(text, nameIn(view, told) ?? '')];
  if (part === 'defeat') return [wordWith(text, DEFEAT)];
  return [TONGUES.map((tongue) => wordWith(text, keywordsOf(tongue, view.card))).find((word) => word !== undefined)];
}

/** The phrase of a card that stands in the text whole. */
const phraseIn = (cards: readonly number[], text: string): string | undefined =>
  cards.flatMap((card) => phrasesOf(card).flatMap((phrase) => asWritten(text, phrase) ?? []))[0];

/** Words as they stand in the text, with its capitals and marks. */
function asWritten(text: string, sought: string): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const told = words.map(([word]) => bare(word));
  const wanted = bare(sought).split(' ');
  const from = told.findIndex((_, i) => wanted.every((word, k) => told[i + k] === word));
  if (from < 0) return undefined;
  const last = words[from + wanted.length - 1];
  return text.slice(words[from].index, last.index + last[0].length);
}

/** A table may tell in several languages: each text is heard in the one that suits it best. */
const shareOfPhrases = (cards: readonly number[], told: string): number =>
  Math.max(...TONGUES.map((tongue) => shareIn(SPEECH[tongue], cards, told)));

/** The share of the longer words of the phrases that are found again. */
function shareIn({ phrase }: Speech, cards: readonly number[], told: string): number {
  const words = cards.flatMap((card) => bare(phrase(card)).split(' ')).filter((word) => word.length >= 4);
  if (words.length === 0) return cards.some((card) => told.includes(bare(phrase(card)))) ? 1 : 0;
  return words.filter((word) => told.includes(word)).length / words.length;
}

/** How far a tale answers its card: two of the things that the card is about are enough. */
export const answerWorth = (keywords: readonly string[]): number => Math.min(1, new Set(keywords).size / 2);

/** What the Encounter is about, as far as a text speaks of it in any language. */
export const keywordsIn = (encounter: number, told: string): string[] =>
  TONGUES.flatMap((tongue) => found(keywordsOf(tongue, encounter), told));

/** Whether a template of a language speaks of what the Encounter is about. There are few of them, and each is heard often. */
export function touches(tongue: Tongue, template: string, encounter: number): boolean {
  const told = READ.get(template) ?? bare(template);
  READ.set(template, told);
  return found(keywordsOf(tongue, encounter), told).length > 0;
}

const READ = new Map<string, string>();

/** One pattern for each list: word by word a tale took 0.8 ms instead of 0.3. */
const PATTERNS = new Map<string, RegExp>();

function keywordsOf(tongue: Tongue, encounter: number): RegExp {
  const key = `${tongue} ${encounter}`;
  const pattern = PATTERNS.get(key) ?? patternOf(SPEECH[tongue].keywords(encounter));
  PATTERNS.set(key, pattern);
  return pattern;
}

/** Whole words, in the singular or the plural; `enchant-` is how words begin. */
function patternOf(words: readonly string[]): RegExp {
  const [stems, whole] = [true, false].map((isStem) => words.filter((word) => word.endsWith('-') === isStem));
  const begins = stems.map((stem) => `|${stem.slice(0, -1)}`).join('');
  return new RegExp(` (?:(${whole.join('|')})(?:e?s)?(?= )${begins && `|(${begins.slice(1)})`})`, 'g');
}

const found = (pattern: RegExp, told: string): string[] =>
  Array.from(` ${told} `.matchAll(pattern), ([, whole, stem]) => whole ?? stem);

/** The words of the text that a pattern finds, with their accents. */
function wordWith(text: string, pattern: RegExp): string | undefined {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const isFound = (part: string): boolean => found(pattern, bare(part)).length > 0;
  const pairs = words.map((word, i) => `${word} ${words[i + 1] ?? ''}`.trim());
  return words.find(isFound) ?? pairs.find(isFound);
}

function nameIn(view: State, told: string): string | undefined {
  return TONGUES.map((tongue) => SPEECH[tongue].love(view.card)).find((name) => told.includes(bare(name)));
}

/** In every language, since a table may tell in several. */
const DEFEAT = new RegExp(` (${TONGUES.flatMap((tongue) => SPEECH[tongue].defeat).join('|')})(?= )`, 'g');

/** The length that is worth most, from and to. */
const goodLength = (love: boolean): readonly [number, number] => (love ? [80, 400] : [120, 500]);

/** 1 for a good length, falling to 0 for next to nothing and for the limit. */
export function lengthWorth(length: number, love: boolean): number {
  const [low, high] = goodLength(love);
  const { max } = TEXT_LIMITS[love ? 'poem' : 'tale'];
  if (length < low) return Math.max(0, (length - 20) / (low - 20));
  return length <= high ? 1 : Math.max(0, (max - length) / (max - high));
}

function measureOf(length: number, love: boolean): Grounds | undefined {
  const [low, high] = goodLength(love);
  if (length === 0 || length > high) return undefined;
  return { reason: length < low ? 'brief' : 'length', word: '', other: '' };
}

/** The last words of two lines that differ and end alike from their last vowels on. */
export function rhymeIn(text: string): readonly [word: string, other: string] | undefined {
  const ends = text.split('\n').flatMap((line) => lastWord(line) ?? []);
  for (const [j, word] of ends.entries())
    for (const other of ends.slice(0, j))
      if (bare(word) !== bare(other) && ending(bare(word)) === ending(bare(other))) return [word, other];
  return undefined;
}

const lastWord = (line: string): string | undefined => line.match(/[\p{L}\p{M}\p{N}]+/gu)?.at(-1);

function ending(word: string): string {
  const rhyming = /[aeiouy]+[^aeiouy]*e?$/.exec(word);
  return rhyming === null ? word : rhyming[0];
}
