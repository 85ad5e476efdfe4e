/** How single values of a position are written and read back. Reading gives undefined for what cannot be one. */
import { HIDDEN, NONE, type Option, readOptions } from '../../../core/game.ts';
import { manifest } from '../manifest.ts';
import type { Options } from '../rules/state.ts';
import { readBits, UNKNOWN, writeBits } from './words.ts';

const OPTIONS: { readonly [K in keyof Options]: Option } = manifest.options;

export interface Codec<T> {
  /** What should have been there, for whoever typed something else. */
  readonly expected: string;
  write(value: T): string;
  read(words: string): T | undefined;
}

/** Words for single things, as a deck has them. */
interface Vocabulary {
  write(item: number): string;
  read(word: string): number | undefined;
}

export const count: Codec<number> = {
  expected: 'a whole number from 0',
  write: String,
  read: (words) => (/^\d{1,5}$/.test(words) ? Number(words) : undefined),
};

export const figure: Codec<number> = {
  expected: 'a figure, like +2 or -1',
  write: (value) => (value > 0 ? `+${value}` : String(value)),
  read: (words) => (/^[+-]?\d{1,3}$/.test(words) ? Number(words) : undefined),
};

/** Seats are counted from 1. */
export const seat: Codec<number> = {
  expected: 'the number of a seat, from 1',
  write: (value) => String(value + 1),
  read: (words) => (/^[1-5]$/.test(words) ? Number(words) - 1 : undefined),
};

export const seatBits: Codec<number> = {
  expected: 'numbers, like 1 3, or none',
  write: (bits) => writeBits(bits) || 'none',
  read: (words) => (words.toLowerCase() === 'none' ? 0 : readBits(words)),
};

export const quoted: Codec<string> = {
  expected: 'a text in quotes',
  write: (text) => JSON.stringify(text),
  read(words) {
    try {
      const text: unknown = JSON.parse(words);
      return typeof text === 'string' ? text : undefined;
    } catch {
      return undefined; // not written as JSON
    }
  },
};

/** One of these words for each of these values. */
export function oneOf<T>(words: readonly string[], values: readonly T[]): Codec<T> {
  return {
    expected: words.join(', '),
    write: (value) => words[values.indexOf(value)] ?? String(value),
    read: (word) => values[words.indexOf(word.toLowerCase())],
  };
}

/** Places in a list by its words, `-` for none. */
export function codecOf(list: readonly string[]): Vocabulary {
  return {
    write: (item) => list[item] ?? '-',
    read: (word) => (word === '-' ? NONE : list.includes(word) ? list.indexOf(word) : undefined),
  };
}

export function optional(deck: Vocabulary, expected: string): Codec<number> {
  return { expected, write: deck.write, read: (words) => deck.read(words) };
}

export function listOf(vocabulary: Vocabulary): Codec<number[]> {
  return {
    expected: 'a list of cards',
    write: (list) => list.map(vocabulary.write).join(' '),
    read(words) {
      const items = words.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : [vocabulary.read(word)]));
      return items.includes(undefined) ? undefined : (items as number[]);
    },
  };
}

const BLANKS = /^\?\s*[x×]\s*(\d{1,2})$/;

/** A pile or hand; many hidden cards are written as `? x 12`. */
export function pile(deck: Vocabulary): Codec<number[]> {
  const list = listOf(deck);
  return {
    expected: `cards, like ${deck.write(0)}; ? for a hidden one, ? x 12 for twelve`,
    write: (cards) =>
      cards.length > 3 && cards.every((card) => card === HIDDEN) ? `${UNKNOWN} x ${cards.length}` : list.write(cards),
    read(words) {
      const blanks = BLANKS.exec(words);
      return blanks === null ? list.read(words) : Array.from({ length: Number(blanks[1]) }, () => HIDDEN);
    },
  };
}

/** The choices of the host that are not the default: `length = 5, names = visors down`. */
export const optionsCodec: Codec<Options> = {
  expected: Object.entries<Option>(OPTIONS)
    .map(([name, { choices }]) => `${name} = ${choices.join(' or ')}`)
    .join('; '),
  write: (options) =>
    Object.entries<Option>(OPTIONS)
      .flatMap(([name, { choices }]) => {
        const choice = options[name as keyof Options];
        return choice === choices[0] ? [] : `${name} = ${choice}`;
      })
      .join(', '),
  read(words) {
    const chosen: { [name: string]: unknown } = {};
    for (const part of words.split(',').filter((text) => text.trim() !== '')) {
      const [name, word] = part.split('=').map((text) => text.trim());
      const choices: readonly unknown[] = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof Options].choices : [];
      chosen[name] = choices.find((choice) => String(choice) === word) ?? word;
    }
    return readOptions<Options>({ options: OPTIONS }, chosen);
  },
};
