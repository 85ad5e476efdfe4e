/** What people with a box type, and the ruling they get. */
import { expect, test } from 'vitest';
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Impossible, played, refereeOf, shown, type Typed } from '../../../testing/rulings.ts';
import { EXAMPLES, PETER as WHOLE } from '../testing/examples.ts';

const say = refereeOf('don-quixote');

const VANESSA = `     A     B     C     D     E     F     G     H
1    .     Wm1   .     .     .     Ca6   .     .
2    .     Kn2b* Ca4   Wm6*  Ch4   .     Kn1b  Kn3b*
3    .     .     Wm4   Kn1c* .     .     Kn2a* .
`;
const ASKED = `card: G1
${VANESSA}hand: Ch1 Kn3a Wm5 Wm7 Ch2 Ch3 Ch6
`;
const TWO = ASKED.replace('     A', 'seat 1\n     A') + ASKED.replace('card: G1', 'seat 2');
const PETER = `1 Ch5* Ca6   Wm6   Wm5   Ch1  Ch3* Wm4  Wm2*
2 Ch6* Kn2b* Kn2a* Ca4   Wm1  Ch4  Wm3* Kn1b*
3 Kn3a Kn3b* Kn1a  Kn3c* Ch2  Wm7  Kn1c Kn2c*
`;
/** Another player's board, with the castles on the same fields. */
const PAULA = PETER.replace('Ch5* Ca6', 'Ch5 Ca6').replace('Wm6   Wm5', 'Wm5   Wm6');
const SANCHO = `options: sanchoPansa
${PETER.replace('Kn2c*', 'Sancho')}`;
const LAST = `card: A1
board: B1 Wm1, C1 Ch1, D1 Kn3c, E1 Kn1a, F1 Ca6, G1 Wm2, H1 Wm3, A2 Kn3a, B2 Kn2b*, C2 Ca4, D2 Wm6*, E2 Ch4, F2 Kn2c, G2 Kn1b, H2 Kn3b*, A3 Wm7, B3 Ch2, C3 Wm4, D3 Kn1c*, E3 Ch3, F3 Wm5, G3 Kn2a*, H3 Ch6
aside: Ch5
`;
/** Two churches on a tile, a crossroads of four roads: tiles of a box that is not ours. */
const OWN_BOX = `box: K1 knight 2 F-O-L / windmill F-R
box: X1 O-L | R-F church / O-L | R-F church
box: C1 church F-L-R-I / O-I
box: Ca6 castle F-R / castle F-L
`;

const TYPED: readonly Typed[] = [
  shown('Vanessa after round 1, from a photograph', VANESSA, 'Seat 1 would score 6 now', '4-castle    4'),
  {
    name: 'her board as it would count in round 3',
    text: VANESSA,
    asked: { round: 3 },
    says: ['Seat 1 would score 2 now'],
  },
  shown('a table of Markdown', VANESSA.replaceAll(/ +/g, ' | ').replaceAll(/\n/g, ' |\n'), 'would score 6 now'),
  shown('which moves there are', ASKED, 'Seat 1 decides: Choose a tile for G1', 'Ch1  Ch1*  Kn3a'),
  played('a tile that lies already', ASKED, ['Kn2b', 'refused by DQ-5.5', 'B2']),
  played('a tile that is not turned up', ASKED, ['Kn2c', 'refused by DQ-5.2']),
  played('a tile turned by a quarter', ASKED, ['Ch1@90', 'refused by DQ-3.6']),
  played('a castle', ASKED, ['Ca6', 'refused by DQ-4.5']),
  played('Sancho Pansa without the variant', ASKED, ['Sancho', 'refused by DQ-12.1']),
  played('a legal tile: the next card is not invented', ASKED, ['Ch1*', 'is legal', 'card: ?']),
  played('a legal tile, and the card that was drawn', ASKED, ['Ch1* draw A1', 'is legal', 'card: A1']),
  played('a card drawn that is out', ASKED, ['Ch1 draw B1', '--draw: found B1']),
  played('a tile of the hand that cannot be seen', ASKED.replace('Ch6', '?'), [
    'Wm2',
    'It depends on the tile ? in the hand of seat 1',
    'If it is Wm2:',
    'is legal',
    'refused by DQ-5.2',
  ]),
  played('a tile that lies open beside a hidden one', ASKED.replace('Ch6', '?'), ['Ch1', 'Ch1 by seat 1 is legal']),
  played('the first of two who choose', TWO, ['Ch1', 'is legal', 'sealed: Ch1']),
  played('the last of two, when the first choice is not shown', `${TWO}sealed: ?`, [
    'Ch1 by 1',
    'Ch1 by seat 1 is legal',
    'It depends on the choice of seat 2',
  ]),
  played('the last of two, when it is', `${TWO}sealed: Ch2*`, ['Ch1 by 1', 'Seat 2 places a church on G1.']),
  played('who has chosen chooses no more', `${TWO}sealed: Ch2`, ['Ch1 by 2', 'refused by DQ-10.3']),
  shown('Peter, finished: his third scoring', PETER, 'Seat 1 would score 33 now'),
  shown(
    'Peter, finished: the rounds before are not told',
    PETER,
    '? + ? + 33 = ?',
    'The points of the earlier rounds are missing',
  ),
  shown('Peter, finished: the scoreboard showed 24', `${PETER}scores: 24`, '24 in rounds 1 and 2 + 33 = 57 points'),
  shown('Peter, finished: both rounds by their points', `${PETER}scores: 10 14`, '10 + 14 + 33 = 57 points'),
  shown('Peter, finished: the last round told too', `${PETER}scores: 10 14 33`, '10 + 14 + 33 = 57 points'),
  shown(
    'two who finished, and who has won',
    `seat 1\n${PETER}scores: 24\nseat 2\n${PAULA}scores: 30`,
    '= 57 points',
    'Seat 2 wins.',
  ),
  shown(
    'two who finished with the same',
    `seat 1\n${PETER}scores: 24\nseat 2\n${PETER}scores: 24`,
    'Seat 1 and Seat 2 share the victory.',
  ),
  shown(
    'one of two who finished does not know his points',
    `seat 1\n${PETER}scores: 24\nseat 2\n${PETER}`,
    'The points of the earlier rounds are missing',
  ),
  shown(
    'a finished game with Sancho Pansa has no grade; the tile he replaced is clear',
    `${SANCHO}scores: 24`,
    'Games with Sancho Pansa are not graded.',
  ),
  shown('DQ-11.18 exactly 70 is not over 70', `${PETER}scores: 37`, '= 70 points', 'More than 70 is very good.'),
  shown('a fine solitaire result', `${PETER}scores: 40`, '= 73 points', 'Very good!'),
  played('the last card takes the tile set aside', LAST, ['Ch5', 'Ch5 by seat 1 is legal']),
  played('and no other', LAST, ['Wm7', 'refused by DQ-5.6']),
  played('in round 3 with the points of the scoreboard', `${LAST}scores: 24`, ['Ch5*', 'is legal', 'scores: 24\n']),
  shown(
    'an own box: a windmill and a knight on one tile',
    `${OWN_BOX}board: A1 K1, B1 Ca6`,
    'Seat 1 would score 0 now',
    '2 of 4 shields on guard',
  ),
  shown('an own box: four roads on a tile, churches in both halves', `${OWN_BOX}board: B2 X1, C2 C1`, 'Churches    2'),
  shown('an own box: what is not described is not in it', `${OWN_BOX}board: B2 Kn1a`, 'line 5: found B2 Kn1a'),
  {
    name: 'an own box: one tile changed, the rest as ours',
    text: `box: Kn1a knight 3 F-O / R-L\nboard: A1 Kn1a, B1 Kn3a`,
    asked: { round: 2 },
    says: ['6 of 8 shields on guard'],
  },
  {
    name: 'our own box again after that',
    text: 'board: A1 Kn1a, B1 Kn3a',
    asked: { round: 2 },
    says: ['4 of 8 shields on guard'],
  },
  played('the position after a move keeps the box', `box: Kn3a knight 1 F-O / L-R\n${ASKED}`, [
    'Kn3a',
    'box: Kn3a knight 1 F-O / L-R',
  ]),
  played('a question that cannot be read', ASKED, ['Kn99', '--try: found Kn99']),
  shown('a card that is not yet turned up', ASKED.replace('G1', '?'), 'Seat 1 would score 6 now'),
  played('nobody lays before the card is up', ASKED.replace('G1', '?'), ['Ch1', 'refused by DQ-5.4']),
];

/** As chapter 13 writes them. */
test.each(EXAMPLES)('$id, typed as in the rules: $shows', ({ board, checks }) => {
  for (const [round, figures] of Object.entries(checks)) {
    const points = figures.slice(0, 6).reduce((sum, one) => sum + one, 0);
    const answer = say(`board: ${board}`, { round: Number(round) });
    expect(answer).toContain(`Seat 1 would score ${points} now`);
    expect(answer).toMatch(new RegExp(` ${figures[8]} (of \\d+ )?shields on guard`));
  }
});

test('DQ-G1 the rounds of Peter, each with what lies there by then', () => {
  const castles = `${WHOLE.castle6} Ca6, ${WHOLE.castle4} Ca4`;
  const scored = WHOLE.rounds.map((_, round) => {
    const placed = WHOLE.rounds.slice(0, round + 1).map((one) => one.placed);
    return say(`board: ${[castles, ...placed].join(', ')}`);
  });
  for (const [round, points] of [6, 18, 33].entries())
    expect(scored[round]).toContain(`Seat 1 would score ${points} now`);
});

/** The fields refused for the 4-castle when the 6-castle stands on F1. */
test.each(['E1', 'E2', 'F2', 'G1', 'G2'])('DQ-4.4 no second castle on %s', (field) => {
  expect(say(`card: A1\nboard: F1 Ca6, ${field} Ca4\nhand: Kn1a Kn1b Kn1c Kn2a Kn2b Kn2c Kn3a Kn3b Kn3c`)).toContain('castles that do not touch'); // prettier-ignore
});

const IMPOSSIBLE: readonly Impossible[] = [
  [ASKED.replace('Wm1', 'Wm4'), 5, 'a tile twice'],
  [ASKED.replace('hand: Ch1', 'hand: Wm1'), 6, 'a tile in the hand that lies on the board'],
  [ASKED.replace('card: G1', 'card: B1'), 1, 'a card whose field is covered'],
  [ASKED.replace(' Ch6', ''), 6, 'a tile too few'],
  [ASKED.replace('Ch6', 'Ch6 Ch5'), 6, 'a tile too many'],
  [ASKED.replace('card: G1', 'card: G1\nround: 3'), 2, 'another round than the tiles tell'],
  [`${ASKED}aside: Ch5`, 7, 'a tile set aside in round 2'],
  [`${ASKED}scores: 7`, 7, 'a scoring that the board does not give'],
  [TWO.replace(/Ca6 {3}\.(?![^]*Ca6)/, '.     Ca6'), 10, 'castles of another seat elsewhere'],
  [`${PETER}scores: 10 14 34`, 4, 'a scoring that the board does not give'],
  [`${PETER}scores: 1 2 3 4`, 4, 'four scorings'],
  [`${PETER}scores: 999`, 4, 'more than can be won'],
  [`${PETER}hand: Kn2c`, 4, 'a hand after the end'],
  [PETER.replace('Kn2c*', 'Sancho'), 3, 'Sancho Pansa without the variant'],
  [PETER.replace('Ca6', 'Wm8'), 1, 'a tile that does not exist'],
  [PETER.replace('Wm2*', ''), 1, 'seven fields'],
  [`${TWO}sealed: Kn2c`, 14, 'a choice of a tile that is face down'],
  [`${ASKED}sealed: Ch1`, 7, 'a choice of everybody that is not shown'],
  ['box: K1 knight F-O / R-I\nboard: A1 K1', 1, 'a knight without shields, and half a join'],
  ['box: K1 church F-O-O\nboard: A1 K1', 1, 'a side twice'],
  ['box: K1 O-L-F\nboard: A1 K1', 1, 'a road to nothing'],
  ['box: K1 church F-O\nbox: K1 church F-L\nboard: A1 K1', 2, 'a name twice'],
  ['box: K1 castle F-O / castle F-O\nboard: A1 K1', 1, 'a third castle'],
  ['board: A1 Wm1, A1 Wm2', 1, 'a field twice'],
];

testRulings('don-quixote', TYPED, IMPOSSIBLE);
