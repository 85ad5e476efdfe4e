/** The whole check of a database: its pages, and whether its rows fit together. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openToRead, type Place } from './backup.ts';
import { DESK, migrationsOf, PEOPLE, refuseNewer } from './migrations.ts';
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

/** Each query gives the number of the table, or the id of the circle, whose rows contradict each other. */
const RULES: { readonly [problem: string]: string } = {
  'moves are missing': 'select table_number as id from moves group by table_number having count(*) <> max(n) + 1',
  'there are moves, but no table':
    'select table_number as id from moves where table_number not in (select number from tables) group by table_number',
  'the game goes on, but its state is missing':
    "select number as id from tables where status = 'playing' and id not in (select table_id from snapshots)",
  'the stored state is newer than the last move': `select number as id from snapshots join tables on tables.id = table_id
    where snapshots.n > (select coalesce(max(n), -1) from moves where table_number = number)`,
};

const CIRCLE_RULES: { readonly [problem: string]: string } = {
  'there are members, but no circle':
    'select circle as id from circle_members where circle not in (select id from circles) group by circle',
  'a member is nobody':
    'select circle as id from circle_members where person not in (select id from people) group by circle',
  'it lists a table that does not exist':
    'select circle as id from circle_tables where table_id not in (select id from tables) group by circle',
};

/** The same for people: each query gives an id. */
const PEOPLE_RULES: { readonly [problem: string]: string } = {
  'a bot that nobody made': 'select id from bots where person not in (select id from people)',
  'a bot that is nobody': 'select id from bots where id not in (select id from people)',
  'an administrator who is nobody': 'select person as id from admins where person not in (select id from people)',
};

async function checkRows(db: Kysely<Schema>, where: string): Promise<string[]> {
  await refuseNewer(db, where);
  const since = await migrationsOf(db); // a backup of an older version has no such rows
  return [
    ...(await broken(db, 'table', RULES)),
    ...(since.includes(PEOPLE) ? await broken(db, 'circle', CIRCLE_RULES) : []),
    ...(since.includes(DESK) ? await broken(db, 'person', PEOPLE_RULES) : []),
  ];
}

async function broken(db: Kysely<Schema>, what: string, rules: typeof RULES): Promise<string[]> {
  const found: string[] = [];
  for (const [problem, query] of Object.entries(rules)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql.raw<{ id: number | string }>(`${query} limit ${MOST}`).execute(db);
    found.push(...rows.map(({ id }) => `${what} ${id}: ${problem}`));
  }
  return found;
}
