import { expect, test } from 'vitest';
import { NONE } from '../../core/game.ts';
import { type ClientHistory, type TableHistory, type Violations, violationsOf } from './history.ts';

/** Two people and a watcher at a table with four moves, one of them secret, and a line of chat. */
const HOST: ClientHistory = {
  viewer: 0,
  person: 'alonso',
  steps: [
    { n: 0, view: 'v0' },
    { n: 1, view: 'v1', say: 's1' },
    { n: 2, view: 'v2', say: 's2' },
  ],
  heard: [{ c: 0, person: 'sancho', text: 'Well met' }],
  moves: new Map([
    ['a', { n: 1, asked: 0, move: { t: 'lay' } }],
    ['b', { n: undefined, asked: 1, move: { t: 'bid' } }],
  ]),
  lines: new Map(),
};
const GUEST: ClientHistory = {
  viewer: 1,
  person: 'sancho',
  steps: [
    { n: 1, view: 'w1' }, // came late, and was sent the whole view
    { n: 2, view: 'w2', say: 't2' },
    { n: 2, view: 'w2' }, // came back
  ],
  heard: [],
  moves: new Map([['c', { n: 2, asked: 1, move: { t: 'bid' } }]]),
  lines: new Map([['l', { c: 0, text: 'Well met' }]]),
};
const FAIR: TableHistory = {
  rows: [
    { n: 0, seat: NONE, id: '', move: NONE, told: 0, question: NONE },
    { n: 1, seat: 0, id: 'a', move: { t: 'lay' }, told: 1, question: 0 },
    { n: 2, seat: 0, id: 'b', move: { t: 'bid' }, told: NONE, question: 1 },
    { n: 3, seat: 1, id: 'c', move: { t: 'bid' }, told: 2, question: 1 },
  ],
  chats: [{ c: 0, person: 'sancho', id: 'l', text: 'Well met' }],
  seats: [
    { seat: 0, person: 'alonso' },
    { seat: 1, person: 'sancho' },
  ],
  clients: [HOST, GUEST, { ...HOST, viewer: 'watcher', moves: new Map() }],
  promised: [{ seat: 1, person: 'sancho' }],
};

/** How many of each kind were found. */
function found(changed: Partial<TableHistory>): Partial<Record<keyof Violations, number>> {
  const kinds = Object.entries(violationsOf({ ...FAIR, ...changed }));
  return Object.fromEntries(
    kinds.flatMap(([kind, all]) => ((all as string[]).length === 0 ? [] : [[kind, (all as string[]).length]])),
  );
}

const hostWith = (changed: Partial<ClientHistory>): Partial<TableHistory> => ({
  clients: [{ ...HOST, ...changed }, GUEST],
});

test('a fair history has no violations', () => {
  expect(found({})).toEqual({});
});

test.each<readonly [string, Partial<TableHistory>, object]>([
  ['an acknowledged move is gone', { rows: FAIR.rows.toSpliced(3, 1) }, { lost: 5 }], // the move, and each time it was told
  ['a secret move is gone', { rows: FAIR.rows.with(2, { ...FAIR.rows[2], id: 'x', question: 0 }) }, { lost: 1 }],
  [
    'another move is kept under its id',
    { rows: FAIR.rows.with(1, { ...FAIR.rows[1], move: { t: 'pass' } }) },
    { lost: 1 },
  ],
  ['an acknowledged line is gone', { chats: [] }, { lost: 3 }],
  ['a step was told that is not kept', hostWith({ steps: [...HOST.steps, { n: 3, view: 'v3' }] }), { lost: 1 }],
  ['a move is kept twice', { rows: [...FAIR.rows, { ...FAIR.rows[3], n: 4, told: 3 }] }, { doubled: 1 }],
  ['a line is kept twice', { chats: [...FAIR.chats, { ...FAIR.chats[0], c: 1 }] }, { doubled: 1 }],
  ['a row is missing', { rows: FAIR.rows.with(3, { ...FAIR.rows[3], n: 5 }) }, { disorder: 1 }],
  ['two rows were told as one step', { rows: [...FAIR.rows, { ...FAIR.rows[3], n: 4, id: 'd' }] }, { disorder: 1 }],
  ['an old owner led somebody back', hostWith({ steps: [...HOST.steps, { n: 1, view: 'v1' }] }), { disorder: 1 }],
  [
    'two people were promised one seat',
    { promised: [...FAIR.promised, { seat: 1, person: 'dulcinea' }] },
    { seats: 2 },
  ],
  ['somebody else has a promised seat', { promised: [{ seat: 1, person: 'dulcinea' }] }, { seats: 1 }],
  ['a promised seat is empty', { seats: [FAIR.seats[0]] }, { seats: 1 }],
  ['two owners told one step', hostWith({ steps: [...HOST.steps, { n: 2, view: 'other' }] }), { owners: 1 }],
  [
    'two owners told other events of one step',
    { clients: [...FAIR.clients, { ...HOST, steps: [{ n: 2, view: 'v2', say: 'other' }], moves: new Map() }] },
    { owners: 1 },
  ],
  ['two owners told one line', hostWith({ heard: [{ c: 0, person: 'sancho', text: 'Ill met' }] }), { owners: 1 }],
])('planted: %s', (_, changed, expected) => {
  expect(found(changed)).toEqual(expected);
});
