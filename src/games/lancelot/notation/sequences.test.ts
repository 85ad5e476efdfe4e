/** The worked examples that go on over several moves, played as they are told: every answer is typed again. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Move, played, shown, type Typed } from '../../../testing/rulings.ts';

/** Deeds that nobody can pay lie at the Dragon, unless others are told. */
const table = (lines: string, ...knights: readonly string[]): string =>
  `${lines.includes('deeds') ? '' : 'deeds: D09 D10 D11\n'}${lines}\n${knights.map((knight, i) => `seat ${i + 1}\n${knight}\n`).join('')}`;

const learning = (name: string, own: string, ...others: readonly string[]): string =>
  table('round: 4\nasked: 1 learn', `at: PER\nvows: ${name}\n${own}`, ...others.map((other, i) => `at: home ${['Tristan', 'Gawain'][i]}\n${other}`)); // prettier-ignore

const strength = (name: string, lines: string, says: string): Typed =>
  played(`V2 ${name}`, learning('Strength', lines, ''), ['learn Strength', says]);

const grail = (distance: number, award: number): Typed =>
  shown(
    `T23 ${distance} spaces ahead give ${award}`,
    table('turn: 8', `at: home Tristan\ngrail: ${distance + 1}`, 'at: home Arthur\ngrail: 1'),
    `Seat 1: ${award} VP`,
    'Seat 2: 0 VP',
  );

const maleagant = (name: string, has: string, ...steps: readonly Move[]): Typed =>
  played(
    `T12 ${name}`,
    table('round: 4\ndeeds: D05 D09 D10\nholders: Maleagant 1', `at: GAL\nhas: ${has}`, 'at: home Tristan'),
    ...steps,
  );

const PLAYED: readonly Typed[] = [
  played(
    'V1 round 1, and Green is ahead in round 2',
    table('', 'at: Arthur', 'at: Bedivere'),
    ['ride SS1', 'asked: 1 take'],
    ['take sword', 'has: S1'],
    ['ride M1', 'round: 2'],
    ['ride M2', 'ride M2 by seat 2 is legal'],
  ),
  played(
    'V1 Blue’s way after Green’s',
    table('round: 2', 'at: SS1\nhas: S1', 'at: M1'),
    ['ride home', 'asked: 2 seat'],
    ['sit Tristan', 'at: home Tristan'],
    ['ride W3', 'ride W3 by seat 1 is legal'],
  ),
  strength('five Enemies and one squire', 'has: e5 q1', 'learned: Strength 4'),
  strength('two squires', 'has: e5 q2', 'refused by LAN-11.1'),
  strength('no squire', 'has: e5', 'refused by LAN-11.1'),
  strength('six Enemies', 'has: e6 q1', 'refused by LAN-11.1'),
  shown(
    'V2 what cannot be learned is not offered',
    learning('Strength', 'has: e5 q2', ''),
    'Seat 1 decides',
    '  learn nothing\n',
  ),
  played(
    'V3 three swords and Excalibur; the place stays empty, and one more may come',
    table('round: 4\ndeeds: D01 D02 D10\nsword: 1', 'at: GAL\nhas: S3', 'at: PER\nhas: S9 M9'),
    ['ride DRA', 'tiles: D01', 'deeds: - D02 D10', 'sword: 1', 'dragon: 1', 'Deeds         1'],
    ['ride DRA', 'ride DRA by seat 2 is legal', 'dragon: 1 2'],
  ),
  played(
    'V4 the four steps in their order, and Red once more',
    table('turn: 3\nround: 5', 'at: M1\ngrail: 6', 'at: MOR\ngrail: 5', 'at: GAL\ngrail: 3', 'at: PER'),
    ['ride GRA by 2', 'Seat 2 moves to space 6'],
    ['ride GRA', 'Seat 3 moves to space 5'],
    ['ride GRA', 'Seat 4 moves to space 2'],
    ['ride GRA', 'Seat 1 moves to space 7'],
    ['ride GRA', 'ride GRA by seat 2 is legal', 'Seat 2 moves to space 7'],
  ),
  played(
    'V4 and Red again: ahead together with Blue',
    table('turn: 3\nround: 6\npilgrims: 1 2 3 4', 'at: M1\ngrail: 7', 'at: GRA\ngrail: 7', 'at: PER\ngrail: 5', 'at: J1\ngrail: 2'), // prettier-ignore
    ['ride GRA', 'Seat 2 moves to space 8'],
  ),
  played(
    'V5 the choices one after the other: Red is Lancelot',
    table(
      'turn: 8\nsword: 3',
      'at: home Tristan\nhas: S5 M1 G4\ntiles: D03\ngrail: 12',
      'at: home Arthur\nhas: S2 M3 L2 G1\ntiles: D02 D04 D05\ngrail: 9',
      'at: home Gawain\nhas: S2 M3 L2 G2\ntiles: D06 D07 D09\ngrail: 4',
    ).replace('deeds: D09 D10 D11\n', ''),
    ['claim lance', 'majorities: sword 1, lance 2, magic 1'],
    ['claim deed', 'claim deed by seat 3 is legal', 'Seat 1 9, Seat 2 7, and Seat 3 9'],
  ),
  played(
    'V6 Tristan and Gawain at once',
    table('turn: 2\nround: 3\nholders: Tristan 1, Gawain 1\nasked: 1 take', 'at: W1', 'at: home Arthur'),
    ['take lady lady plot plot', 'has: l2 p2'],
  ),
  played(
    'V6 and two spaces on the track',
    table('turn: 2\nround: 3\nholders: Tristan 1, Gawain 1', 'at: SS1', 'at: home Arthur'),
    ['ride SS3', 'is legal', 'passed: SS2'],
    ['take sword sword', 'has: S2'],
  ),
  played(
    'V7 Enemy to Lady, Plot to Lady',
    table('turn: 2\nphase: magic\nasked: 1 magic', 'at: home Arthur\nhas: G2 a1 e1 p1', 'at: home Merlin'),
    ['exchange enemy lady', 'has: G1 l1 a1 p1'],
    ['exchange plot lady', 'has: l2 a1'],
  ),
  played(
    'T1 who arrives lies on top and moves later; who goes on is ahead',
    table('round: 3', 'at: W2', 'at: W1'),
    ['ride W3', 'ride W3 by seat 1 is legal'],
    ['take nothing', 'at: W3'],
    ['ride W2', 'ride W2 by seat 2 is legal'],
    ['take nothing', 'road: 1 2'],
    ['ride PER', 'ride PER by seat 1 is legal'],
  ),
  shown('T2 maces: the third space is ahead', table('round: 4', 'at: SM2', 'at: SM3'), 'Seat 2 decides'), // prettier-ignore
  played(
    'T4 Morgana sends two home, and Blue may step and remain',
    table('turn: 3\nround: 6\nroad: 1 2 3 4\nasked: 3 morgana', 'at: GRA\ngrail: 3\nflags: moved', 'at: GRA\ngrail: 2\nflags: moved', 'at: MOR\nmorgana: ready\nflags: moved', 'at: GAL'), // prettier-ignore
    ['morgana use', 'flags: moved dismissed'],
    ['ride GRA', 'ride GRA by seat 4 is legal', 'Seat 4 moves to space 2'],
    ['sit Tristan', 'sit Tristan by seat 1 is legal', 'grail: 3'],
    ['sit Merlin', 'sit Merlin by seat 2 is legal'],
  ),
  played(
    'T5 from Morgana anywhere but Morgana and home; at the Grail remain or go home',
    table('turn: 3\nround: 6\nasked: 1 morgana', 'at: MOR\nmorgana: ready\nflags: moved', 'at: W1\nflags: moved'),
    ['morgana use', 'morgana: used'],
    ['ride home', 'refused by LAN-8.3', 'ride J1  ride SS1  ride SM1  ride SL1  ride W1  ride W2  ride W3  ride M1  ride L1  ride PER\n  ride GAL  ride GRA\n'], // prettier-ignore
  ),
  played(
    'T6 Red may remain until Blue is home',
    table('round: 6', 'at: home Tristan', 'at: GRA', 'at: GAL'),
    ['ride GRA', 'ride GRA by seat 2 is legal'],
    ['ride home', 'ride home by seat 3 is legal'],
    ['sit Bedivere', 'at: home Bedivere'],
    ['sit Merlin', 'sit Merlin by seat 2 is legal'],
  ),
  played(
    'T7 Blue goes home: Green must, and gets no step',
    table('round: 6\nroad: 1 2', 'at: GRA\ngrail: 2', 'at: GRA\ngrail: 1'),
    ['ride home', 'ride home by seat 1 is legal'],
    ['sit Bedivere', 'Seat 2 rides home', 'asked: 2 seat', 'grail: 1'],
  ),
  played(
    'T7 had Blue remained, Green could have',
    table('round: 6\nroad: 1 2', 'at: GRA\ngrail: 2', 'at: GRA\ngrail: 1'),
    ['ride GRA', 'ride GRA by seat 1 is legal'],
    ['ride GRA', 'ride GRA by seat 2 is legal'],
  ),
  played(
    'T8 one way along the Lake, the counter, and on',
    table('round: 4\ndeeds: D02 D03 D08', 'at: M2', 'at: home Arthur'),
    ['ride L1', 'lake: entered', 'at: L3', 'fetched: 1'],
    ['ride L4', 'refused by LAN-13', 'ride PER  ride GAL  ride MOR  ride GRA  ride home'],
  ),
  played(
    'T8 for nobody else',
    table('round: 4\ndeeds: D02 D03 D08\nlake: entered', 'at: L2', 'at: M1'),
    ['ride L3', 'fetched: 1'],
    ['ride L1', 'ride L1 by seat 2 is refused by LAN-13'],
  ),
  played(
    'T10 at the end of the turn Blue gets the Sword from Red',
    table('round: 6\nfetched: 1\nsword: 2', 'at: GRA\nhas: S3', 'at: home Arthur'),
    ['ride home', 'is legal'],
    ['sit Tristan', 'sword: 1'],
  ),
  maleagant('two swords: the lance is spared', 'S2', ['ride DRA', 'is legal', 'tiles: D05']),
  maleagant('a sword and a lance: a sword is spared', 'S1 L1', ['ride DRA', 'tiles: D05']),
  maleagant('one sword: two short', 'S1', ['ride DRA', 'refused by LAN-12.3']),
  maleagant(
    'two swords and a lance: none or one is spared',
    'S2 L1',
    ['ride DRA', 'asked: 1 deed'],
    ['deed D05 spare lance', 'tiles: D05', 'has: L1'],
  ),
  played(
    'T13 with one tile left and no stack a second visit finds none',
    table(
      'round: 4\ndeeds: - - D02\nstack: none',
      'at: GAL\nhas: S9\ntiles: D01 D03 D04 D05 D06 D07 D08',
      'at: PER\nhas: S9\ntiles: D09 D10 D11 D12 D13 D14 D15 D16',
    ),
    ['ride DRA', 'D08 D02', 'deeds: - - -'],
    ['ride DRA', 'ride DRA by seat 2 is refused by LAN-12.3'],
  ),
  shown(
    'T14 six cards: one more or nothing',
    table('round: 4\nholders: Tristan 1\nasked: 1 take', 'at: W2\nhas: l6', 'at: home Arthur'),
    'take allied  take plot  take nothing',
  ),
  played(
    'T14 seven cards: a stop without anything',
    table('round: 4\nholders: Tristan 1', 'at: W1\nhas: l7', 'at: home Arthur'),
    ['ride W2', 'is legal', 'round: 5'],
  ),
  shown(
    'T15 all or some of two spaces',
    table('round: 3\nholders: Bedivere 1\nasked: 1 take\npassed: J2', 'at: J3\nflags: moved', 'at: home Arthur'),
    'take squire sword',
    'take squire',
    'take sword',
    'take nothing',
  ),
  played(
    'T15 the Joust is entered on its first space',
    table('holders: Bedivere 1', 'at: Tristan', 'at: home Arthur'),
    ['ride J2', 'refused by LAN-5'],
  ),
  played(
    'T15 from the third space only the fourth',
    table('round: 3\nholders: Bedivere 1', 'at: J3', 'at: home Arthur'),
    ['ride J4', 'is legal'],
  ),
  played(
    'T16 Green takes Gawain’s seat on Red’s way',
    table('round: 5\nholders: Gawain 2', 'at: GAL', 'at: SS1'),
    ['ride home', 'is legal'],
    ['sit Gawain', 'holders: Gawain 1'],
    ['ride SS3', 'ride SS3 by seat 2 is refused by LAN-5.3'],
  ),
  played('T17 after a deed of the other', learning('Dexterity', 'has: S3', 'has: S1'), ['learn Dexterity', 'is legal']),
  played('T17 each has most of something', learning('Dexterity', 'has: S4 M1', 'has: S1 M2'), ['learn Dexterity', 'is legal']), // prettier-ignore
  played('T18 tied for fewest', learning('Benevolence', 'has: S2', 'has: M2', 'has: L5'), ['learn Benevolence', 'is legal']), // prettier-ignore
  played('T18 five weapons', learning('Benevolence', 'has: L5', 'has: M2', 'has: S2'), ['learn Benevolence', 'refused by LAN-11.1']), // prettier-ignore
  played('T18 Excalibur is no weapon', learning('Benevolence', '', 'has: S1').replace('round', 'sword: 1\nround'), ['learn Benevolence', 'is legal']), // prettier-ignore
  played('T19 others with three squires', learning('Honor', 'has: p7 q2', 'has: q3', 'has: q1'), ['learn Honor', 'refused by LAN-11.1']), // prettier-ignore
  played('T19 nobody has a squire', learning('Honor', 'has: p7', ''), ['learn Honor', 'refused by LAN-11.8']),
  played('T20 seven squires, most deeds together', learning('Charisma', 'has: q7\ntiles: D01 D02', 'tiles: D03 D04'), ['learn Charisma', 'is legal']), // prettier-ignore
  played('T20 eight squires', learning('Charisma', 'has: q8\ntiles: D01 D02', 'tiles: D03'), ['learn Charisma', 'refused by LAN-11.1']), // prettier-ignore
  played(
    'T20 one squire returned by magic',
    table('turn: 2\nphase: magic\nasked: 1 magic', 'at: home Arthur\nhas: G1 q8', 'at: home Merlin'),
    ['release 1', 'has: q7'],
  ),
  played(
    'T21 Red learns for 3, takes Arthur, and Kindness is no free crown',
    table('round: 5\ncrowns: Kindness 2\nasked: 1 learn', 'at: PER\nvows: Kindness\nhas: l7', 'at: home Merlin'),
    ['learn Kindness', 'learned: Kindness 3'],
    ['ride home', 'is legal'],
    ['sit Arthur', 'asked: 1 crown'],
    ['crown Kindness', 'refused by LAN-10'],
  ),
  played(
    'T22 with Gawain over two spaces, and no lance',
    table('round: 4\nholders: Gawain 1', 'at: SL2\nhas: L6', 'at: home Arthur\nhas: L6'),
    ['ride SL4', 'is legal', 'has: L6'],
  ),
  grail(3, 2),
  grail(4, 2),
  grail(5, 3),
  grail(30, 15),
  shown(
    'T23 all on 7: the bottom one scores 2',
    table('turn: 8\npilgrims: 2 1', 'at: home Tristan\ngrail: 7', 'at: home Arthur\ngrail: 7'),
    'Seat 1: 0 VP',
    'Seat 2: 2 VP',
  ),
  played(
    'T24 A takes swords, B magic: maces are C’s',
    table('turn: 8', 'at: home Arthur\nhas: S3 G1', 'at: home Gawain\nhas: S3 M2 G1', 'at: home Tristan\nhas: M2 G1'),
    ['claim sword', 'claim sword by seat 1 is legal'],
    ['claim magic', 'claim magic by seat 2 is legal', 'majorities: sword 1, mace 3, magic 2'],
  ),
  played(
    'T25 home last on turn 8: Guinevere, the Sword, and magic',
    table('turn: 8\nround: 6\nfetched: 2', 'at: GRA', 'at: home Arthur\nhas: G3'),
    ['ride home', 'is legal'],
    ['sit Guinevere', 'Guinevere     1', 'Excalibur     3', 'Most magic    2', 'sword: 2'],
  ),
  shown(
    'T26 24 each: Mordred sits before Tristan',
    table('turn: 8', 'at: home Tristan\nguinevere: 8', 'at: home Mordred\nguinevere: 8'),
    'Seat 2 becomes Lancelot!',
  ),
  played(
    'T27 the first and the second step',
    table('round: 3\npilgrims: 1 2', 'at: MOR', 'at: GAL'),
    ['ride GRA', 'Seat 1 moves to space 1'],
    ['ride GRA', 'Seat 2 moves to space 1 of the Grail track, level with the leader'],
  ),
  played('T28 a stop on the last space, then home', table('round: 5', 'at: MOR\ngrail: 40', 'at: W1\nflags: moved'), [
    'ride GRA',
    'grail: 40',
    'Seat 1 rides home',
    'asked: 1 seat',
  ]),
];

testRulings('lancelot', PLAYED);
