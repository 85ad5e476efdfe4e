/** The tables of identities. migrations.ts lists when they came. */
import type { Kysely } from 'kysely';

export async function identity(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('shield', 'text').execute();
  await db.schema
    .alterTable('links')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('device'))
    .execute();
  await db.schema.createIndex('keys_person').on('keys').column('person').execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull()) // empty: for somebody who signs in
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

export async function departures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('departures')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('tales', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chats_person').on('chats').column('person').execute();
}
