/**
 * `npm run balancer -- nginx`, or haproxy: people play at three nodes behind this program, by its configuration in
 * examples/nodes, while all nodes are restarted one after the other, and one is killed. A second word is where the program
 * is, if not in PATH.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../src/server/store/postgres.ts';
import { type Cluster, openCluster } from '../src/server/testing/cluster.ts';
import { compared, type Evening, heartbeat, playGames, type Pulse } from '../src/server/testing/evening.ts';
import { freePort } from '../src/server/testing/port.ts';
import { untilAnswered } from '../src/server/testing/random-player.ts';

const TABLES = 8;
/** Acknowledged moves before the first restart, and after the kill. */
const BEFORE = 300;
const AFTER = 150;
/** Milliseconds: nobody waits longer for a move; and until the balancer has seen that a node is back. */
const STUCK = 60_000;
const NOTICED = 1500;
const SETTINGS = {
  RATE: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  BOT_THREADS: '1',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '2',
};

interface Kind {
  readonly file: string;
  /** What differs here from a machine on which it is installed. */
  adapted(text: string, port: number, folder: string): string;
  args(file: string): string[];
}

const KINDS: { readonly [name: string]: Kind } = {
  haproxy: {
    file: 'haproxy.cfg',
    adapted: (text, port) => text.replace('bind :8080', `bind 127.0.0.1:${port}`),
    args: (file) => ['-db', '-q', '-f', file],
  },
  nginx: {
    file: 'nginx.conf',
    adapted(text, port, folder) {
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
      const global = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};`;
      return `${global}\n${text}`
        .replace('http {', `http { access_log off; ${paths}`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`);
    },
    args: (file) => ['-c', file],
  },
};

function balance(
  { file, adapted, args }: Kind,
  program: string,
  cluster: Cluster,
  port: number,
  folder: string,
): ChildProcess {
  const text = readFileSync(new URL(`../examples/nodes/${file}`, import.meta.url), 'utf8');
  const addressed = cluster.nodes.reduce(
    (now, { server }, i) => now.replaceAll(`node${i + 1}:8080`, new URL(server.base).host),
    text,
  );
  const path = join(folder, file);
  writeFileSync(path, adapted(addressed, port, folder));
  return spawn(program, args(path), { stdio: 'inherit' });
}

/** As docs/nodes.md says. */
async function update({ nodes, up }: Cluster, pulse: Pulse): Promise<void> {
  for (const node of nodes) {
    const before = pulse.count();
    // oxlint-disable no-await-in-loop -- one after the other
    const ending = await node.server.stop();
    if (ending !== 0) throw new Error(`a node did not stop in order: ${ending}`);
    await up(node);
    await sleep(NOTICED);
    // oxlint-enable no-await-in-loop
    console.log(`a node was restarted; ${pulse.count() - before} moves meanwhile`);
  }
}

async function play(cluster: Cluster, base: string): Promise<Evening> {
  const pulse = heartbeat();
  let goesOn = true;
  const evening: Evening = {
    games: [],
    stages: new Map(),
    proved: 0,
    disproved: 0,
    goesOn: () => goesOn,
    beat: pulse.beat,
    address: () => () => base,
    rivals: 2,
    isPlayedOut: false,
    isTimed: () => false,
    bot: () => 'easy',
  };
  const over = Promise.all(Array.from({ length: TABLES }, (_, table) => playGames(table, evening)));
  await pulse.beats(BEFORE, STUCK);
  await update(cluster, pulse);
  const begun = performance.now();
  await cluster.nodes[0].server.kill();
  await pulse.beats(AFTER, STUCK);
  console.log(`a node was killed; ${AFTER} moves after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  goesOn = false;
  await over;
  return evening;
}

const [name = 'nginx', program = name] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'errantry-balancer-'));
const cluster = await openCluster(3, SETTINGS);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const balancer = balance(KINDS[name], program, cluster, port, folder);
try {
  await untilAnswered(async () => (await fetch(`${base}/readyz`)).text());
  const inside = await Promise.all(['/metrics', '/node/ask'].map(async (path) => (await fetch(base + path)).status));
  console.log(`/metrics and /node/ask answer ${inside.join(' and ')}`);
  const { games, proved, disproved } = await play(cluster, base);
  await Promise.all(cluster.nodes.map(({ server }) => server.stop()));
  const store = await openPostgres(cluster.postgres.url);
  const found = await compared(store, games); // it closes the store
  console.log({ proved, disproved, ...found });
  const { lost, doubled, disorder, seats, owners, untrue, surprises } = found;
  process.exitCode = Math.min(1, disproved + lost + doubled + disorder + seats + owners + untrue + surprises.length);
} finally {
  balancer.kill();
  await cluster.close();
  rmSync(folder, { recursive: true });
}
process.exit(); // whoever plays may still be trying to connect
