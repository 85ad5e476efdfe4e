/** The lines of a position: of the table, of the slots of the display, of each seat. docs/notation.md explains them. */
import {
  bits,
  type Codec,
  codec,
  countsOf,
  each,
  list,
  oneOf,
  or,
  orHidden,
  ordinal,
  pile,
  quietly,
  seatNumber,
  settingsOf,
  such,
  whole,
} from '../../../core/codecs.ts';
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { always, field, type SheetLayout, lines, type SheetOf, told, type Values } from '../../../core/sheets.ts';
import { type Arg, ifAfter, maybe, phrase, rest, word } from '../../../core/phrases.ts';
import { same } from '../../../core/same.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { FACES, FIGHT, GIVE, type Move, SIDES, THRUSTS } from '../rules/moves.ts';
import { CLASSIC } from '../rules/options.ts';
import {
  currentStep,
  type Joust,
  OPEN,
  type Options,
  type Player,
  type Slot,
  type State,
  STEPS,
  type StepName,
} from '../rules/state.ts';
import * as mistakes from './mistakes.ts';
import { atLeastOne, CARD_WORD, CHIVALRY, DAMOSEL, EVENT, KNIGHT, MOVE, SERVICE, SLOT } from './words.ts';

/** A word that may be left out, and is written all the same. */
const orLeftOut = (one: Codec<number>, none: number): Arg<number> => ({ ...maybe(one, none), write: one.write });
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const OPTIONS = settingsOf<Options>(
  CLASSIC,
  {
    free: { selection: 'free' },
    joust: { joust: true },
    camlann: { camlann: true },
    fortune: { service: 'fortune' },
    favour: { service: 'favour' },
    choose: { assignment: 'choose' },
    'edition=1': { edition: 1 },
    ...Object.fromEntries(numbers(1, 6).map((seat) => [`firstMerlin=${seat}`, { firstMerlin: seat - 1 }])),
    ...Object.fromEntries(numbers(12, 60).map((maxRounds) => [`maxRounds=${maxRounds}`, { maxRounds }])),
  },
  mistakes.options,
);

const STEP = oneOf<StepName>(STEPS, STEPS);
const STACK: Codec<StepName[]> = {
  expected: STEP.expected,
  write: (stack) => stack.join(' > '),
  read: (text, at) => text.split('>').flatMap((step) => STEP.read(step.trim(), at) ?? []),
};

const SEAT_NAME = codec<number>(
  mistakes.seat,
  (seat) => `seat ${seat + 1}`,
  (text, at) => quietly(seatNumber, text.replace(/^seat\s+/i, ''), at),
);

const EVENTS = list(orHidden(EVENT));
/** Next one first; a pile that is hidden is only counted. */
const hidable = (cards: Codec<number[]>): Codec<number[]> =>
  countsOf(pile(cards), (count) => `${count} hidden`, /^(\d{1,3})\s+hidden$/i);

/** Round by round: laid away by Arthur, laid away by Merlin, resolved. */
const ANNALS: Codec<number[]> = {
  expected: mistakes.annals,
  write: (annals) => EVENTS.write(annals).replaceAll(/\S+(?: \S+){0,2}/g, (round) => round.replaceAll(' ', '/')),
  read: (text, at) => EVENTS.read(text.replaceAll('/', ' '), at),
};

/** 0 for nobody. */
const FROM_ZERO = or(ordinal(99), '0', NONE);
const NO_JOUST: Joust = { challenger: NONE, challenged: NONE, right: NONE, stake: NONE, exchange: 0 };

const TABLE = {
  options: field(OPTIONS, CLASSIC),
  step: field(STACK, []),
  round: always(whole(1, 99), 1),
  arthur: always(SEAT_NAME, 0),
  turn: field(SEAT_NAME, NONE),
  event: field(orHidden(EVENT), NONE),
  drawn: told(EVENTS),
  pile: told(hidable(EVENTS)),
  annals: told(ANNALS),
  favour: field(orHidden(SERVICE), NONE),
  court: told(hidable(list(CARD_WORD))),
  challenged: field(bits(ordinal(CHIVALRIES.length)), 0),
  offers: field(each(CHIVALRY, CHIVALRIES.length, seatNumber, NONE, '='), filled(CHIVALRIES.length, NONE)),
  joust: field(
    phrase<Joust>(mistakes.joustNumbers, {
      challenger: word(FROM_ZERO),
      challenged: word(FROM_ZERO),
      right: word(FROM_ZERO),
      stake: word(FROM_ZERO),
      exchange: word(whole(0, 99)),
    }),
    NO_JOUST,
  ),
  battle: field(whole(0, 999), 0),
  fallen: field(list(CARD_WORD), []),
  ranking: field(list(seatNumber), []),
  s: lines(
    phrase<Slot>(mistakes.slotLine, {
      chivalry: word(CHIVALRY),
      damosel: orLeftOut(orHidden(DAMOSEL), HIDDEN),
      taker: ifAfter('taken', word(seatNumber), NONE),
      cleared: ifAfter('cleared', rest(atLeastOne(bits(seatNumber))), 0),
    }),
    'numbered',
  ),
};

/** Secret choices, each in its place by the number under which it is kept. */
const SECRETS: { readonly [step in StepName]?: readonly Move[] } = {
  give: GIVE,
  exchange: THRUSTS,
  side: SIDES,
  fight: FIGHT,
  faces: FACES,
};

export const sealedMove = (state: State, sealed: number): Move =>
  (SECRETS[currentStep(state) ?? 'faces'] ?? FACES)[sealed];

/** The number of a secret choice, or undefined if the move is none. */
export const sealedAs = (move: Move): number | undefined =>
  Object.values(SECRETS)
    .map((moves) => moves.findIndex((one) => same(one, move)))
    .find((sealed) => sealed >= 0);

/** A sealed choice is written as the move that made it. */
const SEALED = such(MOVE, (move) => sealedAs(move) !== undefined, mistakes.sealed);

const SEAT = {
  '': always(
    phrase<Pick<Player, 'knight' | 'damosel'>>(mistakes.who, {
      knight: orLeftOut(or(KNIGHT, '-', NONE), NONE),
      damosel: orLeftOut(or(DAMOSEL, '-', NONE), NONE),
    }),
    { knight: NONE, damosel: NONE },
  ),
  worship: always(whole(0, 999), 1),
  row: field(list(CARD_WORD), []),
  sealed: field<Move | number>(or(or(SEALED, 'open', OPEN), '?', HIDDEN), NONE),
  gift: field(orHidden(CHIVALRY), NONE),
  denied: field(SLOT, NONE),
  shown: field(SLOT, NONE),
  side: field(orHidden(oneOf(['arthur', 'mordred'], [0, 1])), NONE),
  wounded: field(list(CARD_WORD), []),
  lost: field(whole(0, 999), NONE),
};

export type TableSheet = Values<typeof TABLE>;
export type SeatSheet = Values<typeof SEAT>;
export type Sheet = SheetOf<TableSheet, SeatSheet>;

export const LAYOUT: SheetLayout<TableSheet, SeatSheet> = {
  heading: 'knights-and-damosels',
  mostSeats: 6, // KD-2.1
  table: TABLE,
  seat: SEAT,
};
