/** The worked examples and tricky situations of the rules, typed as people would type them; rulings.test.ts has the others. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { played, shown, type Typed } from '../../../testing/rulings.ts';

/** Knights by their lines; tiles of which none can be paid lie at the Dragon. */
const riding = (lines: string, ...knights: readonly string[]): string => `turn: 3
round: 4
deeds: D09 D10 D11
${lines}${knights.map((knight, i) => `seat ${i + 1}\n${knight}\n`).join('')}`;

const end = (...knights: readonly string[]): string =>
  `turn: 8\n${knights.map((knight, i) => `seat ${i + 1}\n${knight}\n`).join('')}`;

/** T24: A, B, C in the order of the seats. */
const T24 = (chosen: string): string =>
  `${chosen}${end('at: home Arthur\nhas: S3 G1', 'at: home Gawain\nhas: S3 M2 G1', 'at: home Tristan\nhas: M2 G1')}`;

const TYPED: readonly Typed[] = [
  shown(
    'V1 Blue’s ways from the swords',
    riding('', 'at: SS1', 'at: home Bedivere'),
    'ride SS2  ride W1  ride W2  ride W3  ride M1  ride L1  ride PER  ride GAL  ride MOR  ride GRA\n  ride home',
  ),
  played(
    'V4 Green steps two spaces',
    riding('', 'at: home Arthur\ngrail: 6', 'at: home Tristan\ngrail: 6', 'at: MOR\ngrail: 3', 'at: home Merlin'),
    ['ride GRA', 'is legal', 'Seat 3 moves to space 5 of the Grail track'],
  ),
  played(
    'V4 who was ahead together steps one',
    riding('pilgrims: 1 2 3\n', 'at: MOR\ngrail: 6', 'at: home Tristan\ngrail: 6', 'at: GAL\ngrail: 5'),
    ['ride GRA', 'is legal', 'grail: 7'],
  ),
  played(
    'V6 with Gawain two spaces on a track of the Stronghold',
    riding('holders: Gawain 1\n', 'at: SS1', 'at: home Arthur'),
    ['ride SS3', 'is legal'],
  ),
  played(
    'V7 magic, the second time',
    'turn: 2\nphase: magic\ndeeds: D04 D06 D08\nasked: 1 magic\nseat 1\nat: home Arthur\nhas: G1 l1 a1 p1\nseat 2\nat: home Merlin\n',
    ['exchange plot lady', 'is legal', 'has: l2 a1'],
  ),
  shown(
    'T3 on the second tour only the space counts',
    riding('', 'at: J2\nmorgana: used\nflags: tour2', 'at: M1'),
    'Seat 2 decides',
  ),
  shown(
    'T3 and later the other way round',
    riding('', 'at: DRA\nmorgana: used\nflags: tour2', 'at: PER'),
    'Seat 1 decides',
  ),
  shown(
    'T3 on one space who came first, as it is told',
    riding('road: 2 1\n', 'at: W1\nmorgana: used\nflags: tour2', 'at: W1'),
    'Seat 2 decides',
  ),
  played(
    'T4 Morgana sends those at the Grail home',
    riding('road: 1 2 3\nasked: 3 morgana\n', 'at: GRA', 'at: GRA', 'at: MOR\nmorgana: ready\nflags: moved'),
    ['morgana use', 'is legal', 'flags: dismissed'],
  ),
  shown(
    'T4 sent home: one way only',
    riding('road: 1 2 3\n', 'at: GRA\nflags: dismissed', 'at: GRA\nflags: dismissed', 'at: MOR'),
    'Seat 1 decides',
    '  ride home\n',
  ),
  played(
    'T4 no remaining for who was sent home',
    riding('road: 1 2 3\n', 'at: GRA\nflags: dismissed', 'at: GRA\nflags: dismissed', 'at: MOR'),
    ['ride GRA', 'refused by LAN-8.7'],
  ),
  played(
    'T4 who reaches the Grail afterwards steps',
    riding('', 'at: GAL', 'at: home Arthur\ngrail: 4', 'at: home Merlin'),
    ['ride GRA', 'is legal', 'grail: 2'],
  ),
  played('T7 both at the Grail: the first to arrive may remain', riding('road: 1 2\n', 'at: GRA', 'at: GRA'), [
    'ride GRA',
    'is legal',
  ]),
  played('T7 the other is home: nobody remains alone', riding('', 'at: home Arthur', 'at: GRA'), [
    'ride GRA',
    'refused by LAN-9.6',
  ]),
  played(
    'T11 who has the Sword may fetch the counter',
    riding('sword: 1\nlake: entered\ncounter: L2\n', 'at: L1', 'at: W1'),
    ['ride L2', 'is legal', 'fetched: 1'],
  ),
  shown(
    'T11 and keeps the Sword at the end of the turn',
    'turn: 3\ndeeds: D02 D03 D08\nfetched: 1\nsword: 1\nseat 1\nat: home Arthur\nseat 2\nat: home Merlin\n',
    'Seat 1 decides: Choose where to ride first',
    'Seat 1 has Excalibur.',
  ),
  played(
    'T13 two players were at the Dragon',
    riding('dragon: 1 2\ndeeds: D02 D09 D10\n', 'at: home Arthur', 'at: home Merlin', 'at: GAL\nhas: S9 M9 L9').replace(
      'deeds: D09 D10 D11\n',
      '',
    ),
    ['ride DRA', 'refused by LAN-12.2'],
  ),
  played(
    'T13 one of them comes again on the second tour',
    riding('dragon: 1 2\n', 'at: GAL\nhas: S9 M9 L9\nmorgana: used\nflags: tour2', 'at: home Merlin', 'at: W1'),
    ['ride DRA', 'is legal'],
  ),
  played(
    'T13b the Grail, passing nobody',
    riding(
      'options: grailPassing=anybody\n',
      'at: home Arthur\ngrail: 6',
      'at: home Merlin\ngrail: 4',
      'at: MOR\ngrail: 3',
    ),
    ['ride GRA', 'is legal', 'grail: 4'],
  ),
  played(
    'T13b the Grail, passing not the leader',
    riding('', 'at: home Arthur\ngrail: 6', 'at: home Merlin\ngrail: 4', 'at: MOR\ngrail: 3'),
    ['ride GRA', 'is legal', 'grail: 5'],
  ),
  played('T16 an advantage is lost on the way', riding('holders: Gawain 2\n', 'at: SS1', 'at: home Gawain'), [
    'ride SS3',
    'refused by LAN-5.3',
  ]),
  played(
    'T21 the crown of another',
    riding('crowns: Kindness 2\nasked: 1 learn\n', 'at: PER\nvows: Kindness\nhas: l7', 'at: home Merlin'),
    ['learn Kindness', 'is legal', 'learned: Kindness 3'],
  ),
  played(
    'T21 the own crown',
    riding('crowns: Kindness 1\nasked: 1 learn\n', 'at: PER\nvows: Kindness\nhas: l7', 'at: home Merlin'),
    ['learn Kindness', 'is legal', 'learned: Kindness 4'],
  ),
  played('T22 the last lances are with the players', riding('', 'at: SL1\nhas: L6', 'at: home Arthur\nhas: L6'), [
    'ride SL2',
    'is legal',
    'has: L6',
  ]),
  shown(
    'T23 eight spaces ahead give 4',
    end('at: home Arthur\ngrail: 12', 'at: home Merlin\ngrail: 4'),
    'Seat 1: 4 VP',
  ),
  shown('T23 nine spaces ahead give 5', end('at: home Arthur\ngrail: 13', 'at: home Merlin\ngrail: 4'), 'Seat 1: 5 VP'),
  shown('T24 three ties: A is the first to choose', T24(''), 'Seat 1 decides', 'claim sword  claim magic'),
  shown(
    'T24 A takes swords: B can take maces or magic',
    T24('majorities: sword 1\n'),
    'Seat 2 decides',
    'claim mace  claim magic',
  ),
  shown(
    'T24 A takes magic and B maces: nothing is left for C, and A takes swords too',
    T24('majorities: magic 1, mace 2\n'),
    'Seat 1: 4 VP',
    'Seat 2: 2 VP',
    'Seat 3: 0 VP',
  ),
  shown(
    'T25 Guinevere at the end gives 1, and magic counts for the majority',
    end('at: home Guinevere\nguinevere: 1', 'at: home Arthur\nhas: G3'),
    'Seat 1: 1 VP',
    'Seat 2: 2 VP',
  ),
  played('T27 the first step is one, ahead together with all', riding('', 'at: MOR', 'at: GAL'), [
    'ride GRA',
    'is legal',
    'grail: 1',
  ]),
  played('T27 the second steps two, cut to one', riding('pilgrims: 1 2\n', 'at: home Arthur\ngrail: 1', 'at: MOR'), [
    'ride GRA',
    'is legal',
    'Seat 2 moves to space 1 of the Grail track, level with the leader.',
  ]),
  played('T28 on the last space there is no step', riding('', 'at: MOR\ngrail: 40', 'at: W1'), [
    'ride GRA',
    'is legal',
    'grail: 40',
  ]),
  shown('T28 and no remaining', riding('', 'at: GRA\ngrail: 40', 'at: W1'), 'Seat 1 decides', '  ride home\n'),
];

testRulings('lancelot', TYPED);
