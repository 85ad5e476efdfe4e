/** The referee and the notation of every game against inputs that are wrong in every way we could think of, in this process. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';
import type { Ruling } from '../core/ruling.ts';
import { thorough } from '../testing/thorough.ts';
import { judge } from './judge.ts';
import { type Sample, sample, type SampleRecord } from './testing/samples.ts';

const RUNS = { numRuns: thorough(300, 5000), seed: 13 };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const where = fc.double({ min: 0, max: 0.999, noNaN: true });
/** Words that no notation knows: neither names nor numbers nor `?`. */
const junk = fc.oneof(
  fc.constantFrom('@', '**', 'Kn4a', 'I9', 'X0', '1e9', '__proto__', 'constructor', 'toString', '∞', '\u0000', '💣'),
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => `!${text.replaceAll(/[\s#|,.:*?"=/>-]/g, '')}!`),
);

const pickAt = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)];
const placeIn = (list: readonly unknown[], at: number): number => Math.floor(at * list.length);

function changeLine(text: string, isIt: RegExp, at: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  const chosen = pickAt(
    [...lines.keys()].filter((i) => isIt.test(lines[i])),
    at,
  );
  return lines.with(chosen, change(lines[chosen])).join('\n');
}

/** Each makes any good position a bad one. */
const SPOILT_POSITIONS: readonly ((text: string, at: number, junk: string) => string)[] = [
  (text, at, word) => changeLine(text, /./, at, (line) => `${line}\n${word}`),
  (text, at, word) => changeLine(text, /./, at, (line) => `${line}\n${word}: 1`),
  (text, at, word) => changeLine(text, /^[a-z ]+: /, at, (line) => line.replace(/: .*/, `: ${word}`)),
  (text, at, word) => changeLine(text, /^[a-z ]+: /, at, (line) => `${line} ${word}`),
  (text) => text.replace(/^[a-z ]+: .*$/m, (line) => `${line}\n${line}`),
  (text, at, word) => changeLine(text, /^seat /, at, (line) => line.replace(/^seat \d/, `seat ${word}`)),
  (text, at) => changeLine(text, /^seat /, at, (line) => line.replace(/\d/, '9')),
  (text, at) => changeLine(text, /^seat /, at, (line) => `${line}\n${line}`),
  (text) => text.replace(/^seat 1[^]*/m, ''),
];

const VALUES: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e300,
  'x',
  [],
  {},
  [[]],
  { toString: 1, valueOf: 1 },
  'x'.repeat(300),
];

/** A move whose numbers are all out of reach; one without numbers loses its name. */
function outOfReach(move: object): object {
  const far = JSON.stringify(move).replaceAll(/(?<=[:[,])-?\d+(?=[\]},])/g, '999');
  return far === JSON.stringify(move) ? { ...move, t: 'fly' } : (JSON.parse(far) as object);
}

/** Each makes any good record a bad one; `at` chooses where. */
const SPOILT_RECORDS: readonly ((sample: SampleRecord, at: number, value: unknown) => object | string)[] = [
  (record, at) => JSON.stringify(record).slice(0, placeIn(Array.from(JSON.stringify(record)), at)),
  (record, at) => ({ ...record, [pickAt(['game', 'seats', 'seed', 'moves'], at)]: undefined }),
  (record, at, value) => ({ ...record, [pickAt(['game', 'version', 'seats'], at)]: value }),
  (record, at, value) => ({
    ...record,
    options: { ...record.options, [pickAt(Object.keys(record.options), at)]: value },
  }),
  (record, at) =>
    JSON.stringify(record).replace(
      '"options":{',
      `"options":{"${pickAt(['__proto__', 'constructor', 'x'], at)}":true,`,
    ),
  (record, _, value) => ({ ...record, moves: Array.isArray(value) && value.length === 0 ? {} : value }),
  (record, at, value) => withMove(record, at, (move) => ({ ...move, move: value })),
  (record, at, value) => withMove(record, at, () => value),
  (record, at, value) => withMove(record, at, (move) => ({ ...move, seat: value })),
  (record, at) => withMove(record, at, (move) => ({ ...move, seat: 7 })),
  (record, at) => withMove(record, at, ({ seat, move }) => ({ seat, move: outOfReach(move) })),
];

function withMove(record: SampleRecord, at: number, change: (move: SampleRecord['moves'][number]) => unknown): object {
  const moves: unknown[] = record.moves.slice();
  const i = placeIn(moves, at);
  moves[i] = change(record.moves[i]);
  return { ...record, moves };
}

const EDIT = fc.record({ at: where, byte: fc.nat(255), drop: fc.boolean() });
const EDITS = fc.array(EDIT, { minLength: 1, maxLength: 3 });

/** Some bytes put in or left out. */
function edited(text: string, edits: readonly { at: number; byte: number; drop: boolean }[]): Uint8Array {
  const input = [...bytes(text)];
  for (const { at, byte, drop } of edits) input.splice(placeIn(input, at), drop ? 1 : 0, ...(drop ? [] : [byte]));
  return Uint8Array.from(input);
}

const TYPED = Object.values(GAMES).flatMap((game) => {
  const notation = NOTATIONS[game.id];
  return notation === undefined ? [] : [{ title: game.title, game, notation }];
});

test('every game on the shelf has a notation', () => {
  expect(TYPED).toHaveLength(Object.keys(GAMES).length);
});

describe.each(TYPED)('$title', ({ game, notation }) => {
  /** Made once: to play them takes longer than to judge them. */
  const SAMPLES = Array.from({ length: 80 }, (_, i) => sample(game, notation, i));
  const samples = fc.constantFrom(...SAMPLES);
  const ruling = (input: Uint8Array): Ruling => judge(game, { ...notation, ...SPEAKERS[game.id] }, input, {});

  test('a spoilt position is never accepted', () => {
    const spoil = fc.constantFrom(...SPOILT_POSITIONS.keys());
    const holds = ({ position }: Sample, i: number, at: number, word: string): void => {
      const text = SPOILT_POSITIONS[i](position, at, word);
      expect(ruling(bytes(text)).exit, text).toBe(2);
    };
    fc.assert(fc.property(samples, spoil, where, junk, holds), RUNS);
  });

  test('a spoilt record is never accepted', () => {
    const spoil = fc.constantFrom(...SPOILT_RECORDS.keys());
    const holds = ({ record }: Sample, i: number, at: number, value: unknown): void => {
      const spoilt = SPOILT_RECORDS[i](record, at, value);
      const text = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt);
      expect(ruling(bytes(text)).exit, text).not.toBe(0);
    };
    fc.assert(fc.property(samples, spoil, where, fc.constantFrom(...VALUES), holds), RUNS);
  });

  test('bytes at random are never accepted', () => {
    const holds = (input: Uint8Array): void => {
      expect(ruling(input).exit).toBe(2);
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), holds), RUNS);
  });

  test('any other structure is never accepted', () => {
    const own = SAMPLES.flatMap(({ position }) => position.split('\n'));
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom(...own)), { maxLength: 12 });
    const texts = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      lines.map((list) => `${list.join('\n')}\nend`),
    );
    const holds = (text: string): void => {
      expect(ruling(bytes(text)).exit).toBe(2);
    };
    fc.assert(fc.property(texts, holds), RUNS);
  });

  /** Whether a flipped byte makes an input wrong depends; but what is accepted must be what it says it is. */
  test('whatever is accepted can be written and judged again with the same result', () => {
    const holds = ({ record, position }: Sample, isRecord: boolean, edits: Parameters<typeof edited>[1]): void => {
      const found = ruling(edited(isRecord ? JSON.stringify(record) : position, edits));
      if (found.exit === 2) return;
      const { decisions, accounts, position: written } = found;
      expect(ruling(bytes(written))).toMatchObject({ exit: 0, decisions, accounts, position: written });
    };
    fc.assert(fc.property(samples, fc.boolean(), EDITS, holds), RUNS);
  });

  test('a move is read as it is written, or it is a problem', () => {
    const holds = ({ moves }: Sample, at: number, edits: Parameters<typeof edited>[1]): void => {
      const typed = new TextDecoder().decode(edited(pickAt(moves, at), edits));
      const reading = notation.readMove(typed);
      const again = reading.problems === undefined ? notation.readMove(notation.writeMove(reading.value)) : reading;
      expect(again).toEqual(reading);
      expect(reading.problems?.length ?? 1).toBe(1);
    };
    fc.assert(fc.property(samples, where, EDITS, holds), RUNS);
  });
});
