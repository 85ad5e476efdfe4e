import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './port.ts';
import { serverProcess } from './process.ts';

/** Where Linux begins; others begin later. */
const FIRST_OF_SYSTEM = 32_768;

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'errantry-process-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('no system gives a connection the port of a server that is down for a moment', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port >= FIRST_OF_SYSTEM)).toEqual([]);
});

test('a server that cannot start says so, can be ended, and starts when it can', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const server = serverProcess({ DATA: folder, PORT: String(port) });
  await expect(server.start()).rejects.toThrow('the server ended with 1');
  expect(await server.stop()).toBe(1);
  await once(other.close(), 'close');
  expect(await server.start()).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
});
