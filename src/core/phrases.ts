/** Phrases: several values in a row, with words between them, as in `deed D05 spare lance`. Moves are phrases. */
import { type At, type Codec, list, quietly } from './codecs.ts';
import { nothingMore } from './mistakes.ts';
import type { Wording } from './wording.ts';

/** One value of a phrase. `read` takes its words off the front of the list. */
export interface Arg<T> {
  write(value: T): string;
  read(words: string[], at: At): T | undefined;
  /** Whether a phrase with this can be the one for the value. */
  fits?(value: T): boolean;
}

export const word = <T>(one: Codec<T>): Arg<T> => ({
  write: one.write,
  read: (words, at) => one.read(words.shift() ?? '', at),
});

/** One word, if there is one that can be read. */
export const maybe = <T, U>(one: Codec<T>, none: U): Arg<T | U> => ({
  write: (value) => (value === none ? '' : one.write(value as T)),
  read(words, at) {
    const value = words.length === 0 ? undefined : quietly(one, words[0], at);
    if (value !== undefined) words.shift();
    return value === undefined ? none : value;
  },
});

/** As many words as can be read. */
export const some = <T>(one: Codec<T>): Arg<T[]> => ({
  write: list(one).write,
  read(words, at) {
    const end = words.findIndex((next) => quietly(one, next, at) === undefined);
    return list(one).read(words.splice(0, end < 0 ? words.length : end).join(' '), at);
  },
});

/** All words that are left. */
export const rest = <T>(one: Codec<T>): Arg<T> => ({
  write: one.write,
  read: (words, at) => one.read(words.splice(0).join(' '), at),
});

/** After these words. */
export const after = <T>(lead: string, arg: Arg<T>): Arg<T> => ({
  write: (value) => `${lead} ${arg.write(value)}`,
  read: (words, at) => (take(words, lead) ? arg.read(words, at) : at.wrong(words.join(' '), lead)),
});

/** After these words; without them it is `none`. */
export const ifAfter = <T>(lead: string, arg: Arg<T>, none: T): Arg<T> => ({
  write: (value) => (value === none ? '' : after(lead, arg).write(value)),
  read: (words, at) => (take(words, lead) ? arg.read(words, at) : none),
});

/** No words at all: the phrase is for this value only. */
export const only = <T>(value: T): Arg<T> => ({ write: () => '', read: () => value, fits: (given) => given === value });

function take(words: string[], lead: string): boolean {
  const wanted = lead.split(' ');
  const isThere = wanted.every((one, i) => words[i]?.toLowerCase() === one);
  if (isThere) words.splice(0, wanted.length);
  return isThere;
}

/** A quotation is one word. */
const WORD = /"(?:[^"\\]|\\.)*"|[^\s,"]+|"/gsu;
/** An argument for every field, in the order of the words. */
type Args<T> = { readonly [K in keyof T]-?: Arg<T[K]> };

export function phrase<T extends object>(expected: Wording, args: Args<T>, lead = ''): Codec<T> {
  const keys = Object.keys(args) as (keyof T)[];
  const written = (words: string[]): string => words.filter((one) => one !== '').join(' ');
  /** Fields that are undefined are left out. */
  const readWords = (words: string[], at: At): T => {
    const fields = keys.map((key) => [key, args[key].read(words, at)] as const);
    if (words.length > 0) at.wrong(words.join(' '), nothingMore);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T;
  };
  return {
    expected,
    write: (value) => written([lead, ...keys.map((key) => args[key].write(value[key]))]),
    read(text, at) {
      const words = text.match(WORD) ?? [];
      const isLed = lead === '' || take(words, lead);
      const value = isLed ? quietly({ read: (_, quiet) => readWords(words, quiet) }, text, at) : undefined;
      return value ?? at.wrong(text, expected);
    },
  };
}

type Tagged = { readonly t: string };
type FieldsOf<M, T> = Omit<Extract<M, { readonly t: T }>, 't'>;
/** For every kind of move its verbs, each with what follows it. The first that fits a move is the one it is written with. */
type Verbs<M extends Tagged> = { readonly [T in M['t']]: { readonly [verb: string]: Args<FieldsOf<M, T>> } };
type AnyVerbs = { readonly [t: string]: { readonly [verb: string]: { readonly [field: string]: Arg<unknown> } } };

/** Moves: a verb, then what belongs to it. `expected` shows what can be written. */
export function moves<M extends Tagged>(expected: Wording, verbs: Verbs<M>): Codec<M> {
  const forms = Object.entries(verbs as AnyVerbs).flatMap(([t, ofVerbs]) =>
    Object.entries(ofVerbs).map(([verb, args]) => ({ t, args, said: phrase<object>(expected, args, verb) })),
  );
  return {
    expected,
    write(move) {
      const fields: { readonly [field: string]: unknown } = { ...move };
      const fits = ([field, { fits: isIt }]: [string, Arg<unknown>]): boolean => isIt?.(fields[field]) ?? true;
      const form = forms.find(({ t, args }) => t === move.t && Object.entries(args).every(fits));
      return form?.said.write(fields) ?? move.t;
    },
    read(text, at) {
      for (const { t, said } of forms) {
        const fields = quietly(said, text, at);
        if (fields !== undefined) return { t, ...fields } as unknown as M;
      }
      return at.wrong(text, expected);
    },
  };
}
