/** What people with a box type, and the ruling they get. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Impossible, played, shown, type Typed } from '../../../testing/rulings.ts';

/** V5: Blue is seat 1, Green seat 2, Red seat 3. */
const END = `turn: 8
sword: 3
seat 1
at: home Tristan
has: S5 M1 G4
tiles: D03
grail: 12
seat 2
at: home Arthur
has: S2 M3 L2 G1
tiles: D02 D04 D05
grail: 9
seat 3
at: home Gawain
has: S2 M3 L2 G2
tiles: D06 D07 D09
grail: 4
`;
const ENDED = END.replace('sword: 3', 'sword: 3\nmajorities: lance 2, deed 3, mace 2');
/** V1, round 2. */
const TWO = `round: 2
deeds: D02 D03 D09
seat 1
at: SS1
has: S1
seat 2
at: M1
`;
const STACK = `round: 3
deeds: D04 D06 D08
seat 1
at: W2
seat 2
at: W2
`;
/** V2: at Percival with a disc on Strength. */
const PERCIVAL = `round: 4
deeds: D02 D03 D09
asked: 1 learn
seat 1
at: PER
has: e5 q1
vows: Strength
seat 2
at: home Tristan
`;
/** V3, and others before the Dragon. */
const DRAGON = `round: 4
deeds: D01 D09 D10
sword: 1
seat 1
at: GAL
has: S3
seat 2
at: home Tristan
`;
const MALEAGANT = `round: 4
deeds: D05 D09 D10
holders: Maleagant 1
seat 1
at: GAL
has: S2
seat 2
at: home Tristan
`;
/** V4: Blue, Red, Green, Yellow. */
const GRAIL = `turn: 3
round: 5
deeds: D04 D06 D08
seat 1
at: home Arthur
grail: 6
seat 2
at: MOR
grail: 5
seat 3
at: GAL
grail: 3
seat 4
at: PER
`;
/** V7. */
const MAGIC = `turn: 2
phase: magic
deeds: D04 D06 D08
asked: 1 magic
seat 1
at: home Arthur
has: G2 a1 e1 p1
seat 2
at: home Merlin
`;
const HOME = `turn: 3
deeds: D02 - D08
fetched: 2
seat 1
at: home Arthur
has: G1 q2
seat 2
at: home Merlin
`;

const virtue = (own: string, other: string, name: string): string => `round: 4
deeds: D04 D06 D08
asked: 1 learn
seat 1
at: PER
vows: ${name}
${own}
seat 2
at: home Tristan
${other}
`;

const TYPED: readonly Typed[] = [
  shown(
    'V1 who moves next, and where to',
    TWO,
    'Seat 2 decides',
    'ride M2  ride L1  ride PER  ride GAL  ride MOR  ride GRA  ride home',
  ),
  played('V1 not before it is his turn', TWO, ['ride SS2 by 1', 'refused by LAN-4.3']),
  played('V1 and not back', TWO, ['ride W1', 'refused by LAN-5.1']),
  played('V1 a track is gone along space by space', TWO.replace('at: M1', 'at: home Arthur'), [
    'ride SS3',
    'refused by LAN-5.3',
  ]),
  played('V2 may I learn this virtue?', PERCIVAL, ['learn Strength', 'is legal', 'learned: Strength 4']),
  played('V2 with the crown', PERCIVAL.replace('asked', 'crowns: Strength 1\nasked'), [
    'learn Strength',
    'learned: Strength 6',
  ]),
  played('V2 with two squires', PERCIVAL.replace('q1', 'q2'), ['learn Strength', 'refused by LAN-11.1']),
  played('V2 without the disc', PERCIVAL.replace('vows: Strength\n', ''), ['learn Strength', 'refused by LAN-11.3']),
  played('V3 a deed with the Sword', DRAGON, ['ride DRA', 'is legal', 'tiles: D01', 'deeds: - D09 D10']),
  played('V3 and without it', DRAGON.replace('sword: 1\n', ''), ['ride DRA', 'refused by LAN-12.3']),
  played('T10 the counter is not the Sword', DRAGON.replace('sword: 1', 'sword: 2\nfetched: 1'), [
    'ride DRA',
    'refused by LAN-12.3',
  ]),
  played('V4 a step never passes the leader', GRAIL, ['ride GRA', 'is legal', 'grail: 6']),
  shown(
    'V5 the end: ties are asked for in the order of the seats',
    END,
    'Seat 2 decides',
    'claim mace  claim lance  claim deed',
  ),
  played('V5 nobody else may choose first', END, ['claim deed by 3', 'refused by LAN-15.4']),
  shown(
    'V5 a tie is not counted before it is chosen',
    END,
    'Seat 2 and Seat 3 are tied with 3. They choose in the order of the seats',
  ),
  played('V5 a majority without a tie cannot be chosen', END, ['claim sword', 'refused by LAN-15.3']),
  shown(
    'V5 the choices told: Red is Lancelot',
    ENDED,
    'Seat 1: 9 VP',
    'Seat 2: 7 VP',
    'Seat 3: 9 VP',
    'Seat 3 becomes Lancelot! Seat 3 and Seat 1 are tied, and the seat nearest to Arthur wins.',
  ),
  shown(
    'V5 the first choice told: Red comes next',
    END.replace('sword: 3', 'sword: 3\nmajorities: lance 2'),
    'Seat 3 decides',
    'claim mace  claim deed',
  ),
  shown(
    'V6 advantages add up: two Ladies and two Plots',
    TWO.replace('deeds', 'holders: Tristan 2, Gawain 2\nasked: 2 take\ndeeds').replace('M1', 'W1'),
    'take lady lady plot plot',
  ),
  played('V7 magic, twice', MAGIC, ['exchange enemy lady', 'is legal', 'has: G1 l1 a1 p1']),
  shown(
    'T1 which knight lies lower is not told',
    STACK,
    'It depends on which knight lies lower on W2',
    "Tell it with 'road: 1 2'",
    'If on W2 seat 1 lies under seat 2:',
    'Seat 1 decides',
    'Seat 2 decides',
  ),
  shown('T1 and told', STACK.replace('deeds', 'road: 2 1\ndeeds'), 'Seat 2 decides'),
  played('T1 a move that only one of them may make', STACK, [
    'ride W3 by 2',
    'It depends on',
    'is legal',
    'refused by LAN-4.3',
  ]),
  shown('T2 lances lie to the right of swords', TWO.replace('SS1', 'SS3').replace('M1', 'SL1'), 'Seat 2 decides'),
  played('T5 after the use of the power', TWO.replace('M1', 'MOR\nmorgana: used\nflags: anew tour2'), [
    'ride MOR',
    'refused by LAN-8.3',
  ]),
  played(
    'T6 the last at the Grail must go home',
    TWO.replace('at: M1', 'at: GRA').replace('at: SS1', 'at: home Arthur'),
    ['ride GRA', 'refused by LAN-9.6'],
  ),
  played(
    'T8 the Lake is walked space by space to the counter',
    TWO.replace('deeds: D02 D03 D09', 'deeds: D02 D03 D08\nlake: entered').replace('M1', 'L1'),
    ['ride PER', 'refused by LAN-13.4'],
  ),
  played('T9 no whirlpools: the counter lies on the first space', TWO.replace('D02 D03 D09', 'D04 D06 D08'), [
    'ride L1',
    'is legal',
    'fetched: 2',
  ]),
  played('T12 two swords, and the lance is spared', MALEAGANT, ['ride DRA', 'is legal', 'tiles: D05']),
  played('T12 not without Maleagant', MALEAGANT.replace('holders: Maleagant 1\n', ''), [
    'ride DRA',
    'refused by LAN-12.3',
  ]),
  played(
    'T14 seven cards at most',
    TWO.replace('deeds', 'holders: Tristan 2\nasked: 2 take\ndeeds').replace('M1', 'W2\nhas: l6'),
    ['take allied plot', 'refused by LAN-6.5'],
  ),
  played(
    'T15 Bedivere passes a space',
    TWO.replace('deeds', 'holders: Bedivere 2\ndeeds').replace('M1', 'J1').replace('SS1', 'home Arthur'),
    ['ride J3', 'is legal', 'passed: J2'],
  ),
  played('T17 Dexterity: nobody who is tied', virtue('has: S3', 'has: S3', 'Dexterity'), [
    'learn Dexterity',
    'refused by LAN-11.1',
  ]),
  played('T17 Dexterity: one weapon is enough', virtue('has: S1 M2', 'has: S4 M1', 'Dexterity'), [
    'learn Dexterity',
    'is legal',
  ]),
  played('T18 Benevolence: all have none', virtue('grail: 1', 'grail: 1', 'Benevolence'), [
    'learn Benevolence',
    'is legal',
  ]),
  played('T19 Honor: tied for most squires', virtue('has: p7 q2', 'has: q2', 'Honor'), ['learn Honor', 'is legal']),
  played('T19 Honor: six Plots', virtue('has: p6 q2', 'has: q2', 'Honor'), ['learn Honor', 'refused by LAN-11']),
  played('T20 Charisma: nobody has a deed', virtue('has: q7', '', 'Charisma'), ['learn Charisma', 'refused by LAN-11']),
  shown(
    'T23 the Grail: all on 7, and nobody told whose marker lies lowest',
    END.replaceAll(/grail: \d+/g, 'grail: 7'),
    'It depends on whose marker lies lowest on the Grail track',
  ),
  shown('T23 all on 0: nobody leads', END.replaceAll(/grail: \d+\n/g, ''), 'Seat 2 decides'),
  shown(
    'T25 who fetched the counter in turn 8 takes the Sword',
    ENDED.replace('sword: 3', 'sword: 3\nfetched: 1'),
    'Seat 1: 12 VP',
    'Seat 1 becomes Lancelot!',
  ),
  shown('T26 a tie: nearer to Arthur', ENDED, 'Seat 3 becomes Lancelot!'),
  shown('the turn is over: magic, and which tile comes is not invented', HOME, 'Seat 1 decides'),
  played('the turn is over: the Sword has changed hands', HOME, ['done', 'is legal']),
  shown(
    'tiles at the Dragon not told: who moves is clear',
    TWO.replace('deeds: D02 D03 D09\n', '').replace('M1', 'MOR'),
    'Seat 2 decides',
  ),
  shown(
    'tiles at the Dragon not told: which moves are sure',
    TWO.replace('deeds: D02 D03 D09\n', '').replace('at: M1', 'at: M1\nhas: S4'),
    'ride M2  ride L1  ride PER',
    'and, depending on what the position does not tell:\n  ride DRA',
  ),
  played(
    'tiles at the Dragon not told: whether one may go there is not',
    DRAGON.replace('D09 D10', 'D09 ?').replace('S3', 'S4').replace('D01', 'D13'),
    [
      'ride DRA',
      'It depends on tile 3 at the Dragon',
      'If tile 3 at the Dragon is D01',
      'is legal',
      'refused by LAN-12.3',
    ],
  ),
  played(
    'own box: another cost',
    `box: D09 2S 1M, 3 VP, 1 whirlpool\n${DRAGON.replace('sword: 1\n', '').replace('S3', 'S2 M1')}`,
    ['ride DRA', 'is legal', 'tiles: D09', 'Deeds', 'box: D09 2S 1M, 3 VP, 1 whirlpool'],
  ),
  played('own box: the VP of a virtue', `box: Strength 5 9\n${PERCIVAL}`, ['learn Strength', 'learned: Strength 5']),
  shown(
    'own box: a longer Joust',
    `box: J squire sword squire sword squire lance\n${TWO.replace('at: M1', 'at: J5').replace('at: SS1', 'at: home Arthur')}`,
    'ride J6  ride SS1',
  ),
  shown('our own box again after that', TWO.replace('at: M1', 'at: J5'), 'line 7: found J5'),
  shown(
    'own box: a Lake of four spaces',
    `box: lake 4\n${TWO.replace('D02 D03 D09', 'D02 D05 D09').replace('at: M1', 'at: L3').replace('round', 'lake: entered\nround')}`,
    'ride L4',
  ),
];

const IMPOSSIBLE: readonly Impossible[] = [
  [TWO.replace('has: S1', 'has: S21'), 5, 'more swords than there are'],
  [TWO.replace('has: S1', 'has: l5 p3'), 5, 'eight cards'],
  [TWO.replace('at: M1', 'at: L2'), 7, 'on the Lake, which nobody entered'],
  [TWO.replace('D02 D03', 'D02'), 2, 'two tiles at the Dragon'],
  [TWO.replace('D02 D03', 'D02 D02'), 2, 'a tile twice'],
  [TWO.replace('has: S1', 'tiles: D02'), 2, 'a tile won that lies at the Dragon'],
  [TWO.replace('round: 2', 'road: 1 2'), 1, 'the farthest does not move first'],
  [TWO.replace('round: 2', 'road: 2'), 1, 'a knight is missing'],
  [TWO.replace('round: 2', 'pilgrims: 1'), 1, 'a marker is missing'],
  [TWO.replace('round: 2', 'asked: 1 ride'), 1, 'not his turn'],
  [TWO.replace('round: 2', 'asked: 1 learn'), 1, 'not at Percival'],
  [TWO.replace('round: 2', 'holders: Arthur 1'), 1, 'an advantage that does not last'],
  [TWO.replace('has: S1', 'learned: Strength 5'), 5, 'a virtue with other VP'],
  [`${TWO}flags: anew`, 8, 'anew without the power'],
  [`${TWO}flags: dismissed`, 8, 'dismissed, but not at the Grail'],
  [END.replace('home Gawain', 'home Arthur'), 14, 'two on one seat'],
  [ENDED.replace('lance 2', 'lance 1'), 3, 'a majority of one who has not most'],
  [ENDED.replace('lance 2, deed 3, mace 2', 'lance 3, deed 3'), 3, 'a choice out of turn'],
  [ENDED.replace('deed 3', 'sword 3'), 3, 'a majority that another has alone'],
  ['turn: 8\nseat 1\nat: home Arthur', 0, 'one seat'],
  [`box: D17 1S, 1 VP\n${TWO}`, 1, 'a deed that does not exist'],
  [`box: D05 1S 2S, 1 VP\n${TWO}`, 1, 'a cost twice'],
  [`box: Strength 6 4\n${TWO}`, 1, 'less with the crown'],
  [`box: J squire banana\n${TWO}`, 1, 'a thing that does not exist'],
  [`box: lake 6\nbox: lake 7\n${TWO}`, 2, 'a track twice'],
];

testRulings('lancelot', TYPED, IMPOSSIBLE);
