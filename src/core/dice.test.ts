import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, hex, seededDice, tableDice } from './dice.ts';
import { shuffle } from './shuffle.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('sha256', () => {
  test('agrees with OpenSSL on texts of every length and on keys of any', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, bytes, (key, text) => {
        expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
        expect(hex(hmacSha256(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('seeded dice', () => {
  test('same seed, same rolls; another seed, other rolls', () => {
    const rolls = (seed: number | string): number[] =>
      Array.from(
        { length: 20 },
        (
          (dice) => () =>
            dice.below(1000)
        )(seededDice(seed)),
      );
    expect(rolls(7)).toEqual(rolls(7));
    expect(rolls('seven')).toEqual(rolls('seven'));
    expect(new Set([7, 8, 7 + 2 ** 32, 'seven', '\u{1F0CF}', '\ud83c'].map((seed) => String(rolls(seed)))).size).toBe(
      6,
    );
  });

  test('the first die of neighbouring seeds is fair', () => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 60_000; seed++) seen[seededDice(seed).below(6)]++;
    const chi = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, 0.1 %
  });

  test('a shuffle of four cards has 24 equally likely orders', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed++) {
      const order = String(shuffle([0, 1, 2, 3], seededDice(seed)));
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect([seen.size, chi < 49.7]).toEqual([24, true]); // 23 degrees of freedom, 0.1 %
  });
});

describe('the dice of a table', () => {
  test('can be checked with any other HMAC, and rejects what would favour the small numbers', () => {
    const dice = tableDice(SEED, 17);
    const n = 3_000_000_000; // refuses 30 % of the words, so that rejection is seen to happen
    const words = [0, 1, 2, 3].flatMap((block) => {
      const digest = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`17:${block}`).digest();
      return Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(4 * i));
    });
    const fair = words.filter((word) => word < n);
    expect(fair.length).toBeLessThan(words.length);
    expect(fair.slice(0, 12).map(() => dice.below(n))).toEqual(fair.slice(0, 12));
  });

  test('each move has its own die, the same however often it is asked for', () => {
    const rolls = (move: number): string =>
      String(
        Array.from(
          { length: 12 },
          (
            (dice) => () =>
              dice.below(6)
          )(tableDice(SEED, move)),
        ),
      );
    expect(rolls(3)).toBe(rolls(3));
    expect(new Set([0, 1, 2, 3].map(rolls)).size).toBe(4);
  });

  test('the commitment is the hash of the seed', () => {
    const seed = randomBytes(16);
    expect(commitment(seed.toString('hex'))).toBe(createHash('sha256').update(seed).digest('hex'));
    expect(() => commitment('short')).toThrow('32 hexadecimal digits');
  });
});
