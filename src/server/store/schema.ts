/** Tables and migrations, one for both engines: text and integers only, JSON as text. */
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import type { MarkRow } from './store.ts';

export interface Schema {
  tables: { id: string; game: string; status: string; listed: number; card: string; seed: string; created: number };
  seats: { table_id: string; seat: number; person: string };
  moves: {
    table_id: string;
    n: number;
    seat: number;
    id: string;
    at: number;
    version: number;
    move: string;
    events: string;
  };
  snapshots: { table_id: string; n: number; version: number; state: string; asked: string };
  deadlines: { table_id: string; seat: number; due: number; reserve: number };
  chats: { table_id: string; c: number; person: string; name: string; text: string; at: number };
  people: { id: string; name: string; created: number };
  keys: { key: string; person: string };
  links: { key: string; person: string; until: number };
  mutes: { person: string; muted: string };
  secrets: { name: string; secret: string };
  drafts: { table_id: string; seat: number; move: string };
  marks: { table_id: string; page: string; person: string; mark: MarkRow['mark']; why: string; at: number };
  attempts: { day: string; person: string; points: number; moves: string; at: number };
}

/** A migration, once published, is never changed: a new one follows it. */
const MIGRATIONS: { [name: string]: Migration } = {
  '001-tables': { up: tables },
  '002-people': { up: people },
  '003-today': { up: today },
  '004-pages': { up: pages },
  '005-moves-in-order': { up: movesInOrder },
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
  await sql`create index tables_listed on tables (created) where listed = 1 and status in ('open', 'playing')`.execute(
    db,
  );
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
 * In SQLite the moves of a table lay beside each other, so every move of a tick was in a page of its own, and whole pages
 * are what a commit writes. Now they lie in the order in which they come: a third of the processor time.
 */
async function movesInOrder(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`alter table moves rename to moves_by_table`.execute(db);
  await addMoves(db, '');
  await sql`insert into moves select * from moves_by_table order by at, table_id, n`.execute(db);
  await sql`drop table moves_by_table`.execute(db);
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

/** Brings the database to the newest shape. Throws when it cannot, and then the server does not start. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
