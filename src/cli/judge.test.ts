import { expect, test } from 'vitest';
import { diceFor } from '../core/record.ts';
import { unheard } from '../core/game.ts';
import { firstMove, inTurn, play, until } from '../core/play.ts';
import { GAMES, NOTATIONS, SPEAKERS } from '../games/load.ts';
import type { RefereeJudgement, Ruling } from '../core/ruling.ts';
import { judge } from './judge.ts';

const donQuixote = GAMES['don-quixote'];
const REFEREE = { ...NOTATIONS['don-quixote']!, ...SPEAKERS['don-quixote'] }; // it has a notation

type Asked = Parameters<typeof judge>[3];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const ruling = (text: string, asked: Asked = {}): Ruling => judge(donQuixote, REFEREE, bytes(text), asked);

function judged(text: string, asked: Asked = {}): RefereeJudgement {
  const found = ruling(text, asked);
  if (found.exit === 2) throw new Error(JSON.stringify(found));
  return found;
}

function problemsOf(text: string | Uint8Array, asked: Asked = {}): string[] {
  const found = judge(donQuixote, REFEREE, typeof text === 'string' ? bytes(text) : text, asked);
  if (found.exit !== 2) throw new Error('it was accepted');
  return found.problems.map((problem) => `${problem.where}: ${problem.found}; ${problem.expected}`);
}

const BOARD = `
1    .     Wm1   .     .     .     Ca6   .     .
2    .     Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    .     .     Wm4   Kn1c* .     .     Kn2a* .
`;
const HAND = 'hand: Ch1 Kn3a Wm5 Wm7 Ch2 Ch3 Ch6\n';
const ONE = `card: G1${BOARD}${HAND}`;
const TWO = `card: G1\nseat 1${BOARD}${HAND}seat 2${BOARD}${HAND}`;

/** A game of two seats after so many moves, each the first of the list. */
function record(moves: number, change: object = {}): string {
  const state = donQuixote.setup(2, { sanchoPansa: false, sameDraw: false }, diceFor('mill', 0), unheard);
  const played: unknown[] = [];
  const isReached = (): boolean => played.length === moves;
  play(donQuixote, state, until(isReached, inTurn(donQuixote, firstMove(donQuixote))), {
    dice: (n) => diceFor('mill', n),
    moved: (turn) => played.push(turn),
  });
  return JSON.stringify({ game: 'don-quixote', seats: 2, seed: 'mill', moves: played, ...change });
}

test('a board alone gets its score, and nobody has to decide', () => {
  const { exit, decisions, accounts, verdict } = judged(BOARD);
  expect([exit, decisions, accounts[0].total, verdict]).toEqual([0, [], 6, ['Seat 1: no points yet']]);
  expect(judged(BOARD, { round: 3 }).accounts[0].total).toBe(2);
});

test('a position tells who decides and all legal moves', () => {
  const { decisions } = judged(TWO.replace(/\n$/, '\nsealed: ?'));
  expect(decisions).toEqual([
    {
      seat: 1,
      question: 'Choose a tile for G1',
      moves: 'Ch1 Ch1* Kn3a Kn3a* Wm5 Wm5* Wm7 Wm7* Ch2 Ch2* Ch3 Ch3* Ch6 Ch6*'.split(' '),
    },
  ]);
});

test('a legal move is tried, and the position after it can be read again', () => {
  const { exit, tried } = judged(ONE, { tried: 'ch1*' });
  expect([exit, tried?.legal, tried?.events?.[0]]).toEqual([0, true, 'Seat 1 places a church on G1.']);
  expect(judged(tried?.position ?? '').decisions).toEqual([]);
  expect(tried?.position).toContain('card: ?');
});

test('the last tile of a round leads to a hand that nobody has seen yet', () => {
  const almost = `card: H1\n${BOARD.replace('.     .\n2', 'Ch1   .\n2').replace('.     .     Wm4', 'Ch2   Ch3   Wm4').replace('1c* .     .', '1c* Ch6   Wm5')}`;
  const laid = almost.replace('2    .     Kn2b', '2    Wm7   Kn2b');
  const { tried } = judged(`${laid}hand: Kn3a\n`, { tried: 'Kn3a' });
  expect(tried?.position).toContain('hand: ? ? ? ? ?\naside: ?');
  expect(judged(tried?.position ?? '').accounts).toHaveLength(1);
});

test('in secret simultaneous choice a legal move is sealed, and the last one needs the others to be known', () => {
  expect(judged(TWO, { tried: 'Ch1' }).tried?.position).toContain('sealed: Ch1');
  const { exit, tried } = judged(`${TWO}sealed: ?`, { tried: 'Ch1' });
  expect([exit, tried?.legal, tried?.position]).toEqual([0, true, undefined]);
});

test('a refused move gives the rule and the figures', () => {
  const { exit, tried } = judged(ONE, { tried: 'Kn2b' });
  expect(exit).toBe(1);
  expect(tried).toMatchObject({ legal: false, rule: { id: 'DQ-5.5' }, reason: expect.stringContaining('B2') });
  expect(judged(`${TWO}sealed: Ch1`, { tried: 'Ch2', seat: 2 }).tried?.rule?.id).toBe('DQ-10.3');
});

test('a record is played again: its end has an outcome, its position is told in full', () => {
  expect(judged(record(44)).outcome?.places).toHaveLength(2);
  const { source, position, decisions } = judged(record(5));
  expect(source).toBe('record');
  expect(position).toMatch(/deck: .*\n[^]*sealed: [^]*bag: /);
  expect(decisions.map(({ seat }) => seat)).toEqual([2]);
  expect(judged(position).decisions).toEqual(decisions);
});

test('a record with a move that the rules refuse stops there', () => {
  const { moves } = JSON.parse(record(3)) as { moves: object[] };
  const { exit, tried } = judged(record(3, { moves: [...moves, moves[1]] }));
  expect(exit).toBe(1);
  expect(tried).toMatchObject({ seat: 2, legal: false, rule: { id: 'DQ-5.5' } });
  const stranger = judged(record(0, { moves: [{ seat: -7, move: { t: 'lay', tile: 1, turn: 0 } }] }));
  expect(stranger).toMatchObject({ exit: 1, tried: { rule: { id: 'TABLE-2' } } });
});

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What is given, and the beginning of what is said about it. */
const BAD: readonly (readonly [string | Uint8Array, string])[] = [
  ['', 'input: no board'],
  [new Uint8Array(1_000_001), 'input: more than 1000000 bytes'],
  [new Uint8Array([49, 10, 0xff, 0xfe]), 'line 2: bytes that are no text'],
  [deep(100_000), 'line 1: more than 32 levels'],
  [`{"game":${deep(500_000)}`.slice(0, 999_999), 'line 1: more than 32 levels'],
  ['{"game":', 'record: '],
  ['[]', 'record: []'],
  ['{}', 'game: nothing'],
  [record(1, { game: 'lancelot' }), 'game: "lancelot"; don-quixote'],
  [record(1, { game: { toString: 1, valueOf: 1 } }), 'game: {"toString":1,"valueOf":1}; don-quixote'],
  [record(1, { version: 2 }), 'version: 2; a whole number from 1 to 1'],
  [record(1, { version: null }), 'version: null'],
  [record(1).replace('{', '{"version":1e400,'), 'version: null'],
  [record(1, { options: null }), 'options: null'],
  [record(1, { seats: 5 }), 'seats: 5; a whole number from 1 to 4'],
  [record(1, { seed: 7 }), 'seed: 7'],
  [record(1, { options: { dulcinea: true } }), 'options: {"dulcinea":true}'],
  [record(1).replace('{', '{"options":{"__proto__":true},'), 'options: {"__proto__":true}'],
  [record(1, { moves: [{ seat: 0, move: { t: 'lay', tile: 1e9, turn: 0 } }] }), 'moves[0].move: '],
  [record(1, { moves: [undefined] }), 'moves[0].seat: nothing'],
];

test.each(BAD)('bad input %# is told', (text, expected) => {
  expect(problemsOf(text)[0].slice(0, expected.length)).toBe(expected);
});

test.each<[Asked, string]>([
  [{ tried: 'Kn99' }, '--try: Kn99; a tile, like Kn2b, or Kn2b* turned by half'],
  [{ seat: 2 }, '--seat: 2; 1 to 1'],
  [{ round: 4 }, '--round: 4; 1 to 3'],
])('bad question %# is told', (asked, expected) => {
  expect(problemsOf(ONE, asked)).toEqual([expected]);
});
