/** The event of the round at a table with a box: who offers what, what it pays, and what a Disaster takes. */
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE, type Seat } from '../../../core/game.ts';
import { strike } from '../rules/07-disaster.ts';
import { offeredOf } from '../rules/08-worship.ts';
import { type Bits, type Card, CHIVALRIES, DISASTER, kindOf, LISTED, SHARED } from '../rules/components.ts';
import { explain, type Reason } from '../rules/explain.ts';
import { OPEN, rowBits, type State } from '../rules/state.ts';
import { FORTUNE, hasIn, MOST_WORSHIP, type Own, roundState, type Table, withEvent } from './referee-table.ts';

export const isDisaster = ({ event }: Table): boolean => event !== NONE && kindOf(event) === DISASTER;
export const isFortune = ({ service }: Table): boolean => service >= FORTUNE;
const serviceCard = ({ service }: Table): number => (service === NONE ? NONE : service % FORTUNE);

/** KD-3.2: reversed turn order, Merlin first. */
function reversed({ owns, arthur }: Table): Seat[] {
  return owns.map((_, i) => (arthur - 1 - i + 2 * owns.length) % owns.length);
}

/** Those whose row has the chivalry, in the order in which they would offer it. */
export const holdersOf = (table: Table, chivalry: number): Seat[] =>
  reversed(table).filter((seat) => hasIn(table.owns[seat], chivalry));

/** KD-7.1: by chivalry. What people told goes before the order of the players: a joust may have decided. */
export function offersOf(table: Table): Seat[] {
  const { event, told } = table;
  return CHIVALRIES.map((_, chivalry) => {
    const holders = holdersOf(table, chivalry);
    if (event === NONE || isDisaster(table) || (LISTED[event] & (1 << chivalry)) === 0) return NONE;
    if (told[chivalry] === HIDDEN) return holders[0] ?? NONE;
    return holders.includes(told[chivalry]) ? told[chivalry] : NONE;
  });
}

/** KD-8.2: what is set face up or face down: shared offers, or the listed cards of a Disaster. */
export function toSet(table: Table, seat: Seat): Bits {
  const { event, owns } = table;
  if (event === NONE || isFortune(table)) return 0;
  if (isDisaster(table)) return rowBits(owns[seat].row) & LISTED[event];
  const offers = offersOf(table).map((by) => (by === seat ? seat : NONE));
  return offeredOf(offers) & SHARED[event];
}

/** What every offered card earns, and why; nothing in a Disaster. */
export function reasonsOf(table: Table): Reason[] {
  const { event, owns } = table;
  if (event === NONE || isDisaster(table)) return [];
  const offers = offersOf(table);
  const down = owns.reduce((bits, own, seat) => bits | (own.down & toSet(table, seat)), 0);
  return explain({ event, offers, down, card: serviceCard(table), isFortune: isFortune(table) });
}

export const worshipOf = (table: Table, seat: Seat): number =>
  reasonsOf(table).reduce((sum, reason) => sum + (reason.seat === seat ? reason.worship : 0), 0);

export interface Struck {
  readonly up: number;
  readonly down: number;
  readonly home: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly paid: readonly { readonly seat: Seat; readonly worship: number; readonly owed: number }[];
  /** The rows and the worship after it. */
  readonly after: State;
}

/** KD-7.4 to KD-7.8. */
export function struckBy(table: Table): Struck {
  const after = { ...roundState(table), event: table.event };
  const [home, paid]: [{ seat: Seat; card: Card }[], { seat: Seat; worship: number; owed: number }[]] = [[], []];
  let counts = { up: 0, down: 0 };
  after.players.forEach((player, seat) => (player.sealed = table.owns[seat].down & toSet(table, seat)));
  // Chance only mixes the Court pile, which nobody sees.
  strike(after, seededDice(0), (told) => {
    if (told.t === 'disaster') counts = { up: told.up, down: told.down };
    else if (told.t === 'wentHome') home.push({ seat: told.from, card: told.card });
    else if (told.t === 'paid') paid.push(told);
  });
  return { ...counts, home, paid, after };
}

/** KD-3.3: it is paid, the cards slide back, and both roles move on. */
export function paidOut(table: Table): Table {
  const { round, arthur, owns } = table;
  const next = isDisaster(table) ? ownsAfter(owns, struckBy(table).after) : owns.map((own, seat) => earning(own, worshipOf(table, seat))); // prettier-ignore
  return {
    ...withEvent({ ...table, owns: next }, NONE),
    service: NONE,
    round: round + 1,
    arthur: (arthur + 1) % owns.length,
  };
}

const earning = (own: Own, worship: number): Own => ({
  ...own,
  worship: Math.min(MOST_WORSHIP, own.worship + worship),
});

const ownsAfter = (owns: readonly Own[], { players }: State): Own[] =>
  owns.map((own, seat) => ({ ...own, worship: players[seat].worship, row: players[seat].row }));

/** The position in which faces are set, if anybody has one to set. */
export function facesState(table: Table): State | undefined {
  const { event, owns } = table;
  const asked = owns.map((_, seat) => toSet(table, seat) !== 0);
  if (!asked.includes(true)) return undefined;
  const state = roundState(table);
  return {
    ...state,
    stack: [isDisaster(table) ? 'disaster' : 'faces'],
    event,
    offers: offersOf(table),
    drawn: [],
    annals: [...state.annals, HIDDEN, HIDDEN],
    players: state.players.map((player, seat) => ({ ...player, sealed: asked[seat] ? OPEN : NONE })),
  };
}
