/**
 * The deal of the day: one solitaire a day (UTC), the same for everybody. It is dealt step by step at a table for one, from
 * a secret that never leaves the server before everybody has played, so nobody can look ahead. A person has one attempt,
 * and so has a device; it counts for the day on which it was begun.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DailyDeal, DailyStanding, Person } from '../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import type { TableInfo } from '../wire/table-info.ts';
import type { Context } from './context.ts';
import type { Asks } from './nodes/asks.ts';
import type { Tables } from './tables.ts';
import { DAY, dayOf } from '../wire/days.ts';

export interface Daily {
  today(person: Person | undefined): Promise<DailyDeal | Refusal>;
  /** The person's table of today. If it is a new one, `onNew` is called with the cookie that the device must keep. */
  sit(person: Person, device: string | undefined, onNew: (device: string) => void): Promise<TableInfo | Refusal>;
  /** Where a finished table stands among all of its day. */
  standing(card: TableInfo): Promise<DailyStanding | Refusal>;
}

/** Days that are looked back on. */
const LONGEST_STREAK = 100;

const DEVICE = /^[A-Za-z0-9_-]{43}$/;

/** `id` is the game of the day; a server without such a game refuses. */
export function openDaily(
  { store, games, now }: Pick<Context, 'store' | 'games' | 'now'>,
  tables: Tables,
  asks: Pick<Asks, 'ask'>,
  id: string | undefined,
): Daily {
  /** Read once. The first server that asks creates it. */
  let secret: Promise<string> | undefined;

  async function seedOf(day: string): Promise<string> {
    secret ??= store.secret('daily', randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(day)
      .digest('hex')
      .slice(0, 32);
  }

  async function standingOf(day: string, person: string, points: number): Promise<DailyStanding> {
    const [among, streak] = await Promise.all([store.among('daily_tables', day, points), streakOf(day, person)]);
    return { day, points, ...among, streak };
  }

  /** Days running up to this one. */
  async function streakOf(day: string, person: string): Promise<number> {
    const days = Array.from({ length: LONGEST_STREAK }, (_, back) => dayOf(Date.parse(day) - back * DAY));
    const played = new Set(await store.dailyDays(person, days));
    const missed = days.findIndex((each) => !played.has(each));
    return missed < 0 ? LONGEST_STREAK : missed;
  }

  /** The id of the person's table. */
  async function tableOf(
    game: string,
    person: Person,
    known: string | undefined,
    onNew: (device: string) => void,
  ): Promise<string | Refusal> {
    const day = dayOf(now());
    const cookie = known !== undefined && DEVICE.test(known) ? known : randomBytes(32).toString('base64url');
    const device = createHash('sha256').update(cookie).digest('base64url');
    const seed = await seedOf(day);
    const earlier = await begunBefore(day, person, device);
    if (earlier !== undefined) return earlier;
    try {
      const table = await tables.deal(games[game], seed, person, { day, person: person.id, device });
      if ('rule' in table) return table;
      onNew(cookie);
      return table.id;
    } catch (error) {
      const faster = await begunBefore(day, person, device); // by another request that came at the same time
      if (faster === undefined) throw error;
      return faster;
    }
  }

  async function begunBefore(day: string, person: Person, device: string): Promise<string | Refusal | undefined> {
    const own = await store.dailyOf(day, person.id);
    if (own !== undefined) return own.table;
    return (await store.isPlayedOn(day, device)) ? refuse(SERVER_RULES.device) : undefined;
  }

  return {
    async today(person) {
      if (id === undefined) return refuse(SERVER_RULES.path, 'no game is dealt by the day');
      const day = dayOf(now());
      const own = person && (await store.dailyOf(day, person.id));
      const standing = own?.points === undefined ? undefined : await standingOf(day, person!.id, own.points); // nobody else has one
      return { game: id, day, ...(own && { table: own.table }), ...(standing && { standing }) };
    },
    async sit(person, device, onNew) {
      if (id === undefined) return refuse(SERVER_RULES.path, 'no game is dealt by the day');
      const table = await tableOf(id, person, device, onNew);
      if (typeof table !== 'string') return table;
      const [begun] = await asks.ask('begin', [table], person);
      return begun ?? refuse(SERVER_RULES.noTable, table);
    },
    async standing({ daily, status, host }) {
      if (daily === undefined) return refuse(SERVER_RULES.path, 'this table has no deal of a day');
      if (status !== 'over') return refuse(SERVER_RULES.notOver);
      const own = await store.dailyOf(daily, host);
      return own?.points === undefined ? refuse(SERVER_RULES.lateDeal) : standingOf(daily, host, own.points);
    },
  };
}
