/** Whom a table waits for. */
import { NONE, type Seat } from '../../core/game.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import type { Table } from '../table/table.ts';

export interface Waits {
  readonly card: TableInfo;
  /** Milliseconds, when little time is left. */
  readonly left?: number;
  /** Milliseconds by post, when there is more. */
  readonly time?: number;
}

/** A question that is put to somebody, and whether they have a page of the table in sight. */
export interface Asked {
  readonly question: number;
  readonly isLooking: boolean;
}

/** Undefined if the table does not wait for this person. Nobody waits for one for whom a bot plays. */
export function askedAt(table: Table, person: string): Asked | undefined {
  const { match, card } = table.current();
  const seat = seatOf(card, person);
  if (seat === undefined || match === undefined || card.status !== 'playing' || card.paused !== undefined)
    return undefined;
  const question = match.asked[seat];
  if (question === NONE || isAway(card.seats[seat]) || isIdle(table, match.state, seat)) return undefined;
  return { question, isLooking: table.audience.isLooking(person) };
}

/** Whether the table waits for this person, who is not looking. */
export const isWaitedFor = (table: Table, person: string): boolean => askedAt(table, person)?.isLooking === false;

/** The table, if it waits for this person, and the time left, when little is left. */
export function waitingFor(table: Table, person: string, now: number): Waits | undefined {
  return isWaitedFor(table, person) ? { card: table.card(), ...hurryAt(table, person, now) } : undefined;
}

function hurryAt(table: Table, person: string, now: number): Pick<Waits, 'left' | 'time'> {
  const { match, card } = table.current();
  const seat = seatOf(card, person);
  const due = seat === undefined ? 0 : (match?.deadlines[seat]?.due ?? 0);
  if (due === 0) return {};
  if (due - now <= leadOf(card)) return { left: Math.max(0, due - now) };
  return card.clock.t === 'post' ? { time: due - now } : {};
}

const DAY = 24 * 3600_000;

/** How long before its deadline somebody is reminded of a decision: a day, or half of the time if that is shorter. */
export function leadOf({ clock }: TableInfo): number {
  return clock.t === 'post' ? Math.min(DAY, (clock.days * DAY) / 2) : 0;
}

const isAway = (sitter: { readonly t: string; readonly away?: unknown }): boolean => sitter.away !== undefined;
const isIdle = ({ game }: Table, state: unknown, seat: Seat): boolean =>
  game.table?.clock?.(state, seat)?.isIdle === true;
