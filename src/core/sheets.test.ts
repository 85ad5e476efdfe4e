import { expect, test } from 'vitest';
import { bits, each, list, named, oneOf, or, ordinal, pile, quoted, seatNumber, settingsOf, whole } from './codecs.ts';
import { NONE } from './game.ts';
import { after, ifAfter, maybe, moves, only, phrase, rest, some, word } from './phrases.ts';
import { always, field, lines, notationOf, told } from './sheets.ts';
import { toldProblems, valueOf } from './testing/reading.ts';

type Move =
  | { readonly t: 'ride'; readonly to: number; readonly with?: number }
  | { readonly t: 'say'; readonly to: readonly number[]; readonly text: string }
  | { readonly t: 'yield'; readonly yes: boolean };

const PLACES = named('a place', ['Mill', 'Inn', 'Road']);
const MOVES = moves<Move>('ride Inn, say or yield', {
  ride: { ride: { to: word(PLACES), with: maybe(whole(1, 9), undefined) } },
  say: { say: { to: some(PLACES), text: after('that', word(quoted)) } },
  yield: { yield: { yes: only(true) }, 'do not yield': { yes: only(false) } },
});

/** A game of nothing but lines: its states are what the lines hold. */
const notation = notationOf({
  heading: 'mills',
  mostSeats: 3,
  table: {
    round: always(whole(1, 9), 1),
    deck: told(pile(list(PLACES))),
    nextMode: field(oneOf(['calm', 'storm'], [0, 1]), 0),
    owners: field(each(PLACES, 3, seatNumber, NONE), [NONE, NONE, NONE]),
    duel: lines(phrase<{ a: number; b: number }>('a duel', { a: word(seatNumber), b: ifAfter('with', word(seatNumber), NONE) })), // prettier-ignore
    w: lines(phrase<{ at: number[] }>('a way', { at: rest(list(PLACES)) }), 'numbered'),
  },
  seat: {
    flags: field(settingsOf({ isTired: false, horses: 1 }, { tired: { isTired: true }, two: { horses: 2 } }), { isTired: false, horses: 1 }), // prettier-ignore
    seen: field(or(bits(ordinal(4)), 'none', 0), NONE),
  },
  moves: MOVES,
  seated: ({ seats }) => seats.length,
  tableOf: ({ table }) => table,
  seatOf: ({ seats }, seat) => seats[seat],
  lacks: () => [],
  stateOf: ({ table, seats }) => ({ table: table.values, seats: seats.map(({ values }) => values) }),
  inconsistencies: () => [],
});

const FULL = `mills
round: 2
deck: Inn Road
next mode: storm
owners: Mill 1, Road 2
duel: 1 with 2
duel: 2
w1: Mill Inn
w2: Road

seat 1
flags: tired two
seen: 1 3

seat 2
seen: none
`;

test('a sheet is written as it was read', () => {
  const state = valueOf(notation.read(FULL));
  expect(state).toMatchObject({ table: { deck: [2, 1], owners: [0, NONE, 1] }, seats: [{ seen: 5 }, { seen: 0 }] });
  expect(notation.write(state)).toBe(FULL);
});

test('what is not written is as usual, and nobody else has the same list', () => {
  const [one, other] = ['seat 1', 'seat 1'].map(
    (text) => valueOf(notation.read(text)) as { table: { owners: number[] } },
  );
  expect(one).toMatchObject({ table: { round: 1, deck: undefined, duel: [], owners: [NONE, NONE, NONE] } });
  one.table.owners[0] = 1;
  expect(other.table.owners).toEqual([NONE, NONE, NONE]);
});

/** What is typed, where it is wrong, what was found there. */
test.each([
  ['round: 10', 'line 1', '10'],
  ['\nround: 2\nround: 3', 'line 3', 'round again'],
  ['deck: Inn Castle Tower', 'line 1', 'Castle'],
  ['owners: Mill 1', 'line 1', 'Mill 1'],
  ['seat 1\nseen: 1\ncolour: red', 'line 3', 'colour: red'],
  ['w2: Inn', 'line 1', 'w2'],
  ['seat 2', 'line 1', 'seat 2'],
  ['seat 1\nseat 2\nseat 3\nseat 4', 'line 4', 'seat 4'],
  ['duel: 1 with nobody\nseat 1', 'line 1', '1 with nobody'],
  [`seat 1\nflags: ${'x'.repeat(50)}`, 'line 2', `${'x'.repeat(39)}…`],
  ['hello', 'line 1', 'hello'],
])('%j cannot be read', (text, where, found) => {
  expect(toldProblems(notation.read(text))).toContainEqual(expect.objectContaining({ where, found }));
});

test('all problems are told in the order of their lines', () => {
  const { problems } = notation.read('round: x\ndeck: Castle\nhello\nseat 2\nseen: 9');
  expect(problems?.map(({ where }) => where)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5']);
});

test.each([
  ['ride Inn', { t: 'ride', to: 1 }],
  ['ride Mill 3', { t: 'ride', to: 0, with: 3 }],
  ['say Inn Mill that "all is well, \\"so far\\""', { t: 'say', to: [1, 0], text: 'all is well, "so far"' }],
  ['yield', { t: 'yield', yes: true }],
  ['do not yield', { t: 'yield', yes: false }],
])('the move %j is read and written', (text, move) => {
  expect(notation.readMove(` ${text} `)).toEqual({ value: move });
  expect(notation.readMove(text.replace(/^\w+/, (verb) => verb.toUpperCase()))).toEqual({ value: move });
  expect(notation.writeMove(move as Move)).toBe(text);
});

test.each(['', 'ride', 'ride Castle', 'ride Inn 3 4', 'say Inn that "open', 'do not', 'yield now'])(
  '%j is no move',
  (text) => {
    expect(toldProblems(notation.readMove(text))).toEqual([
      { where: 'move', found: text || 'nothing', expected: 'ride Inn, say or yield' },
    ]);
  },
);
