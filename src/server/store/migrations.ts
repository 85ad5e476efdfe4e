/** The migrations of the database, the same for both engines. */
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** A published migration is never changed; a new one follows it. */
const MIGRATIONS: { [name: string]: Migration } = {
  '001-tables': { up: tables },
  '002-people': { up: people },
  '003-today': { up: today },
  '004-pages': { up: pages },
  '005-moves-in-order': { up: movesInOrder },
  '006-tables-by-number': { up: tablesByNumber },
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

/** Migrates to the newest version, or to `last`. Throws when it cannot, and then the server does not start. */
export async function migrate(db: Kysely<Schema>, last = Object.keys(MIGRATIONS).at(-1)!): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateTo(last); // there are always some
  if (error !== undefined) throw error;
}
