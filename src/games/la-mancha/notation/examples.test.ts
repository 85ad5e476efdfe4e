/** The worked examples of the rules, typed as people would type them; rulings.test.ts has the others. */
import { expect, test } from 'vitest';
import { judgeSpoilt, MUTATIONS, type Typed, unsaid } from '../../../testing/rulings.ts';

/** Knights by their lines. */
const table = (lines: string, ...knights: readonly string[]): string =>
  `${lines}\n${[0, 1, 2].map((i) => `seat ${i + 1}\n${knights[i] ?? ''}\n`).join('')}`;

/** V17: A has strength 8 and one success at F07, which is 11. */
const BUSY = (die: number, more: string, ...others: readonly string[]): string =>
  table(`card: F07\ndie: ${die}${more}`, 'wears: T08 T13 T24\nsuccesses: 1\nhand: C48', ...others);

const TYPED: readonly Typed[] = [
  {
    name: 'V2 after C40 a 5 succeeds',
    text: table('card: F06\ndie: 5', 'wears: T35\nlove: L01'),
    asked: { tried: 'pass' },
    says: ['is legal', 'successes: 1'],
  },
  {
    name: 'V5 stolen over gear: the robbed uses Knight’s Armor again',
    text: table('card: F05\ntreasure discard: T13', 'wears: T17', ''),
    says: ['strength 5 against 10', "Strength    3  Knight's Armor: 1; Knight's Lance: 1; Old Hack: 1"],
  },
  {
    name: 'V6 after C54 none of the owner’s Treasures is a target',
    text: table('card: F05', 'hand: C40', 'wears: T10\nguards: treasure'),
    asked: { tried: 'play C40 at T10' },
    says: ['refused by LM-3.6'],
  },
  {
    name: 'V8 the Pot Lid and Vivaldo: three cards of an Encounter',
    text: table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1\ntaken: 1', 'love: L03\nwears: T22'),
    asked: { tried: 'take C10', draws: 'T12' },
    says: ['is legal'],
  },
  {
    name: 'V8 without them one card is all',
    text: table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1\ntaken: 1'),
    says: ['line 5: found 1 taken; expected fewer than the 1 that may be taken'],
  },
  {
    name: 'V9 a lone wooer wins',
    text: table('card: L15\ntale: seat 2 C13 C35', '', 'woo: woos', 'woo: sits out'),
    asked: { tried: 'name 1' },
    says: ['is legal'],
  },
  {
    name: 'V10 all sit out: the drawer draws another card',
    text: table('card: L09', '', 'woo: open', 'woo: sits out'),
    asked: { tried: 'sit out', seat: 2, draws: 'E12' },
    says: ['is legal', 'journey discard: L09'],
  },
  {
    name: 'V10 with three cards nobody may woo Dorotea, who asks for four',
    text: table('card: L09', '', 'hand: ? ? ?'),
    asked: { tried: 'woo', seat: 2 },
    says: ['refused by LM-5.4'],
  },
  {
    name: 'V12 nobody kept the condition: the Love is gone',
    text: table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13\nphase: mark'),
    asked: { tried: 'mark none' },
    says: ['is legal'],
  },
  {
    name: 'V13 the new Love refused',
    text: table('gain: seat 2 by turn L13', '', 'love: L01\nwears: T05'),
    asked: { tried: 'leave' },
    says: ['is legal', 'journey discard: L13', 'love: L01'],
  },
  {
    name: 'V14 seven cards at most, with Pot and Love',
    text: table('phase: discard', '', 'love: L06\nwears: T15\nhand: C01 C02 C03 C04 C05 C06 C07 C08'),
    asked: { tried: 'discard C08', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V15 the last one runs away: nobody wins',
    text: table('card: F05\nround: 2\nattempter: 3\nengaged: 3'),
    asked: { tried: 'run' },
    says: ['is legal'],
  },
  {
    name: 'V16 after a rolled attempt: a new hand of five',
    text: table('card: F07\nround: 2', 'hand: C04 C05 C06 C10'),
    asked: { tried: 'run' },
    says: ['is legal', 'Seat 1 draws 5 cards.'],
  },
  { name: 'V17 11 of 11', text: BUSY(3, ''), asked: { tried: 'pass' }, says: ['is legal', 'feats: F07'] },
  {
    name: 'V17 a rival’s card and an own one, and the die turned over',
    text: BUSY(4, '\nattempt strength: +1'),
    says: ['strength 9 against 11'],
  },
  {
    name: 'V17 failure instead',
    text: BUSY(1, '\nattempt strength: +1'),
    asked: { tried: 'pass' },
    says: ['is legal', 'attempter: 2'],
  },
  {
    name: 'V18 Curds in the helmet take 2',
    text: BUSY(4, '', 'hand: C39'),
    asked: { tried: 'play C39', seat: 2 },
    says: ['is legal', 'declared: seat 2 C39'],
  },
  {
    name: 'V19 a cancel may be cancelled',
    text: table('card: F07\ndie: 4\ndeclared: seat 2 C39\ndeclared: seat 1 C52', '', 'hand: C83'),
    asked: { tried: 'play C83', seat: 2 },
    says: ['is legal', 'declared: seat 2 C83'],
  },
  {
    name: 'V20 a copy of +2 on the own attempt',
    text: table('card: F07\neffect: C48\nattempter: 2', '', 'hand: C28'),
    asked: { tried: 'play C28', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V20 and of -2 only on another’s',
    text: table('card: F07\neffect: C39\nattempter: 2', '', 'hand: C28'),
    asked: { tried: 'play C28', seat: 2 },
    says: ['refused by LM-6.8', 'only in another knight’s attempt'],
  },
  {
    name: 'V21 14 of 14',
    text: table('card: F11\ndie: 4\ndoubled: yes\nattempt strength: +1', 'wears: T13 T05'),
    asked: { tried: 'pass' },
    says: ['is legal', 'successes: 1'],
  },
  {
    name: 'V22 skipped',
    text: table('card: F07', 'wears: T12', 'hand: C14'),
    asked: { tried: 'play C14', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V24 an attempt more after a failure',
    text: table('card: F07\ndie: 1\nagain: yes'),
    asked: { tried: 'pass' },
    says: ['is legal', 'Round 1: it is Seat 1’s attempt.', 'rolled: 1'],
  },
  {
    name: 'V25 discarded: the gear is back',
    text: table('card: F07\ntreasure discard: T20', 'wears: T50'),
    says: ['strength 6 against 11'],
  },
  {
    name: 'V26 under a Treasure the own Lance does not count',
    text: table('card: F07', 'wears: T05\nlove: L08\nhand: C78'),
    asked: { tried: 'play C78' },
    says: ['refused by LM-8.6'],
  },
  {
    name: 'V27 harder by a card, and tired',
    text: table('card: F16\nround: 6\ndifficulty: +1'),
    says: ['strength 3 against 15'],
  },
  {
    name: 'V34 the Good: nothing is aimed at A',
    text: table('card: F07\ndie: 4', 'guards: chivalry', 'hand: C22 C10'),
    asked: { tried: 'play C22', seat: 2 },
    says: ['refused by LM-3.6'],
  },
  {
    name: 'V34 a difficulty for all still counts',
    text: table('card: F07', 'guards: chivalry', 'hand: C57'),
    asked: { tried: 'play C57', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V35 muted Mirrors protect no more',
    text: table('card: F05\nmuted: T18', 'wears: T18', 'hand: C09'),
    asked: { tried: 'play C09', seat: 2 },
    says: ['is legal'],
  },
  {
    name: 'V36 Zoraida brings two Treasures to choose from',
    text: table('gain: seat 2 by turn L10'),
    asked: { tried: 'accept', draws: 'T03 T38' },
    says: ['is legal', 'T03 T38', 'love: L10'],
  },
  {
    name: 'V36 one is kept',
    text: table('gain: seat 2 by turn T03 T38', '', 'love: L10'),
    asked: { tried: 'equip T38' },
    says: ['is legal', 'treasure discard: T03', 'wears: T38'],
  },
  {
    name: 'V37 the Straw Hat draws two; a helmet replaces it',
    text: table('gain: seat 2 by turn T03 T38', '', 'wears: T32'),
    asked: { tried: 'equip T38' },
    says: ['is legal', 'wears: T38'],
  },
  {
    name: 'V38 the last on the field attempts again',
    text: table('card: F05\nround: 3\nattempter: 3\nengaged: 3\ndie: 1', '', '', 'successes: 1'),
    asked: { tried: 'pass' },
    says: ['is legal', 'attempter: 3', 'round: 4'],
  },
  {
    name: 'V39 Dapple’s Cousin keeps the hand',
    text: table('card: F07\nround: 2', 'wears: T44\nhand: C04 C05 C06'),
    asked: { tried: 'run keeping the hand' },
    says: ['is legal', 'hand: C04 C05 C06 ? ?'],
  },
  {
    name: 'V41 never below 0',
    text: table('card: F07\ndie: 4\nattempt strength: -4'),
    says: ['strength 0 against 11'],
  },
  {
    name: 'V42 without the Red Cap',
    text: table('card: F11', 'love: L14\nwears: T49'),
    says: ['strength 10 against 14'],
  },
];

test.each(TYPED)('$name', (typed) => {
  expect(unsaid('la-mancha', typed)).toEqual([]);
});

test('spoilt in every way, an answer is an answer', () => {
  expect(judgeSpoilt('la-mancha', TYPED, MUTATIONS)).toBe(MUTATIONS);
});
