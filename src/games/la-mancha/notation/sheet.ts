/** The lines of a position: of the table, in the order in which they are written, and of each seat. */
import {
  bits,
  choice,
  type Codec,
  codec,
  countsOf,
  filled,
  list,
  named,
  oneOf,
  or,
  orHidden,
  ordinal,
  pile,
  quoted,
  settingsOf,
  via,
  whole,
} from '../../../core/codecs.ts';
import { HIDDEN, NONE, type Option, readOptions } from '../../../core/game.ts';
import {
  field,
  type SheetField,
  type SheetLayout,
  lines,
  type SheetOf,
  told,
  type Values,
} from '../../../core/sheets.ts';
import { after, type Arg, ifAfter, phrase, rest, some, word } from '../../../core/phrases.ts';
import { isLove, JOURNEY, loveCode, TREASURES } from '../rules/components.ts';
import { manifest } from '../manifest.ts';
import {
  ABSTAINS,
  type Declared,
  FAILED,
  type Gain,
  GUARDS,
  TALE_MODES,
  type Options,
  ORDERS,
  PHASES,
  REACTIONS,
  SITS_OUT,
  SUCCEEDED,
  type Tale,
  type TaleText,
  WOOS,
} from '../rules/state.ts';
import { CHIVALRY_CARD, CHIVALRY_DECK, JOURNEY_DECK, NUMBERS, TREASURE, TREASURE_DECK } from './words.ts';

const MOST_SEATS = 5;

/** `length = 5, names = visors down`: the choices of the host that are not the default. */
const AS_PRINTED = readOptions<Options>(manifest, {})!; // nothing chosen can be read
const CHOICES = Object.entries<Option>(manifest.options).flatMap(([name, { choices }]) =>
  choices.map((chosen) => [`${name} = ${chosen}`, { [name]: chosen }] as const),
);
const CHOICE_NAMES = CHOICES.map(([words]) => words).join(', ');
const HOST = settingsOf(AS_PRINTED, Object.fromEntries(CHOICES), CHOICE_NAMES, ', ');

const FIGURE = codec<number>(
  'a figure, like +2 or -1',
  (value) => (value > 0 ? `+${value}` : String(value)),
  (text) => (/^[+-]?\d{1,3}$/.test(text) ? Number(text) : undefined),
);

/** A pile or hand; many hidden cards are written as `? x 12`. */
const cardsOf = (deck: Codec<number>): Codec<number[]> =>
  countsOf(
    list(deck),
    (count) => (count > 3 ? `? x ${count}` : filled(count, '?').join(' ')),
    /^\?\s*[x×]\s*(\d{1,2})$/,
  );

/** Treasures by their ids, Loves by theirs: as `loveCode` numbers them. */
const EQUIPMENT_NAMES = [...TREASURES, ...JOURNEY].map(({ id }) => id);
const EQUIPMENT = orHidden(named('a Treasure or a Love', EQUIPMENT_NAMES));

const SEAT_WORDS = after('seat', word(ordinal(MOST_SEATS)));
const TELLER: Arg<number> = {
  write: (seat) => (seat === HIDDEN ? '?' : SEAT_WORDS.write(seat)),
  read: (words, at) => (words[0] === '?' ? (words.shift(), HIDDEN) : SEAT_WORDS.read(words, at)),
};

const A_TALE = phrase<Tale>('a tale, like: seat 2 C04 spoken "I came."', {
  seat: TELLER,
  cards: some(CHIVALRY_CARD),
  spoken: word(oneOf(['spoken', 'waiting'], [true, false])),
  text: word(or<string, typeof HIDDEN>(quoted, '?', HIDDEN) as Codec<TaleText>),
});

const A_DECLARED = phrase<Declared>('a declared card, like: seat 1 C40 at T10', {
  seat: SEAT_WORDS,
  card: word(CHIVALRY_CARD),
  rival: ifAfter('at seat', word(ordinal(MOST_SEATS)), NONE),
  treasure: ifAfter('at', word(TREASURE), NONE),
});

/** Treasures to choose one of, or one Love. */
const A_GAIN = via<Pick<Gain, 'seat' | 'by' | 'cards'>, Gain>(
  phrase('what is gained, like: seat 1 by turn T05', {
    seat: SEAT_WORDS,
    by: after('by', word(choice(['turn', 'card', 'pile'] as const))),
    cards: rest(list(EQUIPMENT)),
  }),
  {
    to({ seat, by, cards: codes }) {
      const loves = codes.map((code) => code - TREASURES.length);
      if (loves.some(isLove)) return { seat, cards: loves, what: 'love', by };
      const areTreasures = codes.length > 0 && loves.every((love) => love < 0);
      return areTreasures ? { seat, cards: codes, what: 'treasure', by } : undefined;
    },
    from: ({ seat, by, cards: gained, what }) => ({ seat, by, cards: what === 'love' ? gained.map(loveCode) : gained }),
  },
);

const number = field(whole(0, 99_999), 0);
const figure = field(FIGURE, 0);
const anySeat = field(ordinal(MOST_SEATS), NONE);
const several = field(NUMBERS, 0);
const yes = field(oneOf(['no', 'yes'], [false, true]), false);
const cards = (deck: Codec<number>): SheetField<number[]> => field(cardsOf(deck), []);
const drawPile = (deck: Codec<number>): SheetField<number[]> => field(pile(cardsOf(deck)), []);

const TABLE = {
  options: field(HOST, AS_PRINTED),
  phase: field(choice(PHASES), 'draw'),
  /** Where it is not the one of the options; `nextMode` where it is not `mode`. */
  mode: told(choice(TALE_MODES)),
  nextMode: told(choice(TALE_MODES)),
  drawn: number,
  drawer: anySeat,
  card: field(JOURNEY_DECK, NONE),
  deal: number,
  told: cards(CHIVALRY_DECK),
  version: number,
  resolved: number,
  tied: several,
  winner: anySeat,
  first: anySeat,
  attempter: anySeat,
  round: number,
  engaged: several,
  die: number,
  rolling: yes,
  difficulty: figure,
  attemptStrength: figure,
  attemptDifficulty: figure,
  doubled: yes,
  again: yes,
  effect: field(CHIVALRY_DECK, NONE),
  muted: cards(EQUIPMENT),
  used: cards(EQUIPMENT),
  usedNow: cards(EQUIPMENT),
  declared: lines(A_DECLARED),
  gain: lines(A_GAIN),
  tale: lines(A_TALE),
  kept: field(NUMBERS, NONE),
  page: number,
  named: field(whole(0, 99_999), NONE),
  taken: number,
  window: number,
  held: several,
  extended: yes,
  applause: field(list(or(named(`${REACTIONS.join(', ')} or -`, REACTIONS), '-', NONE)), []),
  journey: drawPile(JOURNEY_DECK),
  journeyDiscard: cards(JOURNEY_DECK),
  aside: cards(JOURNEY_DECK),
  retired: cards(JOURNEY_DECK),
  flights: cards(JOURNEY_DECK),
  chivalry: drawPile(CHIVALRY_DECK),
  chivalryDiscard: cards(CHIVALRY_DECK),
  treasures: drawPile(TREASURE_DECK),
  treasureDiscard: cards(TREASURE_DECK),
};

const SEAT = {
  hand: cards(CHIVALRY_DECK),
  wears: cards(TREASURE),
  love: field(JOURNEY_DECK, NONE),
  feats: cards(JOURNEY_DECK),
  woo: field(oneOf(['woos', 'sits out', '?'], [WOOS, SITS_OUT, HIDDEN]), NONE),
  picked: cards(CHIVALRY_DECK),
  passed: field(oneOf(['no', 'yes', 'withdrawn', '?'], [0, 1, NONE, HIDDEN]), 1),
  vote: field(oneOf(['1', '2', '3', '4', 'nobody', '?'], [0, 1, 2, 3, ABSTAINS, HIDDEN]), NONE),
  order: field(oneOf([...ORDERS, '?'], [...ORDERS.keys(), HIDDEN]), 0),
  successes: number,
  rolled: number,
  last: field(oneOf(['succeeded', 'failed'], [SUCCEEDED, FAILED]), 0),
  strength: figure,
  guards: field(bits(named(`some of ${Object.keys(GUARDS).join(', ')}`, Object.keys(GUARDS))), 0),
};

export type TableSheet = Values<typeof TABLE>;
export type SeatSheet = Values<typeof SEAT>;
export type Sheet = SheetOf<TableSheet, SeatSheet>;

export const LAYOUT: SheetLayout<TableSheet, SeatSheet> = {
  heading: 'la-mancha',
  mostSeats: MOST_SEATS,
  table: TABLE,
  seat: SEAT,
  isTableFirst: true,
  quotesLines: true,
  remark: /^\s*#.*/, // in a tale # is a letter
};
