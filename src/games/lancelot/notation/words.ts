/** Spaces, things, virtues and moves as people write them: `ride W2`, `take sword`, `learn Strength`, `deed D05 spare lance`. */
import { NONE } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { CARDS, CATEGORIES, CHAIRS, SPACES, TABLE, THINGS } from '../rules/components.ts';
import { DEEDS } from '../rules/deeds.ts';
import { DONE, type Move } from '../rules/moves.ts';
import { VIRTUES } from '../rules/virtues.ts';

/** Names in any case, to numbers. */
const numbered = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, i) => [name.toLowerCase(), i]));

const SPACE_NUMBERS = numbered([...SPACES.map(({ id }) => id), 'home']);
const CHAIR_NUMBERS = numbered(CHAIRS);
const THING_NUMBERS = numbered(THINGS);
const VIRTUE_NUMBERS = numbered(VIRTUES.map(({ name }) => name));
const DEED_NUMBERS = numbered(DEEDS.map(({ id }) => id));
const CATEGORY_NUMBERS = numbered(CATEGORIES);

export const spaceWord = (word: string): number | undefined => SPACE_NUMBERS.get(word.toLowerCase());
export const chairWord = (word: string): number | undefined => CHAIR_NUMBERS.get(word.toLowerCase());
export const virtueWord = (word: string): number | undefined => VIRTUE_NUMBERS.get(word.toLowerCase());
export const deedWord = (word: string): number | undefined => DEED_NUMBERS.get(word.toLowerCase());
export const categoryWord = (word: string): number | undefined => CATEGORY_NUMBERS.get(word.toLowerCase());
const thingWord = (word: string): number | undefined => THING_NUMBERS.get(word.toLowerCase());

export const spaceName = (space: number): string =>
  space === TABLE || space === NONE ? 'the Round Table' : (SPACES[space]?.id ?? `space ${space}`);
export const virtueName = (virtue: number): string => VIRTUES[virtue]?.name ?? `virtue ${virtue}`;
export const deedName = (tile: number): string =>
  DEEDS[tile] === undefined ? `tile ${tile}` : `${DEEDS[tile].id} ${DEEDS[tile].name}`;

/** So many of each thing, as in `S3 q1`: squires, swords, maces, lances, magic, then the cards. */
export const LETTERS = 'qSMLGlaep';

const NOTHING = 'nothing';
const PLURALS: readonly string[] = [
  'squires',
  'swords',
  'maces',
  'lances',
  'magic',
  'Ladies',
  'Allied knights',
  'Enemies',
  'Plots',
  'weapons',
  'deed tiles',
];
const SINGULARS: readonly string[] = [
  'squire',
  'sword',
  'mace',
  'lance',
  'magic',
  'Lady',
  'Allied knight',
  'Enemy',
  'Plot',
  'weapon',
  'deed tile',
];

/** `3 swords`, `1 Lady`; also of what a virtue counts. */
export const counted = (count: number, of: number): string => `${count} ${(count === 1 ? SINGULARS : PLURALS)[of]}`;
export const plural = (of: number): string => PLURALS[of];
export const thingName = (thing: number): string => SINGULARS[thing];

/** `2 swords and 1 lance`. */
export function thingList(things: readonly number[]): string {
  const kinds = [...new Set(things)];
  const words = kinds.map((kind) => counted(things.filter((thing) => thing === kind).length, kind));
  return words.length === 0 ? NOTHING : inWords(words);
}

export function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function writeMove(move: Move): string {
  return (WRITERS[move.t] as (move: Move) => string)(move);
}

type Writers = { readonly [T in Move['t']]: (move: Extract<Move, { t: T }>) => string };

const virtueOr = (virtue: number): string => (virtue === NONE ? NOTHING : virtueName(virtue));
const names = (things: readonly number[]): string => things.map((thing) => THINGS[thing]).join(' ') || NOTHING;

const WRITERS: Writers = {
  seat: ({ chair }) => `sit ${CHAIRS[chair] ?? chair}`,
  crown: ({ virtue }) => `crown ${virtueOr(virtue)}`,
  learn: ({ virtue }) => `learn ${virtueOr(virtue)}`,
  vow: ({ virtue }) => `vow ${virtueOr(virtue)}`,
  go: ({ to }) => `ride ${to === TABLE ? 'home' : spaceName(to)}`,
  take: ({ things }) => `take ${names(things)}`,
  deed: ({ tile, spare }) => `deed ${DEEDS[tile]?.id ?? tile}${spare === NONE ? '' : ` spare ${THINGS[spare]}`}`,
  morgana: ({ use }) => `morgana ${use ? 'use' : 'not'}`,
  discard: ({ cards }) => `discard ${names(CARDS.flatMap((card, i) => Array.from({ length: cards[i] }, () => card)))}`,
  exchange: ({ give, get }) => `exchange ${THINGS[give]} ${THINGS[get]}`,
  release: ({ squires }) => `release ${squires}`,
  done: () => 'done',
  claim: ({ category }) => `claim ${CATEGORIES[category] ?? category}`,
};

/** Reads the first word, then what it needs. */
export function readMove(text: string): Reading<Move> {
  const [verb = '', ...words] = text.trim().split(/[\s,]+/);
  const known = VERBS.get(verb.toLowerCase());
  const move = known?.read(words);
  if (move !== undefined) return { value: move };
  return { problems: [misread('move', text, known?.expected ?? EXPECTED)] };
}

interface Verb {
  readonly expected: string;
  read(words: readonly string[]): Move | undefined;
}

const oneWord = (
  expected: string,
  named: (word: string) => number | undefined,
  make: (found: number) => Move,
): Verb => ({
  expected,
  read(words) {
    const found = words.length === 1 ? named(words[0]) : undefined;
    return found === undefined ? undefined : make(found);
  },
});

const isNothing = (word: string): boolean => [NOTHING, 'none'].includes(word.toLowerCase());
const virtueOrNothing = (word: string): number | undefined => (isNothing(word) ? NONE : virtueWord(word));

function thingsNamed(words: readonly string[]): number[] | undefined {
  if (words.length === 1 && isNothing(words[0])) return [];
  const things = words.map(thingWord);
  return things.length === 0 || things.includes(undefined)
    ? undefined
    : (things as number[]).toSorted((one, other) => one - other);
}

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['sit', oneWord('a seat, like sit Tristan', chairWord, (chair) => ({ t: 'seat', chair }))],
  ['crown', oneWord('a virtue, like crown Honor', virtueOrNothing, (virtue) => ({ t: 'crown', virtue }))],
  ['learn', oneWord('a virtue, like learn Honor', virtueOrNothing, (virtue) => ({ t: 'learn', virtue }))],
  ['vow', oneWord('a virtue, like vow Honor', virtueOrNothing, (virtue) => ({ t: 'vow', virtue }))],
  ['ride', oneWord('a space, like ride W2, or ride home', spaceWord, (to) => ({ t: 'go', to }))],
  ['claim', oneWord(`one of ${CATEGORIES.join(', ')}`, categoryWord, (category) => ({ t: 'claim', category }))],
  ['take', { expected: 'things, like take lady plot, or take nothing', read: readTake }],
  ['deed', { expected: 'a tile, like deed D05, or deed D05 spare lance', read: readDeed }],
  ['morgana', { expected: 'morgana use or morgana not', read: readMorgana }],
  ['discard', { expected: 'cards, like discard lady lady plot', read: readDiscard }],
  ['exchange', { expected: 'two cards, like exchange enemy lady', read: readExchange }],
  ['release', { expected: 'a number of squires, like release 2', read: readRelease }],
  ['done', { expected: 'done', read: (words) => (words.length === 0 ? DONE : undefined) }],
]);
const EXPECTED = `one of ${[...VERBS.keys()].join(', ')}`;

function readTake(words: readonly string[]): Move | undefined {
  const things = thingsNamed(words);
  return things === undefined ? undefined : { t: 'take', things };
}

function readDeed([name = '', ...rest]: readonly string[]): Move | undefined {
  const tile = deedWord(name);
  const spare = rest.length === 0 ? NONE : rest[0].toLowerCase() === 'spare' ? thingWord(rest[1] ?? '') : undefined;
  return tile === undefined || spare === undefined || rest.length > 2 ? undefined : { t: 'deed', tile, spare };
}

function readMorgana(words: readonly string[]): Move | undefined {
  const word = words.join(' ').toLowerCase();
  return word === 'use' || word === 'not' ? { t: 'morgana', use: word === 'use' } : undefined;
}

function readDiscard(words: readonly string[]): Move | undefined {
  const things = thingsNamed(words);
  if (things === undefined || !things.every((thing) => CARDS.includes(thing))) return undefined;
  return { t: 'discard', cards: CARDS.map((card) => things.filter((thing) => thing === card).length) };
}

function readExchange(words: readonly string[]): Move | undefined {
  const [give, get] = words.map(thingWord);
  return give === undefined || get === undefined || words.length > 2 ? undefined : { t: 'exchange', give, get };
}

function readRelease(words: readonly string[]): Move | undefined {
  return words.length === 1 && /^\d{1,2}$/.test(words[0]) ? { t: 'release', squires: Number(words[0]) } : undefined;
}

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: string, expected: string): Problem {
  const short = found.length > LONGEST ? `${found.slice(0, LONGEST - 1)}…` : found;
  return { where, found: short || 'nothing', expected };
}
