/** Databases of earlier versions, in both engines, lose nothing when they are migrated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { newDatabase } from '../testing/postgres.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { kyselyOn } from './sqlite-kysely.ts';
import type { MoveRow, Store } from './store.ts';

const TABLES = ['zz-opened-first', 'aa-opened-second'];

const move = (table: number, n: number): MoveRow => ({
  n,
  seat: table,
  id: `m${n}`,
  at: 10 * n + table,
  version: 1,
  move: '{}',
  events: '[]',
  told: n,
});

/** Two tables as they were stored before migration 005, their moves alternating. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await migrate(db, '004-pages');
  for (const [table, id] of TABLES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`insert into tables (id, game, status, listed, card, seed, created)
      values (${id}, 'don-quixote', 'open', 1, ${JSON.stringify({ id })}, 'seed', ${table})`.execute(db);
  }
  for (const n of [3, 1, 2])
    for (const [table, id] of TABLES.entries()) {
      const { seat, id: sent, at, version, move: text, events } = move(table, n);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sql`insert into moves (table_id, n, seat, id, at, version, move, events)
        values (${id}, ${n}, ${seat}, ${sent}, ${at}, ${version}, ${text}, ${events})`.execute(db);
    }
  await db.destroy();
}

const WAITING = { way: 'w', table_id: TABLES[0], person: 'p', id: 'n', due: 5, tries: 1, kind: 'turn' } as const;

/** A message that was to be sent when a table had one message for each way. */
async function fillOutbox(db: Kysely<Schema>): Promise<void> {
  await migrate(db, '200-uninvited');
  await db.insertInto('notices').values(WAITING).execute();
  await db.destroy();
}

async function expectOutbox(store: Store): Promise<void> {
  expect(await store.claimNotices(10, 20, 5)).toMatchObject([{ way: 'w', id: 'n', tries: 1, kind: 'turn' }]);
  await store.addNotices([
    { ...WAITING, id: 'again' },
    { ...WAITING, id: 'other', kind: 'over' },
  ]);
  expect((await store.claimNotices(30, 40, 5)).map(({ id }) => id).toSorted()).toEqual(['n', 'other']);
  await store.close();
}

async function expectAll(store: Store): Promise<void> {
  for (const [table, id] of TABLES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await store.moves(id)).toEqual([1, 2, 3].map((n) => move(table, n)));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(store.write({ table: id, move: move(table, 3) })).rejects.toThrow(/unique|UNIQUE/);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await store.write({ table: id, move: move(table, 4) });
  }
  expect((await store.moves(TABLES[0])).at(-1)).toEqual(move(0, 4));
  expect((await store.listed(5)).map(({ id }) => id)).toEqual(TABLES.toReversed());
  await store.close();
}

test('SQLite: tables and moves from before the newest migrations are all there, and go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-old-'));
  const file = join(folder, 'errantry.sqlite');
  await fill(kyselyOn(new DatabaseSync(file)));
  await expectAll(await openSqlite(file));
  rmSync(folder, { recursive: true });
});

test('SQLite: a migration that breaks off leaves the database as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-broken-'));
  const file = join(folder, 'errantry.sqlite');
  await fill(kyselyOn(new DatabaseSync(file)));
  const old = new DatabaseSync(file);
  old.exec('drop index tables_listed; create index tables_listed on seats (seat)'); // the last step of 006 finds its name taken
  await expect(openSqlite(file)).rejects.toThrow('tables_listed');
  old.exec('drop index tables_listed');
  old.close();
  await expectAll(await openSqlite(file));
  rmSync(folder, { recursive: true });
});

test('SQLite: a message that waited before there were several kinds is sent, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-outbox-'));
  const file = join(folder, 'errantry.sqlite');
  await fillOutbox(kyselyOn(new DatabaseSync(file)));
  await expectOutbox(await openSqlite(file));
  rmSync(folder, { recursive: true });
});

const postgresAt = (url: string): Kysely<Schema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) });

test('PostgreSQL: a message that waited before there were several kinds is sent, once', async () => {
  const url = await newDatabase();
  await fillOutbox(postgresAt(url));
  await expectOutbox(await openPostgres(url));
}, 60_000);

test('PostgreSQL: tables and moves from before the newest migrations are all there, and go on', async () => {
  const url = await newDatabase();
  await fill(postgresAt(url));
  await expectAll(await openPostgres(url));
}, 60_000); // a PostgreSQL is made from nothing
