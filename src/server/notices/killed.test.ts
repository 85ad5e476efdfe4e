/** `kill -9` between "it is your turn" and "sent", and again while it is being sent: it comes at least once, under one id. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { arrive, startTable } from '../testing/guest.ts';
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

test('a server that is killed before and while it sends does so when it starts again, under the same id', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'errantry-killed-'));
  const file = join(DATA, 'errantry.sqlite');
  const hook = await openHook();
  const server = serverProcess({ DATA, RATE: '100', NOTICES_INSIDE: hook.host });
  /** Half a minute passes, or two, while no server runs. */
  const waiting = (): object[] => {
    const database = new DatabaseSync(file);
    database.exec('update notices set due = 1 where due > 0');
    const rows = database.prepare('select id from notices').all();
    database.close();
    return rows;
  };

  await server.start();
  const [ana, ben] = [await arrive(() => server.base), await arrive(() => server.base)];
  const first = hook.next();
  const added = ana.post('/api/me/notices/hook', {
    language: 'en',
    hook: { url: `http://${hook.host}/`, style: 'json' },
  });
  (await first).answer(); // it tries the address
  await added;
  await startTable([ana, ben]);
  await expect.poll(() => readWaiting(file), { timeout: 10_000 }).toBe(1);
  await server.kill(); // after the turn began, before anything was sent
  expect(waiting()).toHaveLength(1);

  const sent = hook.next();
  await server.start();
  const one = await sent;
  await server.kill(); // it is being sent, and nobody has said that it arrived
  waiting();

  const again = hook.next();
  await server.start();
  const two = await again;
  two.answer();
  expect(one.body.title).toBe('Your turn in Don Quixote');
  expect(two.body).toEqual(one.body);
  expect([two.body.id, two.key]).toEqual([one.body.id, one.key]);
  await expect.poll(() => readDue(file), { timeout: 10_000 }).toBe(0); // it is sent, and stays so
  await server.kill();
  hook.close();
  rmSync(DATA, { recursive: true });
}, 300_000);

function read(file: string, query: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const [row] = database.prepare(query).all() as { value: number }[];
  database.close();
  return row.value;
}

const readWaiting = (file: string): number => read(file, 'select count(*) as value from notices where due > 0');
const readDue = (file: string): number => read(file, 'select coalesce(max(due), 0) as value from notices');
