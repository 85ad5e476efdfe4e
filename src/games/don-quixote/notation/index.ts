/** The notation of Don Quixote: from a state to the sheet that shows it, and back. */
import { filled } from '../../../core/codecs.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { misread, type Notation, type Problem } from '../../../core/notation.ts';
import { notationOf } from '../../../core/sheets.ts';
import { isSancho, COLUMNS, FIELDS, LAST_ROUND, type Lay, ROAD_TILES, ROUNDS, SANCHO } from '../rules/components.ts';
import { isUnknown, type Score, score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import type { LayMove, Options, Realm, State } from '../rules/state.ts';
import { inconsistencies, tilesTwice } from './consistency.ts';
import { boardOf, LAYOUT, ROW_NAMES, type SeatSheet, type Sheet } from './sheet.ts';
import { MOVE } from './words.ts';

export const notation: Notation<State, LayMove> = notationOf({
  ...LAYOUT,
  moves: MOVE,
  seated: ({ realms }) => realms.length,
  tableOf: ({ options, round, card, deck }) => ({
    options,
    round,
    card: card === NONE ? undefined : card,
    deck: ifKnown(deck),
  }),
  seatOf: ({ realms }, seat) => seatOf(realms[seat]),
  lacks,
  stateOf,
  inconsistencies,
});

function seatOf(realm: Realm): SeatSheet {
  const row = (number: number): Lay[] => realm.board.slice(number * COLUMNS, (number + 1) * COLUMNS);
  const aside = realm.aside === NONE ? [] : [realm.aside];
  return { ...realm, 'row 1': row(0), 'row 2': row(1), 'row 3': row(2), aside, bag: ifKnown(realm.bag) };
}

/** A pile whose order nobody knows is not written. */
const ifKnown = (pile: number[]): number[] | undefined => (pile.includes(HIDDEN) ? undefined : pile);

function lacks({ seats }: Sheet, isReadable: boolean): Problem[] {
  const expected = 'rows 1, 2 and 3 with eight fields each';
  const rows = seats.flatMap(({ values, where }) =>
    ROW_NAMES.flatMap((row) => (values[row] === undefined ? [misread(where(), `no ${row}`, expected)] : [])),
  );
  const lacking = seats.length === 0 ? [misread('input', 'no board', expected)] : rows;
  return isReadable && lacking.length === 0 ? [] : [...lacking, ...seats.flatMap(tilesTwice)];
}

/** Without a card it may be any part of a board, to be scored. */
function stateOf({ table, seats }: Sheet): State {
  const { options, card = NONE } = table.values;
  const covered = boardOf(seats[0].values).filter((lay) => lay !== NONE).length;
  const whole = card !== NONE;
  const round = table.values.round ?? roundAfter(covered - (FIELDS - ROAD_TILES), whole);
  return {
    options,
    round,
    card,
    deck: table.values.deck ?? filled(whole ? Math.max(0, FIELDS - covered - 1) : 0, HIDDEN),
    realms: seats.map(({ values }) => realmOf(values, options, round, whole)),
  };
}

/** The round of a card that is up after so many tiles; without a card, the round whose scoring is asked. */
function roundAfter(laid: number, isCardUp: boolean): number {
  const left = ROAD_TILES - laid - (isCardUp ? 1 : 0);
  return Math.min(LAST_ROUND, 1 + ROUNDS.filter(({ ends }) => left < ends).length);
}

function realmOf(seat: SeatSheet, options: Options, round: number, whole: boolean): Realm {
  const board = boardOf(seat);
  return {
    board,
    hand: seat.hand,
    aside: seat.aside[0] ?? NONE,
    bag: seat.bag ?? filled(whole ? ROUNDS[round - 1].ends : 0, HIDDEN),
    sancho: options.sanchoPansa && !board.some(isSancho) ? SANCHO : NONE,
    gone: seat.gone,
    sealed: seat.sealed,
    scores: scoresOf(board, seat.scores, round, whole),
  };
}

/** A scoring after which no tile was laid can be made good from the board. */
function scoresOf(board: readonly Lay[], scores: Score[] | undefined, round: number, whole: boolean): Score[] {
  const told = scores ?? (whole ? filled(round - 1, UNKNOWN_SCORE) : []);
  const left = board.filter((lay) => lay === NONE).length;
  return told.map((points, i) => (isUnknown(points) && left === ROUNDS[i].ends ? score(board, i + 1) : points));
}
