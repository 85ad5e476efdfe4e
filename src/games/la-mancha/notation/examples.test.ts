/** The worked examples of the rules, typed as people would type them; rulings.test.ts has the others. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { played, shown, type Typed } from '../../../testing/rulings.ts';

/** Knights by their lines. */
const table = (lines: string, ...knights: readonly string[]): string =>
  `${lines}\n${[0, 1, 2].map((i) => `seat ${i + 1}\n${knights[i] ?? ''}\n`).join('')}`;

/** V17: A has strength 8 and one success at F07, which is 11. */
const BUSY = (die: number, more: string, ...others: readonly string[]): string =>
  table(`card: F07\ndie: ${die}${more}`, 'wears: T08 T13 T24\nsuccesses: 1\nhand: C48', ...others);

const TYPED: readonly Typed[] = [
  played('V2 after C40 a 5 succeeds', table('card: F06\ndie: 5', 'wears: T35\nlove: L01'), [
    'pass',
    'is legal',
    'successes: 1',
  ]),
  shown(
    'V5 stolen over gear: the robbed uses Knight’s Armor again',
    table('card: F05\ntreasure discard: T13', 'wears: T17', ''),
    'strength 5 against 10',
    'Strength    3  Knight’s Armor: 1; Knight’s Lance: 1; Old Hack: 1',
  ),
  played(
    'V6 after C54 none of the owner’s Treasures is a target',
    table('card: F05', 'hand: C40', 'wears: T10\nguards: treasure'),
    ['play C40 at T10', 'refused by LM-3.6'],
  ),
  played(
    'V8 the Pot Lid and Vivaldo: three cards of an Encounter',
    table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1\ntaken: 1', 'love: L03\nwears: T22'),
    ['take C10 draw T12', 'is legal'],
  ),
  shown(
    'V8 without them one card is all',
    table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1\ntaken: 1'),
    'line 5: found 1 taken; expected fewer than the 1 that may be taken',
  ),
  played('V9 a lone wooer wins', table('card: L15\ntale: seat 2 C13 C35', '', 'woo: woos', 'woo: sits out'), [
    'name 1',
    'is legal',
  ]),
  played('V10 all sit out: the drawer draws another card', table('card: L09', '', 'woo: open', 'woo: sits out'), [
    'sit out by 2 draw E12',
    'is legal',
    'journey discard: L09',
  ]),
  played('V10 with three cards nobody may woo Dorotea, who asks for four', table('card: L09', '', 'hand: ? ? ?'), [
    'woo by 2',
    'refused by LM-5.4',
  ]),
  played(
    'V12 nobody kept the condition: the Love is gone',
    table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13\nphase: mark'),
    ['mark none', 'is legal'],
  ),
  played('V13 the new Love refused', table('gain: seat 2 by turn L13', '', 'love: L01\nwears: T05'), [
    'leave',
    'is legal',
    'journey discard: L13',
    'love: L01',
  ]),
  played(
    'V14 seven cards at most, with Pot and Love',
    table('phase: discard', '', 'love: L06\nwears: T15\nhand: C01 C02 C03 C04 C05 C06 C07 C08'),
    ['discard C08 by 2', 'is legal'],
  ),
  played('V15 the last one runs away: nobody wins', table('card: F05\nround: 2\nattempter: 3\nengaged: 3'), [
    'run',
    'is legal',
  ]),
  played('V16 after a rolled attempt: a new hand of five', table('card: F07\nround: 2', 'hand: C04 C05 C06 C10'), [
    'run',
    'is legal',
    'Seat 1 draws 5 cards.',
  ]),
  played('V17 11 of 11', BUSY(3, ''), ['pass', 'is legal', 'feats: F07']),
  shown(
    'V17 a rival’s card and an own one, and the die turned over',
    BUSY(4, '\nattempt strength: +1'),
    'strength 9 against 11',
  ),
  played('V17 failure instead', BUSY(1, '\nattempt strength: +1'), ['pass', 'is legal', 'attempter: 2']),
  played('V18 Curds in the helmet take 2', BUSY(4, '', 'hand: C39'), [
    'play C39 by 2',
    'is legal',
    'declared: seat 2 C39',
  ]),
  played(
    'V19 a cancel may be cancelled',
    table('card: F07\ndie: 4\ndeclared: seat 2 C39\ndeclared: seat 1 C52', '', 'hand: C83'),
    ['play C83 by 2', 'is legal', 'declared: seat 2 C83'],
  ),
  played('V20 a copy of +2 on the own attempt', table('card: F07\neffect: C48\nattempter: 2', '', 'hand: C28'), [
    'play C28 by 2',
    'is legal',
  ]),
  played('V20 and of -2 only on another’s', table('card: F07\neffect: C39\nattempter: 2', '', 'hand: C28'), [
    'play C28 by 2',
    'refused by LM-6.8',
    'only in another knight’s attempt',
  ]),
  played('V21 14 of 14', table('card: F11\ndie: 4\ndoubled: yes\nattempt strength: +1', 'wears: T13 T05'), [
    'pass',
    'is legal',
    'successes: 1',
  ]),
  played('V22 skipped', table('card: F07', 'wears: T12', 'hand: C14'), ['play C14 by 2', 'is legal']),
  played('V24 an attempt more after a failure', table('card: F07\ndie: 1\nagain: yes'), [
    'pass',
    'is legal',
    'Round 1: it is Seat 1’s attempt.',
    'rolled: 1',
  ]),
  shown(
    'V25 discarded: the gear is back',
    table('card: F07\ntreasure discard: T20', 'wears: T50'),
    'strength 6 against 11',
  ),
  played('V26 under a Treasure the own Lance does not count', table('card: F07', 'wears: T05\nlove: L08\nhand: C78'), [
    'play C78',
    'refused by LM-8.6',
  ]),
  shown('V27 harder by a card, and tired', table('card: F16\nround: 6\ndifficulty: +1'), 'strength 3 against 15'),
  played('V34 the Good: nothing is aimed at A', table('card: F07\ndie: 4', 'guards: chivalry', 'hand: C22 C10'), [
    'play C22 by 2',
    'refused by LM-3.6',
  ]),
  played('V34 a difficulty for all still counts', table('card: F07', 'guards: chivalry', 'hand: C57'), [
    'play C57 by 2',
    'is legal',
  ]),
  played('V35 muted Mirrors protect no more', table('card: F05\nmuted: T18', 'wears: T18', 'hand: C09'), [
    'play C09 by 2',
    'is legal',
  ]),
  played('V36 Zoraida brings two Treasures to choose from', table('gain: seat 2 by turn L10'), [
    'accept draw T03 T38',
    'is legal',
    'T03 T38',
    'love: L10',
  ]),
  played('V36 one is kept', table('gain: seat 2 by turn T03 T38', '', 'love: L10'), [
    'equip T38',
    'is legal',
    'treasure discard: T03',
    'wears: T38',
  ]),
  played('V37 the Straw Hat draws two; a helmet replaces it', table('gain: seat 2 by turn T03 T38', '', 'wears: T32'), [
    'equip T38',
    'is legal',
    'wears: T38',
  ]),
  played(
    'V38 the last on the field attempts again',
    table('card: F05\nround: 3\nattempter: 3\nengaged: 3\ndie: 1', '', '', 'successes: 1'),
    ['pass', 'is legal', 'attempter: 3', 'round: 4'],
  ),
  played('V39 Dapple’s Cousin keeps the hand', table('card: F07\nround: 2', 'wears: T44\nhand: C04 C05 C06'), [
    'run keeping the hand',
    'is legal',
    'hand: C04 C05 C06 ? ?',
  ]),
  shown('V41 never below 0', table('card: F07\ndie: 4\nattempt strength: -4'), 'strength 0 against 11'),
  shown('V42 without the Red Cap', table('card: F11', 'love: L14\nwears: T49'), 'strength 10 against 14'),
];

testRulings('la-mancha', TYPED);
