/** The migrations of the database, the same for both engines. */
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { desk } from './desk-migrations.ts';
import { departures, identity } from './identity-migrations.ts';
import { noticeKinds, people as ownPeople, tallies, uninvited } from './people-migrations.ts';
import type { Schema } from './schema.ts';

/** The migrations with the tables of people and circles, and of the admin desk. */
export const PEOPLE = '170-people';
export const DESK = '180-desk';

/** A published migration is never changed; a new one follows it. */
const MIGRATIONS: { [name: string]: Migration } = {
  '001-tables': { up: tables },
  '002-people': { up: people },
  '003-today': { up: today },
  '004-pages': { up: pages },
  '005-moves-in-order': { up: movesInOrder },
  '006-tables-by-number': { up: tablesByNumber },
  '010-told': { up: told },
  '011-chats-by-id': { up: chatsById },
  '030-daily-tables': { up: dailyTables },
  '040-readiness': { up: readiness },
  '050-requests': { up: requests },
  '060-notices': { up: notices },
  '100-post': { up: post },
  '120-identity': { up: identity },
  '130-departures': { up: departures },
  '150-ratings': { up: ratings },
  '160-nodes': { up: nodes },
  [PEOPLE]: { up: ownPeople },
  [DESK]: { up: desk },
  '190-tallies': { up: tallies },
  '200-uninvited': { up: uninvited },
  '210-notice-kinds': { up: noticeKinds },
};

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await addIndexOfListed(db);
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
  await addMoves(db, isSqlite(db) ? 'without rowid' : '');
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('deadlines')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('reserve', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['table_id', 'seat'])
    .execute();
  await sql`create index deadlines_due on deadlines (due) where due > 0`.execute(db);
  await db.schema
    .createTable('chats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('c', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chats_key', ['table_id', 'c'])
    .execute();
}

async function addIndexOfListed(db: Kysely<unknown>): Promise<void> {
  await sql`create index tables_listed on tables (created) where listed = 1 and status in ('open', 'playing')`.execute(
    db,
  );
}

async function addMoves(db: Kysely<unknown>, end: string): Promise<void> {
  await db.schema
    .createTable('moves')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('moves_key', ['table_id', 'n']) // two processes can never both write move n
    .modifyEnd(sql.raw(end))
    .execute();
}

/**
 * SQLite stored the moves of each table side by side, so every move of a tick was on another page, and a commit writes
 * whole pages. Now moves are stored in the order in which they arrive: a third of the processor time.
 */
async function movesInOrder(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`alter table moves rename to moves_by_table`.execute(db);
  await addMoves(db, '');
  await sql`insert into moves select * from moves_by_table order by at, table_id, n`.execute(db);
  await sql`drop table moves_by_table`.execute(db);
}

/**
 * The id of a table is random, so in the index of the moves its neighbours were random tables. By number they are the
 * tables that were opened at the same time: half the processor time of SQLite.
 */
async function tablesByNumber(db: Kysely<unknown>): Promise<void> {
  const steps = isSqlite(db) ? NUMBERED_SQLITE : NUMBERED_POSTGRES;
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const step of steps) await sql.raw(step).execute(db);
  if (isSqlite(db)) await addIndexOfListed(db);
}

/** A primary key of integers stays as it is when the file is compacted. */
const NUMBERED_SQLITE = [
  'alter table tables rename to tables_by_id',
  `create table tables (number integer primary key, id text not null unique, game text not null, status text not null,
    listed integer not null, card text not null, seed text not null, created bigint not null)`,
  `insert into tables (id, game, status, listed, card, seed, created)
    select id, game, status, listed, card, seed, created from tables_by_id order by created`,
  'drop table tables_by_id',
  'alter table moves rename to moves_by_id',
  `create table moves (table_number integer not null, n integer not null, seat integer not null, id text not null,
    at bigint not null, version integer not null, move text not null, events text not null,
    primary key (table_number, n))`,
  `insert into moves select number, n, seat, moves.id, at, version, move, events
    from moves_by_id as moves join tables on tables.id = table_id order by moves.rowid`,
  'drop table moves_by_id',
];

const NUMBERED_POSTGRES = [
  'alter table tables add column number integer generated always as identity unique',
  'alter table moves add column table_number integer',
  'update moves set table_number = tables.number from tables where tables.id = table_id',
  'alter table moves drop column table_id',
  'alter table moves add primary key (table_number, n)',
];

/** Before, every move was told under its own number. */
async function told(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('moves').addColumn('told', 'integer').execute();
}

async function chatsById(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chats').addColumn('id', 'text').execute();
  await sql`create unique index chats_id on chats (table_id, person, id) where id is not null`.execute(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('links')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
}

async function today(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('moves', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attempts_key', ['day', 'person']) // one attempt counts
    .execute();
  await db.schema.createIndex('attempts_points').on('attempts').columns(['day', 'points']).execute();
}

async function pages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createTable('marks')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('marks_key', ['table_id', 'page', 'person', 'mark'])
    .execute();
}

/** The rows of `attempts` stay: they are the list of the offline deal. */
async function dailyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_tables')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().unique())
    .addColumn('points', 'integer')
    .addPrimaryKeyConstraint('daily_tables_key', ['day', 'person'])
    .addUniqueConstraint('daily_tables_device', ['day', 'device'])
    .execute();
  await db.schema.createIndex('daily_tables_points').on('daily_tables').columns(['day', 'points']).execute();
}

async function readiness(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('readiness')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('padding', 'text', (c) => c.notNull())
    .execute();
}

async function requests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('requests')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('requests_key', ['table_id', 'person', 'id'])
    .execute();
}

async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ways')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull()) // empty once it is confirmed
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('guesses', 'integer', (c) => c.notNull())
    .addUniqueConstraint('ways_once', ['person', 'kind', 'address'])
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull()) // 0 once it is sent
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['way', 'table_id']) // one until the person has been there again
    .execute();
  await db.schema.createIndex('notices_due').on('notices').column('due').execute();
  await db.schema
    .createTable('habits')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('quiet', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('silences')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('silences_key', ['person', 'table_id'])
    .execute();
}

/** What a game by post needs: holidays, reminders that were given, and orders in advance. */
async function post(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holidays')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['person', 'since'])
    .execute();
  await db.schema
    .createTable('reminders')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reminders_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createTable('orders')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('orders', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_key', ['table_id', 'seat'])
    .execute();
}

/** Ratings in millionths; which games changed them; and where the players of a table that counts came from. */
async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'bigint', (c) => c.notNull())
    .addColumn('sigma', 'bigint', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  await db.schema.createIndex('ratings_game').on('ratings').column('game').execute();
  await db.schema
    .createTable('rated')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('nth', 'integer', (c) => c.notNull())
    .addColumn('before', 'bigint', (c) => c.notNull())
    .addColumn('mu', 'bigint', (c) => c.notNull())
    .addColumn('sigma', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rated_key', ['table_id', 'seat'])
    .addUniqueConstraint('rated_once', ['person', 'game', 'nth']) // two games at once cannot start from the same rating
    .execute();
  await db.schema
    .createTable('counted')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('result', 'text', (c) => c.notNull()) // empty until the game is over
    .execute();
  await db.schema.createIndex('counted_result').on('counted').column('result').execute();
  await db.schema
    .createTable('origins')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('origins_key', ['table_id', 'person'])
    .addUniqueConstraint('origins_network', ['table_id', 'network'])
    .addUniqueConstraint('origins_device', ['table_id', 'device'])
    .execute();
}

/** SQLite has one server. Its tables have versions too: a backup of one engine is restored into the other. */
async function nodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('card_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  if (isSqlite(db)) return;
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const step of NODES) await sql.raw(step).execute(db);
}

const NODES = [
  'create table nodes (id text primary key, url text not null, until timestamptz not null)',
  'create table leases (table_number integer primary key, node text not null, epoch integer not null)',
  'create index leases_node on leases (node)',
];

/** Migrates to the newest version, or to `last`. Throws when it cannot, and then the server does not start. */
export async function migrate(db: Kysely<Schema>, last = Object.keys(MIGRATIONS).toSorted().at(-1)!): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateTo(last); // there are always some
  if (error !== undefined) throw error;
}

/** `where` is the database, for the message. */
export async function refuseNewer(db: Kysely<Schema>, where: string): Promise<void> {
  const unknown = (await migrationsOf(db)).find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown === undefined) return;
  throw new Error(
    `${where} was written by a newer Errantry (its migration ${unknown} is unknown here). ` +
      'Start that version again, or restore a backup from before the update: errantry restore <backup>.',
  );
}

/** The names of the migrations that were done, the last one last; none for an empty database. */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!found.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
