/** PostgreSQL, for larger servers. The changes of a tick go in one transaction, each kind of row by one statement. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { type Client, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { TableInfo } from '../../wire/table-info.ts';
import { closing, removing } from './abandoned.ts';
import type { DepartureRow } from './personal.ts';
import { departingAll } from './personal-queries.ts';
import { groupCommit } from './group-commit.ts';
import { Overtaken } from './nodes.ts';
import { beginFenced, newNode, postgresNodes } from './postgres-nodes.ts';
import { claimNotices, TOLD_ONCE } from './notice-queries.ts';
import type { ToTell } from './notices.ts';
import { queries } from './queries.ts';
import { migrate, refuseNewer } from './migrations.ts';
import { rating } from './rating-queries.ts';
import type { RatedGame } from './ratings.ts';
import type { Schema } from './schema.ts';
import { postgresReason, placeOf } from './postgres-trouble.ts';
import {
  type Change,
  type OverdueRow,
  PADDING,
  type Store,
  type StoreListener,
  type UnfinishedTable,
} from './store.ts';
import { translated, translator } from './trouble.ts';

const INT8 = 20;
/** int8 as a number: times in milliseconds are far below 2^53. */
types.setTypeParser(INT8, Number);

/** For reading. One more writes: its commits wait for nobody who reads. */
const CONNECTIONS = 9;
/** Milliseconds. A database that does not answer for so long is lost. */
const PATIENCE = 10_000;
/** A node that is stopped in the middle of a commit must not keep its tables from others. */
const LIMITS = { statement_timeout: 8000, lock_timeout: 4000, idle_in_transaction_session_timeout: 2000 };

/** `label` is for people who read logs. */
export async function openPostgres(url: string, listener: StoreListener = {}, label?: string): Promise<Store> {
  const where = placeOf(url);
  const translate = translator(where, postgresReason);
  await translated({ migrateAt }, translate).migrateAt(url, where);
  const limits = { connectionString: url, query_timeout: PATIENCE, ...LIMITS };
  const pool = openPool({ ...limits, max: CONNECTIONS });
  const writing = openPool({ ...limits, max: 1, pipeline: true });
  const { close, ...nodes } = postgresNodes(pool, url, newNode(label));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const commit = (changes: readonly Change[]): Promise<void> =>
    inTransaction(writing, (client) =>
      Promise.all(together(client, () => [beginFenced(client, nodes.node, changes), ...saveAll(client, changes)])),
    );
  const group = groupCommit(commit, translate, listener);
  async function ready(): Promise<void> {
    await pool.query(PROBE, [Date.now(), PADDING]);
  }
  const run = (compiled: readonly CompiledQuery[]): Promise<void> =>
    inTransaction(pool, async (client) => {
      await client.query('begin');
      // oxlint-disable-next-line no-await-in-loop -- in this order
      for (const { sql: text, parameters } of compiled) await client.query(text, [...parameters]);
    });
  const expiry = {
    closeTable: (found: UnfinishedTable, card: TableInfo, tell: readonly ToTell[]) =>
      run(closing(db, found, card, tell)),
    removeTable: (found: UnfinishedTable) => run([...removing(db, found), leaseOf(db, found)]),
    depart: async (row: DepartureRow) => run(await departingAll(db, row)),
    saveRated: (game: RatedGame) => run(rating(db, game)),
  };
  const notices = {
    claimNotices: (now: number, until: number, most: number) => claimNotices(db, now, until, most),
  };
  const overdue: Store['overdue'] = async (now, most) =>
    (await pool.query<OverdueRow>({ ...OVERDUE, values: [now, most, nodes.node] })).rows;
  const { node, say, ...asked } = nodes;
  return {
    nodes: { node, say, ...translated(asked, translate) },
    ...translated({ ...queries(db), ...notices, overdue, ...expiry, ready }, translate),
    write: (change) => group.write(change),
    async close() {
      await group.idle();
      close();
      await Promise.all([writing.end(), db.destroy()]);
    },
  };
}

/** Of a table that was removed. */
const leaseOf = (db: Kysely<Schema>, { number }: UnfinishedTable): CompiledQuery =>
  sql`delete from leases where table_number = ${number} and not exists (select from tables where number = ${number})`.compile(
    db,
  );

/** Where this node has the table, or nobody alive. */
const OVERDUE = {
  name: 'overdue',
  text: `select table_id as "table", seat, due from deadlines join tables on tables.id = table_id
    left join leases on table_number = number left join nodes on nodes.id = node and until > now()
    where due > 0 and due <= $1 and (nodes.id is null or nodes.id = $3) order by due limit $2`,
};

const PROBE = 'with old as (delete from readiness) insert into readiness (at, padding) values ($1, $2)';

/** By a connection of its own: a migration may take longer than a query. */
async function migrateAt(url: string, where: string): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: url, max: 1 }) }),
  });
  try {
    await refuseNewer(db, where);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

export function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 5000, keepAlive: true, ...config });
  // The query that needed a lost connection fails by itself; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** `work` begins it. */
async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await work(client);
    await client.query('commit');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken); // a connection that failed is not used again
  }
}

/** What is sent meanwhile goes in one write. */
function together<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as Client).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** All statements are sent at once, in this order; nothing is kept before the commit. */
function saveAll(client: PoolClient, changes: readonly Change[]): Promise<unknown>[] {
  const put = (statement: { name: string; text: string }, rows: readonly object[]): Promise<unknown>[] =>
    rows.length === 0 ? [] : [client.query({ ...statement, values: [JSON.stringify(rows)] })];
  const each = <T>(of: (change: Change) => readonly T[]): T[] => changes.flatMap(of);
  return [
    ...each(({ card, version, seed }) => (card === undefined ? [] : saveTable(client, card, version, seed))),
    ...put(
      ADD_REQUESTS,
      each(({ table, request }) => (request === undefined ? [] : [{ table_id: table, ...request }])),
    ),
    ...put(
      ADD_MOVES,
      each(({ table, move }) => (move === undefined ? [] : [{ table_id: table, ...move }])),
    ),
    ...put(
      SET_MOVES,
      each(({ table, torn = [] }) => torn.map(({ n, move, events }) => ({ table_id: table, n, move, events }))),
    ),
    ...put(
      ADD_DAILY,
      each(({ table, daily }) => (daily === undefined ? [] : [{ table_id: table, ...daily }])),
    ),
    ...put(
      SET_POINTS,
      each(({ table, points }) => (points === undefined ? [] : [{ table_id: table, points }])),
    ),
    ...put(
      ADD_PEOPLE,
      each(({ person }) => (person === undefined ? [] : [person])),
    ),
    ...put(
      SET_SNAPSHOTS,
      newest(changes, snapshotRows, ({ table_id }) => table_id),
    ),
    ...put(
      SET_DEADLINES,
      newest(changes, deadlineRows, ({ table_id, seat }) => `${table_id} ${seat}`),
    ),
    ...put(
      ADD_CHATS,
      each(({ table, chat }) => (chat === undefined ? [] : [{ table_id: table, ...chat }])),
    ),
    ...put(
      TELL,
      newest(changes, tellRows, ({ table_id, person, kind }) => `${table_id} ${person} ${kind}`),
    ),
    ...each(({ table, tornChat }) => (tornChat === undefined ? [] : [client.query(TEAR_CHAT, [table, tornChat])])),
    ...each(({ table, departed }) =>
      departed === undefined ? [] : DEPART.map((text) => client.query(text, [table, departed])),
    ),
  ];
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

const tellRows = ({ table, tell = [] }: Change) => tell.map((one) => ({ table_id: table, ...one }));

/** By every way that is confirmed, unless the table is silenced. */
const TELL = {
  name: 'tell',
  text: `insert into notices (way, table_id, person, id, due, tries, kind)
    select ways.id, row.table_id, ways.person, row.id, row.due, 0, row.kind
    from json_to_recordset($1::json) as row (table_id text, person text, id text, due bigint, kind text)
    join ways on ways.person = row.person and ways.code = ''
    where not exists (
      select from silences where silences.person = ways.person and silences.table_id = row.table_id
    ) order by ways.id ${TOLD_ONCE}`,
};

const ADD_MOVES = {
  name: 'add-moves',
  text: `insert into moves (table_number, n, seat, id, at, version, move, events, told)
    select (select number from tables where tables.id = table_id), n, seat, id, at, version, move, events, told
    from json_to_recordset($1::json) as row (
      table_id text, n integer, seat integer, id text, at bigint, version integer, move text, events text, told integer
    )`,
};

const ADD_REQUESTS = {
  name: 'add-requests',
  text: `insert into requests (table_id, person, id)
    select table_id, person, id from json_to_recordset($1::json) as row (table_id text, person text, id text)`,
};

const SET_MOVES = {
  name: 'set-moves',
  text: `update moves set move = row.move, events = row.events
    from json_to_recordset($1::json) as row (table_id text, n integer, move text, events text), tables
    where tables.id = row.table_id and moves.table_number = tables.number and moves.n = row.n`,
};

const ADD_DAILY = {
  name: 'add-daily',
  text: `insert into daily_tables (day, person, device, table_id)
    select day, person, device, table_id from json_to_recordset($1::json)
    as row (day text, person text, device text, table_id text)`,
};

const SET_POINTS = {
  name: 'set-points',
  text: `update daily_tables set points = row.points
    from json_to_recordset($1::json) as row (table_id text, points integer)
    where daily_tables.table_id = row.table_id`,
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
  text: `insert into chats (table_id, c, person, id, name, text, at)
    select table_id, c, person, id, name, text, at from json_to_recordset($1::json)
    as row (table_id text, c integer, person text, id text, name text, text text, at bigint)`,
};

const TEAR_CHAT = `update chats set person = '', id = null, name = '', text = '' where table_id = $1 and c = $2`;

/** Lines of chat keep their numbers. */
const DEPART = [
  `update chats set person = '', id = null, name = '', text = '' where table_id = $1 and person = $2`,
  'delete from marks where table_id = $1 and person = $2',
  'delete from requests where table_id = $1 and person = $2',
];

const SET_TABLE = `update tables set status = $2, listed = $3, card = $4, card_version = card_version + 1
  where id = $1 and card_version = coalesce($5, card_version)`;

function saveTable(
  client: PoolClient,
  card: TableInfo,
  version: number | undefined,
  seed: string | undefined,
): Promise<unknown>[] {
  const { id, game, status, created } = card;
  const listed = card.listed ? 1 : 0;
  const text = JSON.stringify(card);
  const seats = card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? [{ seat, person: sitter.person }] : []));
  const saved =
    seed === undefined
      ? client.query(SET_TABLE, [id, status, listed, text, version ?? null]).then(({ rowCount }) => {
          if (rowCount === 0) throw new Overtaken(id);
        })
      : client.query(
          'insert into tables (id, game, status, listed, card, seed, created) values ($1, $2, $3, $4, $5, $6, $7)',
          [id, game, status, listed, text, seed, created],
        );
  return [
    saved,
    client.query('delete from seats where table_id = $1', [id]),
    client.query(ADD_SEATS, [id, JSON.stringify(seats)]),
  ];
}

const ADD_SEATS = `insert into seats (table_id, seat, person)
  select $1, seat, person from json_to_recordset($2::json) as row (seat integer, person text)`;
