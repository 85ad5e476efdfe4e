/** A position as lines of text: for every part of a state its name, how it is written, and how it is read. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import { SLOT_OF, SLOTS, TREASURES } from '../rules/components.ts';
import {
  type Codec,
  codecOf,
  count,
  figure,
  listOf,
  oneOf,
  optional,
  optionsCodec,
  pile,
  quoted,
  seat,
  seatBits,
} from './codec.ts';
import {
  ABSTAINS,
  type Declared,
  FAILED,
  type Gain,
  GUARDS,
  type Mode,
  MODES,
  type Options,
  ORDERS,
  type Phase,
  PHASES,
  REACTIONS,
  SITS_OUT,
  SUCCEEDED,
  type Tale,
  WOOS,
} from '../rules/state.ts';
import { CHIVALRY_DECK, JOURNEY_DECK, TREASURE_DECK, UNKNOWN, writeSeat } from './words.ts';

/** All of a state but what belongs to a seat. */
export interface TableSheet {
  options: Options;
  phase: Phase;
  /** Where it is not the one of the options; `nextMode` where it is not `mode`. */
  mode: Mode | undefined;
  nextMode: Mode | undefined;
  drawn: number;
  drawer: number;
  card: number;
  deal: number;
  told: number[];
  version: number;
  resolved: number;
  journey: number[];
  journeyDiscard: number[];
  aside: number[];
  retired: number[];
  flights: number[];
  chivalry: number[];
  chivalryDiscard: number[];
  treasures: number[];
  treasureDiscard: number[];
  tales: Tale[];
  kept: number;
  page: number;
  named: number;
  taken: number;
  window: number;
  held: number;
  extended: boolean;
  declared: Declared[];
  gains: Gain[];
  applause: number[];
  first: number;
  attempter: number;
  round: number;
  engaged: number;
  difficulty: number;
  muted: number[];
  used: number[];
  effect: number;
  die: number;
  rolling: boolean;
  attemptStrength: number;
  attemptDifficulty: number;
  doubled: boolean;
  again: boolean;
  usedNow: number[];
  tied: number;
  winner: number;
}

/** What belongs to one seat, wherever the state keeps it. */
export interface SeatSheet {
  hand: number[];
  wears: number[];
  love: number;
  feats: number[];
  woo: number;
  picked: number[];
  passed: number;
  vote: number;
  order: number;
  successes: number;
  rolled: number;
  last: number;
  strength: number;
  guards: number;
}

/** One line: its name, its codec, and the value that need not be written. Lists of things have a line for each. */
export interface Entry<T> {
  readonly name: string;
  readonly codec: Codec<T>;
  readonly usual: T;
  readonly many?: boolean;
}

const yes = (name: string): Entry<boolean> => ({ name, codec: oneOf(['no', 'yes'], [false, true]), usual: false });
const number = (name: string): Entry<number> => ({ name, codec: count, usual: 0 });
const signed = (name: string): Entry<number> => ({ name, codec: figure, usual: 0 });
const anySeat = (name: string): Entry<number> => ({ name, codec: seat, usual: NONE });
const bits = (name: string, usual: number): Entry<number> => ({ name, codec: seatBits, usual });
const cards = (name: string, deck = CHIVALRY_DECK): Entry<number[]> => ({ name, codec: pile(deck), usual: [] });

/** Treasures by their ids, Loves by theirs: as `loveCode` numbers them. */
const EQUIPMENT = {
  write: (code: number): string =>
    code < TREASURES.length ? TREASURE_DECK.write(code) : JOURNEY_DECK.write(code - TREASURES.length),
  read: (word: string): number | undefined => {
    const love = JOURNEY_DECK.read(word);
    return TREASURE_DECK.read(word) ?? (love === undefined ? undefined : love + TREASURES.length);
  },
};

const TALE = /^(\?|seat [1-5])((?: [Cc]\d\d)*) (spoken|waiting) (\?|"(?:[^"\\]|\\.)*")$/u;

const tale: Codec<Tale> = {
  expected: 'a tale, like: seat 2 C04 spoken "I came."',
  write: ({ seat: teller, cards: played, text, spoken }) =>
    [
      writeSeat(teller),
      ...played.map(CHIVALRY_DECK.write),
      spoken ? 'spoken' : 'waiting',
      text === HIDDEN ? UNKNOWN : JSON.stringify(text),
    ].join(' '),
  read(words) {
    const [, teller, played = '', spoken, text = ''] = TALE.exec(words) ?? [];
    const told = text === UNKNOWN ? HIDDEN : quoted.read(text);
    const list = listOf(CHIVALRY_DECK).read(played);
    if (teller === undefined || told === undefined || list === undefined) return undefined;
    const by = teller === UNKNOWN ? HIDDEN : Number(teller.slice(-1)) - 1;
    return { seat: by, cards: list, text: told, spoken: spoken === 'spoken' };
  },
};

const DECLARED = /^seat ([1-5]) (\w+)(?: at (?:seat ([1-5])|(\w+)))?$/;

const declared: Codec<Declared> = {
  expected: 'a declared card, like: seat 1 C40 at T10',
  write: ({ seat: by, card, rival, treasure }) => {
    const at =
      rival !== NONE ? ` at ${writeSeat(rival)}` : treasure === NONE ? '' : ` at ${TREASURE_DECK.write(treasure)}`;
    return `${writeSeat(by)} ${CHIVALRY_DECK.write(card)}${at}`;
  },
  read(words) {
    const [, by, id = '', rival, at] = DECLARED.exec(words) ?? [];
    const card = CHIVALRY_DECK.read(id);
    const treasure = at === undefined ? NONE : TREASURE_DECK.read(at);
    if (by === undefined || card === undefined || treasure === undefined) return undefined;
    return { seat: Number(by) - 1, card, rival: rival === undefined ? NONE : Number(rival) - 1, treasure };
  },
};

const GAIN = /^seat ([1-5]) by (turn|card|pile)((?: \w+)+)$/;

const gain: Codec<Gain> = {
  expected: 'what is gained, like: seat 1 by turn T05',
  write: ({ seat: by, cards: gained, what, by: cause }) =>
    [writeSeat(by), 'by', cause, ...gained.map((what === 'love' ? JOURNEY_DECK : TREASURE_DECK).write)].join(' '),
  read(words) {
    const [, by, cause, ids = ''] = GAIN.exec(words) ?? [];
    const love = /^ L/i.test(ids);
    const gained = listOf(love ? JOURNEY_DECK : TREASURE_DECK).read(ids);
    if (by === undefined || gained === undefined) return undefined;
    return { seat: Number(by) - 1, cards: gained, what: love ? 'love' : 'treasure', by: cause as Gain['by'] };
  },
};

const reaction = codecOf(REACTIONS);

/** The lines of the table, in the order in which they are written. */
export const TABLE: { readonly [K in keyof TableSheet]: Entry<TableSheet[K]> } = {
  options: { name: 'options', codec: optionsCodec, usual: optionsCodec.read('')! }, // nothing chosen is readable
  phase: { name: 'phase', codec: oneOf(PHASES, PHASES), usual: 'draw' },
  mode: { name: 'mode', codec: oneOf<Mode | undefined>(MODES, MODES), usual: undefined },
  nextMode: { name: 'next mode', codec: oneOf<Mode | undefined>(MODES, MODES), usual: undefined },
  drawn: number('drawn'),
  drawer: anySeat('drawer'),
  card: { name: 'card', codec: optional(JOURNEY_DECK, 'a Journey card, like F05'), usual: NONE },
  deal: number('deal'),
  told: cards('told'),
  version: number('version'),
  resolved: number('resolved'),
  tied: bits('tied', 0),
  winner: anySeat('winner'),
  first: anySeat('first'),
  attempter: anySeat('attempter'),
  round: number('round'),
  engaged: bits('engaged', 0),
  die: number('die'),
  rolling: yes('rolling'),
  difficulty: signed('difficulty'),
  attemptStrength: signed('attempt strength'),
  attemptDifficulty: signed('attempt difficulty'),
  doubled: yes('doubled'),
  again: yes('again'),
  effect: { name: 'effect', codec: optional(CHIVALRY_DECK, 'a Chivalry card, like C39'), usual: NONE },
  muted: cards('muted', EQUIPMENT),
  used: cards('used', EQUIPMENT),
  usedNow: cards('used now', EQUIPMENT),
  declared: { name: 'declared', codec: listed(declared), usual: [], many: true },
  gains: { name: 'gain', codec: listed(gain), usual: [], many: true },
  tales: { name: 'tale', codec: listed(tale), usual: [], many: true },
  kept: { name: 'kept', codec: seatBits, usual: NONE },
  page: number('page'),
  named: { name: 'named', codec: count, usual: NONE },
  taken: number('taken'),
  window: number('window'),
  held: bits('held', 0),
  extended: yes('extended'),
  applause: {
    name: 'applause',
    codec: { ...listOf(reaction), expected: `a list of ${REACTIONS.join(', ')} and -` },
    usual: [],
  },
  journey: cards('journey', JOURNEY_DECK),
  journeyDiscard: cards('journey discard', JOURNEY_DECK),
  aside: cards('aside', JOURNEY_DECK),
  retired: cards('retired', JOURNEY_DECK),
  flights: cards('flights', JOURNEY_DECK),
  chivalry: cards('chivalry'),
  chivalryDiscard: cards('chivalry discard'),
  treasures: cards('treasures', TREASURE_DECK),
  treasureDiscard: cards('treasure discard', TREASURE_DECK),
};

/** Things that stand one to a line; `codec.ts` joins and parts the lines. */
function listed<T>(one: Codec<T>): Codec<T[]> {
  return {
    expected: one.expected,
    write: (list) => list.map(one.write).join('\n'),
    read(words) {
      const read = words.split('\n').map(one.read);
      return read.includes(undefined) ? undefined : (read as T[]);
    },
  };
}

/** A vote: for a tale counted from 1, for nobody, or unseen. */
const ballot: Codec<number> = oneOf(['1', '2', '3', '4', 'nobody', UNKNOWN], [0, 1, 2, 3, ABSTAINS, HIDDEN]);

/** The lines of a seat. */
export const SEAT: { readonly [K in keyof SeatSheet]: Entry<SeatSheet[K]> } = {
  hand: cards('hand'),
  wears: cards('wears', TREASURE_DECK),
  love: { name: 'love', codec: optional(JOURNEY_DECK, 'a Love, like L01'), usual: NONE },
  feats: cards('feats', JOURNEY_DECK),
  woo: { name: 'woo', codec: oneOf(['woos', 'sits out', UNKNOWN], [WOOS, SITS_OUT, HIDDEN]), usual: NONE },
  picked: cards('picked'),
  passed: { name: 'passed', codec: oneOf(['no', 'yes', 'withdrawn', UNKNOWN], [0, 1, NONE, HIDDEN]), usual: 1 },
  vote: { name: 'vote', codec: ballot, usual: NONE },
  order: { name: 'order', codec: oneOf([...ORDERS, UNKNOWN], [...ORDERS.keys(), HIDDEN]), usual: 0 },
  successes: number('successes'),
  rolled: number('rolled'),
  last: { name: 'last', codec: oneOf(['succeeded', 'failed'], [SUCCEEDED, FAILED]), usual: 0 },
  strength: signed('strength'),
  guards: {
    name: 'guards',
    usual: 0,
    codec: {
      expected: `some of ${Object.keys(GUARDS).join(', ')}`,
      write: (guards) =>
        Object.entries(GUARDS)
          .flatMap(([name, bit]) => (guards & bit ? name : []))
          .join(' '),
      read: readGuards,
    },
  },
};

function readGuards(words: string): number | undefined {
  let guards = 0;
  for (const word of words.split(/\s+/)) {
    if (!Object.hasOwn(GUARDS, word)) return undefined;
    guards |= GUARDS[word as keyof typeof GUARDS];
  }
  return guards;
}

/** The places of a knight from a list of Treasures; undefined if two want the same one. */
export function slotsOf(worn: readonly number[]): number[] | undefined {
  const slots = Array.from({ length: SLOTS }, () => NONE);
  for (const treasure of worn) {
    if (slots[SLOT_OF[treasure]] !== NONE) return undefined;
    slots[SLOT_OF[treasure]] = treasure;
  }
  return slots;
}
