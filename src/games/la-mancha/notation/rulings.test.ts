/** What people with a box type, and the ruling they get. */
import { expect, test } from 'vitest';
import { type Impossible, judgeSpoilt, MUTATIONS, refereeOf, type Typed, unsaid } from '../../../testing/rulings.ts';

const say = refereeOf('la-mancha');

/** Three knights by their lines, A first. */
const table = (lines: string, a = '', b = '', c = ''): string => `${lines}\nseat 1\n${a}\nseat 2\n${b}\nseat 3\n${c}\n`;

/** A attempts a Feat. */
const feat = (card: string, a = '', b = '', c = ''): string => table(`card: ${card}`, a, b, c);
const wears = (cards: string): string => `wears: ${cards}`;
const V2 = 'wears: T10 T35\nlove: L01';
const READ = table('card: E01', '', 'hand: C15 C16 C44 C04 C05');
const DONE = table('', 'feats: F01 F05', 'feats: F07');
const TIE = table('', 'feats: F01', 'feats: F05', 'feats: F07');
const TALES = 'card: E12\ntale: seat 2 C04\ntale: seat 3 C10';
const LATE = 'card: F07\nround: 2';

const TYPED: readonly Typed[] = [
  { name: 'V1 gear only', text: feat('F01'), says: ['Seat 1 decides', 'strength 3 against 7', 'roll'] },
  { name: 'V1 a 4 succeeds', text: feat('F01\ndie: 4'), asked: { tried: 'pass' }, says: ['is legal', 'successes: 1'] },
  { name: 'V1 a 3 fails', text: feat('F01\ndie: 3'), asked: { tried: 'pass' }, says: ['is legal', 'attempter: 2'] },
  { name: 'V2 gear, Treasure, Love', text: feat('F06', V2), says: ['strength 10 against 11'] },
  {
    name: 'V2 a rival discards Durindana',
    text: feat('F06', V2, 'hand: C40'),
    asked: { tried: 'play C40 at T10', seat: 2 },
    says: ['play C40 at T10 by seat 2 is legal', 'declared: seat 2 C40 at T10'],
  },
  {
    name: 'V2 then the strength is 6',
    text: feat('F06\ntreasure discard: T10', V2.replace('T10 ', '')),
    says: ['strength 6 against 11'],
  },
  { name: 'V3 a giant', text: feat('F05', wears('T34')), says: ['strength 6 against 10'] },
  { name: 'V3 no giant', text: feat('F06', wears('T34')), says: ['strength 4 against 11'] },
  {
    name: 'V4 equip or leave',
    text: table('gain: seat 1 by turn T13', wears('T11')),
    says: ['Seat 1 decides', 'equip T13', 'leave'],
  },
  {
    name: 'V4 the old one is discarded',
    text: table('gain: seat 1 by turn T13', wears('T11')),
    asked: { tried: 'equip T13' },
    says: ['is legal', 'treasure discard: T11', 'wears: T13'],
  },
  {
    name: 'V5 strength 3 may be stolen',
    text: feat('F05', 'wears: T13\nhand: C88', wears('T17')),
    asked: { tried: 'play C88 at T17' },
    says: ['is legal'],
  },
  {
    name: 'V5 strength 4 may not',
    text: feat('F05', 'hand: C88', wears('T20')),
    asked: { tried: 'play C88 at T20' },
    says: ['refused by LM-8.6'],
  },
  {
    name: 'V6 the Basin-Helm is protected',
    text: feat('F05', 'hand: C40', wears('T37 T10')),
    asked: { tried: 'play C40 at T37' },
    says: ['refused by LM-3.6'],
  },
  {
    name: 'V6 Ana Félix protects all',
    text: feat('F05', 'hand: C40', 'wears: T10\nlove: L16'),
    asked: { tried: 'play C40 at T10' },
    says: ['refused by LM-3.6'],
  },
  {
    name: 'V7 the judge names a winner',
    text: table(TALES),
    asked: { tried: 'name 1' },
    says: ['name 1 by seat 1 is legal'],
  },
  {
    name: 'V7 the Treasure is drawn at the table',
    text: table(`${TALES}\nnamed: 1`),
    asked: { tried: 'take C10' },
    says: ['is legal', 'which Treasure is drawn: --draw'],
  },
  {
    name: 'V7 the Treasure, told',
    text: table(`${TALES}\nnamed: 1`),
    asked: { tried: 'take C10', draws: 'T12' },
    says: ['is legal', 'gain: seat 2 by turn T12'],
  },
  {
    name: 'V9 two cards suffice',
    text: table('card: L15', '', 'hand: C13 C35'),
    asked: { tried: 'woo' },
    says: ['legal'],
  },
  {
    name: 'V9 the other chose in secret',
    text: table('card: L15', '', 'hand: C13 C35', 'woo: ?'),
    asked: { tried: 'sit out' },
    says: ['sit out by seat 2 is legal', 'It depends on whether seat 3 woos', 'If seat 3 sits out'],
  },
  {
    name: 'V11 who has a Love may not woo Ana Félix',
    text: table('card: L16', '', 'love: L06'),
    asked: { tried: 'woo', seat: 2 },
    says: ['refused by LM-5'],
  },
  { name: 'V11 with too few cards', text: table('card: L16', '', 'hand: ? ?'), asked: { tried: 'woo', seat: 2 }, says: ['refused by LM-5'] }, // prettier-ignore
  {
    name: 'V12 only poems that kept the condition win',
    text: table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13\nkept: 2\nphase: name'),
    asked: { tried: 'name 1' },
    says: ['refused by LM-5.8'],
  },
  {
    name: 'V13 a new Love',
    text: table('gain: seat 2 by turn L13', '', 'love: L01\nwears: T05'),
    asked: { tried: 'accept' },
    says: ['is legal', 'journey discard: L01', 'love: L13'],
  },
  { name: 'V16 not before the first roll', text: feat('F07'), asked: { tried: 'run' }, says: ['refused by LM-6.10'] },
  {
    name: 'V16 after a round: a new hand, and not from the own discards',
    text: table(LATE, 'hand: C04 C05 C06 C10'),
    asked: { tried: 'run' },
    says: ['is legal', 'chivalry discard: C04 C05 C06 C10'],
  },
  { name: 'V16 an attempt was skipped', text: table(LATE, 'rolled: 0'), asked: { tried: 'run' }, says: ['LM-6.10'] },
  {
    name: 'V17 success is pending',
    text: feat('F07\ndie: 3', 'wears: T08 T13 T24\nsuccesses: 1'),
    says: ['strength 8 against 11'],
  },
  {
    name: 'V21 the die counts twice',
    text: feat('F11\ndie: 4\ndoubled: yes', 'wears: T13 T05\nhand: C08'),
    says: ['13', 'play C08'],
  },
  {
    name: 'V23 a lost success',
    text: table('card: F07\nattempter: 3', 'successes: 1', 'hand: C43'),
    asked: { tried: 'play C43 at seat 1', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V24 after a failure',
    text: table(LATE, 'hand: C01'),
    asked: { tried: 'play C01' },
    says: ['play C01 by seat 1 is legal'],
  },
  {
    name: 'V24 with one success of two nobody knows how the last ended',
    text: table(LATE.replace('2', '3'), 'hand: C01\nsuccesses: 1'),
    asked: { tried: 'play C01' },
    says: ['It depends on how the last attempt of seat 1 ended', 'refused by LM-8.6'],
  },
  { name: 'V25 muted over gear', text: feat('F07\nmuted: T20', wears('T20 T50')), says: ['strength 5 against 11'] },
  { name: 'V26 the own lance', text: feat('F07', 'love: L08'), says: ['strength 6 against 11'] },
  { name: 'V27 the giant tires', text: feat('F16\nround: 7'), says: ['strength 3 against 13'] },
  {
    name: 'V29 the deck is empty',
    text: table('journey: none'),
    asked: { tried: 'draw' },
    says: ['which Journey card is drawn'],
  },
  {
    name: 'V29 a Feat of those set aside',
    text: table('journey: none'),
    asked: { tried: 'draw', draws: 'F16' },
    says: ['is legal', 'card: F16'],
  },
  { name: 'V30 a tie: the tied select', text: TIE, says: ['Seat 1 decides', 'select F16', 'Seat 2 decides'] },
  {
    name: 'V30 what the others named is hidden',
    text: table('offered: F11 F16', 'feats: F01', 'feats: F05\nselects: F16', 'feats: F07\nselects: ?'),
    asked: { tried: 'select F16' },
    says: ['is legal', 'the Feat that seat 3 named', 'If seat 3 named F16'],
  },
  {
    name: 'V30 the last Feat of the tied is won',
    text: table('card: F16\nwinner: 2', 'feats: F01', 'feats: F05', 'feats: F07'),
    says: ['Seat 2'],
  },
  { name: 'V31 an empty hand', text: table('', 'hand: none'), asked: { tried: 'draw', draws: 'E12' }, says: ['legal'] },
  {
    name: 'V32 any time: a Treasure is asked for',
    text: READ,
    asked: { tried: 'play C15', seat: 2 },
    says: ['is legal'],
  },
  { name: 'any time: cards', text: READ, asked: { tried: 'play C16', seat: 2 }, says: ['is legal'] },
  { name: 'any time: a look at the road', text: READ, asked: { tried: 'play C44', seat: 2 }, says: ['is legal'] },
  {
    name: 'nothing to draw is told',
    text: table(''),
    asked: { tried: 'draw' },
    says: ['legal', 'which Journey card is drawn'],
  },
  {
    name: 'the card of the table',
    text: table(''),
    asked: { tried: 'draw', draws: 'E12' },
    says: ['legal', 'card: E12'],
  },
  {
    name: 'the die of the table is asked for',
    text: feat('F01'),
    asked: { tried: 'roll' },
    says: ['legal', 'from 1 to 6'],
  },
  { name: 'the die of the table', text: feat('F01'), asked: { tried: 'roll', rolls: [4] }, says: ['legal', 'die: 4'] },
  {
    name: 'V33 the discard pile is shuffled',
    text: table(`${TALES}\nnamed: 1\ntreasures: ?\ntreasure discard: T02 T03`, '', wears('T32')),
    asked: { tried: 'enough', draws: 'T01 T03' },
    says: ['is legal', 'gain: seat 2 by turn T01 T03'],
  },
  {
    name: 'V35 mirrors',
    text: feat('F05', wears('T18'), 'hand: C09'),
    asked: { tried: 'play C09', seat: 2 },
    says: ['refused by LM-3.6'],
  },
  { name: 'V40 the first attempt', text: feat('F07', wears('T46')), says: ['strength 6 against 11'] },
  { name: 'V40 a later one', text: table(LATE, wears('T46')), says: ['strength 4 against 11'] },
  { name: 'V42 engine and giant', text: feat('F11', 'love: L14\nwears: T49 T34'), says: ['strength 13 against 14'] },
  { name: 'V42 a beast', text: feat('F12', 'love: L14\nwears: T49'), says: ['strength 6 against 12'] },
  {
    name: 'a hidden hand: whether he holds it',
    text: feat('F07', 'hand: ? ?'),
    asked: { tried: 'play C77' },
    says: ['It depends on whether seat 1 holds C77', 'If seat 1 holds C77', 'refused by LM-8.3'],
  },
  { name: 'a hidden hand may hold anything', text: feat('F07'), says: ['does not tell', 'play ?'] },
  {
    name: 'V20 what is copied nobody told',
    text: feat('F07', 'hand: C28'),
    asked: { tried: 'play C28' },
    says: ['It depends on the card that took effect last in this Feat'],
  },
  { name: 'a finished table is won', text: DONE, says: ['Seat 1', '2 Feats'] },
  { name: 'no words of the engine', text: feat('F07', 'hand: C77'), says: ['  roll  play C77  '] },
  { name: 'figures are not added', text: DONE, says: ['Seat 1 has:'] },
  {
    name: 'own box: a Treasure and a Feat',
    text: `box: T12 helmet 3\nbox: F07 difficulty 9, giant\n${feat('F07', wears('T12'))}`,
    says: ['strength 6 against 9'],
  },
  {
    name: 'own box: the effect of ours',
    text: `box: T12 helmet 3 as T34\nbox: F07 difficulty 9, giant\nbox: L01 strength 4\n${feat('F07', 'wears: T12\nlove: L01')}`,
    says: ['strength 12 against 9'],
  },
  { name: 'our own box again after that', text: feat('F07', wears('T12')), says: ['strength 3 against 11'] },
];

test.each(TYPED)('$name', (typed) => {
  expect(unsaid('la-mancha', typed)).toEqual([]);
  expect(say(typed.text, typed.asked)).not.toContain('@');
});

const IMPOSSIBLE: readonly Impossible[] = [
  ['seat 1\nseat 2\n', 0, 'two seats'],
  [feat('F01', wears('T01 T02')), 3, 'two weapons'],
  [feat('F01', wears('T01'), wears('T01')), 5, 'a Treasure twice'],
  [feat('F01', 'love: F02'), 3, 'a Feat for a Love'],
  [feat('F01', 'successes: 2'), 3, 'two successes'],
  [feat('F01\ndie: 7'), 2, 'a seventh face'],
  [feat('F01', 'feats: F01'), 3, 'a Feat that is still on the table'],
  [table('phase: woo\ncard: E01'), 2, 'an Encounter is not wooed'],
  [table('card: E01\ntale: seat 1 C04'), 2, 'the judge tells'],
  [table('card: E01\ntale: seat 2 C04\ntale: seat 2 C05'), 3, 'two tales'],
  [table('card: E01\ntale: seat 2 C04 C05'), 2, 'two cards for a tale'],
  [table('card: F01\nattempter: 1\nengaged: 2 3'), 2, 'who ran away attempts'],
  [table('card: F01\nengaged: 1 4'), 2, 'a seat that is not there'],
  [table('phase: over', 'feats: F01'), 1, 'over after one Feat'],
  [table('phase: draw', 'feats: F01 F02 F03'), 1, 'going on after three'],
  [table('winner: 3', 'feats: F01', 'feats: F02', ''), 1, 'a winner who did not tie'],
  [table('aside: F01 ?'), 1, 'some of those set aside'],
  [table('offered: F11 F16', 'feats: F01\nselects: F09', 'feats: F05', 'feats: F07'), 4, 'a Feat that is not shown'],
  [table('chivalry: ? x 99'), 1, 'more cards than there are'],
  [table('', 'hand: C04 C05\npicked: C06'), 4, 'a card that is not in the hand'],
  [`box: T12 nose 3\n${table('')}`, 1, 'a type that does not exist'],
  [`box: F01 difficulty 9\nbox: F01 difficulty 8\n${table('')}`, 2, 'a card described twice'],
];

test.each(IMPOSSIBLE)('impossible position %#', (text, line) => {
  expect(say(text)).toContain(line === 0 ? 'input: found' : `line ${line}: found`);
});

test('spoilt in every way, an answer is an answer', () => {
  const positions = [...TYPED, ...IMPOSSIBLE.map(([text]) => ({ text }))];
  expect(judgeSpoilt('la-mancha', positions, MUTATIONS)).toBe(MUTATIONS);
});
