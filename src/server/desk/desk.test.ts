/** The admin desk over HTTP: who gets in, bans, reports, announcements, backups, and what is written down. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../../games/index.ts';
import type {
  Announcements,
  AuditEntry,
  DeskHealth,
  DeskPerson,
  DeskReport,
  DeskTable,
  NewToken,
} from '../../wire/desk.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { checkDatabase } from '../store/check.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import type { Guest } from '../testing/guest.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { programOf, withToken } from '../testing/token.ts';

const TOKEN = 'the token of the operator';
const SITE = 'https://errantry.example';

let server: TestServer;
const base = (): string => server.base;

const openTable = (who: Guest, terms: object = {}): Promise<TableInfo> =>
  who.post('/api/tables', { game: SHELF[0], seats: ['me', 'empty'], ...terms });

async function newAdmin(): Promise<Guest> {
  const admin = await server.newGuest();
  await admin.post('/api/admin/claim', { token: TOKEN });
  return admin;
}

/** One SQLite file has one server. */
const NODES = { SQLite: [], PostgreSQL: [{ isThis: true, tables: 1 }] };

/** What was done, and to whom or what, the newest first. */
async function audit(admin: Guest): Promise<string[]> {
  const { entries } = await admin.get<{ entries: AuditEntry[] }>('/api/admin/audit');
  return entries.map(({ what, about, why }) => [what, about, why].join(' ').trim());
}

describe.each(ENGINES)('the way in, %s', (engine) => {
  const newStore = (): Promise<Store> => openerOf(engine)(); // an empty one each time

  afterEach(() => server.close());

  test('the token of the log makes the first administrator, once, who must have a passkey', async () => {
    server = await openTestServer({ ORIGIN: SITE }, { store: await newStore() });
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const token = (await server.server.desk.token())!;
    expect(await server.server.desk.token()).toBe(token); // the same at every server and every start
    const claim = (who: Guest, given: string) => who.ask('POST', '/api/admin/claim', { token: given });
    expect((await claim(ana, 'guessed')).body).toEqual({ rule: SERVER_RULES.adminToken });
    expect((await claim(ana, token)).body).toEqual({ rule: SERVER_RULES.adminPasskey });
    const authenticator = newAuthenticator();
    const asked = await ana.post<{ challenge: string }>('/api/me/passkeys/options');
    await ana.post('/api/me/passkeys', { name: 'Key', response: authenticator.make(asked, SITE) });
    expect(await claim(ana, token)).toEqual({ status: 200, body: { isAdmin: true, isClaimed: true } });
    expect((await claim(ben, token)).body).toEqual({ rule: SERVER_RULES.adminToken });
    expect(await server.server.desk.token()).toBeUndefined();
    expect(await ben.get('/api/admin')).toEqual({ isAdmin: false, isClaimed: true });
  });

  test('the token cannot be guessed by force: who tries too often has to wait', async () => {
    server = await openTestServer({ ADMIN_TOKEN: TOKEN }, { store: await newStore() });
    const guest = await server.newGuest();
    const rules = new Set<string>();
    for (let i = 0; i < 15; i++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await guest.ask('POST', '/api/admin/claim', { token: `guess ${i}` });
      rules.add((body as { rule: { id: string } }).rule.id);
    }
    expect(rules).toEqual(new Set([SERVER_RULES.adminToken.id, SERVER_RULES.tooManyCodes.id]));
    expect((await guest.ask('POST', '/api/admin/claim', { token: TOKEN })).status).toBe(429);
  });

  test('every route of the desk is closed to strangers, to tokens of bots and to pages of other sites', async () => {
    server = await openTestServer({ ADMIN_TOKEN: TOKEN, RATE: '1000' }, { store: await newStore() });
    const admin = await newAdmin();
    const stranger = await server.newGuest();
    const { token } = await admin.post<NewToken>('/api/me/bots', { name: 'Rocinante' });
    const { paths } = await admin.get<{ paths: { [path: string]: object } }>('/api/openapi.json');
    const bodies: { readonly [path: string]: object } = {
      '/api/admin/tables/{table}/close': { why: '' },
      '/api/admin/tables/{table}/report': { page: '1.0', act: 'tear' },
      '/api/admin/ban': { person: admin.person.id, why: '' },
      '/api/admin/unban': { person: admin.person.id },
      '/api/admin/announce': { en: 'x', es: '', minutes: 1 },
      '/api/admin/announce/end': { id: 'x' },
      '/api/admin/backup': {},
    };
    const desk = Object.entries(paths).filter(([path]) => /^\/api\/admin\/(?!claim)/.test(path));
    expect(desk.length).toBeGreaterThan(10);
    for (const [path, methods] of desk)
      for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
        const body = method === 'GET' ? undefined : bodies[path];
        const at = path.replace('{table}', 'none');
        const foreign = programOf(base, { cookie: admin.cookie, origin: 'https://elsewhere.example' });
        // oxlint-disable no-await-in-loop -- one after the other
        expect((await stranger.ask(method, at, body)).body, path).toEqual({ rule: SERVER_RULES.notAdmin });
        expect((await withToken(base, token).ask(method, at, body)).body, path).toEqual({
          rule: SERVER_RULES.botScope,
        });
        expect((await programOf(base, {}).ask(method, at, body)).status, path).toBe(401);
        expect((await foreign.ask(method, at, body)).body.rule, path).toEqual(SERVER_RULES.origin);
        // oxlint-enable no-await-in-loop
      }
    expect(await audit(admin)).toEqual([`claim ${admin.person.id}`]);
  });
});

describe.each(ENGINES)('at work, %s', (engine) => {
  const newStore = (): Promise<Store> => openerOf(engine)(); // an empty one each time

  let admin: Guest;
  let [ana, ben]: Guest[] = [];

  beforeEach(async () => {
    server = await openTestServer({ ADMIN_TOKEN: TOKEN, RATE: '1000' }, { store: await newStore() });
    admin = await newAdmin();
    [ana, ben] = [await server.newGuest(), await server.newGuest()];
  });
  afterEach(() => server.close());

  test('who is banned, and their bots, cannot sit, chat, play or open tables, is told why, and may go', async () => {
    const { id } = await openTable(ben, { seats: ['me', 'empty', 'empty', 'empty'] });
    const { token, bots } = await ana.post<NewToken>('/api/me/bots', { name: 'Rocinante' });
    const bot = withToken(base, token);
    const page = programOf(base, { cookie: ana.cookie });
    await ana.post(`/api/tables/${id}/join`);
    await bot.ask('POST', `/api/tables/${id}/join`, {});
    const streams = [page.follow(id), bot.follow(id)];
    await Promise.all(streams.map((stream) => stream.hears(({ t }) => t === 'hello')));
    await admin.post('/api/admin/ban', { person: ana.person.id, why: 'Insults at three tables' });
    expect(await Promise.all(streams.map(({ closed }) => closed))).toEqual([1012, 1012]);

    const told = { rule: SERVER_RULES.banned, why: 'Insults at three tables' };
    const chat = { t: 'chat', id: 'c', text: 'Hello' };
    for (const [path, body] of [
      [`/api/tables/${id}/join`, {}],
      [`/api/tables/${id}/say`, chat],
      ['/api/tables', { game: SHELF[0], seats: ['me', 'empty'] }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ana.ask('POST', path, body), path).toEqual({ status: 403, body: told });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await bot.ask('POST', path, body)).body, path).toEqual(told);
    }
    const again = page.follow(id);
    expect(await again.hears(({ t }) => t === 'no')).toEqual({ t: 'no', ...told });
    expect(await again.closed).toBe(1008);
    expect(await ana.get('/api/me')).toEqual({ ...ana.person, banned: told.why });
    expect((await ana.ask('GET', '/api/me/data')).status).toBe(200);

    const { people } = await admin.get<{ people: DeskPerson[] }>(`/api/admin/people?find=${ana.person.id}`);
    expect(people).toEqual([
      { id: ana.person.id, name: ana.person.name, since: expect.any(Number), banned: told.why, isAdmin: false },
    ]);
    await admin.post('/api/admin/unban', { person: ana.person.id });
    expect((await ana.ask('POST', `/api/tables/${id}/say`, chat)).body).toMatchObject({ t: 'ok' });
    expect((await bot.ask('GET', '/api/me')).body).toEqual({
      id: bots[0].id,
      name: 'Rocinante',
      maker: ana.person.name,
    });
    expect((await admin.ask('POST', '/api/admin/ban', { person: admin.person.id, why: '' })).body).toEqual({
      rule: SERVER_RULES.adminBan,
    });
    expect((await admin.ask('POST', '/api/admin/ban', { person: 'nobody', why: '' })).status).toBe(404);
    expect((await audit(admin)).slice(0, 2)).toEqual([
      `unban ${ana.person.id}`,
      `ban ${ana.person.id} Insults at three tables`,
    ]);
  });

  test('a table is found by name or id and closed; those who sit there see it', async () => {
    const { id } = await openTable(ana);
    await openTable(ben);
    const find = async (text: string): Promise<string[]> =>
      (await admin.get<{ tables: DeskTable[] }>(`/api/admin/tables?find=${encodeURIComponent(text)}`)).tables.map(
        (table) => table.id,
      );
    expect(await find(ana.person.name)).toEqual([id]);
    expect(await find(id)).toEqual([id]);
    expect(await find('%')).toEqual([]); // no pattern
    const stream = programOf(base, { cookie: ana.cookie }).follow(id);
    await stream.hears(({ t }) => t === 'hello');
    await admin.post(`/api/admin/tables/${id}/close`, { why: 'spam' });
    await stream.hears((message) => message.t === 'table' && message.card.status === 'closed');
    stream.close();
    expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ status: 'closed', shut: true });
    expect((await admin.ask('POST', `/api/admin/tables/${id}/close`, { why: '' })).status).toBe(409);
    expect((await audit(admin)).slice(0, 2)).toEqual([`close ${id}`, `close ${id} spam`]);
  });

  test('an announcement is told to everybody at a table at once, and no more after it ends', async () => {
    const { id } = await openTable(ana);
    const stream = programOf(base, { cookie: ana.cookie }).follow(id);
    await stream.hears(({ t }) => t === 'hello');
    const lines = { en: 'We restart at noon.', es: 'Reiniciamos a mediodía.', minutes: 60 };
    const { announcements } = await admin.post<Announcements>('/api/admin/announce', lines);
    expect(announcements).toEqual([{ id: expect.any(String), en: lines.en, es: lines.es, until: expect.any(Number) }]);
    await stream.hears(({ t }) => t === 'news');
    expect(await ben.get('/api/announcements')).toEqual({ announcements });
    await admin.post('/api/admin/announce/end', { id: announcements[0].id });
    expect(await ben.get('/api/announcements')).toEqual({ announcements: [] });
    for (const wrong of [{ en: ' ' }, { en: 'x'.repeat(201) }, { es: 'a\nb' }])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await admin.ask('POST', '/api/admin/announce', { ...lines, ...wrong })).status).toBe(422);
    expect(await audit(admin)).toEqual([
      `end ${announcements[0].id}`,
      `announce ${announcements[0].id} ${lines.en}`,
      `claim ${admin.person.id}`,
    ]);
    stream.close();
  });

  test('health, storage and the number of everything', async () => {
    await openTable(ana);
    expect(await admin.get<DeskHealth>('/api/admin/health')).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      engine,
      tablesInMemory: 1,
      counts: { tables: { open: 1 }, people: 3, bots: 0, passkeys: 0, notices: 0, bytes: expect.any(Number) },
      nodes: NODES[engine],
    });
  });
});

test('a backup is made beside the running server, comes as a file that holds everything, and leaves nothing', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'errantry-desk-'));
  const store = await openSqlite(join(DATA, 'errantry.sqlite'));
  server = await openTestServer({ ADMIN_TOKEN: TOKEN, RATE: '1000', DATA }, { store });
  const admin = await newAdmin();
  await admin.post('/api/admin/announce', { en: 'Hello', es: '', minutes: 5 });
  const fetchBackup = (ticket: string): Promise<Response> =>
    fetch(`${server.base}/api/admin/backup?download&ticket=${ticket}`, { headers: { cookie: admin.cookie } });
  expect((await fetchBackup('')).status).toBe(403); // a link from anywhere
  const { ticket } = await admin.post<{ ticket: string }>('/api/admin/backup');
  const answer = await fetchBackup(ticket);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="errantry-\d{4}-\d\d-\d\d\.sqlite"$/,
  );
  const file = join(DATA, 'fetched.sqlite');
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  expect(await checkDatabase({ file })).toEqual([]);
  const restored = await openSqlite(file);
  expect(await restored.isAdmin(admin.person.id)).toBe(true);
  expect((await restored.announcements(Date.now())).map(({ en }) => en)).toEqual(['Hello']);
  expect((await restored.audits(Infinity, 10)).map(({ what }) => what)).toEqual(['backup', 'announce', 'claim']);
  await restored.close();
  await server.close();
  expect(readdirSync(DATA).filter((name) => name.startsWith('backup-'))).toEqual([]);
  rmSync(DATA, { recursive: true });
});

describe.each(ENGINES)('reports, %s', (engine) => {
  const newStore = (): Promise<Store> => openerOf(engine)(); // an empty one each time

  test('a reported text is shown with who wrote and who reported it, and torn out or left', async () => {
    server = await openTestServer({ ADMIN_TOKEN: TOKEN, RATE: '1000' }, { store: await newStore() });
    const admin = await newAdmin();
    const [ana, ben] = [await server.newGuest(), await server.newGuest()];
    const { id } = await openTable(ana);
    await ben.post(`/api/tables/${id}/join`);
    const { store } = server.server.context;
    const told = 'A rude tale';
    const move = { t: 'tell', text: told };
    await store.write({
      table: id,
      move: {
        n: 0,
        seat: 1,
        id: 'm',
        at: 1,
        version: 1,
        move: JSON.stringify(move),
        events: JSON.stringify([move]),
        told: 0,
      },
    });
    await store.saveMark(id, { page: '0.0', person: ana.person.id, mark: 'report', why: 'rude', at: 5 }, true);
    const reports = async (): Promise<DeskReport[]> =>
      (await admin.get<{ reports: DeskReport[] }>('/api/admin/reports')).reports;
    expect(await reports()).toEqual([
      {
        table: id,
        page: '0.0',
        text: told,
        writer: { id: ben.person.id, name: ben.person.name },
        by: ana.person.name,
        why: 'rude',
        at: 5,
      },
    ]);
    await admin.post(`/api/admin/tables/${id}/report`, { page: '0.0', act: 'tear' });
    expect(await reports()).toEqual([]);
    expect(JSON.stringify(await store.moves(id))).not.toContain(told);
    expect((await audit(admin))[0]).toBe(`tear ${id} 0.0`);
    await server.close();
  });

  test('nobody floods the desk: after ten reports of messages one has to wait', async () => {
    server = await openTestServer({}, { store: await newStore() });
    const ana = await server.newGuest();
    const { id } = await openTable(ana);
    const answers: unknown[] = [];
    for (let c = 1; c <= 12; c++)
      answers.push((await ana.ask('POST', `/api/tables/${id}/chat/report`, { c, why: 'bad' })).body); // oxlint-disable-line no-await-in-loop
    expect(answers[9]).toEqual({ rule: SERVER_RULES.reportLine });
    expect(answers[11]).toEqual({ rule: SERVER_RULES.tooManyRequests });
    await server.close();
  });
});
