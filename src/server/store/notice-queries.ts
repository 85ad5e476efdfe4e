/** The queries of notices, the same for both engines. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { NoticeRow, NoticeStore, ToTell } from './notices.ts';
import type { Schema } from './schema.ts';

export const noticeQueries = (db: Kysely<Schema>): NoticeStore => ({
  ...wayQueries(db),
  ...outboxQueries(db),
  ...habitQueries(db),
});

type WayQueries = Pick<NoticeStore, 'ways' | 'way' | 'saveWay' | 'guessWay' | 'confirmWay' | 'removeWay' | 'reachable'>;

function wayQueries(db: Kysely<Schema>): WayQueries {
  return {
    async ways(person) {
      return db.selectFrom('ways').selectAll().where('person', '=', person).orderBy('id').execute();
    },
    async way(id) {
      return db.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async saveWay(row) {
      const { id: _, person: _person, kind: _kind, address: _address, ...rest } = row;
      await db
        .insertInto('ways')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'kind', 'address']).doUpdateSet(rest))
        .execute();
    },
    async guessWay(id) {
      return db
        .updateTable('ways')
        .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },
    async confirmWay(id) {
      await db.updateTable('ways').set({ code: '' }).where('id', '=', id).execute();
    },
    async removeWay(id) {
      await db.deleteFrom('ways').where('id', '=', id).execute();
      await db.deleteFrom('notices').where('way', '=', id).execute();
    },
    async reachable() {
      const rows = await db.selectFrom('ways').select('person').distinct().where('code', '=', '').execute();
      return rows.map(({ person }) => person);
    },
  };
}

type OutboxQueries = Pick<
  NoticeStore,
  'addNotices' | 'renewNotices' | 'dropNotices' | 'dropUnsent' | 'noticed' | 'claimNotices' | 'moveNotice'
>;

const ONCE = ['way', 'table_id', 'kind'] as const;

/** The newer one takes the place of the older. */
const renewed = { id: sql<string>`excluded.id`, due: sql<number>`excluded.due`, tries: 0 };

function outboxQueries(db: Kysely<Schema>): OutboxQueries {
  return {
    async addNotices(rows) {
      if (rows.length === 0) return;
      await db
        .insertInto('notices')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(ONCE).doNothing())
        .execute();
    },
    async renewNotices(rows) {
      if (rows.length === 0) return;
      await db
        .insertInto('notices')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(ONCE).doUpdateSet(renewed))
        .execute();
    },
    async dropNotices(person, table, kinds) {
      await db
        .deleteFrom('notices')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .where('kind', 'in', kinds)
        .execute();
    },
    async dropUnsent(person, table) {
      await db
        .deleteFrom('notices')
        .where('person', '=', person)
        .where('table_id', '=', table)
        .where('kind', '=', 'turn')
        .where('due', '>', 0)
        .execute();
    },
    async noticed(table) {
      const all = db.selectFrom('notices').select(['person', 'table_id']).where('kind', '=', 'turn').distinct();
      return (table === undefined ? all : all.where('table_id', '=', table)).execute();
    },
    /** By one server: nobody else asks. */
    async claimNotices(now, _, most) {
      return db
        .selectFrom('notices')
        .selectAll()
        .where('due', '>', 0)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(most)
        .execute();
    },
    async moveNotice({ way, table_id, kind, id }, due, tries) {
      await db
        .updateTable('notices')
        .set({ due, tries })
        .where('way', '=', way)
        .where('table_id', '=', table_id)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
    },
  };
}

type HabitQueries = Pick<NoticeStore, 'quietHours' | 'saveQuietHours' | 'silence' | 'silenced'>;

function habitQueries(db: Kysely<Schema>): HabitQueries {
  return {
    async quietHours(person) {
      const row = await db.selectFrom('habits').select('quiet').where('person', '=', person).executeTakeFirst();
      return row?.quiet;
    },
    async saveQuietHours(person, quiet) {
      await db
        .insertInto('habits')
        .values({ person, quiet })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ quiet }))
        .execute();
    },
    async silence(person, table, on) {
      if (on)
        await db
          .insertInto('silences')
          .values({ person, table_id: table })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('silences').where('person', '=', person).where('table_id', '=', table).execute();
    },
    async silenced(person) {
      const rows = await db.selectFrom('silences').select('table_id').where('person', '=', person).execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}

/** Who left is told again when one more has left; all else once, until it was looked at. */
export const TOLD_ONCE = `on conflict (way, table_id, kind) do update
  set id = excluded.id, due = excluded.due, tries = 0 where notices.kind = 'left'`;

/** By every way that is confirmed, unless the table is silenced. */
export const telling = (db: Kysely<Schema>, table: string, { person, kind, id, due }: ToTell): CompiledQuery =>
  sql`insert into notices (way, table_id, person, id, due, tries, kind)
    select id, ${table}, person, ${id}, ${due}, 0, ${kind} from ways
    where person = ${person} and code = ''
    and not exists (select 1 from silences where silences.person = ways.person and silences.table_id = ${table})
    ${sql.raw(TOLD_ONCE)}`.compile(db);

/** By several: whoever asks at the same time waits, and gets other ways. */
export async function claimNotices(db: Kysely<Schema>, now: number, until: number, most: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with due as (select way from notices where due > 0 and due <= ${now} order by due limit ${most}),
    mine as (
      select way, table_id, kind from notices where due > 0 and due <= ${now} and way in (select way from due)
      order by way, table_id, kind for update
    )
    update notices set due = ${until} from mine
    where notices.way = mine.way and notices.table_id = mine.table_id and notices.kind = mine.kind
    returning notices.way, notices.table_id, notices.person, notices.id, notices.due, notices.tries, notices.kind`.execute(
    db,
  );
  return rows;
}
