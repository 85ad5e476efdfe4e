/** Holidays: a few days in every month on which one's time by post does not run. They count in the month they begin. */
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Holiday } from '../../wire/http.ts';
import type { Context } from '../context.ts';
import type { Asks } from '../nodes/asks.ts';
import type { HolidayRow } from '../store/post.ts';
import type { Table } from '../table/table.ts';
import { setHoliday } from './give.ts';

export interface Holidays {
  /** Who is on holiday is told to a table that they sit down at. */
  review(table: Table): void;
  /** Reads who is on holiday. */
  start(): Promise<void>;
  /** Another node says so. */
  heard(person: string, until: number): void;
  of(person: string): Promise<Holiday>;
  /** So many days from now on; 0: back at once, and the days that are left are kept. */
  take(person: string, days: number): Promise<Holiday | Refusal>;
}

const DAY = 24 * 3600 * 1000;
const OWN_TABLES = 200;

export function openHolidays(context: Context, asks: Pick<Asks, 'ask'>, perMonth: number): Holidays {
  const { store } = context;
  /** By person. */
  const until = new Map<string, number>();

  async function current(person: string): Promise<{ month: HolidayRow[]; now: number; running?: HolidayRow }> {
    const now = context.now();
    const date = new Date(now);
    const begin = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
    const rows = await store.holidays(person, Math.min(begin, now));
    const running = rows.find((row) => row.until > now);
    return { month: rows.filter(({ since }) => since >= begin), now, ...(running && { running }) };
  }

  async function of(person: string): Promise<Holiday> {
    const { month, running } = await current(person);
    const taken = month.reduce((sum, row) => sum + Math.ceil((row.until - row.since) / DAY), 0);
    return { perMonth, left: Math.max(0, perMonth - taken), ...(running && { until: running.until }) };
  }

  async function apply(person: string, end: number): Promise<void> {
    until.set(person, end);
    store.nodes.say({ t: 'holiday', person, until: end });
    await asks.ask('holiday', await store.tablesOf(person, OWN_TABLES), { person, until: end });
  }

  return {
    of,
    async start() {
      for (const row of await store.holidaying(context.now())) until.set(row.person, row.until);
    },
    heard: (person, end) => void until.set(person, end),
    review(table) {
      const { card } = table.current();
      if (card.clock.t !== 'post' || (card.status !== 'open' && card.status !== 'playing')) return;
      for (const sitter of card.seats) {
        const end = sitter.t === 'person' ? (until.get(sitter.person) ?? 0) : 0;
        if (sitter.t !== 'person' || end <= context.now() || sitter.holiday === end) continue;
        const release = table.hold();
        setHoliday(table, sitter.person, end)
          .catch((error: unknown) => context.logError(`table ${table.id}: a holiday`, error))
          .finally(release);
      }
    },
    async take(person, days) {
      const { running, now } = await current(person);
      if (days === 0) {
        if (running === undefined) return of(person);
        await store.saveHoliday({ ...running, until: now });
        await apply(person, now);
        return of(person);
      }
      if (days > (await of(person)).left) return refuse(SERVER_RULES.holiday);
      const since = running?.until ?? now;
      await store.saveHoliday({ person, since, until: since + days * DAY });
      await apply(person, since + days * DAY);
      return of(person);
    },
  };
}
