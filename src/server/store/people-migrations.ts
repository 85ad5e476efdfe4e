/** The tables of one's people and games: blocks, circles, invitations, games played at home, notes. migrations.ts lists when they came. */
import { type Kysely, sql } from 'kysely';

export async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notices')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('turn'))
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute();
  await circles(db);
  await pastGames(db);
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('nth', 'integer', (c) => c.notNull())
    .addColumn('again', 'integer', (c) => c.notNull())
    .addColumn('got', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person'])
    .addUniqueConstraint('invitations_sent', ['sender', 'day', 'nth']) // numbers below a limit: so many a day
    .addUniqueConstraint('invitations_again', ['sender', 'person', 'day', 'again'])
    .addUniqueConstraint('invitations_got', ['person', 'day', 'got'])
    .execute();
}

async function circles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('circles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('link', 'integer', (c) => c.notNull())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('circle_members')
    .addColumn('circle', 'text', (c) => c.notNull().references('circles.id')) // nobody joins one that is being deleted
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('joined', 'bigint', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('nth', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('circle_members_key', ['circle', 'person'])
    .addUniqueConstraint('circle_members_place', ['circle', 'place']) // numbers below a limit: so many members
    .addUniqueConstraint('circle_members_nth', ['person', 'nth']) // and so many circles of a person
    .execute();
  await db.schema
    .createTable('circle_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('circle', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('circle_tables_circle').on('circle_tables').columns(['circle', 'created']).execute();
}

async function pastGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('home_games')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('home_games_key', ['person', 'id'])
    .execute();
  await db.schema
    .createTable('game_notes')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('game_notes_key', ['person', 'id'])
    .execute();
}

/** One notice for each kind, not one for each table: SQLite cannot give a table another key. */
export async function noticeKinds(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('notices_due').execute();
  await db.schema.alterTable('notices').renameTo('notices_before').execute();
  await db.schema
    .createTable('notices')
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull()) // 0 once it is sent
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_once', ['way', 'table_id', 'kind'])
    .execute();
  await sql`insert into notices (way, table_id, kind, person, id, due, tries)
    select way, table_id, kind, person, id, due, tries from notices_before`.execute(db);
  await db.schema.dropTable('notices_before').execute();
  await db.schema.createIndex('notices_due').on('notices').column('due').execute();
  await db.schema.createIndex('notices_table').on('notices').columns(['table_id', 'person']).execute();
}

export async function tallies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tallies')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
}

export async function uninvited(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uninvited')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}
