/** The lines of a position: first those of the table, then those of each seat. docs/notation.md explains them. */
import {
  choice,
  type Codec,
  codec,
  each,
  list,
  oneOf,
  or,
  orHidden,
  pile,
  seatNumber,
  settingsOf,
  such,
  whole,
} from '../../../core/codecs.ts';
import { filled } from '../../../core/filled.ts';
import { defaultOptions, NONE } from '../../../core/game.ts';
import {
  always,
  type SheetField,
  field,
  type SheetLayout,
  type SheetOf,
  told,
  type Values,
} from '../../../core/sheets.ts';
import { maybe, phrase, word } from '../../../core/phrases.ts';
import { manifest } from '../manifest.ts';
import { CATEGORIES, CHAIRS, GRAIL_END, THINGS, TURNS } from '../rules/components.ts';
import { type Knight, type Options, PHASES, type State, STEPS } from '../rules/state.ts';
import { VIRTUES } from '../rules/virtues.ts';
import * as mistakes from './mistakes.ts';
import { CATEGORY, CHAIR, DEED, GOAL, SPACE, VIRTUE } from './words.ts';

const USUAL = defaultOptions<Options>(manifest);
const MOST_SEATS = 4; // LAN-2.1

const SEATS = told(list(seatNumber));
const OWNER = or(seatNumber, '0', NONE);
/** `Tristan 1, Gawain 2`. */
const owners = (names: Codec<number>, size: number): SheetField<number[]> =>
  field(each(names, size, seatNumber, NONE), filled(size, NONE));

const TABLE = {
  options: field(
    settingsOf<Options>(
      USUAL,
      {
        'squires=printed': { squires: 'printed' },
        'morganaFromTurn=2': { morganaFromTurn: 2 },
        'grailPassing=anybody': { grailPassing: 'anybody' },
        'edition=1': { edition: 1 },
      },
      mistakes.options,
    ),
    USUAL,
  ),
  phase: always(choice(PHASES), 'riding'),
  turn: always(whole(0, TURNS), 1),
  round: always(whole(0, 999), 1),
  asked: told(
    phrase<Pick<State, 'mover' | 'step'>>(mistakes.asked(STEPS.slice(0, -1)), {
      mover: word(seatNumber),
      step: word(choice(STEPS.slice(0, -1))), // never onward
    }),
  ),
  passed: field(SPACE, NONE),
  road: SEATS,
  pilgrims: SEATS,
  deeds: told(list(or(orHidden(DEED), '-', NONE))),
  stack: told(or(pile(list(DEED)), 'none', [])),
  dragon: field(list(or(seatNumber, '?', NONE)), []),
  lake: field(oneOf(['open', 'entered'], [false, true]), false),
  counter: told(SPACE),
  fetched: field(OWNER, NONE),
  sword: field(OWNER, NONE),
  holders: owners(CHAIR, CHAIRS.length),
  crowns: owners(VIRTUE, VIRTUES.length),
  majorities: owners(CATEGORY, CATEGORIES.length),
};

/** Squires, swords, maces, lances, magic, then the cards: here capitals count. */
const LETTERS = 'qSMLGlaep';
const LETTER = codec(
  mistakes.letters,
  (thing: number) => LETTERS[thing],
  (letter) => (LETTERS.includes(letter) ? LETTERS.indexOf(letter) : undefined),
);

const FLAGS: Pick<Knight, 'moved' | 'tour' | 'anew' | 'dismissed'> = {
  moved: false,
  tour: 1,
  anew: false,
  dismissed: false,
};

const SEAT = {
  /** `W2`, `Tristan` before the ride, `home Tristan` after it, `home` while a seat is chosen; nothing before the first. */
  at: field(
    phrase<Pick<Knight, 'space' | 'chair'>>(mistakes.place, {
      space: maybe(GOAL, NONE),
      chair: maybe(CHAIR, NONE),
    }),
    { space: NONE, chair: NONE },
  ),
  has: field(each(LETTER, THINGS.length, whole(0, 99), 0, ''), filled(THINGS.length, 0)),
  vows: field(list(VIRTUE), []),
  learned: field(each(VIRTUE, VIRTUES.length, whole(1, 99), NONE), filled(VIRTUES.length, NONE)),
  tiles: field(list(DEED), []),
  grail: field(
    such(whole(0, 99), (space) => space <= GRAIL_END, mistakes.grailSpace),
    0,
  ),
  guinevere: field(whole(0, 99), 0),
  morgana: field(choice(['none', 'ready', 'used'] as const), 'none'),
  flags: field(
    settingsOf(FLAGS, {
      moved: { moved: true },
      tour2: { tour: 2 },
      anew: { anew: true },
      dismissed: { dismissed: true },
    }),
    FLAGS,
  ),
};

export type TableSheet = Values<typeof TABLE>;
export type SeatSheet = Values<typeof SEAT>;
export type Sheet = SheetOf<TableSheet, SeatSheet>;

export const LAYOUT: SheetLayout<TableSheet, SeatSheet> = {
  heading: 'lancelot',
  mostSeats: MOST_SEATS,
  table: TABLE,
  seat: SEAT,
  isTableFirst: true,
};
