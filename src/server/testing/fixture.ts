/** Databases that earlier versions have written, made by `npm run fixture`, for both engines. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { TableRecord } from '../../core/verify.ts';
import { migrate } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Engine } from './engines.ts';
import { newDatabase } from './postgres.ts';

export interface Fixture {
  /** The rows of a table of the database, as the old version wrote them. */
  rows<T>(table: string): T[];
  /** By person: the cookie. */
  readonly keys: { readonly [person: string]: string };
  /** Of the finished games, as the old version sent them. */
  readonly records: readonly TableRecord[];
  readonly file: string;
  remove(): void;
}

const FOLDER = new URL('../store/fixtures/', import.meta.url);
const unzipped = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, FOLDER)));

/** A copy in a folder of its own. */
export function unpack(version: string): Fixture {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-fixture-'));
  const [file, old] = ['errantry.sqlite', 'old.sqlite'].map((name) => join(folder, name));
  for (const copy of [file, old]) writeFileSync(copy, unzipped(`version-${version}.sqlite.gz`));
  const database = new DatabaseSync(old);
  return {
    rows: <T>(table: string) => database.prepare(`select * from "${table}"`).all() as T[],
    ...(JSON.parse(unzipped(`version-${version}.json.gz`).toString()) as Pick<Fixture, 'keys' | 'records'>),
    file,
    remove() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Today's store on the old rows. */
export async function openOld(engine: Engine, fixture: Fixture): Promise<Store> {
  if (engine === 'SQLite') return openSqlite(fixture.file);
  const url = await newDatabase();
  await fill(url, fixture);
  return openPostgres(url);
}

/** A PostgreSQL with the schema of the old version, and the same rows. */
async function fill(url: string, fixture: Fixture): Promise<void> {
  const pool = new Pool({ connectionString: url });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const migrations = fixture.rows<{ name: string }>('kysely_migration').map(({ name }) => name);
  await migrate(db, migrations.toSorted().at(-1));
  const tables = fixture.rows<{ type: string; name: string }>('sqlite_master').filter(({ type }) => type === 'table');
  for (const { name } of tables) {
    if (name.startsWith('kysely_')) continue;
    const text = `insert into "${name}" overriding system value
      select * from json_populate_recordset(null::"${name}", $1::json)`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await pool.query(text, [JSON.stringify(fixture.rows(name))]);
  }
  await pool.query(`select setval(pg_get_serial_sequence('tables', 'number'), (select max(number) from tables))`);
  await db.destroy();
}
