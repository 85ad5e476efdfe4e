/** Who moves next at a table with a box: by the seats, by the road, and in a stack only when somebody told. */
import { expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { inLanguage } from '../../../core/wording.ts';
import { notation } from '../notation/index.ts';
import { TABLE } from '../rules/components.ts';
import { chair, space } from '../testing/scene.ts';
import { nextMove, ridingState, standing, turnedOver, writeTable } from './referee-order.ts';
import { EMPTY, type Table, withSeat } from './referee-table.ts';

/** `W2` or `W2!` for a knight who has moved; `-` before the ride, `home` after it. */
function on(where: string): Table {
  const places = where.split(' ');
  const table = places.slice(2).reduce(withSeat, EMPTY);
  return places.reduce((before, place, seat) => {
    const id = place.replace('!', '');
    const at = id === '-' ? NONE : id === 'home' ? TABLE : space(id);
    return standing(before, seat, { at, moved: place.endsWith('!') });
  }, table);
}

const order = (seats: number[], why: string): object => ({ t: 'next', why, order: seats });

test.each([
  ['LAN-4.3 farthest ahead first', 'J1 GAL W2', order([1, 2, 0], 'ahead')],
  ['T2 the right-most track of the Stronghold', 'SS3 SL1', order([1, 0], 'ahead')],
  ['LAN-4.1 who has moved waits', 'J1 GAL! W2', order([2, 0], 'ahead')],
  ['the last of the round', 'J1 GAL! home', order([0], 'only')],
  ['all have moved', 'J1! GAL!', { t: 'roundOver' }],
  ['LAN-4.6 all are home', 'home home', { t: 'home' }],
  ['LAN-3.5 a stack is asked for', 'W2 J1 W2', { t: 'stack', space: space('W2'), seats: [0, 2] }],
  ['a stack of which one has moved is not', 'W2 J1 W2!', order([0, 1], 'ahead')],
  ['LAN-4.2 in round 1 the seats are asked for', '- J1!', { t: 'seats' }],
])('%s', (_, where, expected) => {
  expect(nextMove(on(where))).toEqual(expected);
});

test('LAN-3.5, T1 the lowest of a stack moves first, as it was told', () => {
  const told = { ...on('W2 J1 W2'), low: [2] };
  expect(nextMove(told)).toEqual(order([2, 0, 1], 'lowest'));
  expect(nextMove(standing(told, 2, { at: space('W3') }))).toEqual(order([2, 0, 1], 'ahead'));
  expect(nextMove(turnedOver(on('J1! GAL!')))).toEqual(order([1, 0], 'ahead'));
});

const SEATED = { ...on('- - J1!'), owns: on('- - J1!').owns.map((own, i) => ({ ...own, chair: chair(['Gawain', 'Arthur', 'Tristan'][i]) })) }; // prettier-ignore

test('LAN-4.2 in round 1 the seats give the order', () => {
  expect(nextMove(SEATED)).toEqual(order([1, 0], 'seat'));
});

/** The orders that the referee asks for. */
function openOrders(table: Table): string[] {
  const reading = notation.read(writeTable(table));
  if (reading.problems !== undefined) throw new Error('not read');
  return (reading.doubts ?? [])
    .map(({ about }) => inLanguage(about, 'en'))
    .filter((about) => about.includes('lies low'));
}

const TOLD = { ...on('W2 J1 W2'), low: [2], turn: 5 };

test.each([
  ['round 1', SEATED],
  ['a stack that was told', TOLD],
])('what is written is read as the same position: %s', (_, table) => {
  const { road, round, turn } = ridingState(table);
  expect(notation.read(writeTable(table))).toMatchObject({ value: { road, round, turn } });
  expect(openOrders(table)).toEqual([]);
});

test('what nobody told is not written, and the referee asks for it', () => {
  expect(openOrders({ ...TOLD, low: [] })).toEqual(['which knight lies lower on W2']);
  const level = { ...TOLD, owns: TOLD.owns.map((own) => ({ ...own, grail: 4 })) };
  expect(writeTable({ ...level, lowest: NONE })).not.toContain('pilgrims');
  expect(writeTable({ ...level, lowest: 1 })).toContain('pilgrims: 2 1 3');
});
