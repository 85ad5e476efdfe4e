/** The whole check of a database: its pages, and whether its rows fit together. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openToRead, type Place } from './backup.ts';
import { refuseNewer } from './migrations.ts';
import { openPool } from './postgres.ts';
import { placeOf } from './postgres-trouble.ts';
import type { Schema } from './schema.ts';
import { checkPages, explained } from './sqlite-file.ts';
import { kyselyOn } from './sqlite-kysely.ts';

const MOST = 100;

/** What is wrong; nothing, if all is well. */
export function checkDatabase(place: Place): Promise<string[]> {
  return 'file' in place ? checkFile(place.file) : checkPostgres(place.url);
}

async function checkFile(file: string): Promise<string[]> {
  const database = openToRead(file);
  try {
    return await explained(file, async () => {
      const found = checkPages(database, 'integrity_check', MOST);
      return found.length > 0 ? found : checkRows(kyselyOn(database), file);
    });
  } finally {
    database.close();
  }
}

async function checkPostgres(url: string): Promise<string[]> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: url, max: 1 }) }),
  });
  try {
    return await checkRows(db, placeOf(url));
  } finally {
    await db.destroy();
  }
}

/** Each query gives the number of the table whose rows contradict each other. */
const RULES: { readonly [problem: string]: string } = {
  'moves are missing': 'select table_number as id from moves group by table_number having count(*) <> max(n) + 1',
  'there are moves, but no table':
    'select table_number as id from moves where table_number not in (select number from tables) group by table_number',
  'the game goes on, but its state is missing':
    "select number as id from tables where status = 'playing' and id not in (select table_id from snapshots)",
  'the stored state is newer than the last move': `select number as id from snapshots join tables on tables.id = table_id
    where snapshots.n > (select coalesce(max(n), -1) from moves where table_number = number)`,
};

async function checkRows(db: Kysely<Schema>, where: string): Promise<string[]> {
  await refuseNewer(db, where);
  const found: string[] = [];
  for (const [problem, query] of Object.entries(RULES)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql.raw<{ id: number }>(`${query} limit ${MOST}`).execute(db);
    found.push(...rows.map(({ id }) => `table ${id}: ${problem}`));
  }
  return found;
}
