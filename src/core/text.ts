/** How a game speaks: a catalogue of words per language, and one narrator that puts them together for everybody. */
import type { InEveryLanguage, Language, Move, Rule, Seat, Viewer } from './game.ts';

/** The shape of a catalogue, taken from the English one: a missing entry in another language does not compile. */
export type Catalogue<T> = {
  readonly [id in keyof T]: T[id] extends (...given: infer G) => string
    ? (...given: G) => string
    : T[id] extends string
      ? string
      : T[id];
};

/**
 * What `text/<language>.ts` of a game exports. Rules and headings in another language than English stand beside it in
 * `text/rules.<language>.ts`, so that a page can fetch them when somebody reads them.
 */
export interface Text<T extends object = object> {
  readonly t: T;
  readonly rules?: { readonly [id: string]: string };
  readonly chapters?: { readonly [heading: string]: string };
}

/** Words ready to be asked for. */
export interface Words<T extends object = object> {
  readonly language: Language;
  readonly t: T;
  /** The text of a rule, and the heading of a chapter. */
  readonly rule: (rule: Rule) => string;
  readonly chapter: (heading: string) => string;
}

/** Several texts in one language as one: those of the page and those of a game. */
export function wordsOf<T extends object>(language: Language, ...texts: readonly Text[]): Words<T> {
  const rules: Text['rules'] = Object.assign({}, ...texts.map((text) => text.rules));
  const chapters: Text['chapters'] = Object.assign({}, ...texts.map((text) => text.chapters));
  return {
    language,
    t: Object.assign({}, ...texts.map(({ t }) => t)) as T,
    rule: ({ id, text }) => rules?.[id] ?? text,
    chapter: (heading) => chapters?.[heading] ?? heading,
  };
}

interface Spoken {
  readonly language: Language;
}

/** "A, B and C" by the custom of the language. */
export const listed = ({ language }: Spoken, items: readonly string[]): string =>
  listFormat(language, 'conjunction').format(items);

/** "A, B or C". */
export const oneOf = ({ language }: Spoken, items: readonly string[]): string =>
  listFormat(language, 'disjunction').format(items);

const formats = new Map<string, Intl.ListFormat>();

/** To make one takes about a millisecond, and a board lists a hundred things when it is drawn. */
function listFormat(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const known = formats.get(language + type) ?? new Intl.ListFormat(language, { type });
  formats.set(language + type, known);
  return known;
}

/** What a reader is called in sentences about themselves, by language; "You", like a name, begins a sentence. */
export const YOU: InEveryLanguage = { en: 'You', es: 'Tú' };

/** Whether a sentence about this name speaks to its reader. */
export const isYou = (name: string): boolean => name === YOU.en || name === YOU.es;

/** Several people, or what each of them does: "You" is written small unless it comes first. */
export const listedPeople = (words: { readonly language: Language }, people: readonly string[]): string =>
  listed(
    words,
    people.map((who, i) => (i === 0 ? who : who.replace(/^(You|Tú)(?!\p{L})/u, (you) => you.toLowerCase()))),
  );

/** The name after a preposition: `from ${whom(who)}`, `contra ${whom(who)}`. */
export function whom(who: string): string {
  if (who === YOU.en) return 'you';
  return who === YOU.es ? 'ti' : who;
}

/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Spanish joins "de el" and "a el": `contracted(`a ${place}`)` is "al Grial". */
export const contracted = (text: string): string => text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el /gu, '$1l ');

/** The verb that fits: `${who} ${verb(who, 'wins', 'win')}`. */
export const verb = (who: string, third: string, second: string): string => (isYou(who) ? second : third);

export const SOUNDS = ['knock', 'bell', 'fanfare'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One line of the log. */
export interface Told {
  readonly text: string;
  /** The id of the rule it follows. */
  readonly rule?: string;
  /** Whether it begins something new: the log draws a line above it. */
  readonly heading?: boolean;
  readonly sound?: Sound;
}

/**
 * What `text/hint.ts` of a game exports: why a bot would make a move, in a sentence; empty where only its search can say
 * so. It has words of its own, so that a page fetches them when somebody asks.
 */
export type SayHint<S, M> = (words: Words, view: S, seat: Seat, move: M) => string;

/** Each kind of event in words; nothing for what is not worth a line. */
export type Telling<W, E extends { readonly t: string }> = {
  readonly [T in E['t']]: (words: W, event: Extract<E, { t: T }>, names: readonly string[]) => Told | undefined;
};

/** One category of a score: what it gives, and every reason for it in words. */
export interface Entry {
  readonly category: string;
  readonly points: number;
  readonly rule: Rule;
  readonly because: readonly string[];
}

/**
 * Why the rule refuses a move, with the figures; the rule itself where there is nothing to add. `text/reason.ts` of a game
 * exports it: a page fetches it when something is refused.
 */
export type SayWhy<W, S, M> = (words: W, view: S, seat: Seat, move: M, rule: Rule, names: readonly string[]) => string;

/** A refused move, with what a reason for it may speak of. */
export interface RefusedTry<W, S, M> {
  readonly words: W;
  readonly state: S;
  readonly seat: Seat;
  readonly move: M;
  readonly names: readonly string[];
}

/** By the id of the rule; nothing where the rule says it all, as when another kind of move is asked for. */
export type ReasonTable<R> = { readonly [ruleId: string]: ((refused: R) => string | undefined) | undefined };

/**
 * Everything a game says while it is played, once, for log, screen, server and command line. `text/narrator.ts` exports
 * it; the words come from the catalogue of the reader's language, so there is nothing to translate in it. It decides
 * nothing.
 */
export interface Narrator<S, M extends Move, E, T extends object> {
  /** What happened, with the seats called by name; undefined for what is not worth a line. */
  tell(words: Words<T>, event: E, names: readonly string[]): Told | undefined;
  /** What is asked of this seat, or what everybody waits for. */
  question(words: Words<T>, view: S, viewer: Viewer): string;
  /** A move in words that tell it from every other; others are called by name where names are given. */
  nameMove(words: Words<T>, view: S, move: M, names?: readonly string[]): string;
  /** An occasion for which a move can be ordered in advance (core/orders.ts). */
  nameOccasion?(words: Words<T>, occasion: number): string;
  /** Where in the game we are, in a few words. */
  where(words: Words<T>, view: S): string;
  /** The points of a seat, and what stands under its name where points are called otherwise. */
  points(view: S, seat: Seat): number;
  standing?(words: Words<T>, view: S, seat: Seat): string;
  /** The same in a few figures, for a narrow page: `1/3`. Without it, the points. */
  tally?(view: S, seat: Seat): string;
  /** What a move changes at once, in a few words. */
  worth(words: Words<T>, view: S, seat: Seat, move: M): string;
  /** What keys do here besides Tab, Enter and Escape, for a board that has its own. */
  keys?(words: Words<T>): string;
  /** A verdict on a result alone. */
  grade(words: Words<T>, points: number): string;
  /** The result as a text to share. */
  share(words: Words<T>, view: S, seed: string): string;
}

/** Scores in words, with every reason. `text/account.ts` exports it; a screen that shows points itself does without. */
export interface Accounts<S, M extends Move, T extends object> {
  /** How many rounds `account` can be asked about. */
  readonly rounds: number;
  /** The figures of an account are of different kinds and are not added. */
  readonly areApart?: boolean;
  /** The score of a seat if it were counted now, by category; `round` as if it were that one. */
  account(words: Words<T>, view: S, seat: Seat, round?: number): readonly Entry[];
  /** The same account if this legal move were carried out and nothing else. */
  foresee(words: Words<T>, view: S, seat: Seat, move: M): readonly Entry[];
  /** The points so far, and at the end who has won, line by line. */
  verdict(words: Words<T>, view: S, names: readonly string[]): readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states, moves and events on
export type AnyNarrator = Narrator<any, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnySayWhy = SayWhy<any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyAccounts = Accounts<any, any, any>;

/** A game in one language: narrator and accounts with their words. */
export interface Speaker {
  readonly language: Language;
  tell(event: unknown, names: readonly string[]): Told | undefined;
  question(view: unknown, viewer: Viewer): string;
  nameMove(view: unknown, move: unknown): string;
  reason(view: unknown, seat: Seat, move: unknown, rule: Rule, names?: readonly string[]): string;
  where(view: unknown): string;
  points(view: unknown, seat: Seat): number;
  worth(view: unknown, seat: Seat, move: unknown): string;
  readonly rounds: number;
  readonly areApart: boolean;
  account(view: unknown, seat: Seat, round?: number): readonly Entry[];
  foresee(view: unknown, seat: Seat, move: unknown): readonly Entry[];
  verdict(view: unknown, names: readonly string[]): readonly string[];
}

/** What somebody is called who has no name: on the command line, and in the reasons of a server. */
const SEAT: InEveryLanguage = { en: 'seat', es: 'asiento' };
const seatName = (language: Language, number: number): string => `${SEAT[language]} ${number}`;
const seatNames = (language: Language): readonly string[] =>
  Array.from({ length: 16 }, (_, seat) => seatName(language, seat + 1));
/** As it begins a sentence. */
export const namesOfSeats = (language: Language, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => capital(seatName(language, number)));

/** A narrator that gives reasons too. */
interface Explaining extends AnyNarrator {
  readonly reason?: AnySayWhy | undefined;
}

export function speaker(narrator: Explaining, accounts: AnyAccounts, words: Words): Speaker {
  const seats = seatNames(words.language);
  return {
    language: words.language,
    tell: (event, names) => narrator.tell(words, event, names),
    question: (view, viewer) => narrator.question(words, view, viewer),
    nameMove: (view, move) => narrator.nameMove(words, view, move),
    reason: (view, seat, move, rule, names = seats) =>
      narrator.reason?.(words, view, seat, move, rule, names) ?? words.rule(rule),
    where: (view) => narrator.where(words, view),
    points: (view, seat) => narrator.points(view, seat),
    worth: (view, seat, move) => narrator.worth(words, view, seat, move),
    rounds: accounts.rounds,
    areApart: accounts.areApart ?? false,
    account: (view, seat, round) => accounts.account(words, view, seat, round),
    foresee: (view, seat, move) => accounts.foresee(words, view, seat, move),
    verdict: (view, names) => accounts.verdict(words, view, names),
  };
}

/** How a terminal shows something: in colour where it can. */
export const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36, reverse: 7 } as const;
export type TerminalStyle = keyof typeof STYLES;
export type Brush = (style: TerminalStyle, text: string) => string;

/** The table drawn in text. `notation/picture.ts` exports it, where a game has one. */
export interface Picture<S> {
  draw(view: S, seat: Seat, brush: Brush): readonly string[];
  /** What the signs mean. */
  readonly legend: readonly InEveryLanguage[];
}
