import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE, unheard } from '../../../core/game.ts';
import type { Entry } from '../../../core/herald.ts';
import { valueOf } from '../../../core/testing/reading.ts';
import { herald } from './herald.ts';
import { donQuixote } from '../rules/index.ts';
import type { Event, LayMove, State } from '../rules/state.ts';

const PETER = `
1  Ch5*  Ca6   Wm6   Wm5  Ch1  Ch3*  Wm4   Wm2*
2  Ch6*  Kn2b* Kn2a* Ca4  Wm1  Ch4   Wm3*  Kn1b*
3  Kn3a  Kn3b* Kn1a  Kn3c* Ch2 Wm7   Kn1c  Kn2c*`;
const VANESSA = `
1  .  Wm1   .   .     .    Ca6  .     .
2  .  Kn2b* Ca4 Wm6*  Ch4  .    Kn1b  Kn3b*
3  .  .     Wm4 Kn1c* .    .    Kn2a* .`;

/** Round 3, the third card is up; a Sancho Pansa is on H1. */
const ROUND_3 = `
options: sanchoPansa
card: A1
1  .     Wm1   Ch1 .     Kn1a Ca6  .     Sancho
2  Kn3a  Kn2b* Ca4 Wm6*  Ch4  .    Kn1b  Kn3b*
3  Wm7   Ch2   Wm4 Kn1c* Ch3  Wm5  Kn2a* Ch6
hand: Kn3c Wm2 Wm3
gone: Kn2c
aside: Ch5`;
const LAST_FIELD = `
card: A1
1  .     Wm1   Ch1 Kn1a  Kn2c Ca6  Kn3c  Wm2
2  Kn3a  Kn2b* Ca4 Wm6*  Ch4  Wm3  Kn1b  Kn3b*
3  Wm7   Ch2   Wm4 Kn1c* Ch3  Wm5  Kn2a* Ch6
aside: Ch5`;

const position = (text: string): State => valueOf(herald.read(text));

const lines = (entries: readonly Entry[]): string[] =>
  entries.map(({ category, points, because }) => `${category}: ${points}: ${because.join('; ')}`);

test('DQ-V01 the account of Vanessa', () => {
  expect(lines(herald.account(position(VANESSA), 0))).toEqual([
    '6-castle: 0: no knight, round 1 needs 1',
    '4-castle: 4: 2 knights (B2, D3), round 1 needs 1',
    'churches: 0: E2 stands alone',
    'windmills: 2: C3, D2 are connected (2 × 1); B1 stands alone',
    'Defense of the Realm: 0: guards D3 (1), G3 (2): 3 shields, round 1 needs 4',
    'knight group: 0: counts in round 3 only',
  ]);
});

test('DQ-V02 the account of Peter', () => {
  expect(lines(herald.account(position(PETER), 0))).toEqual([
    '6-castle: 0: 1 knight (H2), round 3 needs 3',
    '4-castle: 4: 4 knights (B3, C2, C3, D3), round 3 needs 3',
    'churches: 8: E1, E3, F1, F2 are connected (4 × 2); A1, A2 stand alone',
    'windmills: 12: E2, F3, G1, G2, H1 are connected (5 × 2); C1, D1 are connected (2 × 1)',
    'Defense of the Realm: 0: guards H2 (1), H3 (2): 3 shields, round 3 needs 12',
    'knight group: 9: B3 (3), C2 (2), C3 (1), D3 (3) are connected: 9 shields',
  ]);
  expect(herald.account(position(PETER), 0, 1)[5].points).toBe(0);
});

test('an empty board has reasons too', () => {
  const empty = '1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\nround: 3';
  expect(lines(herald.account(position(empty), 0))).toEqual([
    '6-castle: 0: not on the board',
    '4-castle: 0: not on the board',
    'churches: 0: none on the board',
    'windmills: 0: none on the board',
    'Defense of the Realm: 0: no guards, round 3 needs 12',
    'knight group: 0: no two knights are connected',
  ]);
});

test.each([
  ['kn2b', { tile: 4, turn: 0 }],
  [' Kn2b* ', { tile: 4, turn: 180 }],
  ['Kn2b@90', { tile: 4, turn: 90 }],
  ['SANCHO', { tile: 24, turn: 0 }],
  ['Ca6', { tile: 22, turn: 0 }],
])('the move %j is read', (text, move) => {
  expect(herald.readMove(text)).toEqual({ value: { t: 'lay', ...move } });
});

test.each(['', 'Kn9', 'Kn2b**', 'Kn2b@', 'Kn2b@9999', 'toString', '__proto__'])('%j is no move', (text) => {
  expect(herald.readMove(text).problems).toHaveLength(1);
});

/** The position, the move, the rule that refuses it, and why. */
const REFUSED: readonly (readonly [string, string, string, string])[] = [
  [VANESSA, 'Ch1', 'DQ-5.4', 'No card is up, so there is no field to lay a tile on.'],
  [ROUND_3.replace('card: A1', 'card: ?'), 'Wm2', 'DQ-5.4', 'The next card is not turned up yet.'],
  [ROUND_3, 'Wm2@90', 'DQ-3.6', 'Wm2 cannot lie at 90 degrees, only at 0 or 180.'],
  [ROUND_3, 'Ca4', 'DQ-4.5', 'Ca4 has lain on C2 since the set-up.'],
  [ROUND_3, 'Kn2b', 'DQ-5.5', 'Kn2b already lies on B2 and is never moved again.'],
  [ROUND_3, 'Ch5', 'DQ-5.6', 'Ch5 is set aside for the last field; this is card 3 of 6.'],
  [ROUND_3, 'Sancho', 'DQ-12.2', 'Sancho Pansa already lies on H1; it can be laid only once.'],
  [ROUND_3, 'Kn2c', 'DQ-12.2', 'Kn2c has left the game: Sancho Pansa was laid in its place.'],
  [LAST_FIELD, 'Kn1a', 'DQ-5.6', 'Only Ch5, the tile set aside, can go on A1.'],
  [LAST_FIELD, 'Sancho', 'DQ-12.1', 'This game is played without Sancho Pansa.'],
];

test.each(REFUSED)('position %# refuses with the figures', (text, typed, id, why) => {
  const state = position(text);
  const reading = herald.readMove(typed);
  const move = (reading as { value: LayMove }).value;
  const rule = donQuixote.refusal(state, 0, move);
  expect(rule?.id).toBe(id);
  expect(herald.reason(state, 0, move, rule!)).toBe(why); // it has an id
});

test('a tile face down and a choice already made are refused with the figures', () => {
  const state = donQuixote.setup(2, { sanchoPansa: true, sameDraw: false }, seededDice(1), unheard);
  const [{ hand, bag }] = state.realms;
  const move: LayMove = { t: 'lay', tile: bag[0], turn: 0 };
  const names = hand.map((tile) => herald.writeMove({ t: 'lay', tile, turn: 0 })).join(', ');
  const why = (): string => herald.reason(state, 0, move, donQuixote.refusal(state, 0, move)!); // it is refused
  expect(why()).toBe(`${herald.writeMove(move)} still lies face down. Face up are ${names}.`);
  donQuixote.apply(state, 0, donQuixote.moves(state, 0)[1], seededDice(1), unheard);
  expect(why()).toBe(
    `The choice is already made: ${herald.writeMove(donQuixote.moves(state, 1)[0]) && names.split(', ')[0]}*.`,
  );
});

test.each([
  [ROUND_3, 'Lay one of your 3 face-up tiles on A1.'],
  [
    ROUND_3.replace('Sancho\n', 'Kn2c\n').replace('gone: Kn2c\n', ''),
    'Lay one of your 3 face-up tiles, or Sancho Pansa, on A1.',
  ],
  [LAST_FIELD, 'Lay Ch5, the tile set aside, on A1, as it is or turned.'],
  [VANESSA, 'No card is given, so only the scoring can be asked.'],
  [LAST_FIELD.replace('A1', '?'), 'The next card is turned up.'],
])('position %# asks its question', (text, question) => {
  expect(herald.question(position(text), 0)).toBe(question);
});

const SCORE = { castle6: 0, castle4: 4, churches: 0, windmills: 2, defense: 0, knightGroup: 0 };

test.each<[Event, string]>([
  [{ t: 'castle', tile: 22, field: 5 }, 'The 6-castle goes on F1 (DQ-4.3).'],
  [{ t: 'castle', tile: 23, field: 10 }, 'The 4-castle goes on C2 (DQ-4.4).'],
  [{ t: 'passedOver', field: 4 }, 'E1 touches the 6-castle and is passed over (DQ-4.4).'],
  [{ t: 'turnedUp', seat: 1, tiles: [0, 9], aside: NONE }, 'Sancho: Kn1a Wm1 turned up.'],
  [{ t: 'turnedUp', seat: 1, tiles: [0], aside: 20 }, 'Sancho: Kn1a turned up, Ch5 set aside (DQ-5.3).'],
  [{ t: 'card', round: 2, field: 22 }, 'Round 2: the card is G3.'],
  [{ t: 'sealed', seat: 0, lay: HIDDEN }, 'Dulcinea: has chosen (DQ-10.3).'],
  [{ t: 'sealed', seat: 0, lay: 9 }, 'Dulcinea: has chosen Kn2b* (DQ-10.3).'],
  [{ t: 'laid', seat: 0, field: 22, lay: 9 }, 'Dulcinea: Kn2b* on G3.'],
  [{ t: 'gone', seat: 0, tile: 4 }, 'Dulcinea: Kn2b leaves the game (DQ-12.2).'],
  [{ t: 'scored', seat: 0, round: 1, score: SCORE }, 'Dulcinea: round 1 gives 6 points: 4-castle 4, windmills 2.'],
])('event %# is told', (event, told) => {
  expect(herald.tell(event, ['Dulcinea', 'Sancho'])).toBe(told);
});

test('foresee gives the account as it would be, and leaves the position alone', () => {
  const state = position(LAST_FIELD);
  const before = herald.write(state);
  const now = herald.account(state, 0);
  const then = herald.foresee(state, 0, { t: 'lay', tile: 20, turn: 0 });
  expect(then[2].because).not.toEqual(now[2].because);
  expect(herald.write(state)).toBe(before);
});

/** DQ-9.3: a grade begins above its figure. */
test.each([
  [14, 'No grade yet: that takes more than 70 points (DQ-9.3).'],
  [16, 'More than 70 points: very good (DQ-9.3).'],
  [31, 'More than 85 points: a rare result (DQ-9.3).'],
  [46, 'More than 100 points: beyond belief (DQ-9.3).'],
])('DQ-9.3 the grade of 56 points and %d more', (windmills, grade) => {
  const state = position(VANESSA);
  const points = { ...SCORE, windmills: 24 };
  state.realms[0].scores.push(points, points, { ...SCORE, castle4: 0, windmills });
  expect(herald.verdict(state, ['You']).at(-1)).toBe(grade);
});

test('DQ-9.2 those who have most win together', () => {
  const state = position(`seat 1${VANESSA}\nseat 2${VANESSA}`);
  for (const realm of state.realms) realm.scores.push(SCORE, SCORE, SCORE);
  expect(herald.verdict(state, ['Sancho', 'Dulcinea'])).toEqual([
    'Sancho: 6 + 6 + 6 = 18 points',
    'Dulcinea: 6 + 6 + 6 = 18 points',
    'Winners together: Sancho and Dulcinea (DQ-9.2).',
  ]);
});
