/** Nodes and leases in PostgreSQL. Only the clock of the database counts. */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Change } from './store.ts';
import { type Control, openControl } from './postgres-control.ts';
import {
  LEASE,
  RENEW,
  type Lease,
  type NodeRow,
  type Nodes,
  Overtaken,
  type OwnedTable,
  type OwnLease,
  type Taken,
} from './nodes.ts';

/** New at every start; the label is only for people who read logs. */
export const newNode = (label = hostname()): string =>
  `${label.replace(/[^\w.-]/g, '').slice(0, 40)}-${randomBytes(6).toString('hex')}`;

export interface PostgresNodes extends Nodes {
  readonly node: string;
  close(): void;
}

export function postgresNodes(pool: Pool, url: string, node: string): PostgresNodes {
  const control: Control = openControl(pool, url, node);

  /** Who waited for a lease that somebody else got asks again. */
  async function take(table: string): Promise<Taken> {
    const { rows } = await pool.query<TakenRow>({ ...TAKE, values: [table, node] });
    const { number, epoch, owner, url: at, before } = rows[0]; // one row always
    if (number === null) return undefined;
    if (owner !== null) return { node: owner, url: at ?? '' };
    if (epoch === null) return take(table);
    if (before !== null && before !== '' && before !== node) control.say({ t: 'moved', table, node });
    return { number, epoch };
  }

  return {
    node,
    take,
    async giveUp({ number, epoch }) {
      await pool.query({ ...GIVE_UP, values: [number, node, epoch] });
    },
    renew: (at) =>
      control.query<NodeRow>({ ...RENEWAL, values: [node, at, LEASE], query_timeout: RENEW } as QueryConfig),
    async join(at) {
      const { rows } = await pool.query<{ now: number }>(JOIN, [node, at, LEASE]);
      return rows[0].now;
    },
    async leave() {
      await pool.query('delete from nodes where id = $1', [node]);
    },
    async leases() {
      const { rows } = await pool.query<OwnLease>(LEASES, [node]);
      return rows;
    },
    async adopt(most) {
      const { rows } = await pool.query<{ id: string }>({ ...ADOPT, values: [node, most] });
      return rows.map(({ id }) => id);
    },
    async elsewhere(tables) {
      const { rows } = await pool.query<OwnedTable>({ ...ELSEWHERE, values: [node, tables] });
      return rows;
    },
    async living() {
      const { rows } = await pool.query<NodeRow & { tables: number }>(LIVING);
      return rows;
    },
    say: control.say,
    listen: control.listen,
    close: control.close,
  };
}

/** Begins a transaction in which nobody can take the tables of these changes: a taker waits for its end. */
export async function beginFenced(client: PoolClient, node: string, changes: readonly Change[]): Promise<void> {
  const leases = new Map(changes.flatMap(({ lease }) => (lease === undefined ? [] : [[keyOf(lease), lease]])));
  if (leases.size === 0) return void (await client.query('begin'));
  // In one message with `begin`, so without parameters: numbers, and the name of this node.
  const found = (await client.query(
    `begin; select 1 from leases where node = '${node}' and (table_number, epoch) in (${[...leases.keys()].join()})
     order by table_number for share`,
  )) as unknown as { readonly rowCount: number }[];
  if (found[1].rowCount !== leases.size)
    throw new Overtaken(Array.from(new Set(changes.map(({ table }) => table))).join(', '));
}

const keyOf = ({ number, epoch }: Lease): string => `(${number},${epoch})`;

interface TakenRow {
  /** Null if there is no such table. */
  readonly number: number | null;
  readonly epoch: number | null;
  /** Who had it before, alive or not. */
  readonly before: string | null;
  readonly owner: string | null;
  readonly url: string | null;
}

/** A table that a living node has is only read: its row must not be locked by everybody who looks. */
const TAKE = {
  name: 'take-lease',
  text: `with found as (select number from tables where id = $1),
    had as (select leases.node, nodes.id as living, nodes.url from leases join found on table_number = number
      left join nodes on nodes.id = leases.node and nodes.id <> $2 and nodes.until > now()),
    taken as (
      insert into leases as lease (table_number, node, epoch)
      select number, $2, 1 from found where not exists (select from had where living is not null)
      on conflict (table_number) do update set node = $2, epoch = lease.epoch + 1
      where lease.node = $2 or not exists (select from nodes where id = lease.node and until > now())
      returning epoch
    )
    select (select number from found) as number, (select epoch from taken) as epoch, (select node from had) as before,
      (select living from had) as owner, (select url from had) as url`,
};

const GIVE_UP = {
  name: 'give-up-lease',
  text: `update leases set node = '' where table_number = $1 and node = $2 and epoch = $3`,
};

const RENEWAL = {
  name: 'renew-node',
  text: `with renewed as (
      insert into nodes (id, url, until) values ($1, $2, now() + $3 * interval '1 millisecond')
      on conflict (id) do update set url = excluded.url, until = excluded.until
    )
    select id as node, url from nodes where until > now() and id <> $1 order by id`,
};

const LEASES = `select number, epoch, id as table, status = 'playing' as "isPlayed"
  from leases join tables on number = table_number where node = $1 order by number`;

const LIVING = `select id as node, url, (select count(*) from leases where node = nodes.id) as tables
  from nodes where until > now() order by id`;

const JOIN = `with before as (delete from nodes where ((url = $2 and $2 <> '') or until < now() - interval '1 hour') and id <> $1),
    joined as (
      insert into nodes (id, url, until) values ($1, $2, now() + $3 * interval '1 millisecond')
      on conflict (id) do update set url = excluded.url, until = excluded.until
    )
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;

/**
 * Nodes that look at the same time get different tables. Who comes to a row just after another node has taken it has it
 * checked again by PostgreSQL: the living are an array for that, since `not exists` is a join, and joins are not made again.
 */
const ADOPT = {
  name: 'adopt-tables',
  text: `with orphans as (
      select table_number, id from leases join tables on number = table_number
      where node <> '' and node <> $1 and status = 'playing'
        and node <> all (array(select nodes.id from nodes where until > now()))
      order by table_number limit $2 for update of leases skip locked
    ), adopted as (
      update leases set node = $1, epoch = epoch + 1 from orphans where leases.table_number = orphans.table_number
    )
    select id from orphans`,
};

const ELSEWHERE = {
  name: 'tables-elsewhere',
  text: `select tables.id as table, nodes.id as node, nodes.url from tables
    join leases on table_number = number join nodes on nodes.id = leases.node
    where tables.id = any($2) and nodes.id <> $1 and until > now()`,
};
