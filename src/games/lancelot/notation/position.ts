/** The notation of a position: easy to type by hand from a table. docs/notation.md explains it. */
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import type { Problem, Reading } from '../../../core/notation.ts';
import { CATEGORIES, CHAIRS, TABLE } from '../rules/components.ts';
import { inconsistencies } from './consistency.ts';
import { DEEDS } from '../rules/deeds.ts';
import { nextToMove } from '../rules/04-order.ts';
import { stateOf } from './sheet-state.ts';
import { readSheet, type SeatField, type TableField } from './sheet.ts';
import { ask, type Knight, type Options, type State } from '../rules/state.ts';
import { LETTERS, spaceName, virtueName } from './words.ts';
import { VIRTUES } from '../rules/virtues.ts';

const FLAGS = ['moved', 'tour2', 'anew', 'dismissed'] as const;

export function write(state: State): string {
  const lines = ['lancelot', ...list(TABLE_WORDS, state)];
  state.knights.forEach((knight, seat) => lines.push('', `seat ${seat + 1}`, ...list(SEAT_WORDS, knight)));
  return `${lines.join('\n')}\n`;
}

/** A field without words is not written. */
function list<T>(words: { readonly [name: string]: (of: T) => string }, of: T): string[] {
  return Object.entries(words).flatMap(([name, write_]) => {
    const text = write_(of);
    return text === '' ? [] : [`${name}: ${text}`];
  });
}

const seatNumber = (seat: Seat): string => (seat === NONE ? '' : String(seat + 1));
const seatNumbers = (seats: readonly Seat[]): string => seats.map(seatNumber).join(' ');
const tileWord = (tile: number): string => (tile === NONE ? '-' : tile === HIDDEN ? '?' : DEEDS[tile].id);

function owners(seats: readonly Seat[], names: readonly string[]): string {
  return seats.flatMap((seat, i) => (seat === NONE ? [] : [`${names[i]} ${seat + 1}`])).join(', ');
}

const TABLE_WORDS: { readonly [field in TableField]: (state: State) => string } = {
  options: ({ options }) => optionWords(options),
  phase: ({ phase }) => phase,
  turn: ({ turn }) => String(turn),
  round: ({ round }) => String(round),
  asked: ({ mover, step }) => (step === 'onward' ? '' : `${mover + 1} ${step}`),
  passed: ({ passed }) => (passed === NONE ? '' : spaceName(passed)),
  road: ({ road }) => seatNumbers(road),
  pilgrims: ({ pilgrims }) => seatNumbers(pilgrims),
  deeds: ({ faceUp }) => faceUp.map(tileWord).join(' '),
  stack: ({ stack }) => (stack.includes(HIDDEN) ? '' : stack.toReversed().map(tileWord).join(' ')),
  dragon: ({ dragonVisits }) => (dragonVisits === 0 ? '' : String(dragonVisits)),
  lake: ({ lakeEntered }) => (lakeEntered ? 'entered' : ''),
  counter: ({ counter }) => spaceName(counter),
  fetched: ({ fetcher }) => seatNumber(fetcher),
  sword: ({ sword }) => seatNumber(sword),
  holders: ({ holders }) => owners(holders, CHAIRS),
  crowns: ({ crowns }) =>
    owners(
      crowns,
      VIRTUES.map(({ name }) => name),
    ),
  majorities: ({ majorities }) => owners(majorities, CATEGORIES),
};

function optionWords({ squires, morganaFromTurn }: Options): string {
  return [squires === 'printed' ? 'squires=printed' : '', morganaFromTurn === 2 ? 'morganaFromTurn=2' : '']
    .filter((word) => word !== '')
    .join(' ');
}

const SEAT_WORDS: { readonly [field in SeatField]: (knight: Knight) => string } = {
  at: place,
  has: ({ things }) => things.flatMap((count, i) => (count === 0 ? [] : [`${LETTERS[i]}${count}`])).join(' '),
  vows: ({ virtues }) => virtues.flatMap((vp, virtue) => (vp === 0 ? [virtueName(virtue)] : [])).join(' '),
  learned: ({ virtues }) => virtues.flatMap((vp, virtue) => (vp > 0 ? [`${virtueName(virtue)} ${vp}`] : [])).join(', '),
  tiles: ({ deeds }) => deeds.map(tileWord).join(' '),
  grail: ({ grail }) => (grail === 0 ? '' : String(grail)),
  guinevere: ({ guinevere }) => (guinevere === 0 ? '' : String(guinevere)),
  morgana: ({ morgana }) => (morgana === 'none' ? '' : morgana),
  flags: flagWords,
};

/** `W2`, `Tristan` before the ride, `home Tristan` after it, `home` while a seat is chosen; nothing before the first. */
function place({ space, chair }: Knight): string {
  const seat = chair === NONE ? '' : CHAIRS[chair];
  return space === NONE ? seat : space === TABLE ? `home ${seat}`.trim() : spaceName(space);
}

function flagWords({ moved, tour, anew, dismissed }: Knight): string {
  const on = [moved, tour === 2, anew, dismissed];
  return FLAGS.filter((_, i) => on[i]).join(' ');
}

/** Reads a position, or notes all that is wrong with it. */
export function read(text: string): Reading<State> {
  const problems: Problem[] = [];
  const sheet = readSheet(text, problems);
  if (sheet.seats.length < 2) return { problems };
  const state = stateOf(sheet, problems);
  if (state.step === 'onward' && state.phase === 'riding') askNext(state);
  if (problems.length > 0) return { problems };
  problems.push(...inconsistencies(sheet, state));
  return problems.length > 0 ? { problems } : { value: state };
}

/** Without a question it is put to whoever moves next. */
function askNext(state: State): void {
  const seat = nextToMove(state);
  if (seat !== NONE) ask(state, 'ride', seat);
}
