/** The notation of La Mancha: from a state to the sheet that shows it, and back. What is as usual is not written. */
import { HIDDEN, NONE } from '../../../core/game.ts';
import type { Notation } from '../../../core/notation.ts';
import { same } from '../../../core/same.ts';
import { notationOf, type SheetPart } from '../../../core/sheets.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { boxNotation } from './box.ts';
import { inconsistencies, lacks } from './consistency.ts';
import { doubtsOf, doubtsOfMove, draw, hiddenMoves, owes } from './doubts.ts';
import { LAYOUT, type SeatSheet, type TableSheet } from './sheet.ts';
import { stateOf } from './usual.ts';
import { MOVE } from './words.ts';

export const notation: Notation<State, Move> = notationOf({
  ...LAYOUT,
  moves: MOVE,
  seated: ({ knights }) => knights.length,
  tableOf,
  seatOf,
  lacks,
  stateOf,
  inconsistencies,
  doubts: doubtsOf,
  draw,
  owes,
  doubtsOfMove,
  hiddenMoves,
  box: boxNotation,
});

function wholeTable(state: State): TableSheet {
  const { feat, mode, nextMode, options, tales, gains, deal, version, window, told } = state;
  return {
    ...state,
    ...feat,
    firstRolls: undefined,
    tale: tales,
    gain: gains,
    mode: mode === options.mode ? undefined : mode,
    nextMode: nextMode === mode ? undefined : nextMode,
    app: deal === NONE ? undefined : { deal, version, window, told },
  };
}

function wholeSeat({ knights, passed, votes, orders, feat, phase, offered }: State, seat: number): SeatSheet {
  const isSelecting = phase === 'select';
  const vote = votes[seat];
  return {
    ...knights[seat],
    wears: knights[seat].treasures.filter((treasure) => treasure !== NONE),
    passed: passed[seat],
    vote: isSelecting ? NONE : vote,
    selects: !isSelecting ? NONE : vote < 0 ? vote : (offered[vote] ?? HIDDEN),
    order: orders[seat],
    successes: feat.successes[seat],
    rolled: feat.rolled[seat],
    last: feat.last[seat],
    strength: feat.strength[seat],
    guards: feat.guards[seat],
  };
}

/** Each before those that depend on it. */
const TABLE_LINES: readonly (keyof TableSheet)[] = [
  'resolved',
  'phase',
  'tied',
  'drawn',
  'first',
  'attempter',
  'round',
  'engaged',
  'effect',
  'kept',
  'page',
  'applause',
  'offered',
  'chivalry',
  'treasures',
  'aside',
  'journey',
];
const SEAT_LINES: readonly (keyof SeatSheet)[] = ['rolled', 'last', 'hand', 'woo'];

const wholeSeats = (state: State): SeatSheet[] => state.knights.map((_, seat) => wholeSeat(state, seat));

function tableOf(state: State): TableSheet {
  const seats = wholeSeats(state);
  const exact = wholeTable(state);
  let lines = exact;
  for (const name of TABLE_LINES) {
    const shorter = { ...lines, [name]: undefined };
    if (same(wholeTable(readBack(shorter, seats))[name], exact[name])) lines = shorter;
  }
  return lines;
}

function seatOf(state: State, seat: number): SeatSheet {
  const table = wholeTable(state);
  const seats = wholeSeats(state);
  const exact = seats[seat];
  let lines = exact;
  for (const name of SEAT_LINES) {
    const shorter = { ...lines, [name]: undefined };
    if (same(wholeSeat(readBack(table, seats.with(seat, shorter)), seat)[name], exact[name])) lines = shorter;
  }
  const asUsual = readBack(table, seats.map((one) => ({ ...one, passed: undefined }))).passed; // prettier-ignore
  const isUsual = same(asUsual, state.passed) || (exact.passed === 1 && state.passed.some((passed) => passed !== 1));
  return isUsual ? { ...lines, passed: undefined } : lines;
}

function readBack(table: TableSheet, seats: readonly SeatSheet[]): State {
  const part = <T>(values: T): SheetPart<T> => ({ values, where: () => 'input' });
  return stateOf({ table: part(table), seats: seats.map(part) });
}
