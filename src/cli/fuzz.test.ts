/** The referee against 10,000 inputs that are wrong in every way we could think of, in this process. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, seededDice } from '../core/dice.ts';
import { unheard } from '../core/game.ts';
import { diceFor } from '../core/record.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';
import { judge, type Ruling } from './judge.ts';

const donQuixote = GAMES['don-quixote'];
const REFEREE = { ...NOTATIONS['don-quixote']!, ...SPEAKERS['don-quixote'] }; // it has a notation

const RUNS = { numRuns: 2500, seed: 13 };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const ruling = (input: Uint8Array): Ruling => judge(donQuixote, REFEREE, input, {});

interface Sample {
  readonly record: { [field: string]: unknown; moves: { seat: number; move: { tile: number; turn: number } }[] };
  readonly position: string;
}

/** A game broken off after so many random moves, as a record and as a position. */
function sample(seats: number, moves: number, seed: number): Sample {
  const dice = seededDice(seed);
  const options = { sanchoPansa: seed % 2 === 0, sameDraw: seed % 3 === 0 };
  const state = donQuixote.setup(seats, options, diceFor(`${seed}`, 0), unheard);
  const played: Sample['record']['moves'] = [];
  while (played.length < moves && donQuixote.outcome(state) === undefined) {
    const seat = pick(donQuixote.pending(state), dice);
    const move = pick(donQuixote.moves(state, seat), dice);
    played.push({ seat, move });
    donQuixote.apply(state, seat, move, diceFor(`${seed}`, played.length), unheard);
  }
  const record = { game: 'don-quixote', version: 1, seats, options, seed: `${seed}`, moves: played };
  const position = REFEREE.write(seed % 5 === 0 ? donQuixote.view(state, 0) : state);
  return { record, position: seed % 7 < 3 ? position.replace(/^round: .*\n/m, '') : position }; // that line is optional
}

/** Made once: to play them takes longer than to judge them. */
const SAMPLES = Array.from({ length: 240 }, (_, i) => sample(1 + (i % 4), 1 + ((i * 37) % (24 * (1 + (i % 4)))), i));
const samples = fc.constantFrom(...SAMPLES);

const where = fc.double({ min: 0, max: 0.999, noNaN: true });
const junk = fc.oneof(
  fc.constantFrom(
    '?',
    '@',
    '*',
    '**',
    'Kn4a',
    'Kn2',
    'I9',
    '0',
    '-1',
    '1e9',
    '__proto__',
    'constructor',
    'toString',
    '∞',
    '\u0000',
    '💣',
  ),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => /^[^\s#|,.:*-]+$/.test(text) && !/^(\d$|kn|wm|ch|ca|sancho)/i.test(text)),
);

function changeLine(
  text: string,
  isIt: (line: string) => boolean,
  at: number,
  change: (line: string) => string,
): string {
  const lines = text.split('\n');
  const found = [...lines.keys()].filter((i) => isIt(lines[i]));
  const chosen = found[Math.floor(at * found.length)];
  lines[chosen] = change(lines[chosen]);
  return lines.join('\n');
}

const isRow = (line: string): boolean => /^[123] /.test(line);

function changeCell(line: string, at: number, cell: string): string {
  const cells = line.split(/\s+/);
  cells[1 + Math.floor(at * 8)] = cell;
  return cells.join(' ');
}

/** Each makes any good position a bad one. */
const SPOILT_POSITIONS: readonly ((text: string, at: number, junk: string) => string)[] = [
  (text, at, cell) => changeLine(text, isRow, at, (line) => changeCell(line, at, cell)),
  (text, at) => changeLine(text, isRow, at, (line) => `${line} .`),
  (text, at) => changeLine(text, isRow, at, (line) => line.replace(/\S+\s*$/, '')),
  (text, at) => changeLine(text, isRow, at, (line) => `${line}\n${line}`),
  (text, at) => changeLine(text, isRow, at, () => ''),
  (text, at) => changeLine(text, isRow, at, (line) => line.replace(/^\d/, '9')),
  (text, at, word) =>
    changeLine(
      text,
      (line) => line !== '',
      at,
      (line) => `${line}\n${word}`,
    ),
  (text, at, word) =>
    changeLine(
      text,
      (line) => line !== '',
      at,
      (line) => `${line}\n${word}: 1`,
    ),
  (text, _, word) => text.replace(/^don-quixote$/m, `round: ${word}`),
  (text, _, word) => text.replace(/^don-quixote$/m, `card: ${word === '?' ? '' : word}\ncard: A1`),
  (text, at, word) => changeLine(text, isRow, at, (line) => `${line}\nhand: ${word === '?' ? '!' : word}`),
  (text, _, word) => text.replace(/^seat 1$/m, `seat ${word}`),
  (text) => text.replace(/^don-quixote$/m, 'options: windmills'),
  (text) => text.replace(/ Ca6\b/, ' Ca4'),
  (text) => `card: A1\n${text.replace(/^card.*/m, '').replaceAll(/ \.(?=\s)/g, ' Wm1')}`,
  (text) => `card: A1\n${text.replace(/^card.*/m, '').replaceAll(/ \S+(?=\s)/g, ' Kn1a')}`,
  (text) => `${text}scores: 6+4+12+14+5+18 ?+? 999999999999999999999`,
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
  true,
  { toString: 1, valueOf: 1 },
  'x'.repeat(300),
];

/** Each makes any good record a bad one; `at` chooses where. */
const SPOILT_RECORDS: readonly ((sample: Sample['record'], at: number, value: unknown) => string)[] = [
  (record, at) => JSON.stringify(record).slice(0, Math.floor(at * JSON.stringify(record).length)),
  (record, at) => JSON.stringify({ ...record, [pickAt(['game', 'seats', 'seed', 'moves'], at)]: undefined }),
  (record, at, value) => JSON.stringify({ ...record, [pickAt(['game', 'version', 'seats'], at)]: value }),
  (record, _, value) =>
    JSON.stringify({
      ...record,
      options: { ...(record['options'] as object), sanchoPansa: value === true ? 1 : value },
    }),
  (record, at) =>
    JSON.stringify(record).replace(
      '"options":{',
      `"options":{"${pickAt(['__proto__', 'constructor', 'x'], at)}":true,`,
    ),
  (record, _, value) => JSON.stringify({ ...record, moves: Array.isArray(value) && value.length === 0 ? {} : value }),
  (record, at, value) =>
    JSON.stringify({
      ...record,
      moves: record.moves.with(placeIn(record.moves, at), { seat: 0, move: value } as never),
    }),
  (record, at, value) =>
    JSON.stringify({ ...record, moves: record.moves.with(placeIn(record.moves, at), value as never) }),
  (record, at, value) => {
    const i = placeIn(record.moves, at);
    return JSON.stringify({ ...record, moves: record.moves.with(i, { ...record.moves[i], seat: value as never }) });
  },
  (record, at) => {
    const i = placeIn(record.moves, at);
    return JSON.stringify({
      ...record,
      moves: record.moves.with(i, { ...record.moves[i], move: { ...record.moves[i].move, turn: 90 } }),
    });
  },
  (record, at) =>
    JSON.stringify({
      ...record,
      moves: record.moves.toSpliced(placeIn(record.moves, at), 0, record.moves[placeIn(record.moves, at)]),
    }),
];

const pickAt = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)];
const placeIn = (list: readonly unknown[], at: number): number => Math.floor(at * list.length);

test('a spoilt position is never accepted', () => {
  const spoil = fc.constantFrom(...SPOILT_POSITIONS.keys());
  const holds = ({ position }: Sample, i: number, at: number, word: string): void => {
    const text = SPOILT_POSITIONS[i](position, at, word);
    const found = ruling(bytes(text));
    expect(found.exit, text).toBe(2);
  };
  fc.assert(fc.property(samples, spoil, where, junk, holds), RUNS);
});

test('a spoilt record is never accepted', () => {
  const spoil = fc.constantFrom(...SPOILT_RECORDS.keys());
  const holds = ({ record }: Sample, i: number, at: number, value: unknown): void => {
    const text = SPOILT_RECORDS[i](record, at, value);
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
  const lines = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('seat 1', 'card: A1', '1 . . . . . . . .', 'hand: Kn1a')),
    { maxLength: 12 },
  );
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
  const edits = fc.array(fc.record({ at: where, byte: fc.nat(255), drop: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  });
  const holds = (
    { record, position }: Sample,
    isRecord: boolean,
    changes: readonly { at: number; byte: number; drop: boolean }[],
  ): void => {
    const input = [...bytes(isRecord ? JSON.stringify(record) : position)];
    for (const { at, byte, drop } of changes) input.splice(placeIn(input, at), drop ? 1 : 0, ...(drop ? [] : [byte]));
    const found = ruling(Uint8Array.from(input));
    if (found.exit === 2) return;
    const again = ruling(bytes(found.position));
    expect(again).toMatchObject({
      exit: 0,
      decisions: found.decisions,
      accounts: found.accounts,
      position: found.position,
    });
  };
  fc.assert(fc.property(samples, fc.boolean(), edits, holds), RUNS);
});
