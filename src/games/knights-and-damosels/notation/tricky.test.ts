/** The tricky situations of the rules (T1 to T26), typed as people would type them; T23 stands in examples.test.ts. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { played, shown, type Typed } from '../../../testing/rulings.ts';
import { seats } from '../testing/typed.ts';

/** Arthur is seat 2, so Merlin is seat 1 and selects last. */
const at = (step: string, event: string, more: string, round = 2): string =>
  `step: ${step}\nround: ${round}\narthur: seat 2\nevent: ${event}\n${more}`;

/** Everybody but Merlin has a card. */
const LAST = `turn: seat 1
s1: valor isoud
s2: farmer elaine taken 2
s3: fisher nimue taken 3
s4: forester guenever taken 4
`;
const SEVEN = 'isoud:armor isoud:horse isoud:sword nimue:honor nimue:loyalty nimue:farmer nimue:fisher';

/** T8: seat 2 alone has the Arms, seat 1 a farmer. */
const ALL_ARMS = at(
  'faces',
  'war-rome',
  `offers: armor=2 horse=2 sword=2 farmer=1\n${seats('worship: 0\nrow: isoud:farmer', 'worship: 0\nrow: elaine:armor elaine:horse elaine:sword\nsealed: open', '', '')}`,
);
const allArms = (tried: string, first: number | 'no', second: number): Typed => ({
  name: `T8 all three Arms, ${tried}`,
  text: ALL_ARMS,
  asked: { tried },
  says: ['is legal', `Seat 1 earns ${first}`, `Seat 2 earns ${second}`],
});

/** T12: all nine cards of Elaine lie in rows. */
const NINE = [
  'guenever:armor',
  'elaine:armor elaine:horse elaine:sword elaine:honor',
  'elaine:loyalty elaine:valor elaine:farmer',
  'elaine:fisher elaine:forester',
];
const revealed = (rows: readonly string[]): string =>
  `step: revealEvent\nround: 3\narthur: seat 2\ndrawn: war-rome quest-grail\n${seats(...rows.map((row) => `row: ${row}`))}`;

/** T13: the nine cards of Viviane lie in rows. */
const NO_COURT = [
  'viviane:armor viviane:horse',
  'viviane:sword viviane:honor',
  'viviane:loyalty viviane:valor',
  'viviane:farmer viviane:fisher',
  'viviane:forester',
].map((row) => `row: ${row}`);
const FIVE_SLOTS = `turn: seat 2
s1: horse elaine
s2: farmer guenever
s3: sword isoud
s4: honor nimue
s5: valor morgan
`;

/** T14: Elaine has four cards with seat 2 and four with seat 3. */
const FOUR_AND_FOUR = seats(
  'row: isoud:armor',
  'row: elaine:armor elaine:horse elaine:sword elaine:honor',
  'row: elaine:loyalty elaine:valor elaine:farmer elaine:fisher',
  '',
  '',
);

/** T16 to T19: seat 2 has the sword of Nimue. */
const SLOTS = ['sword nimue taken 2', 'sword isoud', 'farmer guenever', 'honor elaine', 'valor viviane'];
const knights = (turn: number, slots: readonly string[], ...lines: readonly string[]): string =>
  `options: joust\n${at('select', 'war-rome', `turn: seat ${turn}\n${slots.map((slot, i) => `s${i + 1}: ${slot}\n`).join('')}${seats(...lines)}`)}`;
/** The challenger has the right, and both have still to thrust. */
const yielding = (text: string, joust: string): string =>
  text.replace('step: select', 'step: select > exchange').replace('event:', `challenged: 1\njoust: ${joust}\nevent:`);

/** T21: the last of those who choose a side. */
const sides = (rows: readonly string[], chosen: string): string =>
  `options: camlann\nstep: side\nround: 9\nranking: 1 2 3 4\n${seats(...rows.map((row, i) => `${row === '' ? '' : `row: ${row}\n`}${i < 2 ? `side: ${['arthur', 'mordred'][i]}` : `sealed: ${i === 2 ? chosen : 'open'}`}`))}`;

const CALM = 'war-rome/war-badon/war-carlion quest-grail/quest-tristram/quest-beast prosperity-marriage/prosperity-excalibur/prosperity-table'; // prettier-ignore

/** T26: nobody has a card, and Merlin is the last who might take one. */
const refusing = (round: number): string =>
  `options: free maxRounds=12\n${at('select', 'war-rome', `turn: seat 1\ns1: valor isoud\ns2: farmer elaine\ns3: fisher nimue\ns4: forester guenever\n${seats('worship: 2', 'worship: 4', 'worship: 3', '')}`, round)}`;

const TYPED: readonly Typed[] = [
  played(
    'T1 the seventh chivalry goes home in the same round: no victory',
    at(
      'disaster',
      'disaster-adultery',
      seats(
        `row: ${SEVEN.replace(' nimue:loyalty', ' nimue:valor')}\nsealed: down honor`,
        'row: elaine:honor\nsealed: open',
        '',
        '',
      ),
    ),
    [
      'down honor',
      'is legal',
      'round: 3',
      'row: isoud:armor isoud:horse isoud:sword nimue:valor nimue:farmer nimue:fisher\n',
    ],
  ),
  played(
    'T2 one of the five of Guenever goes home: no victory',
    at(
      'disaster',
      'disaster-adultery',
      seats(
        'row: guenever:armor guenever:horse guenever:sword guenever:farmer guenever:honor\nsealed: open',
        '',
        '',
        '',
      ),
    ),
    ['up', 'is legal', 'round: 3', 'row: guenever:armor guenever:horse guenever:sword guenever:farmer\n'],
  ),
  played(
    'T3 the only slot left is of Merlin: no card',
    at(
      'select',
      'disaster-merlin',
      `turn: seat 1\n${['sword elaine', 'horse guenever taken 3', 'horse isoud taken 4', 'horse nimue taken 5', 'horse morgan taken 6', 'horse viviane taken 2'].map((slot, i) => `s${i + 1}: ${slot}\n`).join('')}${seats('', '', '', '', '', '')}`,
    ),
    ['none', 'Seat 1 takes no card', 'Lady Elaine’s Sword goes back to its pile.', 'round: 3'],
  ),
  played(
    'T4 who has all that is free is not asked',
    at(
      'select',
      'war-rome',
      `turn: seat 3\ns1: horse elaine\ns2: farmer guenever\ns3: horse isoud\ns4: sword nimue taken 2\n${seats('', '', '', 'row: guenever:horse guenever:armor')}`,
    ),
    ['ask s2', 'is legal', 'turn: seat 1'],
  ),
  shown(
    'T5 only the own card is lacking: asked, and no card',
    at(
      'select',
      'war-rome',
      `turn: seat 2\ns1: horse elaine\ns2: farmer guenever\ns3: horse isoud\ns4: armor nimue\n${seats('', 'gift: farmer\nrow: viviane:horse viviane:armor', '', '')}`,
    ),
    'Seat 2 decides: Choose a card to ask Merlin for\n  none\n',
  ),
  played(
    'T6 nobody is denied twice',
    at(
      'select',
      'war-rome',
      `turn: seat 2\ns1: horse elaine\ns2: horse guenever\ns3: horse isoud\ns4: armor nimue\n${seats('', 'gift: horse\ndenied: s2', '', '')}`,
    ),
    ['ask s2', 'refused by KD-6.4'],
  ),
  played(
    'T7 a War without Arms: no faces, 1 for each Vassalage',
    at('select', 'war-rome', `${LAST}${seats('', '', '', '')}`),
    ['ask s1', 'Seat 2 earns 1', 'Seat 3 earns 1', 'Seat 4 earns 1', 'round: 3'],
  ),
  allArms('up', 1, 7),
  allArms('down armor', 1, 7),
  allArms('down armor horse', 1, 7),
  allArms('down armor horse sword', 'no', 4),
  played(
    'T9 both betray, and Vassalage earns nothing',
    at(
      'faces',
      'war-badon',
      `offers: horse=1 sword=2 farmer=3 fisher=3\n${seats('worship: 0\nrow: isoud:horse\nsealed: down horse', 'worship: 0\nrow: isoud:sword\nsealed: open', 'worship: 0\nrow: elaine:farmer elaine:fisher', '')}`,
    ),
    ['down sword', 'Seat 1 earns 2', 'Seat 2 earns 2', 'Seat 3 earns no worship'],
  ),
  played(
    'T10 Merlin earns the seventh in Prosperity, offers all, and wins',
    at('select', 'prosperity-marriage', `${LAST}${seats(`row: ${SEVEN.replace(' nimue:fisher', '')}`, '', '', '')}`),
    ['ask s1', 'Seat 1 earns 8', 'Seat 2 earns no worship', '1. Seat 1 (Knight victory)'],
  ),
  played(
    'T11 the named chivalry in two rows: the one offered earns 1 more',
    at(
      'faces',
      'war-rome',
      `offers: armor=2 horse=1\n${seats('worship: 0\nrow: isoud:horse\nsealed: open', 'worship: 0\nrow: isoud:armor elaine:horse\nsealed: up', '', '')}`,
    ),
    ['up', 'Seat 1 earns 4', 'Seat 2 earns 3'],
  ),
  played(
    'T12 a Disaster sends a card home to an empty pile',
    at(
      'disaster',
      'disaster-adultery',
      seats(`row: ${NINE[0]}`, `row: ${NINE[1]}\nsealed: up`, `row: ${NINE[2]}\nsealed: open`, `row: ${NINE[3]}`),
    ),
    ['down valor', 'is legal', 'row: elaine:armor elaine:horse elaine:sword\n', 'row: elaine:valor elaine:farmer\n'],
  ),
  played('T12 whose pile is empty gives nothing', revealed(NINE), [
    'reveal war-rome',
    'seat 1: bors elaine\nworship: 1\nrow: guenever:armor\n\nseat 2',
  ]),
  played('T12 and with a card she gives again', revealed(NINE.with(2, 'elaine:valor elaine:farmer')), [
    'reveal war-rome',
    'row: guenever:armor\nsealed: give loyalty\n',
  ]),
  shown(
    'T13 without a card of the Court there are five slots',
    at('select', 'war-rome', `${FIVE_SLOTS}${seats(...NO_COURT)}`),
    'Seat 2 decides',
    'ask s1  ask s2  ask s5\n',
  ),
  shown(
    'T13 and no sixth',
    at('select', 'war-rome', `${FIVE_SLOTS}s6: armor\n${seats(...NO_COURT)}`),
    'found 6 slots for 5 gifts',
  ),
  shown(
    'T14 four with one knight and four with another: a Damosel victory',
    `round: 9\n${FOUR_AND_FOUR}`,
    '1. Seat 1 (Damosel victory)',
    'Seat 1 wins the game!',
  ),
  shown(
    'T14 and at Camlann she chooses the row',
    `options: camlann\nstep: take\nround: 9\nturn: seat 1\nranking: 1 2 3 4 5\n${FOUR_AND_FOUR}`,
    'take elaine:armor',
    'take elaine:loyalty',
  ),
  shown(
    'T15 a Damosel victory before two of worship',
    `round: 9\n${seats('worship: 30\nrow: isoud:armor isoud:horse isoud:sword isoud:honor isoud:loyalty', 'worship: 30\nrow: elaine:armor elaine:horse', '')}`,
    '1. Seat 3 (Damosel victory)\n2. Seat 1 (Worship victory)\n3. Seat 2 (Worship victory)',
  ),
  played(
    'T16 a challenge for the own card is denied, and no joust begins',
    knights(3, ['sword isoud taken 2', 'sword nimue', ...SLOTS.slice(2)], '', '', 'gift: sword', ''),
    ['challenge s1', 'is legal', 'denied: s1', 'turn: seat 3', 'step: select\n'],
  ),
  played(
    'T17 who yields and has all that is free gets no card',
    yielding(
      knights(3, SLOTS, '', 'row: viviane:farmer viviane:honor morgan:valor\nsealed: low', 'sealed: open', '').replace(
        's2: sword isoud',
        's2: farmer isoud',
      ),
      '3 2 3 1 2',
    ),
    ['high', 'is legal', 's1: sword nimue taken 3', 'turn: seat 4', 'step: select\n'],
  ),
  played(
    'T18 a slot that was jousted for is not challenged again',
    knights(4, SLOTS, '', '', '', '').replace('taken 2', 'taken 3').replace('event:', 'challenged: 1\nevent:'),
    ['challenge s1', 'refused by KD-11.13'],
  ),
  played(
    'T19 Merlin, last, challenges Arthur for the first card',
    knights(1, SLOTS.with(2, 'farmer guenever taken 3').with(3, 'honor elaine taken 4'), '', '', '', ''),
    ['challenge s1', 'is legal', 'joust: 1 2 2 1 1'],
  ),
  played(
    'T19 and Arthur may select what is left',
    yielding(
      knights(
        1,
        SLOTS.with(2, 'farmer guenever taken 3').with(3, 'honor elaine taken 4'),
        'sealed: open',
        'sealed: decline',
        '',
        '',
      ),
      '1 2 2 1 1',
    ),
    ['high', 'is legal', 's1: sword nimue taken 1', 'step: select > replace'],
  ),
  played(
    'T20 30 worship of which a joust takes one are 29 at the check',
    yielding(
      knights(
        1,
        ['sword isoud taken 2', 'farmer guenever taken 3', 'armor elaine'],
        'worship: 3\nsealed: open',
        'worship: 30\nrow: viviane:armor\nsealed: low',
        '',
      ).replace('war-rome', 'disaster-adultery'),
      '1 2 1 1 2',
    ),
    ['high', 'is legal', 'round: 3', 'worship: 29', 'worship: 4'],
  ),
  played(
    'T21 a leader without a card has lost, and the side fights on',
    sides(['', 'isoud:armor isoud:horse', 'elaine:sword elaine:armor', 'guenever:horse guenever:armor'], 'arthur'),
    ['mordred', 'is legal', 'side: arthur\nlost: 0\n', 'step: fight', 'is out'],
  ),
  played(
    'T21 alone on the side: the others are enemies at once',
    sides(['', 'isoud:armor isoud:horse', 'elaine:sword elaine:armor', 'guenever:horse guenever:armor'], 'mordred'),
    ['mordred', 'is legal', 'side: arthur\nlost: 0\n', 'everybody fights everybody'],
  ),
  played(
    'T22 an immune Virtue is not beaten by Vassalage, and beats Arms',
    `options: camlann\nstep: fight\nround: 9\nbattle: 1\nranking: 1 2 3\n${seats('row: isoud:honor isoud:sword\nside: arthur\nsealed: fight isoud:honor', 'row: isoud:farmer isoud:armor\nside: mordred\nsealed: fight isoud:farmer', 'row: elaine:horse elaine:armor\nside: mordred\nsealed: open')}`,
    [
      'fight elaine:horse',
      'Seat 1 plays Honor. It is safe.',
      'Seat 2 plays Farmer. It is unharmed.',
      'Seat 3 plays Horse. It is defeated.',
    ],
  ),
  played(
    'T24 nothing but Disasters is left in the fourth round',
    `step: discardEvent\nround: 4\narthur: seat 2\nannals: ${CALM}\n${seats('', '', '', '')}`,
    ['discard war-rome', 'refused by KD-4.1'],
  ),
  played(
    'T24 so a Disaster comes, whatever is laid away',
    `step: discardEvent\nround: 4\narthur: seat 2\nannals: ${CALM}\n${seats('', '', '', '')}`,
    ['discard disaster-merlin', 'discard disaster-merlin by seat 2 is legal'],
  ),
  played(
    'T25 a favour for what nobody offers has no effect',
    `options: favour\nfavour: service-3\n${at('faces', 'war-rome', `offers: armor=2 horse=1\n${seats('worship: 0\nrow: isoud:horse\nsealed: open', 'worship: 0\nrow: isoud:armor\nsealed: up', '', '')}`)}`,
    ['up', 'Seat 1 earns 4', 'Seat 2 earns 3'],
  ),
  played('T26 nobody takes a card, and the game goes on', refusing(11), ['none', 'is legal', 'round: 12']),
  played('T26 until the last round', refusing(12), [
    'none',
    '1. Seat 2 (no victory), 2. Seat 3 (no victory), 3. Seat 1 (no victory), 4. Seat 4 (no victory)',
  ]),
];

testRulings('knights-and-damosels', TYPED);
