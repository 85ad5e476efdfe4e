/** The notation of Knights & Damosels: from a state to the sheet that shows it, and back. What is not told is hidden. */
import { filled } from '../../../core/filled.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { misread, type Notation, type Problem } from '../../../core/notation.ts';
import { notationOf, type SheetPart } from '../../../core/sheets.ts';
import { ALL_CHIVALRIES, type Card, CARDS, CHIVALRIES, chivalryOf, damoselOf, EVENTS } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { currentStep, type Player, type State } from '../rules/state.ts';
import { ranks } from '../rules/10-end.ts';
import { boxNotation } from './box.ts';
import { annalsAt, drawnAt, inconsistencies, isRankedByRows } from './consistency.ts';
import { doubtsOf, draw, owes } from './doubts.ts';
import * as mistakes from './mistakes.ts';
import { LAYOUT, sealedAs, sealedMove, type SeatSheet, type Sheet, type TableSheet } from './sheet.ts';
import { MOVE, writeSlot } from './words.ts';

export const notation: Notation<State, Move> = notationOf({
  ...LAYOUT,
  moves: MOVE,
  seated: ({ players }) => players.length,
  tableOf: (state) => ({ ...state, step: state.stack, pile: state.eventPile, s: state.display }),
  seatOf: (state, seat) => seatOf(state, state.players[seat]),
  lacks,
  stateOf,
  inconsistencies,
  doubts: doubtsOf,
  draw,
  owes,
  box: boxNotation,
});

function seatOf(state: State, player: Player): SeatSheet {
  const { knight, damosel, sealed, gift } = player;
  return {
    ...player,
    '': { knight, damosel },
    sealed: sealed < 0 ? sealed : sealedMove(state, sealed),
    gift: gift === HIDDEN ? NONE : gift,
  };
}

function lacks({ table, seats }: Sheet): Problem[] {
  const untold = { ...table, values: { ...table.values, pile: undefined, court: undefined } };
  const { eventPile, court } = stateOf({ table: untold, seats });
  return [
    ...(seats.length === 0 ? [misread('input', mistakes.noSeat, mistakes.firstSeat)] : []),
    ...wrongPile(table, 'pile', eventPile.length),
    ...wrongPile(table, 'court', court.length),
    ...seats.flatMap((seat) => [...wrongSlot(seat, 'denied', table), ...wrongSlot(seat, 'shown', table)]),
  ];
}

/** The order of a pile is told or hidden; how many cards it has follows from all that lies elsewhere. */
function wrongPile({ values, where }: SheetPart<TableSheet>, name: 'pile' | 'court', due: number): Problem[] {
  const told = values[name] ?? filled(due, HIDDEN);
  const isRight = told.length === due || told.some((item) => item !== HIDDEN);
  return isRight ? [] : [misread(where(name), mistakes.hidden(told.length), mistakes.hiddenOrCards(due))];
}

function wrongSlot(seat: SheetPart<SeatSheet>, name: 'denied' | 'shown', { values }: SheetPart<TableSheet>): Problem[] {
  const slot = seat.values[name];
  return slot < values.s.length ? [] : [misread(seat.where(name), writeSlot(slot), mistakes.slotOfDisplay)];
}

function stateOf({ table: { values }, seats }: Sheet): State {
  const { step: stack, s: display, drawn, annals, pile, court, ...more } = values;
  const players = seats.map((seat) => playerOf(seat.values));
  const away = new Set([...more.fallen, ...players.flatMap(({ row, wounded }) => [...row, ...wounded])]);
  const state: State = {
    ...more,
    stack,
    display,
    players,
    ranking: more.ranking.slice(),
    drawn: drawn ?? filled(drawnAt(stack), HIDDEN),
    annals: annals ?? filled(annalsAt(stack, more.round), HIDDEN),
    eventPile: [],
    court: [],
  };
  for (const player of players) fillPlayer(player, state, away);
  state.eventPile.push(...(pile ?? filled(eventsLeft(state), HIDDEN)));
  state.court.push(...(court ?? filled(courtSize(state, away), HIDDEN)));
  if (isRankedByRows(state) && state.ranking.length === 0) state.ranking.push(...ranks(state).flat());
  return state;
}

function playerOf({ '': who, sealed, ...more }: SeatSheet): Player {
  const kept = typeof sealed === 'number' ? sealed : (sealedAs(sealed) ?? NONE);
  return { ...who, ...more, pile: ALL_CHIVALRIES, sealed: kept };
}

/** A pile follows from all that lies elsewhere (KD-6.11). */
function fillPlayer(player: Player, { display }: State, away: ReadonlySet<Card>): void {
  player.pile = 0;
  for (let card = 0; card < CARDS; card++)
    if (player.damosel === NONE ? card < CHIVALRIES.length : damoselOf(card) === player.damosel && !away.has(card))
      player.pile |= 1 << chivalryOf(card);
  if (display.length > 0 && player.gift === NONE && player.pile !== 0) player.gift = HIDDEN;
}

/** KD-4.4. After the fourth, eighth, … round the pile stays empty until Arthur draws. */
function eventsLeft({ annals, drawn, event }: State): number {
  const isCycleOver = annals.length % EVENTS.length === 0 && annals.length > 0 && drawn.length === 0;
  if (isCycleOver) return 0;
  return Math.max(0, EVENTS.length - (annals.length % EVENTS.length) - drawn.length - (event === NONE ? 0 : 1));
}

function courtSize(state: State, away: ReadonlySet<Card>): number {
  if (currentStep(state) === 'choose') return 0;
  const played = new Set(state.players.map(({ damosel }) => damosel));
  let size = 0;
  for (let card = 0; card < CARDS; card++) if (!played.has(damoselOf(card)) && !away.has(card)) size++;
  const gifts = state.players.filter(({ gift }) => gift !== NONE).length;
  return Math.max(0, size - Math.max(0, state.display.length - gifts));
}
