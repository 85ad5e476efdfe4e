/** A full disk, a lock, a lost database: what the log, /readyz and the player say, and that play goes on afterwards. */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import type { TableClient } from '../wire/client.ts';
import type { No, Ok } from '../wire/messages.ts';
import { openFile, type SqliteFile } from './store/sqlite-file.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { type Guest, startTable } from './testing/guest.ts';
import { type Entry, readableLog } from './testing/log.ts';
import { startPostgres } from './testing/postgres.ts';
import { openTestServer, type TestServer } from './testing/server.ts';

interface Evening {
  readonly server: TestServer;
  readonly guest: Guest;
  readonly entries: readonly Entry[];
  readonly link: TableClient;
  /** Plays the first legal move. */
  play(): Promise<Ok | No>;
  readonly unsaved: Promise<void>;
  wasUnsaved(): boolean;
  close(): Promise<void>;
}

/** One person at a table of the first game, playing. */
async function evening(store: Store): Promise<Evening> {
  const { log, entries } = readableLog();
  const server = await openTestServer({ RATE: '1000' }, { store }, log);
  const guest = await server.newGuest();
  const { id } = await startTable([guest]);
  let isAsked = (): void => undefined;
  let wasUnsaved = false;
  let isUnsaved = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const unsaved = new Promise<void>((resolve) => (isUnsaved = resolve));
  const link = guest.follow(id, ({ t }) => {
    if (t === 'view') isAsked();
    if (t !== 'unsaved') return;
    wasUnsaved = true;
    isUnsaved();
  });
  await asked;
  return {
    server,
    guest,
    entries,
    link,
    unsaved,
    wasUnsaved: () => wasUnsaved,
    async play() {
      const moves = await link.moves();
      return moves.t === 'no' ? moves : link.play(moves.moves[0]);
    },
    async close() {
      link.close();
      await server.close();
    },
  };
}

/** Plays until a move could not be saved at once; gives its answer in the end. */
async function playOn({ play, wasUnsaved }: Evening): Promise<Ok | No> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await play();
    if (wasUnsaved() || answer.t === 'no') return answer;
  }
}

const logged = (entries: readonly Entry[], text: string): Entry | undefined =>
  entries.find(({ err }) => err?.message.includes(text));

/** As the operator's probe sees it, in time. */
async function readiness(base: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${base}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

async function untilReady(base: string, status = 200): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- it answers anew once a second
  while ((await readiness(base)).status !== status);
}

describe('SQLite', () => {
  let folder: string;
  let file: string;
  let opened: SqliteFile;
  let night: Evening;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'errantry-trouble-'));
    file = join(folder, 'errantry.sqlite');
    opened = await openFile(file, {});
    night = await evening(await openSqlite(file, {}, opened));
  });

  afterEach(async () => {
    await night.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['disk full', fill, 'pragma max_page_count = 1000000', 13],
    ['read-only', (database: DatabaseSync) => database.exec('pragma query_only = 1'), 'pragma query_only = 0', 8],
  ])('%s: the move waits in the browser and is saved when it is over', async (reason, begin, end, code) => {
    const { server, guest, entries, unsaved } = night;
    begin(opened.database);
    const last = playOn(night);
    await unsaved;
    expect(await readiness(server.base)).toEqual({ status: 503, body: { ok: false, reason } });
    const refused = await guest.ask('POST', '/api/tables', { game: SHELF[0], seats: ['me'], start: true });
    expect(refused).toMatchObject({ status: 503, body: { rule: { id: 'WIRE-8' } } });
    expect(logged(entries, `${reason}: ${file}`)?.err).toMatchObject({
      code,
      stack: expect.stringContaining('    at '),
    });
    opened.database.exec(end);
    expect(await last).toMatchObject({ t: 'ok' });
    await untilReady(server.base);
    expect(entries.at(-1)?.msg).toBe('saving works again');
  });

  test('a foreign lock: the server goes on answering, and saves when the lock is gone', async () => {
    const { server, play } = night;
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    let isSaved = false;
    const played = play().finally(() => (isSaved = true));
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    expect(await readiness(server.base)).toEqual({ status: 503, body: { ok: false, reason: 'locked' } });
    expect(isSaved).toBe(false);
    other.exec('rollback');
    other.close();
    expect(await played).toMatchObject({ t: 'ok', n: 1 });
  });

  test('pages that are destroyed while the server runs: it says so until it is started again', async () => {
    const { server, guest, entries } = night;
    opened.database.exec('pragma wal_checkpoint(truncate)');
    destroy(file, 1);
    opened.database.exec('pragma shrink_memory');
    const { body, status } = await guest.ask('GET', '/api/tables');
    expect([status, body]).toMatchObject([503, { rule: { id: 'WIRE-8' } }]);
    expect(await readiness(server.base)).toEqual({ status: 503, body: { ok: false, reason: 'damaged' } });
    expect(logged(entries, `damaged: ${file}`)).toBeDefined();
  });
});

/** The file may not grow, and where the next moves would go there is no free byte left. */
function fill(database: DatabaseSync): void {
  database.exec('pragma max_page_count = 1'); // as many as there are
  const put = database.prepare(
    `insert into moves (table_number, n, seat, id, at, version, move, events) values (?, ?, 0, '', 0, 1, zeroblob(?), '')`,
  );
  let n = 0;
  for (const bytes of [200, 1])
    expect(() => {
      for (;;) put.run(1000 + n, ++n, bytes);
    }).toThrow('full');
}

/** Overwrites every page from `first` on (the first page is 0). */
function destroy(file: string, first: number): void {
  const PAGE = 4096;
  const target = openSync(file, 'r+');
  const garbage = Buffer.alloc(PAGE, 0xa5);
  for (let at = first * PAGE; at < statSync(file).size; at += PAGE) writeSync(target, garbage, 0, PAGE, at);
  closeSync(target);
}

test('PostgreSQL that is killed: the move waits in the browser and is saved when it is back', async () => {
  const postgres = await startPostgres();
  const night = await evening(await openPostgres(postgres.url));
  const { server, guest, entries, play } = night;
  postgres.kill();
  const played = play();
  await untilReady(server.base, 503);
  expect(await readiness(server.base)).toEqual({ status: 503, body: { ok: false, reason: 'lost' } });
  const refused = await guest.ask('POST', '/api/tables', { game: SHELF[0], seats: ['me'], start: true });
  expect(refused).toMatchObject({ status: 503, body: { rule: { id: 'WIRE-8' } } });
  expect(logged(entries, 'lost: PostgreSQL at 127.0.0.1')?.err?.stack).toContain('    at ');
  await postgres.start();
  expect(await played).toMatchObject({ t: 'ok', n: 1 });
  await night.close();
  await postgres.stop();
}, 60_000);
