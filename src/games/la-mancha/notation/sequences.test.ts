/** The worked examples that go on over several moves, played as they are told: every answer is typed again. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { type Move, played, shown, type Typed } from '../../../testing/rulings.ts';

/** Knights by their lines. */
const table = (lines: string, ...knights: readonly string[]): string =>
  `${lines}\n${knights.map((knight, i) => `seat ${i + 1}\n${knight}\n`).join('')}`;

const feat = (lines: string, a: string, b = '', c = ''): string => table(`card: ${lines}`, a, b, c);

const PASS: Move = ['pass', 'is legal'];
/** Three knights: two may reply to a card, and all three let an attempt come to its end. */
const answered = (...says: string[]): Move[] => [PASS, ['pass', ...says]];
const ended = (...says: string[]): Move[] => [PASS, PASS, ['pass', ...says]];
/** A card that nobody answers. */
const unanswered = (words: string, ...says: string[]): Move[] => [[words, 'is legal'], ...answered(...says)];

/** After a card was played, all are asked once more before the die is cast. */
const rolled = (die: number): Move[] => [['roll', 'rolling: yes'], PASS, [`pass roll ${die}`, `die: ${die}`]];

const BUSY = feat('F07\ndie: 3', 'wears: T08 T13 T24\nsuccesses: 1\nhand: C48', 'hand: C33', 'hand: C22 C10');
const CANCELS = feat('F07\ndie: 4', 'hand: C52 C29', 'hand: C39 C83', '');

const PLAYED: readonly Typed[] = [
  played(
    'V2 a rival discards Durindana: Lance back, bonus gone',
    feat('F06', 'wears: T10 T35\nlove: L01', 'hand: C40'),
    ...unanswered(
      'play C40 at T10 by 2',
      'treasure discard: T10',
      'Strength    6  Knight’s Armor: 1; Knight’s Lance: 1',
    ),
    ...rolled(5),
    ...ended('successes: 1'),
  ),
  played('V4 T11 equipped, and T13 over it', table('gain: seat 1 by turn T11', '', '', ''), [
    'equip T11',
    'wears: T11',
    'Strength    3',
  ]),
  played(
    'V5 B steals T17 over the own T13',
    feat('F05', 'wears: T17', 'wears: T13\nhand: C88'),
    ['play C88 at T17 by 2', 'declared: seat 2 C88 at T17'],
    ...answered('gain: seat 2 by card T17'),
    ['equip T17', 'treasure discard: T13', 'Strength    3', 'Strength    5'],
  ),
  played(
    'V7 four knights: J names A, takes C10 and discards one; the others draw',
    table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\ntale: seat 4 C27', 'hand: C12 C13 C14 C20 C21', '', '', ''),
    ['name 1', 'named: 1'],
    ['take C10 draw T12', 'gain: seat 2 by turn T12', 'hand: C12 C13 C14 C20 C21 C10'],
    ['equip T12', 'phase: discard'],
    ['discard C21', 'discard C21 by seat 1 is legal', 'Seat 4 draws 1 card.'],
    PASS,
    ...ended('drawer: 2'),
  ),
  played(
    'V8 up to three cards of an Encounter',
    table(
      'card: E12\ntale: seat 2 C04\ntale: seat 3 C10\ntale: seat 4 C27\nnamed: 1',
      'love: L03\nwears: T22',
      '',
      '',
      '',
    ),
    ['take C04', 'taken: 1'],
    ['take C10', 'taken: 2'],
    ['take C27 draw T12', 'gain: seat 2 by turn T12'],
  ),
  played(
    'V9 B woos alone and wins; J takes both cards',
    table('card: L15', '', 'hand: C13 C35', ''),
    ['woo by 2', 'is legal'],
    ['sit out by 3', 'is legal'],
    ['tell C13 C35', 'tale: seat 2 C13 C35'],
    ['name 1', 'named: 1'],
    ['take C13', 'taken: 1'],
    ['take C35', 'gain: seat 2 by turn L15'],
    ['accept', 'love: L15'],
  ),
  played(
    'V10 all sit out, and J judges the next card',
    table('card: L09', '', '', ''),
    ['sit out by 2', 'is legal'],
    ['sit out by 3', 'journey discard: L09'],
    ['draw draw E12', 'draw by seat 1 is legal', 'card: E12'],
  ),
  played(
    'V11 D may woo Ana Félix; D sits out, and another card is drawn',
    table('card: L16', '', 'love: L06', 'hand: C04 C05', ''),
    ['sit out by 4', 'sit out by seat 4 is legal', 'Nobody woos'],
    ['draw draw E12', 'card: E12'],
  ),
  played(
    'V12 only B’s poem rhymes',
    table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13', '', '', ''),
    ['mark 2', 'kept: 2'],
    ['name 2', 'named: 2'],
  ),
  played(
    'V12 none rhymes: no new card, and J may still take two',
    table('card: L11\ntale: seat 2 C04 C05 C06\ntale: seat 3 C10 C12 C13', '', '', ''),
    ['mark none', 'kept: none'],
    ['take C04', 'taken: 1'],
    ['take C10', 'is legal'],
  ),
  played(
    'V13 Dulcinea for Doña Tolosa: the Love counts 4',
    table('gain: seat 2 by turn L13', '', 'love: L01\nwears: T05', ''),
    ['accept', 'journey discard: L01', 'love: L13', 'Dulcinea del Toboso: 4'],
  ),
  played(
    'V14 the Pot is stolen: seven cards until the end of the turn',
    feat('F05', 'hand: C88', 'love: L06\nwears: T15\nhand: C01 C02 C03 C04 C05 C06 C07', ''),
    ['play C88 at T15', 'is legal'],
    ...answered('gain: seat 1 by card T15', 'hand: C01 C02 C03 C04 C05 C06 C07'),
  ),
  played(
    'V15 all three run',
    table('card: F05\nround: 2', '', '', ''),
    ['run', 'engaged: 2 3'],
    ['run', 'engaged: 3'],
    ['run roll 1', 'flights: F05'],
  ),
  played('V15 the third time it is retired', table('card: F05\nround: 2\nattempter: 3\nengaged: 3\nflights: F05 F05', '', '', ''), ['run', 'retired: F05', 'leaves the game']), // prettier-ignore
  played(
    'V16 skipped by C14: still no flight',
    feat('F07', '', 'hand: C14'),
    ...unanswered('play C14 by 2', 'attempter: 2'),
  ),
  played(
    'V17 B takes one, A adds two, C turns the die: A wins',
    BUSY,
    ...unanswered('play C33 by 2', 'attempt strength: -1'),
    ...unanswered('play C48 by 1', 'attempt strength: +1'),
    ...unanswered('play C22 by 3', 'die: 4'),
    ...ended('feats: F07'),
  ),
  played(
    'V17 had C let A roll again, and it is a 1: failure',
    BUSY,
    ...unanswered('play C33 by 2', 'attempt strength: -1'),
    ...unanswered('play C48 by 1', 'attempt strength: +1'),
    ['play C10 by 3', 'is legal'],
    PASS,
    ['pass roll 1', 'die: 1'],
    ...ended('attempter: 2', 'successes: 1'),
  ),
  played(
    'V18 B’s card comes first, and C passes',
    feat('F07\ndie: 4', 'wears: T08 T13 T24\nsuccesses: 1', 'hand: C39', 'hand: C33'),
    ...unanswered('play C39 by 2', 'attempt strength: -2'),
    ['pass by 3', 'hand: C33'],
  ),
  played(
    'V19 B cancels A’s cancel: two less',
    CANCELS,
    ['play C39 by 2', 'declared: seat 2 C39'],
    ['play C52 by 1', 'declared: seat 1 C52'],
    ['play C83 by 2', 'declared: seat 2 C83'],
    ...answered('attempt strength: -2', 'chivalry discard:'),
  ),
  played(
    'V19 A cancels that too: no effect',
    CANCELS,
    ['play C39 by 2', 'declared: seat 2 C39'],
    ['play C52 by 1', 'declared: seat 1 C52'],
    ['play C83 by 2', 'declared: seat 2 C83'],
    ['play C29 by 1', 'declared: seat 1 C29'],
    ...answered('chivalry discard: C39 C52 C83 C29', 'cancelled and does nothing'),
  ),
  played(
    'V20 a copy of A’s +2 on B’s own attempt',
    table('card: F07\neffect: C48\nattempter: 2', '', 'hand: C28', ''),
    ...unanswered('play C28 by 2', 'attempt strength: +2'),
  ),
  played(
    'V20 a copy of -2 on C’s',
    table('card: F07\neffect: C39\nattempter: 3\ndie: 3', '', 'hand: C28', ''),
    ...unanswered('play C28 by 2', 'attempt strength: -2'),
  ),
  played(
    'V20 a copy of a new roll only after a rival’s roll',
    table('card: F07\neffect: C10\nattempter: 3', '', 'hand: C28', ''),
    ['play C28 by 2', 'refused by LM-'],
  ),
  played(
    'V21 twice the die, one up, one more: 14',
    feat('F11', 'wears: T13 T05\nhand: C62 C82 C08'),
    ...unanswered('play C62', 'doubled: yes'),
    ...rolled(3),
    ...unanswered('play C82 by 1', 'die: 4'),
    ...unanswered('play C08 by 1', 'attempt strength: +1'),
    ...ended('successes: 1'),
  ),
  played(
    'V22 A’s card is spent, the die passes, Motley gives nothing',
    feat('F07', 'wears: T12\nhand: C77', 'hand: C14'),
    ...unanswered('play C77', 'attempt strength: +2'),
    ...unanswered('play C14 by 2', 'attempter: 2', 'hand: none', 'rolled: 0'),
  ),
  played(
    'V23 A’s success is gone',
    table('card: F07\nattempter: 3', 'successes: 1', 'hand: C43', ''),
    ['play C43 at seat 1 by 2', 'is legal'],
    ...answered('chivalry discard: C43'),
  ),
  played(
    'V24 failure, a card for Motley, once more, and C01',
    feat('F07', 'wears: T12\nhand: C32 C01'),
    ['roll roll 1', 'die: 1'],
    ...unanswered('play C32 by 1', 'again: yes'),
    ...ended('Seat 1 draws 1 card.', 'rolled: 1'),
    ['play C01 by 1', 'is legal'],
  ),
  played(
    'V25 muted, then discarded: 9, 5, 6',
    feat('F07', 'wears: T20 T50', 'hand: C11 C40'),
    ...unanswered('play C11 at T20 by 2', 'muted: T20', 'Strength    5'),
    ...unanswered('play C40 at T20 by 2', 'treasure discard: T20', 'Strength    6'),
  ),
  played(
    'V26 the own lance and C78: a 2 is enough',
    feat('F07', 'love: L08\nhand: C78'),
    ...unanswered('play C78', 'attempt strength: +3'),
    ...rolled(2),
    ...ended('successes: 1'),
  ),
  shown('V27 C57 played: 16 to round 5', feat('F16\nround: 5\ndifficulty: +1', ''), '3 against 16'),
  shown('V27 round 6 alone', feat('F16\nround: 6', ''), '3 against 14'),
  shown(
    'V28 two fives, two threes, and the 6 begins',
    table('first rolls: 5 5 2 1, 3 3, 2 6', '', '', '', ''),
    'Seat 2 decides: Draw the next Journey card',
  ),
  shown(
    'V28 a tie is not decided by the seat',
    table('first rolls: 5 5 2 1, 3 3', '', '', '', ''),
    'line 1: found a tie of seats 1 and 2; expected what they roll next (LM-2.7',
  ),
  played(
    'V29 the fifth Feat is one of those set aside',
    table('options: length = 5\njourney: none', 'feats: F01 F05', 'feats: F07', 'feats: F09'),
    ['draw draw F16', 'card: F16'],
  ),
  played(
    'V30 five knights, three tied: each names a Feat, the lot decides, and nobody flees',
    table('drawer: 4\noffered: F11 F16', 'feats: F01', 'feats: F05', 'feats: F07', '', ''),
    ['select F11 by 1', 'is legal'],
    ['select F16 by 2', 'is legal'],
    ['select F16 by 3 roll 2', 'card: F16'],
    ['run by 1', 'refused by LM-10'],
  ),
  played('V31 an empty hand: a card to tell with', table('drawer: 1', '', 'hand: none', ''), [
    'draw draw E12',
    'card: E12',
    'hand: ?',
  ]),
  played(
    'V32 C15 while telling: a shield, and a tale is still owed',
    table('card: E01', '', 'hand: C15 C04', ''),
    ['play C15 by 2', 'declared: seat 2 C15'],
    PASS,
    ['pass draw T24', 'gain: seat 2 by card T24'],
    ['equip T24', 'wears: T24', 'hand: C04'],
    ['tell C04 by 2', 'tale: seat 2 C04'],
  ),
  played(
    'V33 none anywhere: a Chivalry card instead',
    table(`card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1\ntreasures: none`, '', '', ''),
    ['enough', 'is legal'],
  ),
  played('V34 A may turn the own die', feat('F07\ndie: 2', 'guards: chivalry\nhand: C22'), ...unanswered('play C22', 'die: 5')), // prettier-ignore
  ...['C14', 'C22', 'C10'].map(
    (card) =>
    played(`V34 B cannot aim ${card} at A`, feat(card === 'C14' ? 'F07' : 'F07\ndie: 2', 'guards: chivalry', `hand: ${card}`), [`play ${card} by 2`, 'refused by LM-3.6']), // prettier-ignore
  ),
  played('V34 nor C43', table('card: F07\nattempter: 3', 'guards: chivalry\nsuccesses: 1', 'hand: C43', ''), ['play C43 at seat 1 by 2', 'refused by LM-3.6']), // prettier-ignore
  ...['C33', 'C39'].map(
    (card) =>
    played(`V35 Mirrors: no ${card}`, feat('F05\ndie: 3', 'wears: T18', `hand: ${card}`), [`play ${card} by 2`, 'refused by LM-3.6']), // prettier-ignore
  ),
  played('V35 a new roll is allowed', feat('F05\ndie: 3', 'wears: T18', 'hand: C10'), ['play C10 by 2', 'is legal']),
  played(
    'V36 Zoraida: two Treasures, one is kept',
    table('gain: seat 2 by turn L10', '', '', ''),
    ['accept draw T03 T38', 'love: L10', 'gain: seat 2 by turn T03 T38'],
    ['equip T38', 'treasure discard: T03', 'wears: T38'],
  ),
  played('V36 refused: no Treasure', table('gain: seat 2 by turn L10', '', '', ''), ['leave', 'journey discard: L10']),
  played(
    'V37 the Straw Hat: two Treasures, and the helmet replaces it',
    table('card: E12\ntale: seat 2 C04\ntale: seat 3 C10\nnamed: 1', '', 'wears: T32', ''),
    ['enough draw T03 T38', 'gain: seat 2 by turn T03 T38'],
    ['equip T38', 'wears: T38', 'treasure discard:'],
  ),
  played(
    'V38 the last one attempts again at once, and wins with the second success',
    table('card: F05\nround: 3\nattempter: 3\nengaged: 3\ndie: 1', '', '', 'successes: 1\nwears: T10 T13'),
    ['pass by 3', 'attempter: 3', 'round: 4'],
    ['roll by 3 roll 6', 'die: 6'],
    ['pass by 3', 'feats: F05'],
  ),
  played(
    'V39 C45 keeps the hand without Dapple’s Cousin',
    table('card: F07\nround: 2', 'hand: C45 C04 C05 C06', '', ''),
    ['play C45', 'is legal'],
    ...answered('hand: C04 C05 C06'),
  ),
  played(
    'V40 a skipped attempt does not use up the first one',
    table('card: F07\nround: 2', 'wears: T46\nrolled: 0', '', ''),
    ['roll roll 5', 'die: 5'],
    ...ended('successes: 1'),
  ),
  played(
    'V41 two cards of -2 on strength 3: the die alone',
    feat('F07', '', 'hand: C09', 'hand: C39'),
    ...unanswered('play C09 by 2', 'attempt strength: -2'),
    ...rolled(4),
    ...unanswered('play C39 by 3', 'attempt strength: -4'),
    ...ended('Seat 1 gets 4 + 0 = 4 against 11', 'attempter: 2'),
  ),
];

testRulings('la-mancha', PLAYED);
