/** The lines of a position: of the table, in the order in which they are written, and of each seat. */
import {
  bits,
  choice,
  type Codec,
  codec,
  countsOf,
  list,
  named,
  oneOf,
  or,
  ordinal,
  pile,
  quoted,
  seatNumber,
  settingsOf,
  via,
  whole,
} from '../../../core/codecs.ts';
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE, type Option, readOptions, shownOptions } from '../../../core/game.ts';
import { someOf } from '../../../core/mistakes.ts';
import {
  field,
  type SheetField,
  type SheetLayout,
  lines,
  type SheetOf,
  told,
  type Values,
} from '../../../core/sheets.ts';
import { after, type Arg, ifAfter, maybe, only, phrase, rest, some, word } from '../../../core/phrases.ts';
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
  type State,
  SUCCEEDED,
  type Tale,
  type TaleText,
  WOOS,
} from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { CHIVALRY_CARD, CHIVALRY_DECK, JOURNEY_CARD, JOURNEY_DECK, NUMBERS, TREASURE, TREASURE_DECK } from './words.ts';

const MOST_SEATS = 5;

/** `length = 5, names = visors down`: the choices of the host that are not the default. */
const AS_PRINTED = readOptions<Options>(manifest, {})!; // nothing chosen can be read
const CHOICES = Object.entries<Option>(manifest.options).flatMap(([name, { choices }]) =>
  choices.map((chosen) => [`${name} = ${chosen}`, { [name]: chosen }] as const),
);
const CHOICE_NAMES = shownOptions(manifest)
  .flatMap(([name, { choices }]) => choices.map((chosen) => `${name} = ${chosen}`))
  .join(', ');
const HOST = settingsOf(AS_PRINTED, Object.fromEntries(CHOICES), CHOICE_NAMES, ', ');

const FIGURE = codec<number>(
  mistakes.figure,
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
const EQUIPMENT = named(mistakes.equipment, EQUIPMENT_NAMES);

const SEAT_WORDS = after('seat', word(seatNumber));
const TELLER: Arg<number> = {
  write: (seat) => (seat === HIDDEN ? '?' : SEAT_WORDS.write(seat)),
  read: (words, at) => (words[0] === '?' ? (words.shift(), HIDDEN) : SEAT_WORDS.read(words, at)),
};

/** Spoken, and without its words, unless something else is written. */
const A_TALE = phrase<Tale>(mistakes.taleLine, {
  seat: TELLER,
  cards: some(CHIVALRY_CARD),
  spoken: ifAfter('waiting', only(false), true),
  text: maybe(or<string, typeof HIDDEN>(quoted, '?', HIDDEN) as Codec<TaleText>, ''),
});

const A_DECLARED = phrase<Declared>(mistakes.declaredLine, {
  seat: SEAT_WORDS,
  card: word(CHIVALRY_CARD),
  rival: ifAfter('at seat', word(seatNumber), NONE),
  treasure: ifAfter('at', word(TREASURE), NONE),
});

/** Treasures to choose one of, or one Love. */
const A_GAIN = via<Pick<Gain, 'seat' | 'by' | 'cards'>, Gain>(
  phrase(mistakes.gainLine, {
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

/** What means nothing at a table: the app counts by it. */
interface AppFigures extends Pick<State, 'deal' | 'version' | 'window' | 'told'> {}

const COUNT = whole(0, 99_999);
const APP = phrase<AppFigures>(mistakes.appFigures, {
  deal: after('deal', word(COUNT)),
  version: after('version', word(COUNT)),
  window: after('window', word(COUNT)),
  told: after('told', rest(list(CHIVALRY_DECK))),
});

const number = field(COUNT, 0);
const figure = field(FIGURE, 0);
const SEAT_NUMBER = or(seatNumber, 'nobody', NONE);
const anySeat = told(SEAT_NUMBER);
const several = field(NUMBERS, 0);
const yes = field(oneOf(['no', 'yes'], [false, true]), false);
/** Where no card at all is something else than nothing written. */
const orNone = (pileOf: Codec<number[]>): Codec<number[]> => or(pileOf, 'none', []);
const cards = (deck: Codec<number>): SheetField<number[]> => field(orNone(cardsOf(deck)), []);
const drawPile = (deck: Codec<number>): SheetField<number[] | undefined> => told(orNone(pile(cardsOf(deck))));

/** `5 5 2 1, 3 3, 6 2`: the rolls for the turn card, and those of the tied (LM-2.7). */
const FACES = list(whole(1, 6));
export const FIRST_ROLLS: Codec<number[][]> = {
  expected: mistakes.faces,
  write: (rounds) => rounds.map(FACES.write).join(', '),
  read: (text, at) => text.split(',').map((round) => FACES.read(round, at) ?? []),
};

const TABLE = {
  options: field(HOST, AS_PRINTED),
  phase: told(choice(PHASES)),
  /** Where it is not the one of the options; `nextMode` where it is not `mode`. */
  mode: told(choice(TALE_MODES)),
  nextMode: told(choice(TALE_MODES)),
  drawn: told(COUNT),
  firstRolls: told(FIRST_ROLLS),
  drawer: field(seatNumber, 0),
  card: field(JOURNEY_CARD, NONE),
  resolved: told(COUNT),
  tied: told(NUMBERS),
  offered: told(orNone(list(JOURNEY_CARD))),
  winner: field(seatNumber, NONE),
  first: anySeat,
  attempter: anySeat,
  round: told(COUNT),
  engaged: told(NUMBERS),
  die: number,
  rolling: yes,
  difficulty: figure,
  attemptStrength: figure,
  attemptDifficulty: figure,
  doubled: yes,
  again: yes,
  effect: told(or(CHIVALRY_DECK, 'none', NONE)),
  muted: field(list(EQUIPMENT), []),
  used: field(list(EQUIPMENT), []),
  usedNow: field(list(EQUIPMENT), []),
  declared: lines(A_DECLARED),
  gain: lines(A_GAIN),
  tale: lines(A_TALE),
  kept: told(or(NUMBERS, 'open', NONE)),
  page: told(COUNT),
  named: field(ordinal(9), NONE),
  taken: number,
  held: several,
  extended: yes,
  applause: told(orNone(list(or(named(mistakes.reactions(REACTIONS), REACTIONS), '-', NONE)))),
  journey: drawPile(JOURNEY_DECK),
  journeyDiscard: cards(JOURNEY_DECK),
  aside: told(orNone(cardsOf(JOURNEY_DECK))),
  retired: field(list(JOURNEY_CARD), []),
  flights: field(list(JOURNEY_CARD), []),
  chivalry: drawPile(CHIVALRY_DECK),
  chivalryDiscard: cards(CHIVALRY_DECK),
  treasures: drawPile(TREASURE_DECK),
  treasureDiscard: cards(TREASURE_DECK),
  app: told(APP),
};

/** Of a tale. */
const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

const SEAT = {
  hand: told(orNone(cardsOf(CHIVALRY_DECK))),
  wears: field(list(TREASURE), []),
  love: field(JOURNEY_DECK, NONE),
  feats: field(list(JOURNEY_CARD), []),
  woo: told(oneOf(['woos', 'sits out', 'open', '?'], [WOOS, SITS_OUT, NONE, HIDDEN])),
  picked: cards(CHIVALRY_DECK),
  passed: told(oneOf(['no', 'yes', 'withdrawn', '?'], [0, 1, NONE, HIDDEN])),
  vote: field(oneOf([...PLACES, 'nobody', '?'], [...PLACES.keys(), ABSTAINS, HIDDEN]), NONE),
  /** LM-10.4. */
  selects: field(JOURNEY_DECK, NONE),
  order: field(oneOf([...ORDERS, '?'], [...ORDERS.keys(), HIDDEN]), 0),
  successes: number,
  rolled: told(COUNT),
  last: told(oneOf(['none', 'succeeded', 'failed', '?'], [0, SUCCEEDED, FAILED, HIDDEN])),
  strength: figure,
  guards: field(bits(named(someOf(Object.keys(GUARDS)), Object.keys(GUARDS))), 0),
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
