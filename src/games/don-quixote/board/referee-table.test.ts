/** A table with a box: what is tapped in follows the rules, and what is written is read by the referee. */
import { expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { notation } from '../notation/index.ts';
import { PETER } from '../testing/examples.ts';
import { field, lay, tile } from '../testing/scene.ts';
import {
  barTo,
  EMPTY,
  isDone,
  place,
  nextField,
  positionOf,
  readTable,
  remove,
  scoresOf,
  type Table,
  totalOf,
  turn,
  withoutSeat,
  withSeat,
} from './referee-table.ts';

/** 'F1 Ch3*, H2 Kn1b*', each tapped in. */
function tapped(table: Table, placed: string): Table {
  return placed.split(', ').reduce((before, pair) => {
    const [on, id] = pair.split(' ');
    const laid = place(before, field(on), tile(id.replace('*', '')));
    return id.endsWith('*') ? turn(laid, field(on)) : laid;
  }, table);
}

const CASTLES = tapped(EMPTY, `${PETER.castle6} Ca6, ${PETER.castle4} Ca4`);
const whole = (table: Table): Table =>
  PETER.rounds.reduce((before, { placed }, i) => tapped({ ...before, round: i + 1 }, placed), table);

test('Peter has 6, 18 and 33 points, 57 in all', () => {
  const table = whole(CASTLES);
  expect(isDone(table)).toBe(true);
  expect(scoresOf(table, 0).map((points) => points && Object.values(points))).toEqual(
    PETER.rounds.map(({ score }) => score),
  );
  expect(totalOf(table, 0)).toBe(57);
});

test.each([1, 2, 3])('what is written after round %i is read as the same position', (round) => {
  const table = whole(withSeat(CASTLES));
  const both = whole({ ...table, seat: 0 });
  const state = positionOf({ ...both, round });
  const reading = notation.read(notation.write(state));
  expect(reading.problems).toBeUndefined();
  expect(reading).toMatchObject({
    value: { round, realms: state.realms.map(({ board, scores }) => ({ board, scores })) },
  });
});

test('castles lie on the same field before everybody, and apart (DQ-4.3, DQ-4.4)', () => {
  const two = withSeat(CASTLES);
  expect(two.boards[1]).toEqual(CASTLES.boards[0]);
  const moved = place(two, field('H3'), tile('Ca4'));
  expect(moved.boards.map((board) => board[field('H3')])).toEqual([lay('Ca4'), lay('Ca4')]);
  expect(moved.boards[0][field('D2')]).toBe(NONE);
  expect(barTo(CASTLES, field('A2'), tile('Ca4'))).toBe('castlesTouch');
  expect(barTo(CASTLES, field('B1'), tile('Kn1a'))).toBe('castleHere');
});

test('a round has its number of fields, the same for all (DQ-5.1)', () => {
  const first = tapped(CASTLES, PETER.rounds[0].placed);
  expect(barTo(first, field('A1'), tile('Ch5'))).toBe('roundFull');
  expect(barTo({ ...first, round: 2 }, field('A1'), tile('Ch5'))).toBeUndefined();
  const second = withSeat(first);
  expect(nextField(second, field('B2'))).toBe(field('C2')); // where the first player has a tile
  expect(barTo(second, field('A1'), tile('Ch5'))).toBe('roundFull');
  const later = tapped({ ...first, round: 2 }, 'G2 Wm3');
  expect(barTo({ ...later, round: 1 }, field('G2'), tile('Wm3'))).toBe('laterRound');
  expect(nextField(first, NONE)).toBe(NONE);
});

test('a tile lies once; removed by all, the field is free again', () => {
  const moved = tapped(CASTLES, 'A1 Ch5, A2 Ch5');
  expect([moved.boards[0][field('A1')], moved.filledIn[field('A1')]]).toEqual([NONE, 0]);
  expect(remove(moved, field('A2'))).toEqual(CASTLES);
  expect(withoutSeat(withSeat(moved), 0).filledIn[field('A2')]).toBe(0);
});

test('a table is read back as it was kept, and nothing else is believed', () => {
  const table = whole(CASTLES);
  expect(readTable(structuredClone(table))).toEqual(table);
  const twice = table.boards[0].with(0, table.boards[0][1]);
  const bad = [undefined, 7, {}, { ...table, seat: 1 }, { ...table, round: 4 }, { ...table, boards: [twice] }];
  expect(bad.map(readTable)).toEqual(bad.map(() => undefined));
  expect(readTable({ ...table, filledIn: [1] })).toBeUndefined();
});
