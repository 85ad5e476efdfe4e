import { expect, test } from 'vitest';
import { toldProblems, valueOf } from '../../../core/testing/reading.ts';
import { HIDDEN } from '../../../core/game.ts';
import { notation } from './index.ts';
import type { State } from '../rules/state.ts';

const readBack = (text: string): State => valueOf(notation.read(text));

const GOOD = `lancelot
turn: 3
round: 4
deeds: D02 D03 D08
lake: entered
holders: Tristan 1, Gawain 2
crowns: Honor 2
sword: 1
seat 1
at: W2
has: S3 M1 G2 q4 l2 p1
vows: Kindness
learned: Initiative 2
tiles: D01
grail: 6
seat 2
at: L2
has: e5 q1
seat 3
at: home Merlin
guinevere: 1
`;

test('a table typed by hand is a view: the stack is hidden, order and question follow from the places', () => {
  const state = readBack(GOOD);
  expect(state.stack).toEqual(Array.from({ length: 12 }, () => HIDDEN));
  expect([state.road, state.pilgrims, state.mover, state.step]).toEqual([[1, 0], [0, 1, 2], 1, 'ride']);
  expect(state.counter).toBe(21);
});

test('in any case, with remarks and other line ends', () => {
  expect(readBack(GOOD.replaceAll('\n', ' # so it stood\r\n').replace('Kindness', 'KINDNESS'))).toEqual(readBack(GOOD));
});

/** What is changed, the line that is wrong, the rule it breaks. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  [GOOD.replace('p1', 'p6'), 'line 11', 'LAN-6.5'],
  [GOOD.replace('at: home Merlin\n', ''), 'line 19', 'LAN-7.1'],
  [`${GOOD}flags: anew`, 'line 22', 'LAN-8.3'],
  [`${GOOD}flags: tour2`, 'line 22', 'LAN-8.3'],
  [`${GOOD}flags: dismissed`, 'line 22', 'LAN-8.7'],
  [GOOD.replace('W2', 'home Merlin'), 'line 20', 'LAN-7.2'],
  [GOOD.replace('S3', 'S21'), 'line 11', 'LAN-1.4'],
  [GOOD.replace('D02 D03', 'D02'), 'line 4', 'LAN-2.2'],
  [GOOD.replace('D02 D03', 'D01 D03'), 'line 4', 'LAN-12.7'],
  [GOOD.replace('lake', 'stack: D04 D05\nlake'), 'line 5', 'LAN-2.2'],
  [GOOD.replace('lake: entered\n', ''), 'line 16', 'LAN-13.3'],
  [GOOD.replace('W2', 'L1'), 'line 17', 'LAN-13.3'],
  [GOOD.replace('L2', 'L5'), 'line 17', 'LAN-13.4'],
  [GOOD.replace('lake', 'counter: W1\nlake'), 'line 5', 'LAN-13.2'],
  [GOOD.replace('lake', 'road: 1 2\nlake'), 'line 5', 'LAN-4.3'],
  [GOOD.replace('lake', 'road: 2\nlake'), 'line 5', 'LAN-4.3'],
  [GOOD.replace('lake', 'pilgrims: 2 1 3\nlake'), 'line 5', 'LAN-9.8'],
  [GOOD.replace('Gawain 2', 'Arthur 2'), 'line 6', 'LAN-10.9'],
  [GOOD.replace('lake', 'asked: 1 ride\nlake'), 'line 5', 'LAN-4.3'],
  [GOOD.replace('lake', 'asked: 1 learn\nlake'), 'line 5', 'LAN-6.7'],
  [GOOD.replace('lake', 'phase: magic\nlake'), 'input', 'LAN-4.3'],
];

test.each(BROKEN)('position %# is refused', (text, where, id) => {
  const found = notation.read(text).problems?.map((problem) => `${problem.where} ${problem.rule?.id}`);
  expect(found).toContain(`${where} ${id}`);
});

/** What is typed, the line that is wrong and what was found there. */
const UNREADABLE: readonly (readonly [string, string, string])[] = [
  ['', 'input', '0 seats'],
  ['hello', 'line 1', 'hello'],
  ['seat 2', 'line 1', 'seat 2'],
  ['turn: 2\nturn: 3', 'line 2', 'turn again'],
  [GOOD.replace('turn: 3', 'turn: 9'), 'line 2', '9'],
  [GOOD.replace('D08', 'D99'), 'line 4', 'D99'],
  [GOOD.replace('entered', 'frozen'), 'line 5', 'frozen'],
  [GOOD.replace('Tristan 1', 'Tristram 1'), 'line 6', 'Tristram 1'],
  [GOOD.replace('Tristan 1', 'Tristan 4'), 'line 6', 'Tristan 4'],
  [GOOD.replace('W2', 'W9'), 'line 10', 'W9'],
  [GOOD.replace('S3', 'x3'), 'line 11', 'x3'],
  [GOOD.replace('vows: Kindness', 'vows: Patience'), 'line 12', 'Patience'],
  [GOOD.replace('Initiative 2', 'Initiative 9'), 'line 13', 'Initiative 9'],
  [GOOD.replace('turn: 3', 'options: squires=none'), 'line 2', 'squires=none'],
  [GOOD.replace('turn: 3', 'asked: 9 ride'), 'line 2', '9 ride'],
  [GOOD.replace('turn: 3', 'road: x'), 'line 2', 'x'],
  [GOOD.replace('turn: 3', 'passed: home'), 'line 2', 'home'],
  [GOOD.replace('home Merlin', 'home Merlni'), 'line 20', 'home Merlni'],
  [`${GOOD}flags: flying`, 'line 22', 'flying'],
  [`${GOOD}grail: 41`, 'line 22', '41'],
  [`${GOOD}seat 4\nseat 5`, 'line 23', 'seat 5'],
];

test.each(UNREADABLE)('%j cannot be read', (text, where, found) => {
  expect(toldProblems(notation.read(text))).toContainEqual(expect.objectContaining({ where, found }));
});
