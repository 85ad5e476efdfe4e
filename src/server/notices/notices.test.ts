/** "It is your turn", on both engines, with a real mail server, push service and webhook. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notices } from '../../wire/notices.ts';
import { seatOf, type TableInfo } from '../../wire/table-info.ts';
import { type Guest, startTable } from '../testing/guest.ts';
import { browserAt, openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { firstMove } from '../testing/scene.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(ENGINES)('%s', (engine) => {
  const newStore = openerOf(engine);
  let office: PostOffice;
  let server: TestServer;
  let now = NOON;
  const errors: string[] = [];

  async function open(store = newStore()): Promise<void> {
    const logError = (what: string): void => void errors.push(what);
    server = await openTestServer(office.settings, { store: await store, now: () => now, logError });
  }

  beforeEach(async () => {
    now = NOON;
    errors.length = 0;
    office = await openPostOffice();
    await open();
  });
  afterEach(async () => {
    await server.close();
    await office.close();
  });

  /** Time passes, and what is due is sent. */
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    await server.server.notify();
  }

  async function asked(guest: Guest, method: string, path: string, body: object): Promise<string> {
    const answer = await guest.ask(method, path, body);
    return answer.status === 200 ? 'ok' : `${answer.status} ${(answer.body as { rule: { id: string } }).rule.id}`;
  }

  async function withHook(name = '/hook'): Promise<Guest> {
    const guest = await server.newGuest();
    const hook = { url: office.url + name, style: 'json' };
    await guest.post('/api/me/notices/hook', { language: 'en', hook });
    return guest;
  }

  const told = (): unknown[] => office.posts.map(({ body }) => JSON.parse(body.toString()) as unknown);

  /** The first legal move of a guest at a table. */
  async function move({ person }: Guest, { id }: TableInfo): Promise<void> {
    await server.server.tables.use(id, (table) => {
      const seat = seatOf(table.card(), person.id)!; // one of those who sit there
      const { asked: question, move: first } = firstMove(table, seat);
      return table.play(seat, question, `m${seat}`, first);
    });
  }

  test('whoever is not looking is told once, after half a minute, with the names of those who wait', async () => {
    const [ana, ben] = [await withHook(), await server.newGuest()];
    expect(told()).toHaveLength(1); // the first one tries the address
    const table = await startTable([ana, ben]);
    await pass(29_000);
    expect(told()).toHaveLength(1);
    await pass(1000);
    const [, notice] = told();
    expect(notice).toMatchObject({
      title: 'Your turn in Don Quixote',
      text: `${ben.person.name} is waiting for you.`,
      link: `${server.base}/#/play/${table.id}`,
    });
    await pass(24 * 60 * MINUTE);
    expect(told()).toHaveLength(2);
  });

  test('whoever looks, or has moved in time, is not told; the next turn is told again', async () => {
    const [ana, ben] = [await withHook(), await server.newGuest()];
    const table = await startTable([ana, ben]);
    await move(ana, table);
    await pass(MINUTE);
    expect(told()).toHaveLength(1);
    await move(ben, table); // now it is the turn of both again
    const looking = ana.follow(table.id);
    await expect.poll(() => looking.now().isOpen).toBe(true);
    await pass(MINUTE);
    expect(told()).toHaveLength(1);
    looking.close();
    await expect
      .poll(async () => (await ben.get<TableInfo>(`/api/tables/${table.id}`)).seats[0])
      .toMatchObject({ here: false });
    await expect.poll(async () => (await pass(MINUTE), told().length)).toBe(2);
  });

  test.each(['socket', 'events'] as const)(
    'a page behind others is not looked at; who looks and goes without a move is not told again (%s)',
    async (kind) => {
      const [ana, ben] = [await withHook(), await server.newGuest()];
      const table = await startTable([ana, ben]);
      const page = ana.follow(table.id, undefined, [kind]);
      await expect.poll(() => page.now().isOpen).toBe(true);
      const look = async (on: boolean): Promise<void> => {
        page.look(on);
        await expect
          .poll(() => server.server.tables.use(table.id, ({ audience }) => audience.isLooking(ana.person.id)))
          .toBe(on);
      };
      await look(false);
      await pass(MINUTE);
      expect(told()).toHaveLength(2);
      await look(true);
      await look(false);
      await pass(24 * 60 * MINUTE);
      expect(told()).toHaveLength(2); // of the same turn
      await look(true);
      await move(ana, table);
      await move(ben, table);
      await look(false);
      await pass(MINUTE);
      expect(told()).toHaveLength(3);
      page.close();
    },
  );

  test('several tables are one message', async () => {
    const [ana, ben] = [await withHook(), await server.newGuest()];
    await startTable([ana, ben]);
    await startTable([ana, ben]);
    await pass(MINUTE);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toMatchObject({ title: 'Your turn at 2 tables', link: `${server.base}/` });
  });

  test('a push can be read by the browser alone; one that is gone is forgotten', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const browser = browserAt(`${office.url}/push/1`);
    await ana.post('/api/me/notices/push', { language: 'es', subscription: browser.subscription });
    const table = await startTable([ana, ben]);
    office.answer(410);
    await pass(MINUTE);
    const [post] = office.posts;
    expect(post.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(browser.read(post.body)).toMatchObject({
      title: 'Te toca en Don Quijote',
      text: `${ben.person.name} espera tu jugada.`,
      link: `${server.base}/#/play/${table.id}`,
    });
    expect((await ana.get<Notices>('/api/me/notices')).ways).toEqual([]);
  });

  test('an e-mail goes only where a code was read, and one click stops it', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const mail = { language: 'en', address: 'Ana@Example.org' };
    const { ways } = await ana.post<Notices>('/api/me/notices/mail', mail);
    expect(ways).toMatchObject([{ kind: 'mail', name: 'ana@example.org', isOpen: true }]);
    const [code = ''] = /\d{6}/.exec(office.letters[0]) ?? [];
    await startTable([ana, ben]);
    await pass(MINUTE);
    expect(office.letters).toHaveLength(1); // not confirmed yet
    await ana.post('/api/me/notices/confirm', { way: ways[0].id, code });
    await startTable([ana, ben]);
    await pass(MINUTE);
    expect(office.letters[1]).toContain('Subject: Your turn in Don Quixote');
    const [, stop = ''] = /List-Unsubscribe: <([^>]+)>/.exec(office.letters[1].replaceAll(/\r\n\s+/g, ' ')) ?? [];
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const clicked = await fetch(stop.replaceAll(' ', ''), { ...form, body: 'List-Unsubscribe=One-Click' });
    expect(clicked.status).toBe(200);
    expect((await ana.get<Notices>('/api/me/notices')).ways).toEqual([]);
  });

  test('an address with a slip in it makes room for the next one, and one that is confirmed is not asked again', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const add = (address: string) => ana.post<Notices>('/api/me/notices/mail', { language: 'en', address });
    for (let i = 0; i < 9; i++) await add(`anna${i}@example.org`); // oxlint-disable-line no-await-in-loop -- one after the other
    const { ways } = await add('ana@example.org');
    expect(ways).toMatchObject([{ name: 'ana@example.org', isOpen: true }]);
    const [code = ''] = /\d{6}/.exec(office.letters.at(-1)!) ?? [];
    await ana.post('/api/me/notices/confirm', { way: ways[0].id, code });
    const letters = office.letters.length;
    expect((await add('Ana@example.org')).ways).toMatchObject([{ isOpen: false }]);
    await startTable([ana, ben]);
    await pass(MINUTE);
    expect(office.letters.slice(letters)).toEqual([expect.stringContaining('Subject: Your turn')]);
  });

  test('a code can be guessed five times', async () => {
    const ana = await server.newGuest();
    const { ways } = await ana.post<Notices>('/api/me/notices/mail', { language: 'en', address: 'a@example.org' });
    const [code = ''] = /\d{6}/.exec(office.letters[0]) ?? [];
    const wrong = code === '000000' ? '111111' : '000000';
    const guess = (tried: string): Promise<string> =>
      asked(ana, 'POST', '/api/me/notices/confirm', { way: ways[0].id, code: tried });
    const guessed = await Promise.all(Array.from({ length: 5 }, () => guess(wrong)));
    expect(new Set(guessed)).toEqual(new Set(['422 NOTICE-3']));
    expect(await guess(code)).toBe('422 NOTICE-3');
  });

  test('somebody else’s code, key and ways are of no use', async () => {
    const [ana, eve] = [await withHook(), await server.newGuest()];
    const { ways } = await ana.get<Notices>('/api/me/notices');
    await eve.post('/api/me/notices/remove', { way: ways[0].id });
    expect(await asked(eve, 'POST', '/api/notices/leave', { way: ways[0].id, key: 'x' })).toBe('422 NOTICE-5');
    expect((await ana.get<Notices>('/api/me/notices')).ways).toEqual(ways);
  });

  test('addresses inside a network, other protocols, and several addresses in one are refused', async () => {
    const guest = await server.newGuest();
    const hook = (url: string): object => ({ hook: { url, style: 'json' } });
    const push = (endpoint: string): object => ({ subscription: { endpoint, keys: { p256dh: 'x', auth: 'y' } } });
    const refused = await Promise.all(
      [
        ['hook', hook('https://10.0.0.1/x')] as const,
        ['hook', hook('http://errantry.example/x')] as const,
        ['hook', hook('file:///etc/passwd')] as const,
        ['hook', hook('nowhere')] as const,
        ['mail', { address: 'a@example.org\r\nBcc: b@example.org' }] as const,
        ['mail', { address: 'a@example.org, b@example.org' }] as const,
        ['push', push('https://192.168.0.1/')] as const,
        ['push', push('https://push.example/')] as const,
      ].map(([kind, body]) => asked(guest, 'POST', `/api/me/notices/${kind}`, { language: 'en', ...body })),
    );
    const [inside, shape] = ['422 NOTICE-1', '400 WIRE-2'];
    expect(refused).toEqual([inside, inside, inside, shape, shape, shape, inside, inside]);
    expect(office.letters).toEqual([]);
  });

  test('a server stops in order though what it was about to send cannot be read', async () => {
    const { context, app } = server.server;
    const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    Object.assign(context.store, {
      claimNotices() {
        begun.resolve();
        return read.promise;
      },
    });
    const sent = expect(server.server.notify()).rejects.toThrow('lost');
    await begun.promise;
    const closed = server.close();
    await expect.poll(() => app.http.server.listening).toBe(false);
    await new Promise((later) => void setImmediate(later));
    read.reject(new Error('lost'));
    await closed;
    await sent;
    await open();
  });

  test('a server that was killed before it wrote down whom to tell finds out when it starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'errantry-notices-'));
    const stored = openerOf(engine, join(folder, 'errantry.sqlite'));
    await server.close();
    await open(stored());
    const [ana, ben] = [await withHook(), await server.newGuest()];
    const { id } = await startTable([ana, ben]);
    await pass(0); // it is written
    await server.server.context.store.dropNotices(ana.person.id, id, ['turn']);
    await server.close();
    await open(stored());
    await pass(0);
    await pass(MINUTE);
    expect(told()).toMatchObject([{ title: 'Errantry' }, { title: 'Your turn in Don Quixote' }]);
    rmSync(folder, { recursive: true });
  });

  test('a webhook that does not answer well is not taken, and nobody has more than eight', async () => {
    const guest = await server.newGuest();
    const add = (n: number): Promise<string> =>
      asked(guest, 'POST', '/api/me/notices/hook', {
        language: 'en',
        hook: { url: `${office.url}/${n}`, style: 'slack' },
      });
    office.answer(500);
    expect(await add(0)).toBe('422 NOTICE-2');
    office.answer(200);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let n = 1; n <= 8; n++) expect(await add(n)).toBe('ok');
    expect(await add(9)).toBe('409 NOTICE-4');
    expect((await guest.get<Notices>('/api/me/notices')).ways[0]).toMatchObject({ kind: 'hook', style: 'slack' });
  });

  test('only a table at which one sits can be silenced', async () => {
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const { id } = await startTable([ben]);
    for (const table of [id, 'nowhere'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await asked(ana, 'PUT', '/api/me/notices/silence', { table, silent: true })).toBe('403 TABLE-22');
  });

  test('in quiet hours nothing comes; after them all at once; of a silenced table nothing', async () => {
    const [ana, ben] = [await withHook(), await server.newGuest()];
    await ana.ask('PUT', '/api/me/notices/quiet', { quiet: { from: 12, to: 14, zone: 'UTC' } });
    const silent = await startTable([ana, ben]);
    await ana.ask('PUT', '/api/me/notices/silence', { table: silent.id, silent: true });
    await startTable([ana, ben]);
    await pass(MINUTE);
    expect(told()).toHaveLength(1);
    await pass(120 * MINUTE);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toMatchObject({ title: 'Your turn in Don Quixote' });
  });

  test('what could not be sent is sent later, under the same id', async () => {
    const [ana, ben] = [await withHook(), await server.newGuest()];
    await startTable([ana, ben]);
    office.answer(503);
    await pass(MINUTE);
    office.answer(200);
    await pass(MINUTE);
    const [, first, second] = told() as { id: string }[];
    expect(second).toEqual(first);
    await pass(60 * MINUTE);
    expect(told()).toHaveLength(3);
    expect(errors).toEqual([]);
  });
});
