import { expect, test } from 'vitest';
import { toldProblems, valueOf } from '../../../core/testing/reading.ts';
import { game } from '../rules/index.ts';
import { notation } from './index.ts';
import type { State } from '../rules/state.ts';
import { SELECT } from '../testing/typed.ts';

const { read } = notation;
const readBack = (text: string): State => valueOf(read(text));

/** V11 before the first request, as somebody at the table would type it. */
const TABLE = SELECT.replace('guenever\n', 'guenever\ngift: horse\n');

test('a table typed by hand is a view: what is not told is hidden', () => {
  const state = readBack(TABLE);
  expect([state.court.length, state.eventPile.length, state.annals]).toEqual([17, 9, [-2, -2]]);
  expect(state.players.map(({ gift, worship }) => [gift, worship])).toEqual([[-2, 1], [1, 1], [-2, 1], [-2, 1]]); // prettier-ignore
  expect(game.moves(state, 1).length).toBe(5);
});

test('words come in any case, with remarks and other line ends', () => {
  const typed = `# the court\r\n${TABLE.toUpperCase().replaceAll('\n', ' # so\r\n')}`;
  expect(readBack(typed)).toEqual(readBack(TABLE));
});

/** What is changed, the line that is wrong, the rule it breaks. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  [TABLE.replace(/seat 3[^]*$/, ''), 'line 11', 'KD-2.1'],
  [TABLE.replace('gawain', 'bors'), 'line 12', 'KD-2.3'],
  [TABLE.replace('isoud', 'elaine'), 'line 14', 'KD-2.3'],
  [TABLE.replace('nimue', '-'), 'line 15', 'KD-2.3'],
  [`${TABLE}row: elaine:sword isoud:sword`, 'line 16', 'KD-6.2'],
  [`${TABLE}row: nimue:sword`, 'line 16', 'KD-6.2'],
  [`${TABLE.replace('seat 3', 'row: elaine:sword\nseat 3')}row: elaine:sword`, 'line 17', 'KD-1.3'],
  [TABLE.replace('event: war-rome\n', ''), 'input', 'KD-4.2'],
  [TABLE.replace('turn', 'drawn: war-badon\nturn'), 'line 4', 'KD-4.1'],
  [TABLE.replace('turn', 'annals: war-badon\nturn'), 'line 4', 'KD-4.4'],
  [TABLE.replace('turn', 'annals: war-rome/?\nturn'), 'line 4', 'KD-4.4'],
  [TABLE.replace('s5: honor\n', 's5: honor\ns6: honor\n'), 'line 1', 'KD-5.4'],
  [TABLE.replace('s1: farmer', 's1: farmer guenever'), 'line 6', 'KD-5.4'],
  [TABLE.replace('farmer', 'farmer ? taken 3').replace('sword', 'sword ? taken 3'), 'line 8', 'KD-6.8'],
  [TABLE.replace('turn', 'offers: sword=2\nturn'), 'line 4', 'KD-7.1'],
  [TABLE.replace('turn', 'ranking: 1 2 3 4\nturn'), 'line 4', 'KD-10.4'],
  [TABLE.replace('turn: seat 2\n', ''), 'line 1', 'KD-17.1'],
];

test.each(BROKEN)('position %# is refused', (text, where, id) => {
  const found = read(text).problems?.map((problem) => `${problem.where} ${problem.rule?.id}`);
  expect(found).toContain(`${where} ${id}`);
});

/** What is typed, the line that is wrong and what was found there. */
const UNREADABLE: readonly (readonly [string, string, string])[] = [
  ['', 'input', 'no seat'],
  ['hello', 'line 1', 'hello'],
  ['row: nimue:sword', 'line 1', 'row: nimue:sword'],
  ['seat 2: bors elaine', 'line 1', 'seat 2'],
  ['seat 1: galahad elaine', 'line 1', 'galahad elaine'],
  ['step: dance', 'line 1', 'dance'],
  ['round: many', 'line 1', 'many'],
  ['arthur: seat 9\nseat 1: bors elaine', 'line 1', 'seat 9'],
  ['event: war-troy', 'line 1', 'war-troy'],
  ['options: __proto__', 'line 1', '__proto__'],
  ['options: maxRounds=99', 'line 1', 'maxRounds=99'],
  ['round: 1\nround: 1', 'line 2', 'round again'],
  ['s2: farmer', 'line 1', 's2'],
  ['s1: rake', 'line 1', 'rake'],
  ['s1: farmer ? cleared 9\nseat 1: bors elaine', 'line 1', 'farmer ? cleared 9'],
  ['joust: 1 2', 'line 1', '1 2'],
  ['offers: sword', 'line 1', 'sword'],
  ['court: 3 hidden', 'line 1', '3 hidden'],
  ['seat 1: bors elaine\nsealed: ask s1', 'line 2', 'ask s1'],
  ['seat 1: bors elaine\nworship: -1', 'line 2', '-1'],
];

test.each(UNREADABLE)('%j cannot be read', (text, where, found) => {
  expect(toldProblems(read(text))).toContainEqual(expect.objectContaining({ where, found }));
});
