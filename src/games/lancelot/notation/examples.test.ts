/** The worked examples and tricky situations of the rules, typed as people would type them; rulings.test.ts has the others. */
import { expect, test } from 'vitest';
import { judgeSpoilt, MUTATIONS, type Typed, unsaid } from '../../../testing/rulings.ts';

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
  {
    name: 'V1 Blue’s ways from the swords',
    text: riding('', 'at: SS1', 'at: home Bedivere'),
    says: [
      'ride SS2  ride W1  ride W2  ride W3  ride M1  ride L1  ride PER  ride GAL  ride MOR  ride GRA\n  ride home',
    ],
  },
  {
    name: 'V4 Green steps two spaces',
    text: riding('', 'at: home Arthur\ngrail: 6', 'at: home Tristan\ngrail: 6', 'at: MOR\ngrail: 3', 'at: home Merlin'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'Seat 3 moves to space 5 of the Grail track'],
  },
  {
    name: 'V4 who was ahead together steps one',
    text: riding('pilgrims: 1 2 3\n', 'at: MOR\ngrail: 6', 'at: home Tristan\ngrail: 6', 'at: GAL\ngrail: 5'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 7'],
  },
  {
    name: 'V6 with Gawain two spaces on a track of the Stronghold',
    text: riding('holders: Gawain 1\n', 'at: SS1', 'at: home Arthur'),
    asked: { tried: 'ride SS3' },
    says: ['is legal'],
  },
  {
    name: 'V7 magic, the second time',
    text: 'turn: 2\nphase: magic\ndeeds: D04 D06 D08\nasked: 1 magic\nseat 1\nat: home Arthur\nhas: G1 l1 a1 p1\nseat 2\nat: home Merlin\n',
    asked: { tried: 'exchange plot lady' },
    says: ['is legal', 'has: l2 a1'],
  },
  {
    name: 'T3 on the second tour only the space counts',
    text: riding('', 'at: J2\nmorgana: used\nflags: tour2', 'at: M1'),
    says: ['Seat 2 decides'],
  },
  {
    name: 'T3 and later the other way round',
    text: riding('', 'at: DRA\nmorgana: used\nflags: tour2', 'at: PER'),
    says: ['Seat 1 decides'],
  },
  {
    name: 'T3 on one space who came first, as it is told',
    text: riding('road: 2 1\n', 'at: W1\nmorgana: used\nflags: tour2', 'at: W1'),
    says: ['Seat 2 decides'],
  },
  {
    name: 'T4 Morgana sends those at the Grail home',
    text: riding('road: 1 2 3\nasked: 3 morgana\n', 'at: GRA', 'at: GRA', 'at: MOR\nmorgana: ready\nflags: moved'),
    asked: { tried: 'morgana use' },
    says: ['is legal', 'flags: dismissed'],
  },
  {
    name: 'T4 sent home: one way only',
    text: riding('road: 1 2 3\n', 'at: GRA\nflags: dismissed', 'at: GRA\nflags: dismissed', 'at: MOR'),
    says: ['Seat 1 decides', '  ride home\n'],
  },
  {
    name: 'T4 no remaining for who was sent home',
    text: riding('road: 1 2 3\n', 'at: GRA\nflags: dismissed', 'at: GRA\nflags: dismissed', 'at: MOR'),
    asked: { tried: 'ride GRA' },
    says: ['refused by LAN-8.7'],
  },
  {
    name: 'T4 who reaches the Grail afterwards steps',
    text: riding('', 'at: GAL', 'at: home Arthur\ngrail: 4', 'at: home Merlin'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 2'],
  },
  {
    name: 'T7 both at the Grail: the first to arrive may remain',
    text: riding('road: 1 2\n', 'at: GRA', 'at: GRA'),
    asked: { tried: 'ride GRA' },
    says: ['is legal'],
  },
  {
    name: 'T7 the other is home: nobody remains alone',
    text: riding('', 'at: home Arthur', 'at: GRA'),
    asked: { tried: 'ride GRA' },
    says: ['refused by LAN-9.6'],
  },
  {
    name: 'T11 who has the Sword may fetch the counter',
    text: riding('sword: 1\nlake: entered\ncounter: L2\n', 'at: L1', 'at: W1'),
    asked: { tried: 'ride L2' },
    says: ['is legal', 'fetched: 1'],
  },
  {
    name: 'T11 and keeps the Sword at the end of the turn',
    text: 'turn: 3\ndeeds: D02 D03 D08\nfetched: 1\nsword: 1\nseat 1\nat: home Arthur\nseat 2\nat: home Merlin\n',
    says: ['Seat 1 decides: Choose where to ride first', 'Seat 1 has Excalibur.'],
  },
  {
    name: 'T13 two players were at the Dragon',
    text: riding('dragon: 1 2\ndeeds: D02 D09 D10\n', 'at: home Arthur', 'at: home Merlin', 'at: GAL\nhas: S9 M9 L9').replace('deeds: D09 D10 D11\n', ''), // prettier-ignore
    asked: { tried: 'ride DRA' },
    says: ['refused by LAN-12.2'],
  },
  {
    name: 'T13 one of them comes again on the second tour',
    text: riding('dragon: 1 2\n', 'at: GAL\nhas: S9 M9 L9\nmorgana: used\nflags: tour2', 'at: home Merlin', 'at: W1'),
    asked: { tried: 'ride DRA' },
    says: ['is legal'],
  },
  {
    name: 'T13b the Grail, passing nobody',
    text: riding('options: grailPassing=anybody\n', 'at: home Arthur\ngrail: 6', 'at: home Merlin\ngrail: 4', 'at: MOR\ngrail: 3'), // prettier-ignore
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 4'],
  },
  {
    name: 'T13b the Grail, passing not the leader',
    text: riding('', 'at: home Arthur\ngrail: 6', 'at: home Merlin\ngrail: 4', 'at: MOR\ngrail: 3'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 5'],
  },
  {
    name: 'T16 an advantage is lost on the way',
    text: riding('holders: Gawain 2\n', 'at: SS1', 'at: home Gawain'),
    asked: { tried: 'ride SS3' },
    says: ['refused by LAN-5.3'],
  },
  {
    name: 'T21 the crown of another',
    text: riding('crowns: Kindness 2\nasked: 1 learn\n', 'at: PER\nvows: Kindness\nhas: l7', 'at: home Merlin'),
    asked: { tried: 'learn Kindness' },
    says: ['is legal', 'learned: Kindness 3'],
  },
  {
    name: 'T21 the own crown',
    text: riding('crowns: Kindness 1\nasked: 1 learn\n', 'at: PER\nvows: Kindness\nhas: l7', 'at: home Merlin'),
    asked: { tried: 'learn Kindness' },
    says: ['is legal', 'learned: Kindness 4'],
  },
  {
    name: 'T22 the last lances are with the players',
    text: riding('', 'at: SL1\nhas: L6', 'at: home Arthur\nhas: L6'),
    asked: { tried: 'ride SL2' },
    says: ['is legal', 'has: L6'],
  },
  {
    name: 'T23 eight spaces ahead give 4',
    text: end('at: home Arthur\ngrail: 12', 'at: home Merlin\ngrail: 4'),
    says: ['Seat 1: 4 VP'],
  },
  {
    name: 'T23 nine spaces ahead give 5',
    text: end('at: home Arthur\ngrail: 13', 'at: home Merlin\ngrail: 4'),
    says: ['Seat 1: 5 VP'],
  },
  {
    name: 'T24 three ties: A is the first to choose',
    text: T24(''),
    says: ['Seat 1 decides', 'claim sword  claim magic'],
  },
  {
    name: 'T24 A takes swords: B can take maces or magic',
    text: T24('majorities: sword 1\n'),
    says: ['Seat 2 decides', 'claim mace  claim magic'],
  },
  {
    name: 'T24 A takes magic and B maces: nothing is left for C, and A takes swords too',
    text: T24('majorities: magic 1, mace 2\n'),
    says: ['Seat 1: 4 VP', 'Seat 2: 2 VP', 'Seat 3: 0 VP'],
  },
  {
    name: 'T25 Guinevere at the end gives 1, and magic counts for the majority',
    text: end('at: home Guinevere\nguinevere: 1', 'at: home Arthur\nhas: G3'),
    says: ['Seat 1: 1 VP', 'Seat 2: 2 VP'],
  },
  {
    name: 'T27 the first step is one, ahead together with all',
    text: riding('', 'at: MOR', 'at: GAL'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 1'],
  },
  {
    name: 'T27 the second steps two, cut to one',
    text: riding('pilgrims: 1 2\n', 'at: home Arthur\ngrail: 1', 'at: MOR'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'Seat 2 moves to space 1 of the Grail track, level with the leader.'],
  },
  {
    name: 'T28 on the last space there is no step',
    text: riding('', 'at: MOR\ngrail: 40', 'at: W1'),
    asked: { tried: 'ride GRA' },
    says: ['is legal', 'grail: 40'],
  },
  {
    name: 'T28 and no remaining',
    text: riding('', 'at: GRA\ngrail: 40', 'at: W1'),
    says: ['Seat 1 decides', '  ride home\n'],
  },
];

test.each(TYPED)('$name', (typed) => {
  expect(unsaid('lancelot', typed)).toEqual([]);
});

test('spoilt in every way, an answer is an answer', () => {
  expect(judgeSpoilt('lancelot', TYPED, MUTATIONS)).toBe(MUTATIONS);
});
