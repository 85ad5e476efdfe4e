/** The worked examples of the rules, typed as people would type them; rulings.test.ts and tricky.test.ts have the others. */
import { testRulings } from '../../../testing/ruling-tests.ts';
import { played, shown, type Typed } from '../../../testing/rulings.ts';
import { PAIRS, seats } from '../testing/typed.ts';

/** V3, V4: Arthur draws in this round; the first Merlin was seat 1. */
const round = (number: number): Typed =>
  played(
    `V3, V4 round ${number}`,
    `step: discardEvent\nround: ${number}\narthur: seat ${(number % 4) + 1}\ndrawn: war-rome quest-grail war-badon\n${seats('', '', '', '')}`,
    [
      'discard war-rome',
      `discard war-rome by seat ${(number % 4) + 1} is legal`,
      `hands two to Seat ${((number + 3) % 4) + 1}.`,
      ...(number % 4 === 0 ? [] : [`pile: ${12 - 3 * (number % 4)} hidden`]),
    ],
  );

/** V5: so many cards share in the war of Rome, so many of them lie face down; seat 2 sets the horse, which earns 1 extra. */
function war(
  name: string,
  offered: string,
  sealed: readonly string[],
  tried: string,
  worship: readonly number[],
): Typed {
  const rows = ['elaine', 'isoud'].map((_, i) => (offered.split('|')[i] ?? '').trim());
  const offers = rows.flatMap((row, i) => row.split(' ').filter(Boolean).map((card) => `${card.split(':')[1]}=${i === 0 ? 1 : 2}`)); // prettier-ignore
  return {
    name,
    text: `step: faces\nround: 2\narthur: seat 2\nevent: war-rome\noffers: ${offers.join(' ')}\n${seats(
      `worship: 0\nrow: ${rows[0]}${sealed[0] === '' ? '' : `\nsealed: ${sealed[0]}`}`,
      `worship: 0\nrow: ${rows[1]}\nsealed: open`,
      '',
      '',
    )}`,
    asked: { tried, seat: 2 },
    says: ['is legal', ...worship.map((each, i) => `seat ${i + 1}: ${PAIRS[i]}\nworship: ${each}\n`)],
  };
}

/** V9: The Adultery; seat 1 has sealed, seat 2 has the last choice. */
function disaster(name: string, rows: readonly [string, string], sealed: string, tried: string, says: string): Typed {
  const first = `worship: 9${rows[0] === '' ? '' : `\nrow: ${rows[0]}\nsealed: ${sealed}`}`;
  return {
    name,
    text: `step: disaster\nround: 2\narthur: seat 2\nevent: disaster-adultery\n${seats(first, `worship: 9\nrow: ${rows[1]}\nsealed: open`, '', '')}`,
    asked: { tried },
    says: ['is legal', says],
  };
}

const ALL_1 = 'isoud:honor isoud:loyalty isoud:valor';

/** V15: Launcelot (Guenever), Gawain (Morgan), Bors (Elaine), in their ranking. */
const HANDS = [
  'morgan:armor morgan:sword morgan:honor morgan:farmer guenever:fisher',
  'isoud:horse isoud:valor isoud:loyalty isoud:forester',
  'guenever:armor guenever:honor guenever:farmer guenever:sword',
];
const SIDES = ['arthur', 'mordred', 'mordred'];

interface Battle {
  readonly battle: number;
  readonly hands?: readonly string[];
  readonly more?: readonly string[];
  readonly sealed: readonly string[];
}

const camlann = ({ battle, hands = HANDS, more = ['', '', ''], sealed }: Battle): string =>
  `options: camlann\nstep: fight\nround: 9\nbattle: ${battle}\nranking: 1 2 3\n${[
    'launcelot guenever',
    'gawain morgan',
    'bors elaine',
  ]
    .map(
      (who, i) =>
        `seat ${i + 1}: ${who}\n${hands[i] === '' ? '' : `row: ${hands[i]}\n`}side: ${SIDES[i]}\n${more[i]}${sealed[i] === '' ? '' : `sealed: ${sealed[i]}\n`}`,
    )
    .join('')}`;

const TAKE = camlann({ battle: 0, sealed: ['', '', ''] })
  .replace('step: fight', 'step: take')
  .replace('battle: 0\n', 'turn: seat 1\n')
  .replace(' guenever:fisher', '')
  .replace('guenever:farmer guenever:sword', 'guenever:farmer guenever:sword guenever:fisher')
  .replaceAll(/side: .*\n/g, '');

/** V16, round 3: Tristram, Percival, Pelleas, Bors, Gawain. */
const ELECTION = `options: camlann
step: fight
round: 9
battle: 3
ranking: 1 2 3 4 5
seat 1: tristram viviane
worship: 9
row: isoud:sword isoud:honor
side: arthur
sealed: fight isoud:honor
seat 2: percival morgan
row: isoud:loyalty
side: mordred
sealed: fight isoud:loyalty
seat 3: pelleas nimue
worship: 6
row: isoud:armor isoud:valor
side: arthur
sealed: open
seat 4: bors elaine
row: guenever:sword
side: mordred
sealed: fight guenever:sword
seat 5: gawain guenever
side: mordred
lost: 2
`;

/** V12: A is seat 2, who took s1; B is seat 3 and challenged. */
const JOUST = `options: joust
step: select > exchange
round: 1
arthur: seat 2
turn: seat 3
event: war-rome
challenged: 1
joust: 3 2 2 1 1
s1: sword nimue taken 2
s2: horse elaine
s3: honor isoud
s4: farmer guenever
s5: valor viviane
${seats('', 'worship: 1\nsealed: high', 'worship: 2\nsealed: open', '')}`;
const SECOND = JOUST.replace('joust: 3 2 2 1 1', 'joust: 3 2 3 1 2').replace('sealed: high', 'sealed: low');

/** V6, V13, V18: M is seat 1 (Merlin), X seat 4, Y seat 3 and Z seat 2 (Arthur); lines for M, X, Y and Z. */
function carlion(step: string, table: string, [m, x, y, z]: readonly string[] = ['', '', '', '']): string {
  return `step: ${step}\nround: 2\narthur: seat 2\nevent: war-carlion\n${table}\n${seats(
    `row: isoud:armor isoud:farmer\n${m}`,
    `row: nimue:horse\n${z}`,
    `row: elaine:horse elaine:sword elaine:farmer elaine:fisher\n${y}`,
    `row: guenever:sword guenever:armor\n${x}`,
  )}`;
}
const OFFERED = 'offers: armor=1 horse=3 sword=4 farmer=1 fisher=3';
const joust = (table: string, lines: readonly string[]): string =>
  `options: joust\n${carlion('contest > exchange', table, lines)}`;
/** V12: B has s1, A has selected s3, and it is C's turn. */
const LATER = `options: joust
step: select
round: 1
arthur: seat 2
turn: seat 4
event: war-rome
challenged: 1
s1: sword nimue taken 3
s2: horse elaine
s3: honor isoud taken 2
s4: farmer guenever
s5: valor viviane
${seats('', 'worship: 0', 'worship: 3', 'worship: 2')}`;
/** V12: B has s1, and A selects before C. */
const YIELDED = SECOND.replace('> exchange', '> replace')
  .replace('taken 2', 'taken 3')
  .replace('turn: seat 3', 'turn: seat 4')
  .replaceAll(/sealed: .*\n/g, '');
/** V13 before the first challenge; X has offered the sword. */
const WORSHIP = ['worship: 4', 'worship: 2', 'worship: 1', 'worship: 0'];
const CONTEST = `options: joust\n${carlion('contest', 'turn: seat 4\noffers: armor=1 sword=4 farmer=1', WORSHIP)}`;
/** V13 when Y has taken the sword. */
const TAKEN = `options: joust\n${carlion('contest', 'turn: seat 3\nchallenged: 1 3\noffers: armor=1 horse=3 sword=3 farmer=1 fisher=3', ['worship: 5', 'worship: 1', 'worship: 1', 'worship: 0'])}`;

/** V18: Merlin takes the farmer; then everything is offered, and a Service card is drawn. */
const FORTUNE = `options: fortune
step: select
round: 2
arthur: seat 2
turn: seat 1
event: war-carlion
s1: farmer isoud
s2: armor guenever taken 4
s3: fisher elaine taken 3
s4: horse nimue taken 2
${seats('row: isoud:armor', '', 'row: elaine:horse elaine:sword elaine:farmer', 'row: guenever:sword')}`;

/** V11: all but Merlin have selected. */
const FIRST_ROUND = `step: select
round: 1
arthur: seat 2
turn: seat 1
event: war-rome
s1: farmer isoud
s2: horse elaine taken 2
s3: sword nimue taken 3
s4: horse guenever taken 4
s5: honor viviane
${seats('', 'denied: s4', '', '')}`;
const FIRST_FACES = (sealed: string): string => `step: faces
round: 1
arthur: seat 2
event: war-rome
offers: horse=4 sword=3 farmer=1
${seats('row: isoud:farmer', 'row: elaine:horse', `row: nimue:sword\nsealed: ${sealed}`, 'row: guenever:horse\nsealed: open')}`;
const paid = (worship: readonly number[]): string[] =>
  worship.map((each, i) => `seat ${i + 1}: ${PAIRS[i]}\nworship: ${each}\n`);

/** V17: those who elect have this worship; each has a sword, and all of them are wounded. */
const elect = (worship: readonly number[]): string =>
  `options: camlann\nstep: fight\nround: 9\nbattle: 3\nranking: 1 2 3\n${seats(
    `worship: ${worship[0]}\nrow: guenever:sword\nside: arthur\nsealed: open`,
    `worship: ${worship[1]}\nrow: elaine:sword\nside: mordred\nsealed: fight elaine:sword`,
    worship.length > 2
      ? `worship: ${worship[2]}\nrow: viviane:sword\nside: mordred\nsealed: fight viviane:sword`
      : 'side: mordred\nlost: 2',
  )}`;
const election = (name: string, worship: readonly number[], says: string, roll?: number): Typed => ({
  name: `V17 ${name}`,
  text: elect(worship),
  asked: { tried: 'fight guenever:sword', ...(roll === undefined ? {} : { rolls: [roll] }) },
  says: ['is legal', says],
});

/** V16: Tristram, Percival, Pelleas, Bors, Gawain; their hands and what they play. */
const host = (battle: number, hands: readonly string[], sealed: readonly string[], more = ''): string =>
  `options: camlann\nstep: fight\nround: 9\nbattle: ${battle}\nranking: 1 2 3 4 5\n${[
    'tristram viviane',
    'percival morgan',
    'pelleas nimue',
    'bors elaine',
    'gawain guenever',
  ]
    .map(
      (who, i) =>
        `seat ${i + 1}: ${who}\nrow: ${hands[i]}\nside: ${i === 0 || i === 2 ? 'arthur' : 'mordred'}\nsealed: ${sealed[i]}\n${i === 4 ? more : ''}`,
    ) // prettier-ignore
    .join('')}`;

/** V19: A is seat 1 and gave a sword; seat 2 is Merlin. */
const RECOGNISED = `step: select
round: 1
arthur: seat 3
turn: seat 1
event: war-rome
s1: sword guenever
s2: sword elaine
s3: farmer isoud
seat 1: bors elaine
gift: sword
seat 2: gawain guenever
gift: sword
seat 3: launcelot isoud
gift: farmer
`;

const TYPED: readonly Typed[] = [
  ...[1, 2, 3, 4, 5, 6].map(round),
  war('V5 one card, up', '| elaine:horse', [''], 'up', [0, 7]),
  war('V5 one card, down: Vassalage earns nothing', 'isoud:farmer | elaine:horse', [''], 'down horse', [0, 6]),
  war('V5 two cards, both up', 'isoud:armor isoud:farmer | elaine:horse', ['up'], 'up', [4, 4]),
  war('V5 two cards, one down', 'isoud:armor | elaine:horse', ['up'], 'down horse', [2, 5]),
  war('V5 two cards, both down', 'isoud:armor isoud:farmer | elaine:horse', ['down armor'], 'down horse', [2, 3]),
  war('V5 three cards, all up', 'isoud:armor isoud:sword | elaine:horse', ['up'], 'up', [4, 3]),
  war('V5 three cards, one down', 'isoud:armor isoud:sword | elaine:horse', ['up'], 'down horse', [2, 5]),
  war('V5 three cards, two down', 'isoud:armor isoud:sword | elaine:horse', ['down armor sword'], 'up', [2, 5]),
  war('V5 three cards, all down', 'isoud:armor isoud:sword | elaine:horse', ['down armor sword'], 'down horse', [2, 2]),
  played(
    'V8 Prosperity: Merlin takes the farmer, then everything is offered and paid',
    `step: select
round: 2
arthur: seat 2
turn: seat 1
event: prosperity-marriage
s1: farmer isoud
s2: valor elaine taken 2
s3: forester nimue taken 3
s4: fisher guenever taken 4
${seats('row: nimue:armor nimue:honor', 'row: nimue:farmer nimue:sword', 'row: elaine:honor', 'row: elaine:armor')}`,
    ['ask s1', 'is legal', 'Seat 1 earns 4', 'Seat 2 earns 2', 'Seat 3 earns 1', 'Seat 4 earns 1', 'arthur: seat 3'],
  ),
  disaster('V9 3 up, 2 down', [ALL_1, 'elaine:honor elaine:loyalty'], 'up', 'down honor loyalty', 'worship: 5'),
  disaster('V9 2 up, 3 down', [ALL_1, 'elaine:honor elaine:loyalty'], 'down honor loyalty valor', 'up', 'worship: 5'),
  disaster('V9 2 up, 2 down: nothing', ['isoud:honor isoud:valor', 'elaine:honor elaine:loyalty'], 'up', 'down honor loyalty', 'row: isoud:honor isoud:valor\n'), // prettier-ignore
  disaster('V9 a single card, up, goes home', ['', 'elaine:honor'], '', 'up', 'Honor'),
  disaster('V9 a single card, down, goes home', ['', 'elaine:honor'], '', 'down honor', 'Honor'),
  disaster('V9 1 up, 4 down: the one up costs 2', [ALL_1, 'elaine:honor elaine:loyalty'], 'down honor loyalty valor', 'down loyalty', 'worship: 7'), // prettier-ignore
  disaster('V9 4 up: all go home', ['isoud:honor isoud:valor', 'elaine:honor elaine:loyalty'], 'up', 'up', 'seat 1: bors elaine\nworship: 9\n\nseat 2: gawain guenever\nworship: 9\n\n'), // prettier-ignore
  played(
    'V9 no card is listed: nothing',
    FIRST_ROUND.replace('war-rome', 'disaster-adultery').replace('s5: honor viviane\n', ''),
    ['ask s1', 'is legal', 'round: 2', 'seat 4: pelleas nimue\nworship: 1\nrow: guenever:horse'],
  ),
  played('V11 Merlin takes the last card, all is revealed and offered', FIRST_ROUND, [
    'ask s1',
    'step: faces',
    'offers: horse=4 sword=3 farmer=1',
    'row: isoud:farmer',
    'court: 18 hidden',
  ]),
  played('V11 one down, one up', FIRST_FACES('up'), ['down horse', 'round: 2\narthur: seat 3', ...paid([2, 1, 3, 6])]),
  played('V11 both down', FIRST_FACES('down sword'), ['down horse', ...paid([1, 1, 3, 4])]),
  played('V12 similar thrusts: the right passes', JOUST, ['high', 'is legal', 'joust: 3 2 3 1 2']),
  played('V12 different thrusts: the holder is paid and has the card', SECOND, [
    'high',
    'is legal',
    's1: sword nimue taken 3',
    'worship: 3',
  ]),
  played('V12 who yielded selects another at once', YIELDED, [
    'ask s3',
    'ask s3 by seat 2 is legal',
    's3: honor isoud taken 2',
    'turn: seat 4',
  ]),
  shown(
    'V12 the next cannot challenge for the same, but for what was selected out of turn',
    LATER,
    'Seat 4 decides',
    'challenge s3',
  ),
  played('V12 the same again', LATER, ['challenge s1', 'refused by KD-11.13']),
  played('V13 X challenges Merlin for the armor', CONTEST, [
    'contest armor',
    'contest armor by seat 4 is legal',
    'joust: 4 1 1 1 1',
  ]),
  played(
    'V13 different: Merlin keeps it and is paid; X is done, and Y offers',
    joust('turn: seat 4\nchallenged: 1\njoust: 4 1 1 1 1\noffers: armor=1 sword=4 farmer=1', [
      'worship: 4\nsealed: high',
      'worship: 2\nsealed: open',
      'worship: 1',
      'worship: 0',
    ]),
    ['low', 'is legal', 'turn: seat 3', OFFERED, 'worship: 5', 'seat 4: pelleas nimue\nworship: 1\n'],
  ),
  played(
    'V13 Y challenges X for the sword: similar, the right passes',
    joust(`turn: seat 3\nchallenged: 1 3\njoust: 3 4 4 3 1\n${OFFERED}`, [
      'worship: 5',
      'worship: 1\nsealed: low',
      'worship: 1\nsealed: open',
      'worship: 0',
    ]),
    ['low', 'is legal', 'joust: 3 4 3 3 2'],
  ),
  played(
    'V13 X declines: Y offers the sword, and nothing is paid',
    joust(`turn: seat 3\nchallenged: 1 3\njoust: 3 4 3 3 2\n${OFFERED}`, [
      'worship: 5',
      'worship: 1\nsealed: decline',
      'worship: 1\nsealed: open',
      'worship: 0',
    ]),
    ['high', 'is legal', 'turn: seat 3', OFFERED.replace('sword=4', 'sword=3'), ...paid([5, 0, 1, 1])],
  ),
  shown('V13 Y could still challenge for the farmer', TAKEN, 'Seat 3 decides', 'contest farmer  done\n'),
  played('V13 Y is done; Z has no worship and is not asked', TAKEN, [
    'done',
    'is legal',
    'step: faces',
    OFFERED.replace('sword=4', 'sword=3'),
  ]),
  played('V14 the holder declines at once: the card goes over, and nothing is paid', JOUST.replace('high', 'decline'), [
    'high',
    'is legal',
    's1: sword nimue taken 3',
    ...paid([1, 1, 2]),
  ]),
  played(
    'V14 similar, similar, different: the first holder keeps the card and is paid',
    JOUST.replace('joust: 3 2 2 1 1', 'joust: 3 2 2 1 3'),
    ['low', 'is legal', 's1: sword nimue taken 2', ...paid([1, 2, 1])],
  ),
  played('V14 both decline: who has the right keeps it', SECOND.replace('sealed: low', 'sealed: decline'), [
    'decline',
    'is legal',
    's1: sword nimue taken 3',
    ...paid([1, 1, 2]),
  ]),
  played('V14 without worship nobody challenges again', LATER.replace('worship: 2', 'worship: 0'), [
    'challenge s3',
    'refused by KD-11.3',
  ]),
  played('V14 the challenger cannot decline the first exchange', JOUST, ['decline', 'refused by KD-11.6']),
  played(
    'V14 the old holder has nothing: nothing is paid, and the card goes over',
    SECOND.replace('worship: 1', 'worship: 0'),
    ['high', 'is legal', 's1: sword nimue taken 3', 'worship: 2'],
  ),
  played('V15 Launcelot takes a card of his own lady', TAKE, [
    'take guenever:fisher',
    'is legal',
    'Seat 1 takes Fisher back from Seat 3.',
    'step: side',
  ]),
  played('V15 and not one of another lady', TAKE, ['take isoud:horse', 'refused by KD-12.2']),
  played(
    'V15 round 1: the smaller side is safe',
    camlann({ battle: 1, sealed: ['fight morgan:honor', 'fight isoud:horse', 'open'] }),
    [
      'fight guenever:armor',
      'Seat 1 plays Honor. It is safe.',
      'Seat 2 plays Horse. It is defeated.',
      'Seat 3 plays Armor. It is defeated.',
    ],
  ),
  played(
    'V15 round 2: the smaller side is safe still',
    camlann({
      battle: 2,
      hands: [HANDS[0], 'isoud:valor isoud:loyalty isoud:forester', 'guenever:honor guenever:farmer guenever:sword'],
      sealed: ['fight morgan:armor', 'fight isoud:forester', 'open'],
    }),
    [
      'fight guenever:farmer',
      'Seat 1 plays Armor. It is safe.',
      'Seat 2 plays Forester. It is defeated.',
      'Seat 3 plays Farmer. It is defeated.',
    ],
  ),
  played(
    'V15 round 4: all are wounded, and Bors has lost',
    camlann({
      battle: 4,
      hands: [HANDS[0].replace('morgan:sword ', ''), 'isoud:valor isoud:loyalty', 'guenever:honor'],
      more: ['', '', 'wounded: guenever:sword\n'],
      sealed: ['fight morgan:honor', 'open', 'fight guenever:honor'],
    }),
    [
      'fight isoud:loyalty',
      'Seat 1 plays Honor. It is wounded.',
      'wounded: isoud:loyalty',
      'Seat 3 has no card in hand and is out.',
    ],
  ),
  played(
    'V15, T23 round 3: beaten by one and matched by another is defeated',
    camlann({
      battle: 3,
      hands: [HANDS[0], 'isoud:valor isoud:loyalty', 'guenever:honor guenever:sword'],
      sealed: ['fight morgan:sword', 'fight isoud:valor', 'open'],
    }),
    [
      'fight guenever:sword',
      'Seat 1 plays Sword. It is defeated.',
      'Seat 2 plays Valor. It is unharmed.',
      'wounded: guenever:sword',
    ],
  ),
  played(
    'V15 round 5: a wounded card comes back, and Launcelot wins',
    camlann({
      battle: 5,
      hands: ['morgan:armor morgan:farmer guenever:fisher', 'isoud:valor', ''],
      more: [
        'wounded: morgan:honor\n',
        'wounded: isoud:loyalty\n',
        'wounded: guenever:sword guenever:honor\nlost: 4\n',
      ],
      sealed: ['open', 'fight isoud:valor', ''],
    }),
    [
      'fight morgan:farmer',
      'Seat 2 plays Valor. It is defeated.',
      'Seat 1 wins',
      'row: morgan:armor morgan:farmer guenever:fisher morgan:honor',
    ],
  ),
  played(
    'V16 round 1: Vassalage of the larger side is unharmed',
    host(
      1,
      ['isoud:sword isoud:honor', 'isoud:horse isoud:loyalty isoud:fisher', 'isoud:armor isoud:valor', 'guenever:sword guenever:forester', 'elaine:honor elaine:armor'], // prettier-ignore
      ['fight isoud:honor', 'fight isoud:horse', 'fight isoud:valor', 'fight guenever:forester', 'open'],
    ),
    [
      'fight elaine:honor',
      'Seat 1 plays Honor. It is safe.',
      'Seat 2 plays Horse. It is defeated.',
      'Seat 3 plays Valor. It is safe.',
      'Seat 4 plays Forester. It is unharmed.',
      'wounded: elaine:honor',
    ],
  ),
  played(
    'V16 round 2: Gawain has lost',
    host(
      2,
      ['isoud:sword isoud:honor', 'isoud:loyalty isoud:fisher', 'isoud:armor isoud:valor', 'guenever:sword guenever:forester', 'elaine:armor'], // prettier-ignore
      ['fight isoud:sword', 'fight isoud:fisher', 'open', 'fight guenever:forester', 'fight elaine:armor'],
      'wounded: elaine:honor\n',
    ),
    [
      'fight isoud:armor',
      'Seat 2 plays Fisher. It is defeated.',
      'Seat 4 plays Forester. It is defeated.',
      'wounded: elaine:honor elaine:armor\nlost: 2',
    ],
  ),
  played('V16 two are left with a card each, and wound each other: the lot is not invented', ELECTION, [
    'fight isoud:valor',
    'is legal',
    'from 1 to 5',
  ]),
  played('V17 lots 4 and 1: the fifth elects Pelleas', ELECTION, [
    'fight isoud:valor roll 5',
    'so chance picks Seat 3',
    'Seat 3 wins at Camlann!',
    'ranking: 3 1 2 4 5',
  ]),
  played('V17 and any other Tristram', ELECTION, [
    'fight isoud:valor roll 4',
    'so chance picks Seat 1',
    'ranking: 1 3 2 4 5',
  ]),
  election('7, 3 and 3: seven lots', [7, 3, 3], 'from 1 to 7'),
  election('the sixth of them is of the second', [7, 3, 3], 'so chance picks Seat 2', 6),
  election('4 and 0: all lots are of the first', [4, 0], 'from 1 to 4'),
  election('and the last is his', [4, 0], 'so chance picks Seat 1', 4),
  election('0 and 0: equal', [0, 0], 'from 1 to 2'),
  election('1 and 8: nobody discards', [1, 8], 'from 1 to 9'),
  election('the second lot is of the second', [1, 8], 'so chance picks Seat 2', 2),
  played('V18 fortune: the Service card is not invented', FORTUNE, ['ask s1', 'is legal', 'from 1 to 3']),
  played('V18 fortune names the armor: all 6 for Merlin', FORTUNE, [
    'ask s1 roll 1',
    'Seat 1 earns 7',
    'Seat 2 earns no',
    'Seat 3 earns 1',
    'Seat 4 earns 1',
  ]),
  played('V18 fortune names the sword, which the event names too', FORTUNE, [
    'ask s1 roll 3',
    'Seat 1 earns 1',
    'Seat 2 earns no',
    'Seat 3 earns 1',
    'Seat 4 earns 7',
  ]),
  played(
    'V18 fortune names the sword, and nobody offers it: the 6 are lost',
    FORTUNE.replace('row: guenever:sword\n', '').replace(' elaine:sword', ''),
    ['ask s1 roll 3', 'Seat 1 earns 1', 'Seat 2 earns no', 'Seat 3 earns 1', 'Seat 4 earns no'],
  ),
  played(
    'V18 the war of V6 with a favour for the horse',
    `options: favour\nfavour: service-2\n${carlion('faces', OFFERED, ['sealed: up', 'sealed: down sword', 'sealed: open', ''])}`,
    ['up', 'Seat 1 earns 2', 'Seat 2 earns no', 'Seat 3 earns 3', 'Seat 4 earns 5'],
  ),
  played(
    'V18 a favour, shown after the faces',
    `options: favour\nfavour: service-2\n${war('', 'isoud:armor | elaine:horse', ['up'], 'up', []).text}`,
    ['up', 'is legal', 'worship: 3', 'worship: 5'],
  ),
  shown('V19 two slots show the gift: each may be asked for', RECOGNISED, 'Seat 1 decides', 'ask s1  ask s2  ask s3'),
  played(
    'V19 s1 was denied to another: so s2 is the own card',
    RECOGNISED.replace('seat 2: gawain guenever\n', 'seat 2: gawain guenever\ndenied: s1\n'),
    ['ask s2', 'refused by KD-6.4'],
  ),
  played(
    'V19 and s1 is granted',
    RECOGNISED.replace('seat 2: gawain guenever\n', 'seat 2: gawain guenever\ndenied: s1\n'),
    ['ask s1', 'is legal', 's1: sword guenever taken 1'],
  ),
  played(
    'V19 another has s1: s2 may be asked for, and is denied',
    RECOGNISED.replace('s1: sword guenever', 's1: sword guenever taken 3'),
    ['ask s2', 'is legal', 'denied: s2'],
  ),
  shown(
    'V19 then only s3 is left',
    RECOGNISED.replace('s1: sword guenever', 's1: sword guenever taken 3').replace(
      'elaine\ngift: sword',
      'elaine\ngift: sword\ndenied: s2',
    ),
    'Seat 1 decides: Denied',
    '\n  ask s3\n',
  ),
];

testRulings('knights-and-damosels', TYPED);
