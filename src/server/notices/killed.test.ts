/** `kill -9` between "it happened" and "sent", and again while it is being sent: it comes at least once, under one id. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ENGINES, type Engine } from '../testing/engines.ts';
import { arrive, startTable } from '../testing/guest.ts';
import { newDatabase } from '../testing/postgres.ts';
import { serverProcess } from '../testing/process.ts';

/** A webhook. Each request is answered when the test says so. */
async function openHook() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function next(): Promise<{ body: { id: string; title: string }; key: unknown; answer: () => void }> {
    const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    const body = JSON.parse(await text(request)) as { id: string; title: string };
    return { body, key: request.headers['idempotency-key'], answer: () => response.writeHead(200).end() };
  }
  return { host, next, close: () => (server.closeAllConnections(), server.close()) };
}

/** A database that a server of its own writes, and the test looks into. */
interface Database {
  readonly settings: { readonly [name: string]: string };
  query(sql: string): Promise<readonly object[]>;
}

async function openDatabase(engine: Engine, DATA: string): Promise<Database> {
  if (engine === 'PostgreSQL') return postgresAt(await newDatabase());
  return { settings: { DATA }, query: async (sql) => queryFile(join(DATA, 'errantry.sqlite'), sql) };
}

function postgresAt(url: string): Database {
  async function query(sql: string): Promise<readonly object[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<object>(sql);
    await client.end();
    return rows;
  }
  return { settings: { DATABASE_URL: url }, query };
}

function queryFile(file: string, sql: string): readonly object[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

/** What is told, how it comes about at a server that has just begun the table, and its title. */
const NOTICES = [
  { kind: 'turn', title: 'Your turn in Don Quixote', overdue: false },
  { kind: 'late', title: 'Your time ran out in Don Quixote', overdue: true },
] as const;
const CASES = ENGINES.flatMap((engine) => NOTICES.map((notice) => ({ engine, ...notice })));

test.each(CASES)(
  '$engine: a server that is killed before and while it tells "$title" does so when it starts again, under the same id',
  async ({ engine, kind, title, overdue }) => {
    const DATA = mkdtempSync(join(tmpdir(), 'errantry-killed-'));
    const { settings, query } = await openDatabase(engine, DATA);
    const hook = await openHook();
    const server = serverProcess({ ...settings, RATE: '100', NOTICES_INSIDE: hook.host });
    const unsent = () => query(`select id from notices where due > 0 and kind = '${kind}'`);
    /** Half a minute passes, or two, while no server runs. */
    const pass = () => query('update notices set due = 1 where due > 0');

    await server.start();
    const [ana, ben] = [await arrive(() => server.base), await arrive(() => server.base)];
    const first = hook.next();
    const added = ana.post('/api/me/notices/hook', {
      language: 'en',
      hook: { url: `http://${hook.host}/`, style: 'json' },
    });
    (await first).answer(); // it tries the address
    await added;
    await startTable([ana, ben], { clock: { t: 'post', days: 3, late: 'bot' } });
    if (overdue) {
      await server.kill();
      await query('update deadlines set due = 1 where due > 0 and seat = 0'); // three days pass
      await query('delete from notices');
      await server.start();
    }
    await expect.poll(unsent, { timeout: 10_000 }).toHaveLength(1);
    await server.kill(); // after it happened, before anything was sent
    expect(await unsent()).toHaveLength(1);
    await pass();

    const sent = hook.next();
    await server.start();
    const one = await sent;
    await server.kill(); // it is being sent, and nobody has said that it arrived
    await pass();

    const again = hook.next();
    await server.start();
    const two = await again;
    two.answer();
    expect(one.body.title).toBe(title);
    expect(two.body).toEqual(one.body);
    expect([two.body.id, two.key]).toEqual([one.body.id, one.key]);
    await expect.poll(unsent, { timeout: 10_000 }).toEqual([]); // it is sent, and stays so
    await server.kill();
    hook.close();
    rmSync(DATA, { recursive: true });
  },
  300_000,
);
