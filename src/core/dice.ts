/** Chance: a fast seeded die for bots, tests and simulations, and a provable one for tables. */
import { type Dice, HIDDEN } from './game.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const WARM_UP = 15;

/**
 * sfc32: 16 bytes of state, the same rolls for the same seed everywhere. After fifteen rounds of warm-up, neighbouring
 * seeds are independent. The bias of `below` is under n / 2^32.
 */
export function seededDice(seed: number | string): Dice {
  let [a, b, c] = typeof seed === 'number' ? [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0] : scatter(seed);
  let count = 1;
  const next = (): number => {
    const t = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return { below: (n) => Math.floor((next() * n) / 2 ** 32) };
}

/** Chance was wanted that nobody gave: a number from 1 to `sides`. */
export class ChanceWanted extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super(`a number from 1 to ${sides} is wanted`);
    this.sides = sides;
  }
}

/** The dice of people at their own table: they roll, we are told. After a shuffle nobody knows the order of a pile. */
export function toldDice(rolls: readonly number[]): Dice {
  let next = 0;
  return {
    below(n) {
      const roll = n === 1 ? 1 : rolls[next++];
      if (roll === undefined || roll < 1 || roll > n) throw new ChanceWanted(n);
      return roll - 1;
    },
    shuffle: (cards) => cards.fill(HIDDEN),
  };
}

/** Three 32-bit words from any text. */
function scatter(text: string): [number, number, number] {
  const digest = new DataView(sha256(utf8(text)).buffer);
  return [digest.getInt32(0), digest.getInt32(4), digest.getInt32(8)];
}

/**
 * The die of one move at a table: HMAC of the table's secret seed over the number of the move. Nothing has to be saved,
 * a move sent twice cannot roll twice, and whoever is shown the seed after the game can check every shuffle.
 * `below` rejects the remainder, so it has no bias at all.
 */
export function tableDice(seed: string, move: number): Dice {
  let key: Uint8Array | undefined; // most moves of most games roll nothing
  let block = 0;
  let words: DataView | undefined;
  let at = 32;
  const next = (): number => {
    if (words === undefined || at === 32) {
      key ??= seedBytes(seed);
      words = new DataView(hmacSha256(key, utf8(`${move}:${block++}`)).buffer);
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };
  return {
    below(n) {
      const fair = 2 ** 32 - (2 ** 32 % n);
      let roll = next();
      while (roll >= fair) roll = next();
      return roll % n;
    },
  };
}

/** What is shown before the game, so that the seed shown after it cannot have been chosen later. */
export function commitment(seed: string): string {
  return hex(sha256(seedBytes(seed)));
}

const SEED = /^[0-9a-f]{32}$/;

/** A table's seed is 128 bits, written as 32 digits of hexadecimal. */
export function isTableSeed(text: string): boolean {
  return SEED.test(text);
}

function seedBytes(seed: string): Uint8Array {
  if (!isTableSeed(seed)) throw new Error('a table seed is 32 hexadecimal digits');
  return Uint8Array.from({ length: 16 }, (_, i) => Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** TextEncoder is no part of the language. A lone surrogate becomes U+FFFD, as it does there. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0)!; // an iterated string has no empty characters
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);
