import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE, unheard } from '../../../core/game.ts';
import { type Entry, listed, speaker, wordsOf } from '../../../core/text.ts';
import { valueOf } from '../../../core/testing/reading.ts';
import { notation } from '../notation/index.ts';
import { accounts } from './account.ts';
import { type Says, text as english } from './en.ts';
import { narrator } from './narrator.ts';
import { reason } from './reason.ts';
import { tileName } from './tiles.ts';
import { tileOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Event, LayMove, State } from '../rules/state.ts';

const herald = { ...notation, ...speaker({ ...narrator, reason }, accounts, wordsOf('en', english)) };

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
    '6-castle: 0: 0 of 1 knight connected',
    '4-castle: 4: 2 knights connected, 1 needed (B2, D3)',
    'Churches: 0: E2 not connected',
    'Windmills: 2: 2 connected, 1 point each (D2, C3); B1 not connected',
    'Defense: 0: 3 of 4 shields on guard (D3, G3)',
    'Knights: 0: scores in round 3',
  ]);
});

test('DQ-V02 the account of Peter', () => {
  expect(lines(herald.account(position(PETER), 0))).toEqual([
    '6-castle: 0: 1 of 3 knights connected (H2)',
    '4-castle: 4: 4 knights connected, 3 needed (C2, B3, C3, D3)',
    'Churches: 8: 4 connected, 2 points each (E1, F1, F2, E3); A1 not connected; A2 not connected',
    'Windmills: 12: 5 connected, 2 points each (G1, H1, E2, G2, F3); 2 connected, 1 point each (C1, D1)',
    'Defense: 0: 3 of 12 shields on guard (H2, H3)',
    'Knights: 9: 9 shields on connected knights (C2, B3, C3, D3)',
  ]);
  expect(herald.account(position(PETER), 0, 1)[5].points).toBe(0);
});

test('an empty board has reasons too', () => {
  const empty = '1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\nround: 3';
  expect(lines(herald.account(position(empty), 0))).toEqual([
    '6-castle: 0: 0 of 3 knights connected',
    '4-castle: 0: 0 of 3 knights connected',
    'Churches: 0: none on the board yet',
    'Windmills: 0: none on the board yet',
    'Defense: 0: 0 of 12 shields on guard',
    'Knights: 0: no two knights are connected',
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
  [VANESSA, 'Ch1', 'DQ-5.4', 'No card is turned up, so there is no field to place a tile on.'],
  [ROUND_3.replace('card: A1', 'card: ?'), 'Wm2', 'DQ-5.4', 'The next card is not turned up yet.'],
  [ROUND_3, 'Wm2@90', 'DQ-3.6', 'The windmill cannot be turned by 90 degrees. Place it as it is or upside down.'],
  [ROUND_3, 'Ca4', 'DQ-4.5', 'The 4-castle stays on C2 for the whole game.'],
  [ROUND_3, 'Kn2b', 'DQ-5.5', 'The 2-shield knight is already on B2, and tiles never move.'],
  [ROUND_3, 'Ch5', 'DQ-5.6', 'The church is for the last field, and this is card 3 of 6. Choose another tile.'],
  [ROUND_3, 'Sancho', 'DQ-12.2', 'Sancho Pansa is already on H1. You can place him only once.'],
  [ROUND_3, 'Kn2c', 'DQ-12.2', 'The 2-shield knight has left the game: Sancho Pansa was placed instead.'],
  [LAST_FIELD, 'Kn1a', 'DQ-5.6', 'A1 is the last field. Only the church you set aside can go there.'],
  [LAST_FIELD, 'Sancho', 'DQ-12.1', 'This game is played without Sancho Pansa.'],
];

test.each(REFUSED)('position %# refuses with the figures', (text, typed, id, why) => {
  const state = position(text);
  const reading = herald.readMove(typed);
  const move = (reading as { value: LayMove }).value;
  const rule = game.refusal(state, 0, move);
  expect(rule?.id).toBe(id);
  expect(herald.reason(state, 0, move, rule!)).toBe(why); // it has an id
});

test('a tile face down and a choice already made are refused with the figures', () => {
  const state = game.setup(2, { sanchoPansa: true, sameDraw: false }, seededDice(1), unheard);
  const [{ hand, bag }] = state.realms;
  const move: LayMove = { t: 'lay', tile: bag[0], turn: 0 };
  const ENGLISH = wordsOf<Says>('en', english);
  const names = hand.map((tile) => tileName(ENGLISH, tile));
  const why = (): string => herald.reason(state, 0, move, game.refusal(state, 0, move)!); // it is refused
  expect(why()).toBe(
    `The ${tileName(ENGLISH, bag[0])} is still face down. You can place one of these: ${listed(ENGLISH, names)}.`,
  );
  game.apply(state, 0, game.moves(state, 0)[1], seededDice(1), unheard);
  expect(why()).toBe(
    `You have already chosen the ${tileName(ENGLISH, tileOf(state.realms[0].sealed))}. You cannot change it.`,
  );
});

test.each([
  [ROUND_3, 'Choose a tile for A1'],
  [ROUND_3.replace('Sancho\n', 'Kn2c\n').replace('gone: Kn2c\n', ''), 'Choose a tile for A1'],
  [LAST_FIELD, 'Place your last tile on A1'],
  [VANESSA, 'There is no card, so only the score can be counted.'],
  [LAST_FIELD.replace('A1', '?'), 'The next card is about to be turned up.'],
])('position %# asks its question', (text, question) => {
  expect(herald.question(position(text), 0)).toBe(question);
});

const SCORE = { castle6: 0, castle4: 4, churches: 0, windmills: 2, defense: 0, knightGroup: 0 };

test.each<[Event, string]>([
  [{ t: 'castle', tile: 22, field: 5 }, 'The 6-castle is on F1.'],
  [{ t: 'castle', tile: 23, field: 10 }, 'The 4-castle is on C2.'],
  [{ t: 'passedOver', field: 4 }, 'E1 touches the 6-castle, so the next card counts.'],
  [{ t: 'turnedUp', seat: 1, tiles: [0, 9], aside: NONE }, 'Sancho turns up 2 tiles.'],
  [{ t: 'turnedUp', seat: 1, tiles: [0], aside: 20 }, 'Sancho turns up 1 tile.'],
  [{ t: 'card', round: 2, field: 22 }, 'Round 2: the next field is G3.'],
  [{ t: 'card', round: 2, field: HIDDEN }, 'The next card is about to be turned up.'],
  [{ t: 'sealed', seat: 0, lay: HIDDEN }, 'Dulcinea has chosen.'],
  [{ t: 'sealed', seat: 0, lay: 9 }, 'Dulcinea has chosen.'],
  [{ t: 'laid', seat: 0, field: 22, lay: 9 }, 'Dulcinea places a 2-shield knight on G3.'],
  [{ t: 'gone', seat: 0, tile: 4 }, 'Dulcinea’s 2-shield knight leaves the game.'],
  [{ t: 'scored', seat: 0, round: 1, score: SCORE }, 'Dulcinea scores 6 points in round 1.'],
])('event %# is told', (event, told) => {
  expect(herald.tell(event, ['Dulcinea', 'Sancho'])?.text).toBe(told);
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
  [14, 'More than 70 is very good.'],
  [16, 'Very good!'],
  [31, 'A rare result!'],
  [46, 'Beyond belief!'],
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
    'Sancho and Dulcinea share the victory.',
  ]);
});
