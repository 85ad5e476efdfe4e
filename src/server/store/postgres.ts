/** PostgreSQL, for larger servers. The changes of a tick go in one transaction, each kind of row by one statement. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { TableInfo } from '../../wire/table-info.ts';
import { groupCommit } from './group-commit.ts';
import { queries } from './queries.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Change, Settled, Store } from './store.ts';

const INT8 = 20;
/** int8 as a number: times in milliseconds are far below 2^53. */
types.setTypeParser(INT8, Number);

const CONNECTIONS = 10;

export async function openPostgres(url: string, settled: Settled = () => undefined): Promise<Store> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
  // The query that needed a lost connection fails by itself; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const group = groupCommit((changes) => inTransaction(pool, (client) => saveAll(client, changes)), settled);
  return {
    ...queries(db),
    write: (change) => group.write(change),
    async ready() {
      await pool.query('select 1');
    },
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

async function inTransaction(pool: Pool, save: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await save(client);
    await client.query('commit');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken); // a connection that failed is not used again
  }
}

async function saveAll(client: PoolClient, changes: readonly Change[]): Promise<void> {
  const rows = (rowsOf: (change: Change) => readonly object[]): string => JSON.stringify(changes.flatMap(rowsOf));
  const put = async (statement: { name: string; text: string }, json: string): Promise<void> => {
    if (json !== '[]') await client.query({ ...statement, values: [json] });
  };
  for (const { card, seed } of changes) {
    // oxlint-disable-next-line no-await-in-loop -- two changes of one table keep their order
    if (card !== undefined) await saveTable(client, card, seed);
  }
  await put(
    ADD_MOVES,
    rows(({ table, move }) => (move === undefined ? [] : [{ table_id: table, ...move }])),
  );
  await put(
    SET_MOVES,
    rows(({ table, torn = [] }) => torn.map(({ n, move, events }) => ({ table_id: table, n, move, events }))),
  );
  await put(
    ADD_PEOPLE,
    rows(({ person }) => (person === undefined ? [] : [person])),
  );
  await put(SET_SNAPSHOTS, JSON.stringify(newest(changes, snapshotRows, ({ table_id }) => table_id)));
  await put(
    SET_DEADLINES,
    JSON.stringify(newest(changes, deadlineRows, ({ table_id, seat }) => `${table_id} ${seat}`)),
  );
  await put(
    ADD_CHATS,
    rows(({ table, chat }) => (chat === undefined ? [] : [{ table_id: table, ...chat }])),
  );
}

/** One statement can set a row only once: of several values for the same row the newest is written. */
function newest<T>(changes: readonly Change[], rowsOf: (change: Change) => T[], keyOf: (row: T) => string): T[] {
  return [...new Map(changes.flatMap(rowsOf).map((row) => [keyOf(row), row])).values()];
}

function snapshotRows({ table, snapshot }: Change): Schema['snapshots'][] {
  return snapshot === undefined ? [] : [{ table_id: table, ...snapshot, asked: JSON.stringify(snapshot.asked) }];
}

function deadlineRows({ table, deadlines }: Change): Schema['deadlines'][] {
  return (deadlines ?? []).map(({ due, reserve }, seat) => ({ table_id: table, seat, due, reserve }));
}

const ADD_MOVES = {
  name: 'add-moves',
  text: `insert into moves (table_number, n, seat, id, at, version, move, events)
    select (select number from tables where tables.id = table_id), n, seat, id, at, version, move, events
    from json_to_recordset($1::json)
    as row (table_id text, n integer, seat integer, id text, at bigint, version integer, move text, events text)`,
};

const SET_MOVES = {
  name: 'set-moves',
  text: `update moves set move = row.move, events = row.events
    from json_to_recordset($1::json) as row (table_id text, n integer, move text, events text), tables
    where tables.id = row.table_id and moves.table_number = tables.number and moves.n = row.n`,
};

const ADD_PEOPLE = {
  name: 'add-people',
  text: `with given as (
      select id, name, key, at from json_to_recordset($1::json) as row (id text, name text, key text, at bigint)
    ), added as (insert into people (id, name, created) select id, name, at from given)
    insert into keys (key, person) select key, id from given`,
};

const SET_SNAPSHOTS = {
  name: 'set-snapshots',
  text: `insert into snapshots (table_id, n, version, state, asked)
    select table_id, n, version, state, asked from json_to_recordset($1::json)
    as row (table_id text, n integer, version integer, state text, asked text)
    on conflict (table_id) do update
    set n = excluded.n, version = excluded.version, state = excluded.state, asked = excluded.asked`,
};

const SET_DEADLINES = {
  name: 'set-deadlines',
  text: `insert into deadlines (table_id, seat, due, reserve)
    select table_id, seat, due, reserve from json_to_recordset($1::json)
    as row (table_id text, seat integer, due bigint, reserve bigint)
    on conflict (table_id, seat) do update set due = excluded.due, reserve = excluded.reserve`,
};

const ADD_CHATS = {
  name: 'add-chats',
  text: `insert into chats (table_id, c, person, name, text, at)
    select table_id, c, person, name, text, at from json_to_recordset($1::json)
    as row (table_id text, c integer, person text, name text, text text, at bigint)`,
};

async function saveTable(client: PoolClient, card: TableInfo, seed: string | undefined): Promise<void> {
  const { id, game, status, created } = card;
  const listed = card.listed ? 1 : 0;
  const text = JSON.stringify(card);
  if (seed === undefined)
    await client.query('update tables set status = $2, listed = $3, card = $4 where id = $1', [
      id,
      status,
      listed,
      text,
    ]);
  else
    await client.query(
      'insert into tables (id, game, status, listed, card, seed, created) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, game, status, listed, text, seed, created],
    );
  await client.query('delete from seats where table_id = $1', [id]);
  const seats = card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? [{ seat, person: sitter.person }] : []));
  await client.query(
    `insert into seats (table_id, seat, person)
     select $1, seat, person from json_to_recordset($2::json) as row (seat integer, person text)`,
    [id, JSON.stringify(seats)],
  );
}
