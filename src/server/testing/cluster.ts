/** Several servers on one PostgreSQL, as processes, with links to the database and between them that can be cut. */
import type { Dice } from '../../core/game.ts';
import { type Link, openLink } from './link.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, serverProcess } from './process.ts';
import { untilAnswered } from './random-player.ts';

export interface ClusterNode {
  readonly server: ServerProcess;
  /** To the database. */
  readonly database: Link;
  /** Where the other nodes find this one. */
  readonly door: Link;
  isUp: boolean;
}

export interface Cluster {
  readonly postgres: Postgres;
  readonly nodes: readonly ClusterNode[];
  /** What a balancer does: at each request the next node that is up, beginning anywhere. */
  anyNode(dice: Dice): () => string;
  /** Starts a node, once more if it must be: PostgreSQL may be away. */
  up(node: ClusterNode): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

/** `hear` is told every line that a node logs. */
export async function openCluster(
  count: number,
  settings: { readonly [name: string]: string } = {},
  hear: (line: string) => void = () => undefined,
): Promise<Cluster> {
  const postgres = await startPostgres();
  const nodes = await Promise.all(Array.from({ length: count }, (_, i) => openNode(postgres, i, settings, hear)));
  let isClosed = false;

  function up(node: ClusterNode): Promise<void> {
    return untilAnswered(async () => {
      if (isClosed) return;
      await node.server.start();
      node.isUp = true;
    });
  }

  const cluster: Cluster = {
    postgres,
    nodes,
    up,
    isClosed: () => isClosed,
    anyNode(dice) {
      let next = dice.below(count);
      return () => {
        const living = nodes.filter(({ isUp }) => isUp);
        return (living.length === 0 ? nodes : living)[next++ % (living.length || count)].server.base;
      };
    },
    async close() {
      isClosed = true;
      await Promise.all(nodes.map(({ server }) => server.kill()));
      await Promise.all(nodes.flatMap(({ database, door }) => [database.close(), door.close()]));
      await postgres.stop();
    },
  };
  try {
    // oxlint-disable-next-line no-await-in-loop -- the first makes the schema
    for (const node of nodes) await up(node);
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}

async function openNode(
  postgres: Postgres,
  i: number,
  settings: { readonly [name: string]: string },
  hear: (line: string) => void,
): Promise<ClusterNode> {
  const url = new URL(postgres.url);
  const { port: databasePort } = url;
  const database = await openLink(() => Number(databasePort));
  const door = await openLink(() => Number(new URL(server.base).port));
  url.port = String(database.port);
  const server: ServerProcess = serverProcess(
    {
      DATABASE_URL: url.href,
      NODE_ID: `n${i}`,
      NODE_URL: `http://127.0.0.1:${door.port}`,
      ...settings,
    },
    undefined,
    hear,
  );
  return { server, database, door, isUp: false };
}
