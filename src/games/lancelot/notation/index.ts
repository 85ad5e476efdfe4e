/** The notation of Lancelot: from a state to the sheet that shows it, and back. */
import { filled } from '../../../core/filled.ts';
import { toldDice } from '../../../core/dice.ts';
import { HIDDEN, NONE, type Seat, unheard } from '../../../core/game.ts';
import { misread, type Notation, type Problem } from '../../../core/notation.ts';
import { notationOf } from '../../../core/sheets.ts';
import { LAKE_6, SPACES, TABLE } from '../rules/components.ts';
import { DEEDS, FACE_UP } from '../rules/deeds.ts';
import { newRound, nextToMove } from '../rules/04-order.ts';
import { whirlpoolSpace } from '../rules/13-lake.ts';
import { claiming, noClaim } from '../rules/15-end.ts';
import { playOn } from '../rules/course.ts';
import type { Move } from '../rules/moves.ts';
import { askSeat, type Knight, type State } from '../rules/state.ts';
import { boxNotation } from './box.ts';
import { inconsistencies } from './consistency.ts';
import { doubtsOf, draw, owes } from './doubts.ts';
import * as mistakes from './mistakes.ts';
import { LAYOUT, type SeatSheet, type Sheet, type TableSheet } from './sheet.ts';
import { MOVE } from './words.ts';

export const notation: Notation<State, Move> = notationOf({
  ...LAYOUT,
  moves: MOVE,
  seated: ({ knights }) => knights.length,
  tableOf,
  seatOf: ({ knights }, seat) => seatOf(knights[seat]),
  lacks,
  stateOf,
  inconsistencies,
  doubts: doubtsOf,
  draw,
  owes,
  box: boxNotation,
});

function tableOf(state: State): TableSheet {
  const { step, mover, stack } = state;
  return {
    ...state,
    asked: step === 'onward' ? undefined : { mover, step },
    deeds: state.faceUp,
    stack: stack.includes(HIDDEN) ? undefined : stack,
    dragon: state.dragonVisitors,
    lake: state.lakeEntered,
    fetched: state.fetcher,
  };
}

function seatOf(knight: Knight): SeatSheet {
  const { space, chair, things, virtues, deeds, moved, tour, anew, dismissed } = knight;
  return {
    ...knight,
    at: { space, chair },
    has: things,
    vows: [...virtues.keys()].filter((virtue) => virtues[virtue] === 0),
    learned: virtues.map((vp) => (vp === 0 ? NONE : vp)),
    tiles: deeds,
    flags: { moved, tour, anew, dismissed },
  };
}

function lacks({ seats }: Sheet): Problem[] {
  return seats.length < 2 ? [misread('input', mistakes.seatCount(seats.length), mistakes.twoSeats)] : [];
}

function stateOf({ table: { values }, seats }: Sheet): State {
  const { asked, deeds, dragon, lake, fetched, ...more } = values;
  const knights = seats.map((seat) => knightOf(seat.values));
  const all = [...knights.keys()];
  const riders = all.filter((seat) => SPACES[knights[seat].space] !== undefined);
  const faceUp = deeds ?? usualTiles(knights);
  const state: State = {
    ...more,
    ...(asked ?? { step: 'onward', mover: NONE }),
    road: more.road ?? byPlace(askedFirst(riders, asked?.mover), (seat) => knights[seat].space),
    pilgrims: more.pilgrims ?? byPlace(all, (seat) => knights[seat].grail),
    knights,
    majorities: more.majorities.slice(),
    faceUp,
    stack: more.stack ?? blanks(faceUp, knights),
    dragonVisitors: dragon,
    lakeEntered: lake,
    counter: more.counter ?? (faceUp.includes(HIDDEN) ? LAKE_6 : whirlpoolSpace(faceUp)),
    fetcher: fetched,
  };
  if (asked === undefined && state.phase === 'riding') goOn(state);
  return state;
}

/** Without a question it is put to whoever moves next; when all are home, the turn or the game is ended. */
function goOn(state: State): void {
  if (state.knights.every(({ space }) => space === TABLE)) return endTurn(state);
  if (nextToMove(state) === NONE) newRound(state);
  const seat = nextToMove(state);
  if (seat !== NONE) askSeat(state, 'ride', seat); // none where the road is told wrong
}

/** LAN-15.4: of the ties, those are chosen that were told; whoever comes next is asked. */
function endTurn(state: State): void {
  const told = state.majorities.slice();
  state.majorities.fill(NONE);
  playOn(state, unheard);
  while (state.step === 'claim') {
    const { mover } = state;
    const category = told.findIndex((seat, i) => seat === mover && noClaim(state, mover, i) === undefined);
    if (category === NONE) return;
    claiming.apply(state, mover, { t: 'claim', category }, toldDice([]), unheard);
    playOn(state, unheard);
  }
}

/** What lies at the Dragon when nobody tells us. */
function usualTiles(knights: readonly Knight[]): number[] {
  const won = knights.reduce((sum, { deeds }) => sum + deeds.length, 0);
  return [...filled(FACE_UP, 0).keys()].map((place) => (place < DEEDS.length - won ? HIDDEN : NONE));
}

/** Who is asked where to ride lies lowest where he stands. */
const askedFirst = (seats: readonly Seat[], mover: Seat | undefined): Seat[] =>
  seats.toSorted((one, other) => Number(other === mover) - Number(one === mover));

/** Farthest first; those who are level stay in their order. */
const byPlace = (seats: readonly Seat[], place: (seat: Seat) => number): Seat[] =>
  seats.toSorted((one, other) => place(other) - place(one));

/** A stack whose order nobody knows. */
function blanks(faceUp: readonly number[], knights: readonly Knight[]): number[] {
  const won = knights.reduce((sum, { deeds }) => sum + deeds.length, 0);
  const seen = faceUp.filter((tile) => tile !== NONE).length + won;
  return filled(Math.max(0, DEEDS.length - seen), HIDDEN);
}

function knightOf({ at, has, vows, learned, tiles, flags, ...more }: SeatSheet): Knight {
  const isHome = at.space === NONE || at.space === TABLE;
  return {
    ...more,
    ...flags,
    chair: isHome ? at.chair : NONE,
    space: at.space,
    things: has,
    virtues: learned.map((vp, virtue) => (vp === NONE && vows.includes(virtue) ? 0 : vp)),
    deeds: tiles,
  };
}
