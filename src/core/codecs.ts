/** Codecs: how single values are written and read. Every notation is put together from these. */
import { filled } from './filled.ts';
import { HIDDEN } from './game.ts';
import * as mistakes from './mistakes.ts';
import type { Wording } from './wording.ts';
import { same } from './same.ts';

/** Where a text is read: how many seats the position has, and who is told what cannot be read. */
export interface At {
  readonly seats: number;
  wrong(found: Wording, expected: Wording): undefined;
}

/** One way to write a value. `read` gives undefined for a text that is none, and has said so. */
export interface Codec<T> {
  /** What should have been there, for whoever typed something else. */
  readonly expected: Wording;
  write(value: T): string;
  read(text: string, at: At): T | undefined;
}

/** `parse` gives undefined for what cannot be read, and says nothing. */
export function codec<T>(
  expected: Wording,
  write: (value: T) => string,
  parse: (text: string, at: At) => T | undefined,
): Codec<T> {
  return { expected, write, read: (text, at) => parse(text, at) ?? at.wrong(text, expected) };
}

/** Reads without a word to anybody: undefined if something was wrong. */
export function quietly<T>(
  { read }: Pick<Codec<T>, 'read'>,
  text: string,
  { seats }: Pick<At, 'seats'>,
): T | undefined {
  let isWrong = false;
  const value = read(text, { seats, wrong: () => void (isWrong = true) });
  return isWrong ? undefined : value;
}

/** Finds the place of a name in a list, in any case. */
export function finder(names: readonly string[]): (name: string) => number | undefined {
  const places = new Map(names.map((name, place) => [name.toLowerCase(), place]));
  return (name) => places.get(name.toLowerCase());
}

/** Places in a list by its names. */
export const named = (expected: Wording, names: readonly string[]): Codec<number> =>
  codec(expected, (place) => names[place] ?? `no. ${place + 1}`, finder(names));

/** One of these words, in any case, for each of these values. */
export function oneOf<T>(words: readonly string[], values: readonly T[]): Codec<T> {
  const places = named(mistakes.oneOf(words), words);
  return via(places, { to: (place) => values[place], from: (value) => values.indexOf(value) });
}

export const choice = <W extends string>(words: readonly W[]): Codec<W> => oneOf(words, words);

/** One more word, for a value of its own. */
export function or<T, U>(inner: Codec<T>, word: string, value: U, expected: Wording = inner.expected): Codec<T | U> {
  return {
    expected,
    write: (given) => (same(given, value) ? word : inner.write(given as T)),
    read: (text, at) => (text.toLowerCase() === word ? value : inner.read(text, at)),
  };
}

/** `?` for what is there and not shown. */
export const orHidden = (inner: Codec<number>, expected: Wording = inner.expected): Codec<number> =>
  or(inner, '?', HIDDEN, expected);

/** The same words for another value. `to` gives undefined for what can be read and is still none. */
export function via<A, B>(
  inner: Codec<A>,
  { to, from, expected = inner.expected }: { to(value: A): B | undefined; from(value: B): A; expected?: Wording },
): Codec<B> {
  return {
    expected,
    write: (value) => inner.write(from(value)),
    read(text, at) {
      const value = inner.read(text, at);
      return value === undefined ? undefined : (to(value) ?? at.wrong(text, expected));
    },
  };
}

/** Only those of which something holds. */
export const such = <T>(inner: Codec<T>, holds: (value: T) => boolean, expected: Wording = inner.expected): Codec<T> =>
  via(inner, { to: (value) => (holds(value) ? value : undefined), from: (value) => value, expected });

export const whole = (least: number, most: number): Codec<number> =>
  codec(mistakes.number(least, most), String, (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : least - 1;
    return number >= least && number <= most ? number : undefined;
  });

/** Counted from 1 on paper, from 0 in a state. */
export const ordinal = (most: number): Codec<number> =>
  via(whole(1, most), { to: (number) => number - 1, from: (place) => place + 1 });

/** A seat of this table. */
export const seatNumber: Codec<number> = {
  ...ordinal(99),
  read: (text, at) => quietly(ordinal(at.seats), text, at) ?? at.wrong(text, mistakes.seat(at.seats)),
};

/** Words are parted by blanks and commas. */
export const listOfWords = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Each word that cannot be read is told by itself. */
export function list<T>(one: Codec<T>): Codec<T[]> {
  return {
    expected: one.expected,
    write: (items) => items.map((item) => one.write(item)).join(' '),
    read: (text, at) => listOfWords(text).flatMap((word) => one.read(word, at) ?? []),
  };
}

/** A pile: the next card comes first on paper, last in a state. */
export const pile = (inner: Codec<number[]>): Codec<number[]> =>
  via(inner, { to: (items) => items.toReversed(), from: (items) => items.toReversed() });

/** Cards of which none is shown are only counted; `pattern` finds the count in what `write` makes of it. */
export const countsOf = (
  inner: Codec<number[]>,
  write: (count: number) => string,
  pattern: RegExp,
): Codec<number[]> => ({
  expected: mistakes.orLike(inner.expected, write(12)),
  write: (items) =>
    items.length > 0 && items.every((item) => item === HIDDEN) ? write(items.length) : inner.write(items),
  read(text, at) {
    const [, count] = pattern.exec(text) ?? [];
    return count === undefined ? inner.read(text, at) : filled(Number(count), HIDDEN);
  },
});

/** Several places as the bits of one number. */
export const bits = (one: Codec<number>): Codec<number> =>
  via(list(one), {
    to: (places) => places.reduce((set, place) => set | (1 << place), 0),
    from: (set) => [...filled(16, 0).keys()].filter((place) => set & (1 << place)),
  });

/**
 * What some of several have, by the `link` between name and value: `Tristan 1, Gawain 2` or `sword=2 honor=3` or
 * `S3 q1`. The others have `none`.
 */
export function each<T>(names: Codec<number>, size: number, one: Codec<T>, none: T, link = ' '): Codec<T[]> {
  const expected = mistakes.eachWith(names.expected, one.expected);
  const put = (values: T[], piece: string, at: At): void => {
    const [name, word = ''] = link === '' ? [piece[0], piece.slice(1)] : piece.split(link);
    const [place, value] = [quietly(names, name, at), quietly(one, word, at)];
    if (place === undefined || value === undefined) at.wrong(piece, expected);
    else values[place] = value;
  };
  const word = (value: T, i: number): string[] => (value === none ? [] : [names.write(i) + link + one.write(value)]);
  return {
    expected,
    write: (values) => values.flatMap(word).join(link === ' ' ? ', ' : ' '),
    read(text, at) {
      const values = filled(size, none);
      const words = listOfWords(text);
      const pairs = words.flatMap((first, i) => (i % 2 === 0 ? [`${first} ${words[i + 1] ?? ''}`.trim()] : []));
      for (const piece of link === ' ' ? pairs : words) put(values, piece, at);
      return values;
    },
  };
}

/** Words that each change something of what is usual; all that hold are written. */
export function settingsOf<O extends object>(
  usual: O,
  changes: { readonly [word: string]: Partial<O> },
  expected: Wording = mistakes.someOf(Object.keys(changes)),
  glue: ' ' | ', ' = ' ',
): Codec<O> {
  const find = finder(Object.keys(changes));
  const all = Object.entries(changes);
  const holds = (value: O, word: string): boolean => same({ ...value, ...changes[word] }, value);
  const pieces = (text: string): string[] =>
    glue === ' ' ? listOfWords(text) : text.split(',').flatMap((piece) => piece.trim().replace(/\s*=\s*/, ' = ') || []);
  return {
    expected,
    write: (value) => all.flatMap(([word]) => (holds(value, word) && !holds(usual, word) ? word : [])).join(glue),
    read(text, at) {
      const told = pieces(text).map((word) => all[find(word) ?? NaN]?.[1] ?? at.wrong(word, expected));
      return Object.assign({ ...usual }, ...told) as O;
    },
  };
}

/** A text in quotes, as in JSON. */
export const quoted: Codec<string> = codec(mistakes.inQuotes, JSON.stringify, (words) => {
  try {
    const text: unknown = JSON.parse(words);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined; // not written as JSON
  }
});
