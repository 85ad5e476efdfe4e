/** The queries of both engines, except those that run for every move. */
import type { Kysely } from 'kysely';
import type { TableInfo } from '../../wire/table-info.ts';
import { type AbandonedQueries, abandonedQueries } from './abandoned.ts';
import { identityQueries } from './identity-queries.ts';
import type { IdentityStore } from './identity.ts';
import { noticeQueries } from './notice-queries.ts';
import type { NoticeStore } from './notices.ts';
import { personalQueries } from './personal-queries.ts';
import type { PersonalStore } from './personal.ts';
import { pastGameQueries } from './past-game-queries.ts';
import type { PastGameStore } from './past-games.ts';
import { peopleQueries } from './people-queries.ts';
import type { PeopleStore } from './people.ts';
import { postQueries } from './post-queries.ts';
import type { PostStore } from './post.ts';
import type { DeskStore } from './desk.ts';
import { deskQueries } from './desk-queries.ts';
import { type RatingQueries, ratingQueries } from './rating-queries.ts';
import type { Schema } from './schema.ts';
import type { StoredTable, MoveRow, Snapshot, Store } from './store.ts';

export type Queries = Omit<
  Store,
  'nodes' | 'write' | 'closeTable' | 'removeTable' | 'depart' | 'saveRated' | 'ready' | 'close'
>;

export function queries(db: Kysely<Schema>): Queries {
  return {
    ...tableQueries(db),
    ...abandonedQueries(db),
    ...pageQueries(db),
    ...personQueries(db),
    ...dailyQueries(db),
    ...noticeQueries(db),
    ...identityQueries(db),
    ...personalQueries(db),
    ...peopleQueries(db),
    ...pastGameQueries(db),
    ...postQueries(db),
    ...ratingQueries(db),
    ...deskQueries(db),
  };
}

type TableQueries = Pick<
  Queries,
  | 'table'
  | 'moves'
  | 'moveWith'
  | 'chats'
  | 'chatWith'
  | 'hasRequest'
  | 'listed'
  | 'tablesOf'
  | 'playedBy'
  | 'hosted'
  | 'overdue'
  | 'deadlinesAfter'
>;

function tableQueries(db: Kysely<Schema>): TableQueries {
  return {
    async table(id) {
      const row = await db
        .selectFrom('tables')
        .select(['card', 'card_version as version', 'seed'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? undefined : storedTable(db, id, row);
    },
    async moves(table) {
      return movesAfter(db, table, -1);
    },
    async moveWith(table, seat, id) {
      return db
        .selectFrom('moves')
        .innerJoin('tables', 'tables.number', 'moves.table_number')
        .select(({ fn }) => fn.coalesce('told', 'n').as('told'))
        .where('tables.id', '=', table)
        .where('seat', '=', seat)
        .where('moves.id', '=', id)
        .executeTakeFirst();
    },
    async chatWith(table, person, id) {
      const row = await db
        .selectFrom('chats')
        .select('c')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.c;
    },
    async hasRequest(table, { person, id }) {
      const row = await db
        .selectFrom('requests')
        .select('id')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },
    async chats(table, after, most) {
      const rows = await db
        .selectFrom('chats')
        .select(({ fn, val }) => ['c', 'person', fn.coalesce('id', val('')).as('id'), 'name', 'text', 'at'])
        .where('table_id', '=', table)
        .where('c', '>', after)
        .orderBy('c', 'desc')
        .limit(most)
        .execute();
      return rows.toReversed();
    },
    async listed(most) {
      const rows = await db
        .selectFrom('tables')
        .select('card')
        .where('listed', '=', 1)
        .where('status', 'in', ['open', 'playing'])
        .orderBy('created', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ card }) => JSON.parse(card) as TableInfo);
    },
    async tablesOf(person, most) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .where('seats.person', '=', person)
        .orderBy('tables.created', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    async playedBy(person, time, most) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.card')
        .where('seats.person', '=', person)
        .where('tables.status', '=', 'over')
        .where('tables.created', '<', time)
        .orderBy('tables.created', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ card }) => JSON.parse(card) as TableInfo);
    },
    async deadlinesAfter(time) {
      const rows = await db
        .selectFrom('deadlines')
        .innerJoin('tables', 'tables.id', 'deadlines.table_id')
        .select((all) => ['tables.card', all.fn.max('due').as('due')])
        .where('due', '>', time)
        .groupBy('tables.card')
        .execute();
      return rows.map(({ card, due }) => ({ card: JSON.parse(card) as TableInfo, due }));
    },
    async hosted(person) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.card')
        .where('seats.person', '=', person)
        .where('tables.status', 'in', ['open', 'playing'])
        .execute();
      const cards = rows
        .map(({ card }) => JSON.parse(card) as TableInfo)
        .filter(({ host, daily }) => host === person && daily === undefined);
      return { tables: cards.length, listed: cards.filter(({ listed }) => listed).length };
    },
    async overdue(now, most) {
      return db
        .selectFrom('deadlines')
        .select(['table_id as table', 'seat', 'due'])
        .where('due', '>', 0)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(most)
        .execute();
    },
  };
}

async function storedTable(
  db: Kysely<Schema>,
  id: string,
  { card, version, seed }: Pick<Schema['tables'], 'card' | 'seed'> & { readonly version: number },
): Promise<StoredTable> {
  const saved = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst();
  const snapshot: Snapshot | undefined = saved && {
    n: saved.n,
    version: saved.version,
    state: saved.state,
    asked: JSON.parse(saved.asked) as number[],
  };
  const deadlines = await db.selectFrom('deadlines').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const chats = await db
    .selectFrom('chats')
    .select((all) => all.fn.max('c').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirst();
  return {
    card: JSON.parse(card) as TableInfo,
    version,
    seed,
    snapshot,
    moves: snapshot === undefined ? [] : await movesAfter(db, id, snapshot.n - 1),
    deadlines: deadlines.map(({ due, reserve }) => ({ due, reserve })),
    chats: chats?.last ?? 0,
    orders: await db.selectFrom('orders').select(['seat', 'orders']).where('table_id', '=', id).execute(),
    drafts: await db.selectFrom('drafts').select(['seat', 'move']).where('table_id', '=', id).execute(),
    marks: await db
      .selectFrom('marks')
      .select(['page', 'person', 'mark', 'why', 'at'])
      .where('table_id', '=', id)
      .orderBy('at')
      .execute(),
  };
}

async function movesAfter(db: Kysely<Schema>, table: string, n: number): Promise<MoveRow[]> {
  return db
    .selectFrom('moves')
    .innerJoin('tables', 'tables.number', 'moves.table_number')
    .select(({ fn }) => [
      'n',
      'seat',
      'moves.id',
      'at',
      'version',
      'move',
      'events',
      fn.coalesce('told', 'n').as('told'),
    ])
    .where('tables.id', '=', table)
    .where('n', '>', n)
    .orderBy('n')
    .execute();
}

type PageQueries = Pick<Queries, 'saveDraft' | 'saveMark'>;

function pageQueries(db: Kysely<Schema>): PageQueries {
  return {
    async saveDraft(table, seat, move) {
      if (move === undefined)
        await db.deleteFrom('drafts').where('table_id', '=', table).where('seat', '=', seat).execute();
      else
        await db
          .insertInto('drafts')
          .values({ table_id: table, seat, move })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ move }))
          .execute();
    },
    async saveMark(table, row, on) {
      if (on)
        await db
          .insertInto('marks')
          .values({ table_id: table, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('marks')
          .where('table_id', '=', table)
          .where('page', '=', row.page)
          .where('person', '=', row.person)
          .where('mark', '=', row.mark)
          .execute();
    },
  };
}

type PersonQueries = Omit<
  Queries,
  keyof (TableQueries &
    AbandonedQueries &
    PageQueries &
    DailyQueries &
    NoticeStore &
    IdentityStore &
    PersonalStore &
    PeopleStore &
    PastGameStore &
    PostStore &
    RatingQueries &
    DeskStore)
>;

function personQueries(db: Kysely<Schema>): PersonQueries {
  return {
    async personOf(key) {
      const row = await db
        .selectFrom('keys')
        .innerJoin('people', 'people.id', 'keys.person')
        .leftJoin('bans', 'bans.person', 'people.id')
        .select(['people.id', 'people.name', 'people.shield', 'bans.why'])
        .where('keys.key', '=', key)
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          name: row.name,
          ...(row.shield !== null && { shield: row.shield }),
          ...(row.why !== null && { banned: row.why }),
        }
      );
    },
    async addKey(person, key) {
      await db.insertInto('keys').values({ key, person }).execute();
    },
    async rename(person, name) {
      await db.updateTable('people').set({ name }).where('id', '=', person).execute();
    },
    async addLink(person, key, until, kind = 'device') {
      await db.insertInto('links').values({ key, person, until, kind }).execute();
    },
    async takeLink(key, now) {
      const taken = await db
        .deleteFrom('links')
        .where('key', '=', key)
        .returning(['person', 'until'])
        .executeTakeFirst();
      return taken === undefined || taken.until < now ? undefined : taken.person;
    },
    async mute(person, muted, on) {
      if (on)
        await db
          .insertInto('mutes')
          .values({ person, muted })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
    },
    async mutedBy(person) {
      const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
      return rows.map(({ muted }) => muted);
    },
  };
}

type DailyQueries = Pick<
  Queries,
  'secret' | 'addAttempt' | 'pointsOf' | 'dailyOf' | 'dailyDays' | 'isPlayedOn' | 'among'
>;

function dailyQueries(db: Kysely<Schema>): DailyQueries {
  return {
    async secret(name, proposed) {
      await db
        .insertInto('secrets')
        .values({ name, secret: proposed })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('secrets')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return secret;
    },
    async addAttempt(attempt) {
      await db
        .insertInto('attempts')
        .values(attempt)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async pointsOf(day, person) {
      const row = await db
        .selectFrom('attempts')
        .select('points')
        .where('day', '=', day)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.points;
    },
    async dailyOf(day, person) {
      const row = await db
        .selectFrom('daily_tables')
        .select(['table_id', 'points'])
        .where('day', '=', day)
        .where('person', '=', person)
        .executeTakeFirst();
      return row && { table: row.table_id, ...(row.points !== null && { points: row.points }) };
    },
    async dailyDays(person, days) {
      const rows = await db
        .selectFrom('daily_tables')
        .select('day')
        .where('day', 'in', days)
        .where('person', '=', person)
        .where('points', 'is not', null)
        .execute();
      return rows.map(({ day }) => day);
    },
    async isPlayedOn(day, device) {
      const row = await db
        .selectFrom('daily_tables')
        .select('table_id')
        .where('day', '=', day)
        .where('device', '=', device)
        .executeTakeFirst();
      return row !== undefined;
    },
    async among(list, day, points) {
      const { players, below } = await db
        .selectFrom(list)
        .select((all) => [
          all.fn.countAll<number>().as('players'),
          all.fn.countAll<number>().filterWhere('points', '<', points).as('below'),
        ])
        .where('day', '=', day)
        .where('points', 'is not', null)
        .executeTakeFirstOrThrow();
      return { players, below };
    },
  };
}
