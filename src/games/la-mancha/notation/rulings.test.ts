/** What people with a box type, and the ruling they get. */
import { expect, test } from 'vitest';
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Impossible, played, refereeOf, shown, type Typed } from '../../../testing/rulings.ts';

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
  shown('V1 gear only', feat('F01'), 'Seat 1 decides', 'strength 3 against 7', 'roll'),
  played('V1 a 4 succeeds', feat('F01\ndie: 4'), ['pass', 'is legal', 'successes: 1']),
  played('V1 a 3 fails', feat('F01\ndie: 3'), ['pass', 'is legal', 'attempter: 2']),
  shown('V2 gear, Treasure, Love', feat('F06', V2), 'strength 10 against 11'),
  played('V2 a rival discards Durindana', feat('F06', V2, 'hand: C40'), [
    'play C40 at T10 by 2',
    'play C40 at T10 by seat 2 is legal',
    'declared: seat 2 C40 at T10',
  ]),
  shown(
    'V2 then the strength is 6',
    feat('F06\ntreasure discard: T10', V2.replace('T10 ', '')),
    'strength 6 against 11',
  ),
  shown('V3 a giant', feat('F05', wears('T34')), 'strength 6 against 10'),
  shown('V3 no giant', feat('F06', wears('T34')), 'strength 4 against 11'),
  shown('V4 equip or leave', table('gain: seat 1 by turn T13', wears('T11')), 'Seat 1 decides', 'equip T13', 'leave'),
  played('V4 the old one is discarded', table('gain: seat 1 by turn T13', wears('T11')), [
    'equip T13',
    'is legal',
    'treasure discard: T11',
    'wears: T13',
  ]),
  played('V5 strength 3 may be stolen', feat('F05', 'wears: T13\nhand: C88', wears('T17')), [
    'play C88 at T17',
    'is legal',
  ]),
  played('V5 strength 4 may not', feat('F05', 'hand: C88', wears('T20')), ['play C88 at T20', 'refused by LM-8.6']),
  played('V6 the Basin-Helm is protected', feat('F05', 'hand: C40', wears('T37 T10')), [
    'play C40 at T37',
    'refused by LM-3.6',
  ]),
  played('V6 Ana Félix protects all', feat('F05', 'hand: C40', 'wears: T10\nlove: L16'), [
    'play C40 at T10',
    'refused by LM-3.6',
  ]),
  played('V7 the judge names a winner', table(TALES), ['name 1', 'name 1 by seat 1 is legal']),
  played('V7 the Treasure is drawn at the table', table(`${TALES}\nnamed: 1`), [
    'take C10',
    'is legal',
    'which Treasure is drawn: --draw',
  ]),
  played('V7 the Treasure, told', table(`${TALES}\nnamed: 1`), [
    'take C10 draw T12',
    'is legal',
    'gain: seat 2 by turn T12',
  ]),
  played('V9 two cards suffice', table('card: L15', '', 'hand: C13 C35'), ['woo', 'legal']),
  played('V9 the other chose in secret', table('card: L15', '', 'hand: C13 C35', 'woo: ?'), [
    'sit out',
    'sit out by seat 2 is legal',
    'It depends on whether seat 3 woos',
    'If seat 3 sits out',
  ]),
  played('V11 who has a Love may not woo Ana Félix', table('card: L16', '', 'love: L06'), [
    'woo by 2',
    'refused by LM-5',
  ]),
  played('V11 with too few cards', table('card: L16', '', 'hand: ? ?'), ['woo by 2', 'refused by LM-5']), // prettier-ignore
  played(
    'V12 only poems that kept the condition win',
    table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13\nkept: 2\nphase: name'),
    ['name 1', 'refused by LM-5.8'],
  ),
  played('V13 a new Love', table('gain: seat 2 by turn L13', '', 'love: L01\nwears: T05'), [
    'accept',
    'is legal',
    'journey discard: L01',
    'love: L13',
  ]),
  played('V16 not before the first roll', feat('F07'), ['run', 'refused by LM-6.10']),
  played('V16 after a round: a new hand, and not from the own discards', table(LATE, 'hand: C04 C05 C06 C10'), [
    'run',
    'is legal',
    'chivalry discard: C04 C05 C06 C10',
  ]),
  played('V16 an attempt was skipped', table(LATE, 'rolled: 0'), ['run', 'LM-6.10']),
  shown('V17 success is pending', feat('F07\ndie: 3', 'wears: T08 T13 T24\nsuccesses: 1'), 'strength 8 against 11'),
  shown('V21 the die counts twice', feat('F11\ndie: 4\ndoubled: yes', 'wears: T13 T05\nhand: C08'), '13', 'play C08'),
  played('V23 a lost success', table('card: F07\nattempter: 3', 'successes: 1', 'hand: C43'), [
    'play C43 at seat 1 by 2',
    'is legal',
  ]),
  played('V24 after a failure', table(LATE, 'hand: C01'), ['play C01', 'play C01 by seat 1 is legal']),
  played(
    'V24 with one success of two nobody knows how the last ended',
    table(LATE.replace('2', '3'), 'hand: C01\nsuccesses: 1'),
    ['play C01', 'It depends on how the last attempt of seat 1 ended', 'refused by LM-8.6'],
  ),
  shown('V25 muted over gear', feat('F07\nmuted: T20', wears('T20 T50')), 'strength 5 against 11'),
  shown('V26 the own lance', feat('F07', 'love: L08'), 'strength 6 against 11'),
  shown('V27 the giant tires', feat('F16\nround: 7'), 'strength 3 against 13'),
  played('V29 the deck is empty', table('journey: none'), ['draw', 'which Journey card is drawn']),
  played('V29 a Feat of those set aside', table('journey: none'), ['draw draw F16', 'is legal', 'card: F16']),
  shown('V30 a tie: the tied select', TIE, 'Seat 1 decides', 'select F16', 'Seat 2 decides'),
  played(
    'V30 what the others named is hidden',
    table('offered: F11 F16', 'feats: F01', 'feats: F05\nselects: F16', 'feats: F07\nselects: ?'),
    ['select F16', 'is legal', 'the Feat that seat 3 named', 'If seat 3 named F16'],
  ),
  shown(
    'V30 the last Feat of the tied is won',
    table('card: F16\nwinner: 2', 'feats: F01', 'feats: F05', 'feats: F07'),
    'Seat 2',
  ),
  played('V31 an empty hand', table('', 'hand: none'), ['draw draw E12', 'legal']),
  played('V32 any time: a Treasure is asked for', READ, ['play C15 by 2', 'is legal']),
  played('any time: cards', READ, ['play C16 by 2', 'is legal']),
  played('any time: a look at the road', READ, ['play C44 by 2', 'is legal']),
  played('nothing to draw is told', table(''), ['draw', 'legal', 'which Journey card is drawn']),
  played('the card of the table', table(''), ['draw draw E12', 'legal', 'card: E12']),
  played('the die of the table is asked for', feat('F01'), ['roll', 'legal', 'from 1 to 6']),
  played('the die of the table', feat('F01'), ['roll roll 4', 'legal', 'die: 4']),
  played(
    'V33 the discard pile is shuffled',
    table(`${TALES}\nnamed: 1\ntreasures: ?\ntreasure discard: T02 T03`, '', wears('T32')),
    ['enough draw T01 T03', 'is legal', 'gain: seat 2 by turn T01 T03'],
  ),
  played('V35 mirrors', feat('F05', wears('T18'), 'hand: C09'), ['play C09 by 2', 'refused by LM-3.6']),
  shown('V40 the first attempt', feat('F07', wears('T46')), 'strength 6 against 11'),
  shown('V40 a later one', table(LATE, wears('T46')), 'strength 4 against 11'),
  shown('V42 engine and giant', feat('F11', 'love: L14\nwears: T49 T34'), 'strength 13 against 14'),
  shown('V42 a beast', feat('F12', 'love: L14\nwears: T49'), 'strength 6 against 12'),
  played('a hidden hand: whether he holds it', feat('F07', 'hand: ? ?'), [
    'play C77',
    'It depends on whether seat 1 holds C77',
    'If seat 1 holds C77',
    'refused by LM-8.3',
  ]),
  shown('a hidden hand may hold anything', feat('F07'), 'does not tell', 'play ?'),
  played('V20 what is copied nobody told', feat('F07', 'hand: C28'), [
    'play C28',
    'It depends on the card that took effect last in this Feat',
  ]),
  shown('a finished table is won', DONE, 'Seat 1', '2 Feats'),
  shown('no words of the engine', feat('F07', 'hand: C77'), '  roll  play C77  '),
  shown('figures are not added', DONE, 'Seat 1 has:'),
  shown(
    'own box: a Treasure and a Feat',
    `box: T12 helmet 3\nbox: F07 difficulty 9, giant\n${feat('F07', wears('T12'))}`,
    'strength 6 against 9',
  ),
  shown(
    'own box: the effect of ours',
    `box: T12 helmet 3 as T34\nbox: F07 difficulty 9, giant\nbox: L01 strength 4\n${feat('F07', 'wears: T12\nlove: L01')}`,
    'strength 12 against 9',
  ),
  shown('our own box again after that', feat('F07', wears('T12')), 'strength 3 against 11'),
];

test('no answer has a sign of our own', () => {
  for (const { text, asked } of TYPED) expect(say(text, asked)).not.toContain('@');
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

testRulings('la-mancha', TYPED, IMPOSSIBLE);
