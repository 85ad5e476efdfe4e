/** The queries of both engines, except those that run for every move. */
import type { Kysely } from 'kysely';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Schema } from './schema.ts';
import type { StoredTable, MoveRow, Snapshot, Store } from './store.ts';

/** Clients do not resend messages that are older than this many moves. */
const RESENT = 16;

export type Queries = Omit<Store, 'write' | 'ready' | 'close'>;

export function queries(db: Kysely<Schema>): Queries {
  return { ...tableQueries(db), ...pageQueries(db), ...personQueries(db), ...dailyQueries(db) };
}

type TableQueries = Pick<Queries, 'table' | 'moves' | 'chats' | 'listed' | 'tablesOf' | 'overdue'>;

function tableQueries(db: Kysely<Schema>): TableQueries {
  return {
    async table(id) {
      const row = await db.selectFrom('tables').select(['card', 'seed']).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : storedTable(db, id, JSON.parse(row.card) as TableInfo, row.seed);
    },
    async moves(table) {
      return movesAfter(db, table, -1);
    },
    async chats(table, after, most) {
      const rows = await db
        .selectFrom('chats')
        .select(['c', 'person', 'name', 'text', 'at'])
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
    async overdue(now, most) {
      const rows = await db
        .selectFrom('deadlines')
        .select(['table_id', 'seat'])
        .where('due', '>', 0)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(most)
        .execute();
      return rows.map(({ table_id, seat }) => ({ table: table_id, seat }));
    },
  };
}

async function storedTable(db: Kysely<Schema>, id: string, card: TableInfo, seed: string): Promise<StoredTable> {
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
    card,
    seed,
    snapshot,
    moves: snapshot === undefined ? [] : await movesAfter(db, id, snapshot.n - RESENT),
    deadlines: deadlines.map(({ due, reserve }) => ({ due, reserve })),
    chats: chats?.last ?? 0,
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
    .select(['n', 'seat', 'moves.id', 'at', 'version', 'move', 'events'])
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

type PersonQueries = Omit<Queries, keyof TableQueries | keyof PageQueries | keyof DailyQueries>;

function personQueries(db: Kysely<Schema>): PersonQueries {
  return {
    async personOf(key) {
      return db
        .selectFrom('keys')
        .innerJoin('people', 'people.id', 'keys.person')
        .select(['people.id', 'people.name'])
        .where('keys.key', '=', key)
        .executeTakeFirst();
    },
    async addKey(person, key) {
      await db.insertInto('keys').values({ key, person }).execute();
    },
    async rename(person, name) {
      await db.updateTable('people').set({ name }).where('id', '=', person).execute();
    },
    async addLink(person, key, until) {
      await db.insertInto('links').values({ key, person, until }).execute();
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

type DailyQueries = Pick<Queries, 'secret' | 'addAttempt' | 'pointsOf' | 'among'>;

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
    async among(day, points) {
      const { players, below } = await db
        .selectFrom('attempts')
        .select((all) => [
          all.fn.countAll<number>().as('players'),
          all.fn.countAll<number>().filterWhere('points', '<', points).as('below'),
        ])
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return { players, below };
    },
  };
}
