/**
 * `npm run bench:server -- nodes`: several nodes on one PostgreSQL against one. What a move costs at its owner and through a
 * pipe, how long a takeover takes, what a piped connection weighs, and how many moves PostgreSQL itself can keep.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { NONE } from '../../src/core/game.ts';
import { GAMES } from '../../src/games/load.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { type Cluster, openCluster } from '../../src/server/testing/cluster.ts';
import { arrive, comeBack, startTable } from '../../src/server/testing/guest.ts';
import { freePort } from '../../src/server/testing/port.ts';
import { type Postgres, startPostgres } from '../../src/server/testing/postgres.ts';
import type { TableClient } from '../../src/wire/client.ts';
import type { Order, Seen } from './player.ts';
import { playersOf } from './players.ts';
import { run, type Running, type Subject } from './subject.ts';

const GAME = 'don-quixote';
const SEATS = 4;
/** At full speed, by turns; and a few moves a second, where the time for one of them is seen. */
const FULL = { tables: 200, pace: 0, seconds: 4 };
const PACED = { tables: 12, pace: 30, seconds: 4 };
const ROUNDS = 5;
/** Rounds that are not counted: until then engines compile, and each of three nodes has a third of the moves for that. */
const WARM_UP = { full: 3, paced: 1 };
const PIPED = 50;
const TAKEOVERS = 3;
/** Of the store alone. */
const WRITTEN = { tables: 256, seconds: 6 };

export async function measureNodes(ours: Subject): Promise<void> {
  await measureTakeovers();
  const postgres = await startPostgres();
  try {
    await measureRows(postgres);
    await measureMoves(postgres, ours);
  } finally {
    await postgres.stop();
  }
}

interface Way {
  readonly name: string;
  /** Each: where tables are opened, and where their streams go. */
  readonly bases: readonly string[];
  readonly nodes: readonly Running[];
}

interface Measured {
  readonly cpu: number;
  readonly p50: number;
  readonly rate: number;
}

async function measureMoves(postgres: Postgres, ours: Subject): Promise<void> {
  const started = async (database: string, name: string): Promise<{ at: string; node: Running }> => {
    const port = await freePort();
    const env = { ...ours.env, DATABASE_URL: database, NODE_ID: name, TABLES_IN_MEMORY: '5000' };
    return { at: `http://127.0.0.1:${port}`, node: await run({ ...ours, env }, port) };
  };
  const alone = await started(await postgres.newDatabase('alone'), 'alone');
  const shared = await postgres.newDatabase('shared');
  const [a, b, c] = [await started(shared, 'a'), await started(shared, 'b'), await started(shared, 'c')];
  const ways: readonly Way[] = [
    { name: 'one node', bases: [alone.at], nodes: [alone.node] },
    { name: 'three nodes, each at the owner', bases: [a.at, b.at, c.at], nodes: [a.node, b.node, c.node] },
    { name: 'one of three, at the owner', bases: [a.at], nodes: [a.node] },
    { name: 'two of three, through a pipe', bases: [`${a.at},${b.at}`], nodes: [a.node, b.node] },
  ];
  const players = ways.map(({ bases }) => bases.map((base) => playersOf(ours, base)));
  const rounds = async (order: Order, warmUp: number): Promise<Measured[][]> => {
    const all: Measured[][] = ways.map(() => []);
    for (let round = -warmUp; round < ROUNDS; round++)
      for (const [i, way] of ways.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- by turns: others use the machine too
        const seen = await once(way, players[i], order);
        if (round >= 0) all[i].push(seen);
      }
    return all;
  };
  const full = await rounds(FULL, WARM_UP.full);
  const paced = await rounds(PACED, WARM_UP.paced);
  console.log(`\nPostgreSQL, ${ROUNDS} rounds by turns; the median, and of the ratio to one node in the same round`);
  ways.forEach(({ name }, i) =>
    console.log(
      `${name.padEnd(32)} ${median(full[i].map(({ rate }) => rate)).toFixed(0)} moves/s, ` +
        `CPU ${ratio(full, i, 'cpu')} µs a move; paced ack p50 ${ratio(paced, i, 'p50')} ms`,
    ),
  );
  await measurePipes(ways[3], ours, b.node);
  for (const each of players.flat()) each.leave();
  for (const { node } of [alone, a, b, c]) node.stop();
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1];

function ratio(all: readonly Measured[][], way: number, of: 'cpu' | 'p50'): string {
  const times = median(all[way].map((round, i) => round[of] / all[0][i][of]));
  return `${median(all[way].map((round) => round[of])).toFixed(of === 'cpu' ? 0 : 2)} (× ${times.toFixed(2)})`;
}

async function once({ nodes }: Way, players: readonly ReturnType<typeof playersOf>[], order: Order): Promise<Measured> {
  let before = 0;
  const cpu = (): number => nodes.reduce((sum, node) => sum + node.cpu(), 0);
  const share = { ...order, tables: Math.ceil(order.tables / players.length), pace: order.pace / players.length };
  const seen: Seen[] = await Promise.all(
    players.map((each, i) => each.play(share, async () => void (i === 0 && (before = cpu())))),
  );
  const moves = seen.reduce((sum, one) => sum + one.moves, 0);
  return {
    cpu: (cpu() - before) / moves,
    p50: median(seen.map(({ p50 }) => p50)),
    rate: moves / Math.max(...seen.map(({ seconds }) => seconds)),
  };
}

/** What the node in the middle needs for a stream that is another's. */
async function measurePipes({ bases }: Way, ours: Subject, middle: Running): Promise<void> {
  const players = playersOf(ours, bases[0]);
  await players.play({ tables: 4, pace: 0, seconds: 0 });
  await sleep(5000); // what was played before is gone
  const before = { heap: await middle.heap(), rss: middle.rss() };
  let after = before;
  await players.play({ tables: PIPED, pace: 0, seconds: 0 }, async () => {
    after = { heap: await middle.heap(), rss: middle.rss() };
  });
  players.leave();
  const each = (bytes: number): string => (bytes / (PIPED * SEATS) / 1000).toFixed(1);
  console.log(
    `a piped connection at the node in the middle: ${each(after.heap - before.heap)} kB of heap, ` +
      `${each(after.rss - before.rss)} kB of the process (${PIPED * SEATS} of them)`,
  );
}

/** Moves of many tables, as the server writes them, with nothing else. */
async function measureRows(postgres: Postgres): Promise<void> {
  const url = await postgres.newDatabase('rows');
  const store = await openPostgres(url);
  const ids = Array.from({ length: WRITTEN.tables }, (_, i) => `t${i}`);
  const card = { game: GAME, status: 'playing', host: 'h', seats: [], options: {}, clock: { t: 'none' }, grace: 0 };
  const rest = { listed: false, watch: true, takeBacks: false, created: 1, commitment: '' };
  await Promise.all(ids.map((id) => store.write({ table: id, card: { ...card, ...rest, id } as never, seed: '00' })));
  let written = 0;
  const end = performance.now() + WRITTEN.seconds * 1000;
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 0; performance.now() < end; n++) {
        // oxlint-disable-next-line no-await-in-loop -- one move after the other
        await store.write({ table: id, move: rowOf(n), deadlines: [{ due: 0, reserve: 0 }] });
        written++;
      }
    }),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>("select pg_total_relation_size('moves') as bytes");
  await client.end();
  await store.close();
  console.log(
    `PostgreSQL alone keeps ${(written / WRITTEN.seconds).toFixed(0)} moves/s from one node (${WRITTEN.tables} tables), ` +
      `${(Number(rows[0].bytes) / written).toFixed(0)} bytes of disk each`,
  );
}

const rowOf = (n: number) => ({
  n,
  seat: 0,
  id: `m${n}`,
  at: n,
  version: 1,
  move: '{"t":"lay","tile":12,"side":0}',
  events: JSON.stringify([{ t: 'laid', seat: 0, tile: 12, field: 'G3', text: 'x'.repeat(60) }]),
  told: n,
});

/** From the signal to the acknowledgement of a move that was sent with it, by a player at another node. */
async function measureTakeovers(): Promise<void> {
  const cluster = await openCluster(3, { RATE: '1000' });
  const times = { kill: [] as number[], stop: [] as number[] };
  try {
    for (let i = 0; i < TAKEOVERS; i++)
      for (const how of ['kill', 'stop'] as const)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        times[how].push(await takeover(cluster, how));
  } finally {
    await cluster.close();
  }
  for (const [how, all] of Object.entries(times))
    console.log(
      `takeover after ${how}: ${median(all).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} (${all.length} times)`,
    );
}

async function takeover({ nodes, up }: Cluster, how: 'kill' | 'stop'): Promise<number> {
  const [owner, other] = nodes;
  const host = await arrive(() => owner.server.base);
  const guest = await arrive(() => other.server.base);
  const { id } = await startTable([host, guest]);
  let look = (): void => undefined;
  const there = await comeBack(() => other.server.base, host.cookie); // a balancer would send them there
  const links = [there, guest].map((one) => one.follow(id, () => look()));
  const asked = await new Promise<TableClient>((found) => {
    look = () => {
      const one = links.find((link) => link.now().isOpen && link.now().asked !== NONE);
      if (one !== undefined) found(one);
    };
    look();
  });
  const begun = performance.now();
  const ended = owner.server[how]();
  const { view, viewer } = asked.now();
  await asked.play(GAMES[GAME].moves(view, viewer as number)[0]);
  const time = performance.now() - begun;
  for (const link of links) link.close();
  await ended;
  await up(owner);
  return time;
}
