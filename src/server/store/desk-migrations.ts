/** The tables of people's own bots and of the admin desk. migrations.ts lists when they came. */
import type { Kysely } from 'kysely';

export async function desk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bots')
    .addColumn('id', 'text', (c) => c.primaryKey()) // a row of people too: it sits at tables like anybody
    .addColumn('person', 'text', (c) => c.notNull()) // who made it
    .addColumn('token', 'text', (c) => c.notNull().unique()) // a hash
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bots_person').on('bots').column('person').execute();
  await db.schema
    .createTable('admins')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('bans')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('en', 'text', (c) => c.notNull())
    .addColumn('es', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull()) // the administrator
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
  await db.schema.createIndex('marks_mark').on('marks').column('mark').execute();
}
