/** Tables nobody came back to are closed, and later removed. Finished games are kept. */
import type { TableInfo } from '../../wire/table-info.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { newsOf, toTell } from '../notices/news.ts';
import type { UnfinishedTable } from '../store/store.ts';
import { abandoned } from '../table/seats.ts';
import type { Tables } from '../tables.ts';

export interface Expiry {
  /** Looks at the next tables, and closes or removes some of them. */
  sweep(): Promise<Expired>;
  /** When it is fulfilled, nothing is being removed any more. */
  stop(): Promise<void>;
}

/** How many tables. */
export interface Expired {
  readonly closed: number;
  readonly removed: number;
}

type Days = Pick<Config, 'CLOSE_OPEN_DAYS' | 'CLOSE_PLAYING_DAYS' | 'REMOVE_CLOSED_DAYS'>;

const DAY = 24 * 3600 * 1000;
/** How many tables are looked at in one sweep, finished ones counted. */
export const SPAN = 1000;
/** How many are changed in one sweep: each is a commit of its own. */
const MOST_CHANGED = 50;

export function openExpiry(context: Context, tables: Tables, days: Days): Expiry {
  const { store } = context;
  const start = context.steady();
  /** The number of the last table that was looked at. */
  let last = 0;
  let sweeping: Promise<Expired> | undefined;
  let isStopped = false;

  async function sweep(): Promise<Expired> {
    const newest = await store.newestTable();
    if (newest === undefined) return { closed: 0, removed: 0 };
    if (last >= newest.number) last = 0;
    // A machine that starts with its clock a year ahead must close nothing: time counts while the server runs.
    const now = Math.min(context.now(), context.steady(), newest.created + context.steady() - start);
    const to = last + SPAN;
    const count = { closed: 0, removed: 0 };
    for (const found of await store.unfinished(last, to)) {
      if (isStopped || count.closed + count.removed === MOST_CHANGED) return count;
      last = found.number;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: players come first
      const done = await expire(found, now);
      if (done !== undefined) count[done]++;
    }
    last = to;
    return count;
  }

  async function expire(found: UnfinishedTable, now: number): Promise<keyof Expired | undefined> {
    const card = JSON.parse(found.card) as TableInfo;
    if (!isForgotten(found, card, now)) return undefined;
    const isClosed = card.status === 'closed';
    const change = (): Promise<void> => (isClosed ? store.removeTable(found) : close(found, card, now));
    try {
      if (!(await tables.changeAway(card.id, change))) return undefined;
    } catch (error) {
      context.logError(`table ${card.id}: nobody came back`, error);
      return undefined;
    }
    return isClosed ? 'removed' : 'closed';
  }

  /** Nobody looks: the table is not in memory. */
  function close(found: UnfinishedTable, card: TableInfo, now: number): Promise<void> {
    const closed: TableInfo = { ...abandoned(card), status: 'closed', listed: false, closed: now };
    return store.closeTable(
      found,
      closed,
      toTell(newsOf(card, closed), () => false, context.now()),
    );
  }

  function isForgotten(
    { used, due }: UnfinishedTable,
    { status, clock, closed = 0, paused = 0 }: TableInfo,
    now: number,
  ): boolean {
    const limit = limitOf(status);
    if (limit === 0 || (status === 'playing' && clock.t === 'post' && due > now)) return false;
    return now - Math.max(used, closed, paused) >= limit * DAY;
  }

  function limitOf(status: TableInfo['status']): number {
    if (status === 'open') return days.CLOSE_OPEN_DAYS;
    if (status === 'playing') return days.CLOSE_PLAYING_DAYS;
    return status === 'closed' ? days.REMOVE_CLOSED_DAYS : 0;
  }

  return {
    sweep() {
      sweeping ??= sweep().finally(() => (sweeping = undefined));
      return sweeping;
    },
    async stop() {
      isStopped = true;
      await sweeping?.catch(() => undefined); // whoever began it is told
    },
  };
}
