/**
 * The chaos test: several nodes on one PostgreSQL, people and bots at many tables, seats that several want at once, and
 * watchers, each at any node, while nodes are killed, frozen, cut off and restarted, and PostgreSQL is killed. Afterwards
 * what everybody was told is compared with the database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import type { Dice } from '../../core/game.ts';
import { SHELF } from '../../games/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { type Cluster, type ClusterNode, openCluster } from './cluster.ts';
import { type Compared, compared, type Evening, heartbeat, playGames } from './evening.ts';
import { untilAnswered } from './random-player.ts';

export interface ChaosPlan {
  readonly nodes: number;
  readonly tables: number;
  readonly faults: number;
  /** Seconds that a frozen node does nothing; and the most that a link is cut. */
  readonly freeze: number;
  readonly cut: number;
  /** At least so many moves are acknowledged between two faults, and at most twice as many more. */
  readonly between: number;
  readonly seed: string;
  /** Only these. */
  readonly only?: readonly Fault[];
}

export interface ChaosReport extends Compared {
  /** How often each fault was made. */
  readonly faults: { readonly [fault in Fault]?: number };
  readonly proved: number;
  readonly disproved: number;
  /** Tables at which play has stopped. */
  readonly stuck: number;
  readonly seconds: number;
}

export const FAULTS = [
  'kill',
  'freeze',
  'database cut',
  'database silent',
  'nodes cut',
  'nodes silent',
  'rolling restart',
  'database killed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Milliseconds without any acknowledgement after which the tables that still play are stuck. */
const STUCK = 120_000;
/** People who want the same seat. */
const RIVALS = 3;
/** One fault in so many comes together with another. */
const PAIRS = 4;
/** A bot at every second round of tables: the others are faster. */
const GAMES_IN_A_ROUND = SHELF.length;
/** Only a long run has tables with windows of minutes. */
const TIMED_FROM = 40;

export async function chaosTest(
  plan: ChaosPlan,
  log: (line: string) => void,
  hear?: (line: string) => void,
): Promise<ChaosReport> {
  const settings = { RATE: '100000', CONNECTIONS_PER_ADDRESS: '100000', BOT_THREADS: '1' };
  const cluster = await openCluster(plan.nodes, settings, hear);
  try {
    const played = await play(plan, cluster, log);
    await Promise.all(cluster.nodes.map(({ server }) => server.stop()));
    const store = await untilAnswered(() => openPostgres(cluster.postgres.url));
    return { ...played.report, ...(await compared(store, played.games)) };
  } finally {
    await cluster.close();
  }
}

interface Played {
  readonly report: Omit<ChaosReport, keyof Compared>;
  readonly games: Evening['games'];
}

async function play(plan: ChaosPlan, cluster: Cluster, log: (line: string) => void): Promise<Played> {
  const begun = performance.now();
  const dice = seededDice(plan.seed);
  const pulse = heartbeat();
  const made: { [fault in Fault]?: number } = {};
  let count = 0;
  let isStuck = false;
  let playing = plan.tables;
  const evening: Evening = {
    games: [],
    stages: new Map(),
    proved: 0,
    disproved: 0,
    goesOn: () => !isStuck && !cluster.isClosed() && count < plan.faults,
    beat: pulse.beat,
    address: () => cluster.anyNode(dice),
    rivals: RIVALS,
    isPlayedOut: false,
    isTimed: (table) => table >= TIMED_FROM && Math.floor(table / GAMES_IN_A_ROUND) % 2 === 0,
    bot: (_, table) => (Math.floor(table / GAMES_IN_A_ROUND) % 2 === 0 ? 'easy' : undefined),
  };
  const over = Promise.all(
    Array.from({ length: plan.tables }, (_, i) =>
      playGames(i, evening).then(
        () => playing--,
        (error: unknown) => evening.stages.set(i, () => `table ${i}: ${String(error)}`),
      ),
    ),
  );
  while (count < plan.faults) {
    // oxlint-disable no-await-in-loop -- one fault after the other
    isStuck = !(await pulse.beats(plan.between + dice.below(2 * plan.between), STUCK));
    if (isStuck) break;
    const faults = chosen(count, plan, cluster, dice);
    await Promise.all(faults.map(({ fault, node }) => make(fault, node, cluster, plan, dice)));
    // oxlint-enable no-await-in-loop
    count += faults.length;
    for (const { fault } of faults) made[fault] = (made[fault] ?? 0) + 1;
    const what = faults.map(({ fault }) => fault).join(' and ');
    log(`${count}, ${what}: ${pulse.count()} acknowledged, ${evening.proved} games proved`);
  }
  await Promise.race([over, pulse.silence(STUCK)]);
  for (const stage of evening.stages.values()) log(`stuck: ${stage()}`);
  const { games, proved, disproved } = evening;
  const seconds = (performance.now() - begun) / 1000;
  return { games, report: { faults: made, proved, disproved, stuck: playing, seconds } };
}

interface Chosen {
  readonly fault: Fault;
  readonly node: ClusterNode;
}

/** Each in its turn; now and then two at once, at different nodes. */
function chosen(count: number, { faults, only = FAULTS }: ChaosPlan, { nodes }: Cluster, dice: Dice): Chosen[] {
  const first = { fault: only[count % only.length], node: pick(nodes, dice) };
  const next = only[(count + 1) % only.length];
  const isPair = dice.below(PAIRS) === 0 && count + 1 < faults && isOfOneNode(first.fault) && isOfOneNode(next);
  if (!isPair) return [first];
  const others = nodes.filter((node) => node !== first.node);
  return [first, { fault: next, node: pick(others, dice) }];
}

const isOfOneNode = (fault: Fault): boolean => fault !== 'rolling restart' && fault !== 'database killed';

async function make(
  fault: Fault,
  node: ClusterNode,
  cluster: Cluster,
  { freeze, cut }: ChaosPlan,
  dice: Dice,
): Promise<void> {
  const { postgres } = cluster;
  const { server, database, door } = node;
  const lasting = async (begin: () => void, end: () => void): Promise<void> => {
    begin();
    await sleep(1000 + dice.below(cut * 1000));
    end();
  };
  if (fault === 'kill') {
    node.isUp = false;
    await server.kill();
    await cluster.up(node);
  } else if (fault === 'freeze') {
    server.freeze();
    await sleep(freeze * 1000);
    server.thaw();
  } else if (fault === 'database cut') await lasting(database.cut, database.mend);
  else if (fault === 'database silent') await lasting(database.silence, database.mend);
  else if (fault === 'nodes cut') await lasting(door.cut, door.mend);
  else if (fault === 'nodes silent') await lasting(door.silence, door.mend);
  else if (fault === 'database killed') {
    postgres.kill();
    await untilAnswered(() => postgres.start());
  } else await restartAll(cluster);
}

/** One after the other, in order, as for an update. */
async function restartAll({ nodes, up }: Cluster): Promise<void> {
  for (const node of nodes) {
    node.isUp = false;
    // oxlint-disable no-await-in-loop -- one after the other
    const ending = await node.server.stop();
    if (ending !== 0) throw new Error(`a node did not stop in order: ${ending}`);
    await up(node);
    // oxlint-enable no-await-in-loop
  }
}
