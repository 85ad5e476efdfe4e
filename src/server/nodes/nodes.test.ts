/** Two and three servers on one PostgreSQL: any of them serves anybody, and when one goes the others go on. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/load.ts';
import type { OwnTable } from '../../wire/http.ts';
import type { DeskHealth, NewToken } from '../../wire/desk.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { openPostgres } from '../store/postgres.ts';
import type { TransportKind } from '../../wire/client.ts';
import { arrive, comeBack, type Guest } from '../testing/guest.ts';
import { newDatabase } from '../testing/postgres.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { programOf, refusedBy, withToken } from '../testing/token.ts';
import { MARK, openMarks } from './marks.ts';

let url: string;
let servers: TestServer[] = [];

beforeEach(async () => {
  url = await newDatabase();
  servers = [];
  await openNode();
  await openNode();
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function openNode(settings: { readonly [name: string]: string } = {}): Promise<TestServer> {
  const server = await openTestServer({ RATE: '1000', ...settings }, { store: await openPostgres(url) });
  servers.push(server);
  return server;
}

async function close(server: TestServer): Promise<void> {
  servers = servers.filter((one) => one !== server);
  await server.close();
}

/** The same person at another node. */
const at = ({ base }: TestServer, { cookie }: Guest): Promise<Guest> => comeBack(() => base, cookie);

async function tableAt(host: Guest, guest: Guest): Promise<TableInfo> {
  const { id } = await host.post<TableInfo>('/api/tables', { game: 'don-quixote', seats: ['me', 'empty'] });
  await guest.post(`/api/tables/${id}/join`);
  return host.post<TableInfo>(`/api/tables/${id}/start`);
}

interface Seated {
  readonly link: ReturnType<Guest['follow']>;
  /** Fulfilled when step n was told. */
  told(n: number): Promise<void>;
}

function seated(guest: Guest, table: string, kinds?: readonly TransportKind[]): Seated {
  let wake = (): void => undefined;
  const link = guest.follow(table, () => wake(), kinds);
  return {
    link,
    async told(n) {
      // oxlint-disable-next-line no-await-in-loop -- until it is told
      while (link.now().n < n) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

async function playFirst({ link }: Seated): Promise<number> {
  const { view, viewer } = link.now();
  const answer = await link.play(GAMES['don-quixote'].moves(view, viewer as number)[0]);
  if (answer.t === 'no') throw new Error(answer.rule.text);
  return answer.n!;
}

test.each<readonly TransportKind[]>([['socket'], ['events']])(
  'PostgreSQL: two people at two nodes play at one table, by %s',
  async (kind) => {
    const [first, second] = servers;
    const alonso = await arrive(() => first.base);
    const sancho = await arrive(() => second.base);
    const { id } = await tableAt(alonso, sancho);
    const seats = [seated(alonso, id, [kind]), seated(sancho, id, [kind])];
    await Promise.all(seats.map((seat) => seat.told(0)));
    for (let i = 0; i < 6; i++) {
      const mover = seats.find(({ link }) => link.now().asked >= 0)!;
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      const n = await playFirst(mover);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await Promise.all(seats.map((seat) => seat.told(n)));
    }
    const [mine, theirs] = await Promise.all([alonso, sancho].map((one) => one.get<TableInfo>(`/api/tables/${id}`)));
    expect(mine).toEqual(theirs);
    expect(mine.seats).toMatchObject([{ here: true }, { here: true }]);
    const { tables } = await sancho.get<{ tables: OwnTable[] }>('/api/me/tables');
    expect(tables).toMatchObject([{ card: { seats: [{ here: true }, { here: true }] }, seat: 1 }]);
    expect(servers.map(({ server }) => server.tables.size())).toEqual([1, 0]);
    for (const { link } of seats) link.close();
  },
);

test('PostgreSQL: when the owner stops, the other node goes on at once, and so do its players', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await tableAt(alonso, await arrive(() => second.base));
  const seat = seated(await at(second, alonso), id);
  await seat.told(0);
  await Promise.all([close(first), playFirst(seat)]); // the first may still have taken the move
  await expect.poll(() => second.server.tables.isHere(id), { timeout: 10_000 }).toBe(true);
  seat.link.close();
});

test('PostgreSQL: bots of a node that stopped are played by another, though nobody looks', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const bots = [{ bot: 'easy' }, { bot: 'easy' }];
  const { id } = await alonso.post<TableInfo>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', ...bots],
    start: true,
  });
  await close(first);
  await second.server.node.beat();
  expect(second.server.tables.isHere(id)).toBe(true);
});

test('PostgreSQL: a game that a node dropped while it was late, and still has, is taken up again, though nobody looks', async () => {
  const [{ server }] = servers;
  const alonso = await arrive(() => servers[0].base);
  const { id } = await alonso.post<TableInfo>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', { bot: 'easy' }],
    start: true,
  });
  server.tables.drop(() => true);
  expect(server.tables.isHere(id)).toBe(false);
  // oxlint-disable-next-line no-await-in-loop -- it compares now and then
  for (let beats = 0; beats < 5; beats++) await server.node.beat();
  expect(server.tables.isHere(id)).toBe(true);
});

test('PostgreSQL: a new name is known at every node, and at tables that others have', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const sancho = await arrive(() => second.base);
  const { id } = await tableAt(alonso, sancho);
  expect((await sancho.ask('PATCH', '/api/me', { name: alonso.person.name })).status).toBe(409);
  expect((await sancho.ask('PATCH', '/api/me', { name: 'Dulcinea' })).body).toMatchObject({ name: 'Dulcinea' });
  expect((await alonso.get<TableInfo>(`/api/tables/${id}`)).seats[1]).toMatchObject({ name: 'Dulcinea' });
});

test('PostgreSQL: a code that one node gave leads to its table at every other', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await alonso.post<TableInfo>('/api/tables', { game: 'don-quixote', seats: ['me', 'empty'] });
  const { code } = await (await at(second, alonso)).get<{ code: string }>(`/api/tables/${id}/code`);
  await expect.poll(async () => alonso.ask('POST', '/api/code', { code })).toMatchObject({ body: { table: id } });
  const sancho = await arrive(() => second.base);
  await expect.poll(async () => sancho.ask('POST', '/api/code', { code })).toMatchObject({ body: { table: id } });
});

test('PostgreSQL: a ban, a new token and an announcement at one node hold at all of them', async () => {
  const [first, second] = servers;
  const admin = await arrive(() => first.base);
  await first.server.context.store.addAdmin(admin.person.id, 1);
  const ana = await arrive(() => second.base);
  const { token, bots } = await ana.post<NewToken>('/api/me/bots', { name: 'Rocinante' });
  const { id } = await ana.post<TableInfo>('/api/tables', { game: 'don-quixote', seats: ['me', 'empty'] });
  const page = programOf(() => second.base, { cookie: ana.cookie }).follow(id);
  const bot = withToken(() => first.base, token).follow(id); // piped to the second node
  await Promise.all([page, bot].map((stream) => stream.hears(({ t }) => t === 'hello')));
  await admin.post('/api/admin/announce', { en: 'Hello', es: '', minutes: 5 });
  await Promise.all([page, bot].map((stream) => stream.hears(({ t }) => t === 'news')));
  expect(await ana.get('/api/announcements')).toMatchObject({ announcements: [{ en: 'Hello' }] });

  await (await at(first, ana)).post('/api/me/bots/token', { id: bots[0].id });
  await bot.closed;
  const again = withToken(() => first.base, token).follow(id);
  await again.hears(refusedBy(SERVER_RULES.token));

  await admin.post('/api/admin/ban', { person: ana.person.id, why: 'rude' });
  await page.closed;
  expect((await ana.ask('POST', `/api/tables/${id}/start`, {})).body).toEqual({
    rule: SERVER_RULES.banned,
    why: 'rude',
  });
  await admin.post(`/api/admin/tables/${id}/close`, { why: '' }); // by its owner
  expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ status: 'closed', shut: true });
  const { nodes, engine } = await admin.get<DeskHealth>('/api/admin/health');
  expect(engine).toBe('PostgreSQL');
  expect(nodes.filter(({ isThis }) => isThis).length).toBe(1);
  expect(new Set(nodes.map(({ tables }) => tables))).toEqual(new Set([0, 1]));
});

test('PostgreSQL: nobody outside can speak as a node', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const sancho = await arrive(() => second.base);
  const { id } = await tableAt(alonso, sancho);
  const { node } = first.server.context.store.nodes;
  const path = `/api/tables/${id}/leave`;
  const forged = openMarks('a secret of somebody else', node!);
  const passed = { person: sancho.person, address: '1.2.3.4', isHttps: false };
  const send = (mark: string, method = 'POST', to = path): Promise<Response> =>
    fetch(first.base + to, {
      method,
      headers: { [MARK]: mark, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
  expect((await send(forged.of(node!, { method: 'POST', url: path }, passed))).status).toBe(503);
  expect(
    (await send(forged.of(node!, { method: 'POST', url: '/node/ask' }, passed, '{}'), 'POST', '/node/ask')).status,
  ).toBe(404);
  const real = openMarks(await second.server.context.store.secret('nodes', ''), node!);
  const mark = real.of(node!, { method: 'GET', url: `/api/tables/${id}` }, passed);
  expect((await send(mark)).status).toBe(503); // it was for another request
  expect((await send(real.of('another-node', { method: 'POST', url: path }, passed))).status).toBe(503);
  expect((await send(real.of(node!, { method: 'POST', url: path }, passed))).status).toBe(200);
});

test('PostgreSQL: a stream that was meant for the node that was here before is refused, and its player is not taken for a stranger', async () => {
  const [first] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await tableAt(alonso, await arrive(() => first.base));
  const real = openMarks(await first.server.context.store.secret('nodes', ''), '');
  const path = `/api/tables/${id}/stream?w=2`;
  const passed = { person: alonso.person, address: '1.2.3.4', isHttps: false };
  const mark = real.of('the-one-before', { method: 'GET', url: path }, passed);
  const socket = new WebSocket(first.base.replace('http', 'ws') + path, { headers: { [MARK]: mark } });
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(answer.statusCode).toBe(503);
  answer.destroy();
});

test('PostgreSQL: a node that is late shows nobody what it has in memory, not even through another node', async () => {
  const [first] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await tableAt(alonso, await arrive(() => first.base));
  const { store } = first.server.context;
  const marks = openMarks(await store.secret('nodes', ''), '');
  const passed = { person: alonso.person, address: '1.2.3.4', isHttps: false };
  const markFor = (path: string) => ({ [MARK]: marks.of(store.nodes.node!, { method: 'GET', url: path }, passed) });
  Object.assign(first.server.node, { isLate: () => true }); // waiting for it takes seconds
  const stream = `/api/tables/${id}/stream?w=2`;
  const socket = new WebSocket(first.base.replace('http', 'ws') + stream, { headers: markFor(stream) });
  const [text] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(text.toString())).toMatchObject({ t: 'bye' });
  const info = `/api/tables/${id}`;
  expect((await fetch(first.base + info, { headers: markFor(info) })).status).toBe(503);
});

test('PostgreSQL: a table that was being read while the node was late is read once more', async () => {
  const [first] = servers;
  const { context, tables } = first.server;
  const { id } = await tableAt(await arrive(() => first.base), await arrive(() => first.base));
  tables.dropAll();
  const read = context.store.table.bind(context.store);
  const found: unknown[] = [];
  Object.assign(context.store, {
    async table(wanted: string) {
      found.push(await read(wanted));
      if (found.length === 1) tables.dropAll(); // what was found may be old by now
      return found.at(-1);
    },
  });
  await tables.use(id, () => undefined);
  expect(found).toHaveLength(2);
});

test('PostgreSQL: a node of which nobody hears for too long drops its tables and serves them through their new owner', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await tableAt(alonso, await arrive(() => second.base));
  const seat = seated(alonso, id);
  await seat.told(0);
  const { nodes } = second.server.context.store;
  await first.server.context.store.nodes.leave(); // as if it was not heard of
  await nodes.take(id);
  await playFirst(seat);
  expect(servers.map(({ server }) => server.tables.isHere(id))).toEqual([false, true]);
  seat.link.close();
});

test('PostgreSQL: a socket that is no table is refused as by one server', async () => {
  const [first] = servers;
  const socket = new WebSocket(`${first.base.replace('http', 'ws')}/api/tables/none/stream?w=2`);
  const [text] = await new Promise<[Buffer]>((resolve) => socket.once('message', (data: Buffer) => resolve([data])));
  expect(JSON.parse(text.toString())).toMatchObject({ t: 'no' });
});

test('PostgreSQL: a node that is stopped is not ready any more before it gives up its tables', async () => {
  const [{ server }] = servers;
  const third = await openNode({ DRAIN_SECONDS: '2' });
  const { id } = await tableAt(await arrive(() => third.base), await arrive(() => third.base));
  const closed = close(third);
  const ready = await fetch(`${third.base}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { ok: false, reason: 'stopping' }]);
  const { nodes } = server.context.store;
  expect(await nodes.elsewhere([id])).toMatchObject([{ table: id }]);
  for (const { base } of [third, servers[0]]) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/stream?w=2`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [text] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(text.toString())).toMatchObject({ t: 'hello' }); // its players do not wait for the balancer
  }
  await closed;
  expect(await nodes.elsewhere([id])).toEqual([]);
});

test('PostgreSQL: two nodes that say they are at the same address are told so', async () => {
  const errors: string[] = [];
  const logError = (_: string, error: unknown): void => void errors.push(String(error));
  const store = await openPostgres(url);
  const third = await openTestServer({ NODE_URL: servers[0].base }, { store, logError });
  servers.push(third);
  await expect
    .poll(async () => {
      for (const { server } of [servers[0], third]) await server.node.beat(); // oxlint-disable-line no-await-in-loop -- in turn
      return errors;
    })
    .toEqual([expect.stringContaining('Set NODE_URL')]); // once; a sign of life that was under way may not have seen the other
});

test('PostgreSQL: every node tells its leases, its pipes and what it took from the dead', async () => {
  const [first, second] = servers;
  const alonso = await arrive(() => first.base);
  const { id } = await alonso.post<TableInfo>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', { bot: 'easy' }],
    start: true,
  });
  const seat = seated(await at(second, alonso), id);
  await seat.told(0);
  expect(await figuresOf(first)).toMatchObject({ leases: 1, pipes: 0, pipes_total: 0, takeovers_total: 0 });
  expect(await figuresOf(second)).toMatchObject({ leases: 0, pipes: 1, takeovers_total: 0 });
  seat.link.close();
  await close(first);
  await second.server.node.beat();
  expect(await figuresOf(second)).toMatchObject({ leases: 1, pipes: 0, takeovers_total: 1 });
});

test.each<readonly TransportKind[]>([['socket'], ['events']])(
  'PostgreSQL: whoever follows through another node and goes is gone at the owner too, by %s',
  async (kind) => {
    const [first, second] = servers;
    const alonso = await arrive(() => first.base);
    const { id } = await tableAt(alonso, await arrive(() => second.base));
    const seat = seated(await at(second, alonso), id, [kind]);
    await seat.told(0);
    expect(await figuresOf(first)).toMatchObject({ streams: 1 });
    seat.link.close();
    await expect.poll(() => figuresOf(first)).toMatchObject({ streams: 0 });
    await expect.poll(() => figuresOf(second)).toMatchObject({ streams: 0, pipes: 0 });
  },
);

const HANDSHAKE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';

test.each([
  ['socket', 'stream', HANDSHAKE],
  ['events', 'events', ''],
])(
  'PostgreSQL: whoever goes while a stream is being opened leaves nothing at any node, by %s',
  async (_, path, headers) => {
    const [first, second] = servers;
    const { id } = await tableAt(await arrive(() => first.base), await arrive(() => first.base));
    const gone = Array.from({ length: 40 }, async (__, i) => {
      const socket = connect(Number(new URL(servers[i % 2].base).port), '127.0.0.1');
      await once(socket, 'connect');
      const table = i % 2 === 0 ? 'nowhere' : id; // both have to be looked up
      socket.write(`GET /api/tables/${table}/${path}?w=2 HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
      setTimeout(() => socket.resetAndDestroy(), i / 4); // some before it is found, some after
      await once(socket, 'close');
    });
    await Promise.all(gone);
    await (await fetch(`${second.base}/api/tables/${id}`)).text(); // it is piped after them
    const nothing = { streams: 0, pipes: 0 };
    await expect.poll(() => figuresOf(first), { timeout: 15_000 }).toMatchObject(nothing);
    await expect.poll(() => figuresOf(second)).toMatchObject(nothing);
  },
);

const FIGURE = /^errantry_(leases|streams|pipes|pipes_total|takeovers_total) (\d+)$/gm;

async function figuresOf({ base }: TestServer): Promise<{ readonly [name: string]: number }> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Object.fromEntries([...text.matchAll(FIGURE)].map(([, name, value]) => [name, Number(value)]));
}
