/** The whole server in this process, on a free port, with a database in memory. */
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { openServer, type Server } from '../server.ts';
import { openLog } from '../log.ts';
import type { TableListener } from '../table/table.ts';
import { openSqlite } from '../store/sqlite.ts';
import { arrive, type Guest } from './guest.ts';

export interface TestServer {
  readonly server: Server;
  readonly base: string;
  newGuest(headers?: { readonly [name: string]: string }): Promise<Guest>;
  close(): Promise<void>;
}

export async function openTestServer(
  settings: { readonly [name: string]: string } = {},
  changed: Partial<Context & TableListener> = {},
  log = openLog('silent'),
): Promise<TestServer> {
  const store = changed.store ?? (await openSqlite(':memory:'));
  const config = readConfig({ BOT_THREADS: '1', ...settings });
  const server = await openServer(config, { ...changed, store }, log);
  const base = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  return { server, base, newGuest: (headers) => arrive(() => base, headers), close: () => server.stop() };
}
