/** What games by post need: holidays, reminders and orders in advance. */
import type { Seat } from '../../core/game.ts';

export interface HolidayRow {
  readonly person: string;
  readonly since: number;
  readonly until: number;
}

export interface OrdersRow {
  readonly seat: Seat;
  /** JSON. */
  readonly orders: string;
}

/** A decision that is due, and whose person was not reminded of it yet. */
export interface DueRow {
  readonly table: string;
  readonly seat: Seat;
  readonly due: number;
}

export interface PostStore {
  /** The holidays of a person that ended after a time, the first one first. */
  holidays(person: string, after: number): Promise<HolidayRow[]>;
  /** Everybody who is on holiday at this time. */
  holidaying(now: number): Promise<HolidayRow[]>;
  /** Replaces the one that began at the same time. */
  saveHoliday(row: HolidayRow): Promise<void>;
  /** Decisions due between two times whose person was not reminded of this deadline. */
  unreminded(after: number, to: number, most: number): Promise<DueRow[]>;
  remind(row: DueRow): Promise<void>;
  /** No orders: the row is deleted. */
  saveOrders(table: string, seat: Seat, orders: string | undefined): Promise<void>;
}
