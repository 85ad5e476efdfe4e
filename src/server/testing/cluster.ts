/** Several servers on one PostgreSQL, as processes, with links to the database and between them that can be cut. */
import type { Dice } from '../../core/game.ts';
import { type Link, openLink } from './link.ts';
import { freePort, type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, serverProcess } from './process.ts';

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
  // oxlint-disable-next-line no-await-in-loop -- the first makes the schema
  for (const node of nodes) await up(node);
  return {
    postgres,
    nodes,
    anyNode(dice) {
      let next = dice.below(count);
      return () => {
        const living = nodes.filter(({ isUp }) => isUp);
        return (living.length === 0 ? nodes : living)[next++ % (living.length || count)].server.base;
      };
    },
    async close() {
      await Promise.all(nodes.map(({ server }) => server.kill()));
      await Promise.all(nodes.flatMap(({ database, door }) => [database.close(), door.close()]));
      await postgres.stop();
    },
  };
}

async function openNode(
  postgres: Postgres,
  i: number,
  settings: { readonly [name: string]: string },
  hear: (line: string) => void,
): Promise<ClusterNode> {
  const port = await freePort();
  const url = new URL(postgres.url);
  const { port: databasePort } = url;
  const database = await openLink(() => Number(databasePort));
  const door = await openLink(() => port);
  url.port = String(database.port);
  const server = serverProcess(
    {
      PORT: String(port),
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

export async function up(node: ClusterNode): Promise<void> {
  await node.server.start();
  node.isUp = true;
}
