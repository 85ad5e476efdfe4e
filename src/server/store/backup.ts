/**
 * Backups. A backup is one SQLite file, whichever engine it was made from, and can be restored into either. It is made
 * from one snapshot, beside a server that goes on writing, and is whole or not there at all.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { migrate, migrationsOf, refuseNewer } from './migrations.ts';
import { openPool } from './postgres.ts';
import { placeOf } from './postgres-trouble.ts';
import type { Schema } from './schema.ts';
import { checkPages, explained } from './sqlite-file.ts';
import { kyselyOn } from './sqlite-kysely.ts';
import { takeLock } from './sqlite-lock.ts';

/** Where the server keeps its data. */
export type Place = { readonly file: string } | { readonly url: string };

/** Rows that are copied at a time. */
const ROWS = 1000;

export async function makeBackup(from: Place, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} exists already. Choose another name, or move it away.`);
  mkdirSync(dirname(resolve(to)), { recursive: true });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600)); // it holds the seeds of games that are still played
    await explained(part, () => ('file' in from ? copyFile(from.file, part) : copyFromPostgres(from.url, part)));
    toDisk(part);
    renameSync(part, to);
    toDisk(dirname(resolve(to)));
  } finally {
    rmSync(part, { force: true });
  }
}

/** `vacuum into` reads one snapshot from beginning to end: it is not disturbed by what is written meanwhile. */
async function copyFile(file: string, part: string): Promise<void> {
  const source = openToRead(file);
  try {
    copyInto(source, part);
  } finally {
    source.close();
  }
}

function copyInto(source: DatabaseSync, part: string): void {
  source.prepare('vacuum into ?').run(part);
}

export function openToRead(file: string): DatabaseSync {
  if (!existsSync(file)) throw new Error(`there is no database ${file}. Set DATA to the folder of the server's.`);
  return new DatabaseSync(file, { readOnly: true, timeout: 5000 });
}

function toDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

async function copyFromPostgres(url: string, part: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 2 });
  const from = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const target = new DatabaseSync(part);
  target.exec('pragma journal_mode = off; pragma synchronous = off'); // it is no backup before all of it is there
  try {
    await refuseNewer(from, placeOf(url));
    const last = (await migrationsOf(from)).at(-1);
    if (last === undefined) throw new Error(`${placeOf(url)} has no data of Errantry.`);
    await migrate(kyselyOn(target), last);
    const client = await pool.connect();
    try {
      await copyRows(client, target);
    } finally {
      client.release();
    }
  } finally {
    target.close();
    await from.destroy();
  }
}

async function copyRows(client: PoolClient, target: DatabaseSync): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  target.exec('begin');
  for (const [table, columns] of columnsOf(target)) {
    const names = columns.map(quoted).join(', ');
    const put = target.prepare(`insert into ${quoted(table)} (${names}) values (${columns.map(() => '?').join(', ')})`);
    // oxlint-disable no-await-in-loop -- one snapshot has one connection
    await client.query(`declare rows no scroll cursor for select ${names} from ${quoted(table)}`);
    for (;;) {
      const { rows } = await client.query<SQLInputValue[]>({ text: `fetch ${ROWS} from rows`, rowMode: 'array' });
      for (const row of rows) put.run(...row);
      if (rows.length < ROWS) break;
    }
    await client.query('close rows');
    // oxlint-enable no-await-in-loop
  }
  target.exec('commit');
  await client.query('commit');
}

const quoted = (name: string): string => `"${name}"`;

/** The tables with data, and their columns; both engines have the same. */
function columnsOf(database: DatabaseSync): Map<string, string[]> {
  const rows = database
    .prepare(
      `select tables.name as "table", columns.name as "column" from sqlite_schema as tables, pragma_table_info(tables.name) as columns
       where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\' and tables.name not like 'kysely\\_%' escape '\\'
         and tables.name <> 'readiness'`,
    )
    .all() as { table: string; column: string }[];
  const grouped = Map.groupBy(rows, ({ table }) => table);
  return new Map(Array.from(grouped, ([table, columns]) => [table, columns.map(({ column }) => column)]));
}

/** `isReplacing`: data that is there is moved aside. Gives the new place of it, if there was any. */
export async function restoreBackup(from: string, to: Place, isReplacing: boolean): Promise<string | undefined> {
  const source = openToRead(from);
  try {
    const [found] = await explained(from, async () => checkPages(source, 'quick_check', 1));
    if (found !== undefined) throw new Error(`${from} is damaged: ${found}. Restore another backup.`);
    const db = kyselyOn(source);
    await refuseNewer(db, from);
    const last = (await migrationsOf(db)).at(-1);
    if (last === undefined) throw new Error(`${from} is no backup of Errantry.`);
    if ('file' in to) return await restoreFile(source, to.file, isReplacing);
    await restorePostgres(source, last, to.url);
    return undefined;
  } finally {
    source.close();
  }
}

async function restoreFile(source: DatabaseSync, file: string, isReplacing: boolean): Promise<string | undefined> {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = takeLock(file);
  try {
    const isThere = existsSync(file);
    if (isThere && !isReplacing) throw new Error(`${file} exists already. With --replace it is moved aside.`);
    const part = `${file}.part`;
    rmSync(part, { force: true });
    await explained(part, async () => copyInto(source, part));
    chmodSync(part, 0o600);
    toDisk(part);
    const aside = isThere ? moveAside(file) : undefined;
    renameSync(part, file);
    toDisk(dirname(resolve(file)));
    return aside;
  } finally {
    lock.release();
  }
}

/** The log belongs to its database: it goes with it. */
function moveAside(file: string): string {
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(file, aside);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  return aside;
}

/** Whole or not at all: tables and rows are made in one transaction. */
async function restorePostgres(source: DatabaseSync, last: string, url: string): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: url, max: 1 }) }),
  });
  try {
    if ((await migrationsOf(db)).length > 0)
      throw new Error(`${placeOf(url)} has data of Errantry already. Restore into an empty database.`);
    await db.transaction().execute(async (transaction) => {
      await migrate(transaction, last);
      for (const [table, columns] of columnsOf(source)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await fill(transaction, source, table, columns);
      }
      const next = sql`pg_get_serial_sequence('tables', 'number')`;
      await sql`select setval(${next}, (select coalesce(max(number), 0) + 1 from tables), false)`.execute(transaction);
    });
  } finally {
    await db.destroy();
  }
}

async function fill(db: Kysely<Schema>, source: DatabaseSync, table: string, columns: string[]): Promise<void> {
  const names = columns.map(quoted).join(', ');
  const insert = sql.raw(`insert into ${quoted(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${quoted(table)}, `);
  const put = (rows: unknown[]) => sql`${insert}${JSON.stringify(rows)}::json)`.execute(db);
  let rows: unknown[] = [];
  for (const row of source.prepare(`select ${names} from ${quoted(table)}`).iterate()) {
    if (rows.push(row) < ROWS) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await put(rows);
    rows = [];
  }
  if (rows.length > 0) await put(rows);
}
