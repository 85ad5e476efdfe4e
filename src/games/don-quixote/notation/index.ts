/** The notation of Don Quixote: from a state to the sheet that shows it, and back. */
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { misread, type Notation, type Problem } from '../../../core/notation.ts';
import { notationOf } from '../../../core/sheets.ts';
import {
  isSancho,
  COLUMNS,
  FIELDS,
  LAST_ROUND,
  type Lay,
  ROAD_TILES,
  ROUNDS,
  SANCHO,
  tileOf,
} from '../rules/components.ts';
import { isMerged, type Score, score, UNKNOWN_SCORE } from '../rules/08-scoring.ts';
import type { LayMove, Options, Realm, State } from '../rules/state.ts';
import { boxNotation } from './box.ts';
import { inconsistencies, tilesTwice } from './consistency.ts';
import { doubtsOf, draw } from './doubts.ts';
import * as mistakes from './mistakes.ts';
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
  doubts: (_, state) => doubtsOf(state),
  draw,
  box: boxNotation,
});

function seatOf(realm: Realm): SeatSheet {
  const row = (number: number): Lay[] => realm.board.slice(number * COLUMNS, (number + 1) * COLUMNS);
  const aside = realm.aside === NONE ? [] : [realm.aside];
  const scores = realm.scores.some(isMerged) ? [realm.scores[1]] : realm.scores; // the last one is on the board
  return {
    ...realm,
    'row 1': row(0),
    'row 2': row(1),
    'row 3': row(2),
    aside,
    bag: ifKnown(realm.bag),
    scores,
    board: undefined,
  };
}

/** A pile whose order nobody knows is not written. */
const ifKnown = (pile: number[]): number[] | undefined => (pile.includes(HIDDEN) ? undefined : pile);

function lacks({ seats }: Sheet, isReadable: boolean): Problem[] {
  const untold = seats.filter(({ values }) => values.board === undefined);
  const twice = seats.filter(({ values }) => values.board !== undefined && ROW_NAMES.some((row) => values[row]));
  const rows = untold.flatMap(({ values, where }) =>
    ROW_NAMES.flatMap((row) =>
      values[row] === undefined ? [misread(where(), mistakes.noRow(row), mistakes.rows)] : [],
    ),
  );
  const both = twice.map(({ where }) => misread(where('board'), mistakes.boardAndRows, mistakes.oneOfBoth));
  const lacking = seats.length === 0 ? [misread('input', mistakes.noBoard, mistakes.rows)] : [...rows, ...both];
  return isReadable && lacking.length === 0 ? [] : [...lacking, ...seats.flatMap(tilesTwice)];
}

/** Without a card it may be any part of a board, to be scored. */
function stateOf({ table, seats }: Sheet): State {
  const { options, card = NONE } = table.values;
  const covered = boardOf(seats[0].values).filter((lay) => lay !== NONE).length;
  const isDone = card === NONE && seats.every(({ values }) => !boardOf(values).includes(NONE));
  const whole = card !== NONE || isDone;
  const round = table.values.round ?? roundAfter(covered - (FIELDS - ROAD_TILES), whole);
  return {
    options,
    round,
    card,
    deck: table.values.deck ?? filled(card !== NONE ? Math.max(0, FIELDS - covered - 1) : 0, HIDDEN),
    realms: seats.map(({ values }) => realmOf(values, options, round, whole, isDone)),
  };
}

/** The round of a card that is up after so many tiles; without a card, the round whose scoring is asked. */
function roundAfter(laid: number, isCardUp: boolean): number {
  const left = ROAD_TILES - laid - (isCardUp ? 1 : 0);
  return Math.min(LAST_ROUND, 1 + ROUNDS.filter(({ ends }) => left < ends).length);
}

function realmOf(seat: SeatSheet, options: Options, round: number, whole: boolean, isDone: boolean): Realm {
  const board = boardOf(seat);
  const isReplaced = isDone && board.some(isSancho) && seat.gone.length === 0;
  return {
    board,
    hand: seat.hand,
    aside: seat.aside[0] ?? NONE,
    bag: seat.bag ?? filled(whole ? ROUNDS[round - 1].ends : 0, HIDDEN),
    sancho: options.sanchoPansa && !board.some(isSancho) ? SANCHO : NONE,
    gone: isReplaced ? tilesNotOn(board) : seat.gone,
    sealed: seat.sealed,
    scores: scoresOf(board, seat.scores, isDone ? LAST_ROUND : whole ? round - 1 : undefined),
  };
}

/** DQ-12.2: in the end the one that Sancho Pansa replaced. */
function tilesNotOn(board: readonly Lay[]): number[] {
  const laid = new Set(board.map(tileOf));
  return [...filled(ROAD_TILES, 0).keys()].filter((tile) => !laid.has(tile));
}

/**
 * A scoring after which no tile was laid can be made good from the board. The last one of a finished game need not be
 * told, and the points of all before it may be one sum, as the scoreboard shows it.
 */
function scoresOf(board: readonly Lay[], scores: Score[] | undefined, due: number | undefined): Score[] {
  const told = due === undefined ? (scores ?? []) : allScores(scores ?? [], due);
  const left = board.filter((lay) => lay === NONE).length;
  return told.map((points, i) => (points === UNKNOWN_SCORE && left === ROUNDS[i]?.ends ? score(board, i + 1) : points));
}

function allScores(scores: readonly Score[], due: number): readonly Score[] {
  const told = due === LAST_ROUND && scores.length < due ? [...scores, UNKNOWN_SCORE] : scores;
  if (scores.length === 0) return filled(due, UNKNOWN_SCORE);
  return told.length === due - 1 && told[0].sum !== undefined ? [MERGED_SCORE, ...told] : told;
}

const MERGED_SCORE: Score = { ...UNKNOWN_SCORE, sum: NONE };
