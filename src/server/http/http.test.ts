import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TableInfo } from '../../wire/table-info.ts';
import type { History } from '../../wire/http.ts';
import { networkOf } from './services.ts';
import { type TestServer, openTestServer } from '../testing/server.ts';

let testServer: TestServer;

beforeAll(async () => {
  testServer = await openTestServer({ RATE: '100' });
});

afterAll(() => testServer.close());

const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => testServer.server.app.http.inject(options);

const cookieIn = (answer: LightMyRequestResponse): string => String(answer.headers['set-cookie']).split(';', 1)[0];

async function newcomer(): Promise<{ cookie: string; id: string; name: string }> {
  const answer = await inject({ method: 'POST', url: '/api/me', payload: {} });
  return { cookie: cookieIn(answer), ...answer.json<{ id: string; name: string }>() };
}

/** Everything that comes back until the connection is closed. */
async function rawAnswer(base: string, request: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return text(socket);
}

async function openTable(cookie: string, wanted: object = {}): Promise<TableInfo> {
  const payload = { game: 'don-quixote', seats: ['me', 'empty'], ...wanted };
  const answer = await inject({ method: 'POST', url: '/api/tables', headers: { cookie }, payload });
  return answer.json<TableInfo>();
}

describe('people', () => {
  test('a visitor gets a name and a cookie that no script reads and no other site sends', async () => {
    const answer = await inject({ method: 'POST', url: '/api/me', payload: {} });
    expect(answer.json()).toEqual({ id: expect.any(String), name: expect.any(String) });
    expect(answer.headers['set-cookie']).toMatch(/^errantry=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const again = await inject({ method: 'POST', url: '/api/me', headers: { cookie: cookieIn(answer) }, payload: {} });
    expect(again.json()).toEqual(answer.json());
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('a visitor who speaks Spanish gets a Spanish name', async () => {
    const answer = await inject({ method: 'POST', url: '/api/me', payload: { lang: 'es' } });
    expect(answer.json<{ name: string }>().name).toMatch(
      /^(Caballero|Escudero|Paje|Doncella|Andante|Hidalgo|Bachiller|Peregrina) \d{5}$/,
    );
    expect((await inject({ method: 'POST', url: '/api/me', payload: { lang: 'la' } })).statusCode).toBe(400);
  });

  test('an invented cookie belongs to nobody', async () => {
    for (const cookie of [`errantry=${'A'.repeat(43)}`, 'errantry=__proto__', 'errantry=', 'errantry']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await inject({ method: 'GET', url: '/api/me', headers: { cookie } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ rule: { id: 'PERSON-1' } });
    }
  });

  test('a name is changed here and at the tables; markup stays text, control characters are refused', async () => {
    const { cookie } = await newcomer();
    const table = await openTable(cookie);
    const name = '<b>Ñoño</b> مرحبا';
    const answer = await inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload: { name } });
    expect(answer.json()).toMatchObject({ name });
    const card = (await inject({ method: 'GET', url: `/api/tables/${table.id}` })).json<TableInfo>();
    expect(card.seats[0]).toMatchObject({ name });
    for (const [bad, rule] of Object.entries({ ' ': 'PERSON-2', 'a\u200Bb': 'PERSON-4' })) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await inject({ method: 'PATCH', url: '/api/me', headers: { cookie }, payload: { name: bad } });
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { rule: { id: rule } }]);
    }
  });

  test('a name that somebody has at one of your tables is refused, here and there', async () => {
    const [host, guest] = [await newcomer(), await newcomer()];
    const table = await openTable(host.cookie);
    const as = (cookie: string) => ({ headers: { cookie } });
    await inject({ method: 'POST', url: `/api/tables/${table.id}/join`, ...as(guest.cookie), payload: {} });
    const payload = { name: host.name.toUpperCase() };
    const refused = await inject({ method: 'PATCH', url: '/api/me', ...as(guest.cookie), payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { rule: { id: 'TABLE-17' } }]);
    expect((await inject({ method: 'GET', url: '/api/me', ...as(guest.cookie) })).json()).toMatchObject({
      name: guest.name,
    });
  });

  test('who has muted 500 people mutes no more of them: all are in memory at each of their connections', async () => {
    const { cookie, id } = await newcomer();
    const { store } = testServer.server.context;
    await Promise.all(Array.from({ length: 500 }, (_, i) => store.mute(id, `person-${i}`, true)));
    const mute = (person: string, muted: boolean) =>
      inject({ method: 'PUT', url: '/api/me/mutes', headers: { cookie }, payload: { person, muted } });
    const refused = await mute('one-more', true);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { rule: { id: 'PEOPLE-5' }, most: 500 }]);
    expect((await mute('person-0', false)).statusCode).toBe(200);
    expect((await mute('one-more', true)).statusCode).toBe(200);
  });

  test('a one-time link makes another device the same person, once', async () => {
    const { cookie, id } = await newcomer();
    const { code } = (await inject({ method: 'POST', url: '/api/me/link', headers: { cookie }, payload: {} })).json<{
      code: string;
    }>();
    const claimed = await inject({ method: 'POST', url: '/api/me/claim', payload: { code } });
    expect(claimed.json()).toMatchObject({ id });
    expect(cookieIn(claimed)).not.toBe(cookie);
    const twice = await inject({ method: 'POST', url: '/api/me/claim', payload: { code } });
    expect(twice.json()).toMatchObject({ rule: { id: 'PERSON-3' } });
    const me = await inject({ method: 'GET', url: '/api/me', headers: { cookie: cookieIn(claimed) } });
    expect(me.json()).toMatchObject({ id });
  });

  test("one sees which of one's tables wait", async () => {
    const { cookie } = await newcomer();
    await openTable(cookie, { seats: ['me'], start: true });
    const { tables } = (await inject({ method: 'GET', url: '/api/me/tables', headers: { cookie } })).json<{
      tables: object[];
    }>();
    expect(tables).toMatchObject([{ seat: 0, owes: true, asked: [0], card: { status: 'playing' } }]);
  });
});

describe('tables', () => {
  test('are private by link unless listed', async () => {
    const { cookie } = await newcomer();
    await openTable(cookie);
    const listed = await openTable(cookie, { listed: true });
    const { tables } = (await inject({ method: 'GET', url: '/api/tables' })).json<{ tables: TableInfo[] }>();
    expect(tables.map(({ id }) => id)).toEqual([listed.id]);
  });

  test("a leaked link lets nobody play another's seat", async () => {
    const [owner, thief] = [await newcomer(), await newcomer()];
    const { id } = await openTable(owner.cookie, { seats: ['me'], start: true });
    const play = { t: 'play', id: 'x', asked: 0, move: { t: 'lay', tile: 0, turn: 0 } };
    for (const headers of [{ cookie: thief.cookie }, {}]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await inject({ method: 'POST', url: `/api/tables/${id}/say`, headers, payload: play });
      expect(answer.json()).toMatchObject({
        t: 'no',
        id: 'x',
        rule: { id: expect.stringMatching(/TABLE-4|PERSON-1/) },
      });
    }
    const seat = await inject({
      method: 'POST',
      url: `/api/tables/${id}/say`,
      headers: { cookie: thief.cookie },
      payload: { ...play, seat: 0 },
    });
    expect([seat.statusCode, seat.json()]).toMatchObject([400, { rule: { id: 'WIRE-2' } }]);
  });

  test('join, bot, remove, start, leave', async () => {
    const [host, guest] = [await newcomer(), await newcomer()];
    const { id } = await openTable(host.cookie, { seats: ['me', 'empty', 'empty'] });
    const ask = (path: string, who: { cookie: string }, payload: object): Promise<LightMyRequestResponse> =>
      inject({ method: 'POST', url: `/api/tables/${id}/${path}`, headers: { cookie: who.cookie }, payload });
    expect((await ask('join', guest, { seat: 2 })).json<TableInfo>().seats[2]).toMatchObject({ person: guest.id });
    expect((await ask('bot', guest, { seat: 1, bot: 'greedy' })).statusCode).toBe(403);
    expect((await ask('bot', host, { seat: 1, bot: 'greedy' })).json<TableInfo>().seats[1]).toMatchObject({ t: 'bot' });
    expect((await ask('remove', host, { seat: 1 })).json<TableInfo>().seats[1]).toEqual({ t: 'empty' });
    expect((await ask('start', host, {})).json()).toMatchObject({ rule: { id: 'TABLE-14' } });
    expect((await ask('bot', host, { seat: 1, bot: 'greedy' })).statusCode).toBe(200);
    expect((await ask('start', host, {})).json()).toMatchObject({ status: 'playing' });
    const back = await inject({ method: 'GET', url: `/api/tables/${id}/takeback`, headers: { cookie: host.cookie } });
    expect([back.statusCode, back.json()]).toMatchObject([200, { rule: { id: expect.stringMatching(/^TABLE-/) } }]);
    expect((await ask('leave', guest, {})).json<TableInfo>().seats[2]).toMatchObject({ t: 'bot', name: guest.name });
    const record = await inject({ method: 'GET', url: `/api/tables/${id}/record` });
    expect([record.statusCode, record.json()]).toMatchObject([409, { rule: { id: 'TABLE-13' } }]);
    const history = await inject({ method: 'GET', url: `/api/tables/${id}/history`, headers: { cookie: host.cookie } });
    const { viewer, first, say, steps, at } = history.json<History>();
    expect([viewer, first.n]).toEqual([0, 0]);
    expect(say).toContainEqual(expect.objectContaining({ t: 'card' })); // set-up turns up the first card
    expect(at).toHaveLength(1 + steps.length);
  });
});

describe('bad requests', () => {
  test.each([
    ['not JSON', '{"game"', 400, 'WIRE-1'],
    ['a list', '[]', 400, 'WIRE-2'],
    ['an unknown field', '{"game":"don-quixote","seats":["me"],"admin":true}', 400, 'WIRE-2'],
    ['a wrong type', '{"game":7,"seats":["me"]}', 400, 'WIRE-2'],
    [
      'a clock out of range',
      '{"game":"don-quixote","seats":["me"],"clock":{"t":"post","days":99,"late":"bot"}}',
      400,
      'WIRE-2',
    ],
    ['a prototype', '{"__proto__":{"admin":true},"game":"don-quixote","seats":["me"]}', 400, 'WIRE-1'],
    ['a constructor', '{"constructor":{"prototype":{}},"game":"don-quixote","seats":["me"]}', 400, 'WIRE-1'],
    [
      'deep nesting',
      `{"game":"don-quixote","seats":["me"],"options":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      422,
      'TABLE-15',
    ],
    ['17 kB', `{"game":"${'x'.repeat(17_000)}"}`, 413, 'WIRE-3'],
  ])('%s is refused with a rule', async (_, payload, status, rule) => {
    const { cookie } = await newcomer();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await inject({ method: 'POST', url: '/api/tables', headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { rule: { id: rule } }]);
  });

  test.each([
    ['GET', '/api/tables/nowhere', 404, 'TABLE-3'],
    ['GET', '/api/tables/__proto__', 404, 'TABLE-3'],
    ['GET', '/api/nothing', 404, 'WIRE-6'],
    ['POST', '/api/tables', 401, 'PERSON-1'],
  ] as const)('%s %s is answered with %i and a rule', async (method, url, status, rule) => {
    const payload = { game: 'don-quixote', seats: ['me'] };
    const answer = await inject({ method, url, ...(method === 'POST' ? { payload } : {}) });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { rule: { id: rule } }]);
  });

  test.each(['https://evil.example', 'null', 'http://localhost:81'])('origin %s is refused', async (origin) => {
    const answer = await inject({
      method: 'POST',
      url: '/api/me',
      headers: { origin, host: 'localhost' },
      payload: {},
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { rule: { id: 'WIRE-5' } }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['a\\u0000b', 'a\\ud800b'])('a character that cannot be stored is refused: %s', async (words) => {
    const { cookie } = await newcomer();
    const headers = { cookie, 'content-type': 'application/json' };
    const named = await inject({ method: 'PATCH', url: '/api/me', headers, payload: `{"name":"${words}"}` });
    expect([named.statusCode, named.json()]).toMatchObject([400, { rule: { id: 'WIRE-2' } }]);
    const { id } = await openTable(cookie, { seats: ['me'], start: true });
    const payload = `{"t":"chat","id":"x","text":"${words}"}`;
    const said = await inject({ method: 'POST', url: `/api/tables/${id}/say`, headers, payload });
    expect([said.statusCode, said.json()]).toMatchObject([400, { rule: { id: 'WIRE-2' } }]);
  });

  test.each(['/api/tables/a%00b', '/api/tables/a%00b/events?w=2', '/api/games?x=%00'])('%s is refused', async (url) => {
    expect((await inject({ method: 'GET', url })).statusCode).toBe(400);
  });

  test.each([
    ['a bad URL', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['no HTTP', 'Once upon a time\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 417],
    ['an upgrade to nothing', 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', 404],
    [
      'a bad handshake',
      'GET /api/tables/x/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      400,
    ],
  ])('%s is answered with the security headers', async (_, request, status) => {
    const answer = await rawAnswer(testServer.base, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test('our own origin is accepted, and every answer has the headers', async () => {
    const headers = { origin: 'http://localhost', host: 'localhost' };
    const answer = await inject({ method: 'POST', url: '/api/me', headers, payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
  });

  test('behind a proxy with https the cookie is secure', async () => {
    const proxied = await openTestServer({ ORIGIN: 'https://errantry.example', TRUST_PROXY: '1' });
    const headers = { origin: 'https://errantry.example' };
    const answer = await proxied.server.app.http.inject({ method: 'POST', url: '/api/me', headers, payload: {} });
    expect(answer.headers).toMatchObject({
      'set-cookie': expect.stringContaining('; Secure'),
      'strict-transport-security': expect.any(String),
    });
    await proxied.close();
  });

  test('headers or a body that come too slowly are refused with 408', async () => {
    const own = await openTestServer();
    onTestFinished(() => own.close());
    const { server } = own.server.app.http;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 20_000]);
    [server.headersTimeout, server.requestTimeout] = [1, 1]; // Node looks every other second all the same
    const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const begun = [head, `${head}Content-Length: 9\r\n\r\n{`];
    for (const answer of await Promise.all(begun.map((request) => rawAnswer(own.base, request)))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*x-content-type-options: nosniff/);
      expect(answer).toContain('"id":"WIRE-10"');
    }
  });

  test('too many requests of one address are refused', async () => {
    const small = await openTestServer();
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => small.server.app.http.inject({ method: 'GET', url: '/api/games' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0].json()).toMatchObject({ rule: { id: 'WIRE-4' } });
    await small.close();
  });
});

describe('operation', () => {
  test('health, readiness and metrics', async () => {
    expect((await inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    const { body } = await inject({ method: 'GET', url: '/metrics' });
    for (const name of [
      'errantry_moves_total',
      'errantry_append_seconds',
      'errantry_tables_in_memory',
      'nodejs_eventloop_lag',
    ])
      expect(body).toContain(name);
  });

  test('figures are for this machine, or for whoever has the token', async () => {
    const forwarded = await inject({ method: 'GET', url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect([forwarded.statusCode, forwarded.json()]).toMatchObject([403, { rule: { id: 'WIRE-11' } }]);
    const far = await inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(far.statusCode).toBe(403);
    const guarded = await openTestServer({ METRICS_TOKEN: 'a long secret token' });
    const ask = (headers: { authorization?: string }): Promise<LightMyRequestResponse> =>
      guarded.server.app.http.inject({ method: 'GET', url: '/metrics', headers, remoteAddress: '203.0.113.7' });
    expect((await ask({})).statusCode).toBe(403);
    expect((await ask({ authorization: 'Bearer a long secret tokem' })).statusCode).toBe(403);
    expect((await ask({ authorization: 'Bearer a long secret token' })).statusCode).toBe(200);
    await guarded.close();
  });

  test('security.txt names whom the operator has named', async () => {
    const url = '/.well-known/security.txt';
    expect((await inject({ method: 'GET', url })).statusCode).toBe(404);
    const named = await openTestServer({
      SECURITY_CONTACT: 'mailto:security@errantry.example',
      ORIGIN: 'https://errantry.example',
    });
    const { body, headers } = await named.server.app.http.inject({ method: 'GET', url });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:security@errantry\.example\nExpires: \d{4}-.*Z\n/);
    expect(body).toContain('Canonical: https://errantry.example/.well-known/security.txt\n');
    await named.close();
  });

  test('the OpenAPI page names every route with its body', async () => {
    const description = (await inject({ method: 'GET', url: '/api/openapi.json' })).json<{
      paths: { [path: string]: object };
    }>();
    expect(description.paths['/api/tables']).toMatchObject({
      post: { requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } } },
    });
    const page = await inject({ method: 'GET', url: '/api' });
    for (const path of Object.keys(description.paths)) expect(page.body).toContain(path);
  });
});

describe('limits of tables, at their defaults', () => {
  const open = (own: TestServer, cookie: string, listed: boolean) =>
    own.server.app.http.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { cookie },
      payload: { game: 'don-quixote', seats: ['me', 'empty'], listed },
    });

  test('a person hosts so many tables and no more, even if they ask all at once; another may open one', async () => {
    const own = await openTestServer({ TABLES_PER_PERSON: '3' });
    onTestFinished(() => own.close());
    const [{ cookie }, other] = [await own.newGuest(), await own.newGuest()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(own, cookie, false)));
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(3);
    const refused = await open(own, cookie, false);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { rule: { id: 'LIMIT-1' }, most: 3 }]);
    expect((await open(own, other.cookie, false)).statusCode).toBe(200);
    const { id } = answers.find(({ statusCode }) => statusCode === 200)!.json<TableInfo>(); // there are three
    const url = `/api/tables/${id}/leave`;
    await own.server.app.http.inject({ method: 'POST', url, headers: { cookie }, payload: {} });
    expect((await open(own, cookie, false)).statusCode).toBe(200);
  });

  test('five listed tables; more are opened unlisted', async () => {
    const own = await openTestServer();
    onTestFinished(() => own.close());
    const { cookie } = await own.newGuest();
    const codes: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let i = 0; i < 6; i++) codes.push((await open(own, cookie, true)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await open(own, cookie, false)).statusCode).toBe(200);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
