/** The queries of the admin desk and of people's own bots, the same for both engines. */
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import type { Status } from '../../wire/table-info.ts';
import type { DeskStore } from './desk.ts';
import type { Schema } from './schema.ts';

export const deskQueries = (db: Kysely<Schema>): DeskStore => ({
  ...botQueries(db),
  ...actQueries(db),
  ...announcementQueries(db),
  ...findQueries(db),
});

type BotQueries = Pick<DeskStore, 'addBot' | 'botsOf' | 'botOf' | 'setBotToken' | 'setBotUsed' | 'makersOf'>;

function botQueries(db: Kysely<Schema>): BotQueries {
  return {
    /** In this order: a server that stops in between leaves a name that nobody can use, and nothing that contradicts itself. */
    async addBot(row, name) {
      await db.insertInto('people').values({ id: row.id, name, created: row.created }).execute();
      await db.insertInto('bots').values(row).execute();
    },
    async botsOf(person) {
      return db
        .selectFrom('bots')
        .innerJoin('people', 'people.id', 'bots.id')
        .select(['bots.id', 'bots.person', 'bots.token', 'bots.created', 'bots.used', 'people.name'])
        .where('bots.person', '=', person)
        .orderBy('bots.created')
        .execute();
    },
    async botOf(token) {
      const row = await db
        .selectFrom('bots')
        .innerJoin('people', 'people.id', 'bots.id')
        .innerJoin('people as makers', 'makers.id', 'bots.person')
        .leftJoin('bans', (join) =>
          join.on(({ eb, ref }) => eb('bans.person', 'in', [ref('bots.id'), ref('makers.id')])),
        )
        .select(['bots.id', 'people.name', 'makers.name as maker', 'bots.person', 'bots.used', 'bans.why'])
        .where('bots.token', '=', token)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const bot = { id: row.id, name: row.name, maker: row.maker, ...(row.why !== null && { banned: row.why }) };
      return { bot, maker: row.person, used: row.used };
    },
    async setBotToken(person, id, token) {
      const set = db.updateTable('bots').set({ token, used: 0 }).where('id', '=', id).where('person', '=', person);
      return (await set.returning('id').executeTakeFirst()) !== undefined;
    },
    async setBotUsed(id, at) {
      await db.updateTable('bots').set({ used: at }).where('id', '=', id).execute();
    },
    async makersOf(people) {
      if (people.length === 0) return new Map();
      const rows = await db.selectFrom('bots').select(['id', 'person']).where('id', 'in', people).execute();
      return new Map(rows.map(({ id, person }) => [id, person]));
    },
  };
}

type ActQueries = Pick<
  DeskStore,
  | 'removeSecret'
  | 'isAdmin'
  | 'hasAdmin'
  | 'addAdmin'
  | 'ban'
  | 'unban'
  | 'addAudit'
  | 'audits'
  | 'chatsBetween'
  | 'reports'
  | 'dismiss'
>;

function actQueries(db: Kysely<Schema>): ActQueries {
  return {
    async removeSecret(name) {
      await db.deleteFrom('secrets').where('name', '=', name).execute();
    },
    async isAdmin(person) {
      const row = await db.selectFrom('admins').select('since').where('person', '=', person).executeTakeFirst();
      return row !== undefined;
    },
    async hasAdmin() {
      return (await db.selectFrom('admins').select('since').limit(1).executeTakeFirst()) !== undefined;
    },
    async addAdmin(person, since) {
      const added = db.insertInto('admins').values({ person, since });
      await added.onConflict((conflict) => conflict.doNothing()).execute();
    },
    async ban(row) {
      const { why, at } = row;
      const added = db.insertInto('bans').values(row);
      await added.onConflict((conflict) => conflict.column('person').doUpdateSet({ why, at })).execute();
    },
    async unban(person) {
      await db.deleteFrom('bans').where('person', '=', person).execute();
    },
    async addAudit(row) {
      await db.insertInto('audit').values(row).execute();
    },
    async audits(before, most) {
      return db
        .selectFrom('audit')
        .leftJoin('people', 'people.id', 'audit.person')
        .leftJoin('people as whom', 'whom.id', 'audit.about')
        .select(['audit.id', 'audit.person', 'what', 'about', 'why', 'at', 'people.name', 'whom.name as whom'])
        .where('at', '<', before)
        .orderBy('at', 'desc')
        .orderBy('audit.id')
        .limit(most)
        .execute();
    },
    async chatsBetween(table, first, last) {
      return db
        .selectFrom('chats')
        .select(['c', 'person', 'name', 'text'])
        .where('table_id', '=', table)
        .where('c', '>=', first)
        .where('c', '<=', last)
        .orderBy('c')
        .execute();
    },
    async reports(most) {
      return db
        .selectFrom('marks')
        .select(['table_id as table', 'page', 'person', 'why', 'at'])
        .where('mark', '=', 'report')
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
    },
    async dismiss(table, page) {
      const marks = db.deleteFrom('marks').where('table_id', '=', table).where('page', '=', page);
      await marks.where('mark', '=', 'report').execute();
    },
  };
}

function announcementQueries(db: Kysely<Schema>): Pick<DeskStore, 'announcements' | 'announce' | 'endAnnouncement'> {
  return {
    async announcements(now) {
      return db.selectFrom('announcements').selectAll().where('until', '>', now).orderBy('at', 'desc').execute();
    },
    async announce(row) {
      await db.insertInto('announcements').values(row).execute();
    },
    async endAnnouncement(id, now) {
      await db.updateTable('announcements').set({ until: now }).where('id', '=', id).where('until', '>', now).execute();
    },
  };
}

/** What is typed is no pattern. */
const likely = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function findQueries(db: Kysely<Schema>): Pick<DeskStore, 'findTables' | 'findPeople' | 'counts'> {
  return {
    async findTables(text, most) {
      const { rows } = await sql<{ id: string }>`select id from tables
        where ${text} = '' or id = ${text} or lower(card) like ${likely(text)} escape '\\'
        order by number desc limit ${most}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async findPeople(text, most) {
      const { rows } =
        await sql<FoundRow>`select people.id, people.name, people.created, bans.why, makers.name as maker,
          admins.since as admin
        from people left join bans on bans.person = people.id left join admins on admins.person = people.id
          left join bots on bots.id = people.id left join people as makers on makers.id = bots.person
        where ${text} = '' or people.id = ${text} or lower(people.name) like ${likely(text)} escape '\\'
        order by people.created desc, people.id limit ${most}`.execute(db);
      return rows.map(({ id, name, created, why, maker, admin }) => ({
        id,
        name,
        since: created,
        ...(why !== null && { banned: why }),
        ...(maker !== null && { maker }),
        isAdmin: admin !== null,
      }));
    },
    async counts() {
      const count = async (table: 'people' | 'bots' | 'passkeys'): Promise<number> =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows;
      const statuses = await db
        .selectFrom('tables')
        .select(['status', ({ fn }) => fn.countAll<number>().as('rows')])
        .groupBy('status')
        .execute();
      const waiting = db.selectFrom('notices').select(({ fn }) => fn.countAll<number>().as('rows'));
      return {
        tables: Object.fromEntries(statuses.map(({ status, rows }) => [status as Status, rows])),
        people: await count('people'),
        bots: await count('bots'),
        passkeys: await count('passkeys'),
        notices: (await waiting.where('due', '>', 0).executeTakeFirstOrThrow()).rows,
        bytes: await bytesOf(db),
      };
    },
  };
}

interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly why: string | null;
  readonly maker: string | null;
  readonly admin: number | null;
}

async function bytesOf(db: Kysely<Schema>): Promise<number> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const size = isSqlite
    ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(db)).rows[0].bytes; // one row always
}
