import { expect, test } from 'vitest';
import { toldProblems, valueOf } from '../../../core/testing/reading.ts';
import { HIDDEN } from '../../../core/game.ts';
import { UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import { wordsOf } from '../../../core/text.ts';
import { accounts } from '../text/account.ts';
import { type Says, text as english } from '../text/en.ts';
import { notation } from './index.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const readBack = (text: string): State => valueOf(notation.read(text));

const VANESSA = `
     A     B     C     D     E     F     G     H
1    .     Wm1   .     .     .     Ca6   .     .
2    .     Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    .     .     Wm4   Kn1c* .     .     Kn2a* .
`;
const MIDGAME = `don-quixote
card: G1
seat 1${VANESSA}hand: Ch1 Kn2a Wm5 Wm7 Ch2 Ch3 Ch6
`;
const TWO = `card: G1
seat 1${VANESSA}hand: Ch1 Wm5 Wm7 Ch2 Ch3 Ch6 Kn3a
seat 2${VANESSA}hand: Ch1 Wm5 Wm7 Ch2 Ch3 Ch6 Kn3a
`;

test.each([
  ['in any case', VANESSA.toLowerCase()],
  ['without the names of the columns', VANESSA.split('\n').toSpliced(1, 1).join('\n')],
  ['with - for empty', VANESSA.replaceAll(' . ', ' - ')],
  ['with bars', VANESSA.replaceAll(/(?<=\S) +/g, ' | ')],
  ['with remarks and other line ends', `# Vanessa\r\n${VANESSA.replaceAll('\n', ' # row\r\n')}`],
  [
    'as a table of Markdown',
    `|   | A | B | C | D | E | F | G | H |
|---|---|---|---|---|---|---|---|---|
| 1 | | Wm1 | | | | Ca6 | | |
| 2 | | Kn2b* | **Ca4** | Wm6* | Ch4 | | Kn1b | Kn3b* |
| 3 | | | Wm4 | Kn1c* | | | Kn2a* | |`,
  ],
])('a board can be typed %s', (_, text) => {
  expect(readBack(text)).toEqual(readBack(VANESSA));
});

test('a board alone is a fragment of the round it has tiles for, and asks only for its scoring', () => {
  const state = readBack(VANESSA);
  expect(state.round).toBe(1);
  expect(game.pending(state)).toEqual([]);
  expect(game.refusal(state, 0, { t: 'lay', tile: 0, turn: 0 })?.id).toBe('DQ-5.4');
  expect(readBack('1 . . . . . . . .\n2 . . . . Kn3c . . .\n3 . . . . . . . .').round).toBe(1);
});

test('a table typed by hand is a view: the piles are hidden, the scoring just made is known from the board', () => {
  const state = readBack(MIDGAME.replace('Kn2a Wm5', 'Kn3a Wm5'));
  expect(state.round).toBe(2);
  expect(state.deck).toEqual(Array.from({ length: 12 }, () => HIDDEN));
  expect(state.realms[0].bag).toEqual(Array.from({ length: 6 }, () => HIDDEN));
  expect(state.realms[0].scores).toEqual([
    { castle6: 0, castle4: 4, churches: 0, windmills: 2, defense: 0, knightGroup: 0 },
  ]);
});

test('an unknown scoring makes sums and places unknown', () => {
  const full = VANESSA.replace('scores', '');
  const state = readBack(full);
  state.realms[0].scores.push(UNKNOWN_SCORE, UNKNOWN_SCORE, UNKNOWN_SCORE);
  expect(game.outcome(state)).toEqual({ scores: [HIDDEN], places: [HIDDEN] });
  expect(accounts.verdict(wordsOf<Says>('en', english), state, ['Vanessa'])[0]).toBe('Vanessa: ? + ? + ? = ?');
});

const good = MIDGAME.replace('Kn2a Wm5', 'Kn3a Wm5');
const lastRound = `card: A1
seat 1
1    .     Wm1   Ch1   .     .     Ca6   .     .
2    Kn3a  Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    Wm7   Ch2   Wm4   Kn1c* Ch3   Wm5   Kn2a* Ch6
hand: Kn1a Kn2c Kn3c Wm2 Wm3
aside: Ch5
`;

/** The end of a game; the last scoring follows from the board. */
const full = `
1    Ch5   Wm1   Ch1   Kn1a  Kn2c  Ca6   Kn3c  Wm2
2    Kn3a  Kn2b* Ca4   Wm6*  Ch4   Wm3   Kn1b  Kn3b*
3    Wm7   Ch2   Wm4   Kn1c* Ch3   Wm5   Kn2a* Ch6
scores: 0+4+0+2+0+0 ? ?
`;

/** What is changed, the line that is wrong, the rule it breaks. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  [MIDGAME, 'line 8', 'DQ-1.2'],
  [good.replace('Ca6', '.'), 'line 3', 'DQ-4.3'],
  [good.replace('Ca4', '.'), 'line 3', 'DQ-4.4'],
  [
    good
      .replace('Ch4   .     ', 'Ca6   .     ')
      .replace('Ca6   .     .', 'Ch4   .     .')
      .replace('Wm6*  Ca6', 'Ca6   Wm6*'),
    'line 6',
    'DQ-4.4',
  ],
  [TWO.replace(/Ca6 {3}\. {5}\.\n(?=[^]*$)(?![^]*Ca6)/, '.     Ca6   .\n'), 'line 10', 'DQ-4.5'],
  [TWO.replace(/Wm1(?![^]*Wm1)/, '.  '), 'line 10', 'DQ-5.4'],
  [good.replace('G1', 'G3'), 'line 2', 'DQ-5.8'],
  [good.replace('card', 'round: 3\ncard'), 'line 2', 'DQ-5.1'],
  [`${full}round: 2`, 'line 6', 'DQ-5.1'],
  [full.replace('Wm3', '.'), 'line 2', 'DQ-5.1'],
  [`card: A1${full}`, 'line 1', 'DQ-5.8'],
  [`card: A1${full.replace(/scores.*/, '')}`, 'line 2', 'DQ-5.8'],
  [good.replace(' Ch6', ''), 'line 8', 'DQ-5.2'],
  [lastRound.replace(' Wm3', ''), 'line 6', 'DQ-5.3'],
  [lastRound.replace('aside: Ch5\n', ''), 'line 2', 'DQ-5.3'],
  [`${good}aside: Ch5`, 'line 9', 'DQ-5.3'],
  [`${good}scores: 0+4+0+2+0+0 ?`, 'line 9', 'DQ-5.1'],
  [`${good}scores: 6+4+0+2+0+0`, 'line 9', 'DQ-8.7'],
  [`${good}scores: 0+4+0+2+0+9`, 'line 9', 'DQ-8.6'],
  [`${good}gone: Wm2`, 'line 9', 'DQ-12.2'],
  [`${good}bag: Wm2`, 'line 9', 'DQ-5.2'],
  [good.replace('card: G1', 'card: G1\ndeck: A1 A2'), 'line 3', 'DQ-5.8'],
  [good.replace('card: G1', 'card: ?\ndeck: A1 A2'), 'line 3', 'DQ-10.5'],
  [`${TWO}sealed: Ch5`, 'line 14', 'DQ-5.2'],
  [TWO.replace('seat 2', 'sealed: ?\nseat 2') + 'sealed: Ch1', 'line 15', 'DQ-10.3'],
  [TWO.replace(/Kn3a\n$/, 'Kn3c\n').replace('card', 'options: sameDraw\ncard'), 'line 9', 'DQ-12.8'],
  [good.replace('Wm1', 'Sancho'), 'line 5', 'DQ-12.1'],
  [`${VANESSA}sealed: Ch1`, 'line 6', 'DQ-5.4'],
];

test.each(BROKEN)('position %# is refused', (text, where, id) => {
  const found = notation.read(text).problems?.map((problem) => `${problem.where} ${problem.rule?.id}`);
  expect(found).toContain(`${where} ${id}`);
});

test('the positions that are broken above are good before', () => {
  for (const text of [good, TWO, lastRound, full]) expect(notation.read(text).problems).toBeUndefined();
});

/** What is typed, the line that is wrong and what was found there. */
const UNREADABLE: readonly (readonly [string, string, string])[] = [
  ['', 'input', 'no board'],
  ['1 . . . .', 'line 1', '4 fields'],
  ['4 . . . . . . . .', 'line 1', 'row 4'],
  ['1 . . . . . . . .\n1 . . . . . . . .', 'line 2', 'row 1 again'],
  ['1 . Kn9z . . . . . .', 'line 1', 'Kn9z on B1'],
  ['hello', 'line 1', 'hello'],
  ['colour: red', 'line 1', 'colour: red'],
  ['seat 2', 'line 1', 'seat 2'],
  ['card: J9', 'line 1', 'J9'],
  ['card:', 'line 1', 'nothing'],
  ['round: 4', 'line 1', '4'],
  ['round: 1\nround: 1', 'line 2', 'round again'],
  ['options: __proto__', 'line 1', '__proto__'],
  ['hand: Ca6', 'line 1', 'Ca6'],
  ['bag: ?', 'line 1', '?'],
  ['sealed: .', 'line 1', '.'],
  ['scores: 1+2', 'line 1', '1+2'],
  ['scores: 6+4+99+0+0+0', 'line 1', '6+4+99+0+0+0'],
];

test.each(UNREADABLE)('%j cannot be read', (text, where, found) => {
  expect(toldProblems(notation.read(text))).toContainEqual(expect.objectContaining({ where, found }));
});
