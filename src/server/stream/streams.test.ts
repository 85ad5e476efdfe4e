/** Streams over real sockets and real event streams: play, breaks, and everything that strangers may send. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TableClient, ClientEvent, TransportKind } from '../../wire/client.ts';
import type { Moves, ServerMessage } from '../../wire/messages.ts';
import { openSqlite } from '../store/sqlite.ts';
import { heldTable, playOut } from '../testing/scene.ts';
import { type TestServer, openTestServer } from '../testing/server.ts';
import { type Guest, startTable } from '../testing/guest.ts';

let testServer: TestServer;
const links: TableClient[] = [];

beforeEach(async () => {
  testServer = await openTestServer();
});

afterEach(async () => {
  for (const client of links.splice(0)) client.close();
  await testServer.close();
});

/** A client, and a way to wait for its events. */
function attentive(
  guest: Guest,
  table: string,
  kinds?: readonly TransportKind[],
): { client: TableClient; until(t: ClientEvent['t']): Promise<ClientEvent> } {
  let waiting: { t: ClientEvent['t']; done: (event: ClientEvent) => void }[] = [];
  const client = guest.follow(
    table,
    (event) => {
      const ready = waiting.filter(({ t }) => t === event.t);
      waiting = waiting.filter(({ t }) => t !== event.t);
      for (const { done } of ready) done(event);
    },
    kinds,
  );
  links.push(client);
  return { client, until: (t) => new Promise((done) => waiting.push({ t, done })) };
}

async function playFirst(client: TableClient): Promise<unknown> {
  const { moves } = (await client.moves()) as Moves;
  return client.play(moves[0]);
}

/** A bare socket, for messages that no real client sends. */
async function bare(
  guest: Guest | undefined,
  table: string,
  query = '',
): Promise<{ socket: WebSocket; messages: ServerMessage[]; closed: Promise<number> }> {
  const socket = new WebSocket(`${testServer.base.replace('http', 'ws')}/api/tables/${table}/stream?w=2${query}`, {
    headers: guest === undefined ? {} : { cookie: guest.cookie },
  });
  const messages: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as ServerMessage));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done) => socket.once('message', done));
  return { socket, messages, closed };
}

/** The next message after something was sent. */
async function answer(socket: WebSocket, text: string): Promise<ServerMessage> {
  const next = new Promise<ServerMessage>((done) =>
    socket.once('message', (data: Buffer) => done(JSON.parse(data.toString()) as ServerMessage)),
  );
  socket.send(text);
  return next;
}

describe.each([['socket'], ['events']] as const)('by %s', (kind) => {
  test('two people play, and each sees what the other may not', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests);
    const [one, other] = guests.map((guest) => attentive(guest, id, [kind]));
    await Promise.all([one.until('view'), other.until('view')]);
    const step = other.until('step');
    expect(await playFirst(one.client)).toMatchObject({ t: 'ok', n: 1 });
    expect(await step).toMatchObject({ n: 1, set: { 'realms.0.sealed': -2 } });
    expect(one.client.now()).toMatchObject({ n: 1, asked: -1, viewer: 0 });
    expect(other.client.now()).toMatchObject({ n: 1, asked: 0, viewer: 1 });
    const refused = await other.client.play({ t: 'lay', tile: 22, turn: 0 });
    expect(refused).toMatchObject({ t: 'no', rule: { id: 'DQ-4.5' }, why: expect.any(String) });
  });

  test('after a break the missed steps come, and what was not answered is sent again', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests);
    const [one, other] = guests.map((guest) => attentive(guest, id, [kind]));
    await Promise.all([one.until('view'), other.until('view')]);
    const { moves } = (await one.client.moves()) as Moves;
    const [lost, otherLost] = [one.until('lost'), other.until('lost')];
    const table = await heldTable(testServer.server.tables, id);
    table?.disconnectAll();
    await Promise.all([lost, otherLost]);
    expect(await one.client.play(moves[0])).toMatchObject({ t: 'ok', n: 1 }); // sent while disconnected
    if (other.client.now().n === 0) await other.until('step');
    expect(other.client.now().n).toBe(1);
  });
});

test('where sockets are blocked, the client uses event streams by itself', async () => {
  const guests = [await testServer.newGuest(), await testServer.newGuest()];
  const { id } = await startTable(guests);
  const one = attentive(guests[0], id, ['events']);
  await one.until('view');
  expect(await playFirst(one.client)).toMatchObject({ t: 'ok', n: 1 });
});

test('a second browser of the same person sees the same and may play; the first answer counts', async () => {
  const guest = await testServer.newGuest();
  const { id } = await startTable([guest]);
  const [one, other] = [attentive(guest, id), attentive(guest, id)];
  await Promise.all([one.until('view'), other.until('view')]);
  const { moves } = (await one.client.moves()) as Moves;
  const answers = await Promise.all([one.client.play(moves[0]), other.client.play(moves[1])]);
  expect(answers.map(({ t }) => t).toSorted()).toEqual(['no', 'ok']);
  expect(answers.find(({ t }) => t === 'no')).toMatchObject({ rule: { id: 'TABLE-5' } });
});

describe('a screen that somebody turns to the table', () => {
  const SCREEN = '&screen=1';

  test('is known to all while it is there; the host ends its show for everybody, and nobody else does', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests, { watch: true });
    const [host, other] = guests.map((guest) => attentive(guest, id));
    await Promise.all([host.until('view'), other.until('view')]);
    const turnedOn = other.until('table');
    const { socket, messages, closed } = await bare(undefined, id, SCREEN);
    await turnedOn;
    expect(other.client.now().card?.screenOn).toBe(true);
    const refused = other.until('no');
    other.client.skip();
    expect(await refused).toMatchObject({ rule: { id: 'TABLE-10' } });
    const skipped = other.until('skip');
    host.client.skip();
    await skipped;
    const turnedOff = other.until('table');
    socket.close();
    await closed;
    expect(messages.filter(({ t }) => t === 'skip')).toHaveLength(1);
    await turnedOff;
    expect(other.client.now().card?.screenOn).toBeUndefined();
  });

  test('counts at a listed table only if it belongs to somebody who sits there', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests, { watch: true, listed: true });
    const stranger = await testServer.newGuest();
    const { messages } = await bare(stranger, id, SCREEN);
    expect(messages).not.toContainEqual(expect.objectContaining({ card: expect.objectContaining({ screenOn: true }) }));
    const own = attentive(guests[0], id);
    await own.until('view');
    expect(own.client.now().card?.screenOn).toBeUndefined();
    const turnedOn = own.until('table');
    await bare(guests[1], id, SCREEN);
    await turnedOn;
    expect(own.client.now().card?.screenOn).toBe(true);
  });
});

describe('what strangers send', () => {
  test.each([
    ['not JSON', 'hello?', 'WIRE-1'],
    ['a number', '7', 'WIRE-2'],
    ['an unknown word', '{"t":"reset"}', 'WIRE-2'],
    ['an internal word', '{"t":"late","seat":0}', 'WIRE-2'],
    ['an unknown field', '{"t":"moves","seat":1}', 'WIRE-2'],
    ['the id of a bot', '{"t":"play","id":"bot:0","asked":0,"move":{}}', 'WIRE-2'],
    ['a prototype', '{"t":"play","id":"a","asked":0,"move":{},"__proto__":{"t":"x"}}', 'WIRE-2'],
    ['the name of a method', '{"t":"toString"}', 'WIRE-2'],
    ['deep nesting', `{"t":"play","id":"a","asked":0,"move":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'TABLE-6'],
    ['wrong types', '{"t":"play","id":{},"asked":"0","move":[]}', 'WIRE-2'],
  ])('%s is answered with a rule, and the connection stays open', async (_, text, rule) => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const { socket } = await bare(guest, id);
    await answer(socket, '{"t":"ping"}'); // the first messages have arrived
    await answer(socket, '{"t":"moves"}');
    expect(await answer(socket, text)).toMatchObject({ t: 'no', rule: { id: rule } });
    socket.close();
  });

  test('an unknown table is refused and the connection closed', async () => {
    const { messages, closed } = await bare(undefined, 'nowhere');
    expect(await closed).toBe(1008);
    expect(messages).toMatchObject([{ t: 'no', rule: { id: 'TABLE-3' } }]);
  });

  test('a watcher plays nothing', async () => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const watcher = attentive(await testServer.newGuest(), id);
    await watcher.until('view');
    expect(watcher.client.now().viewer).toBe('watcher');
    expect(await watcher.client.play({ t: 'lay', tile: 0, turn: 0 })).toMatchObject({ rule: { id: 'TABLE-4' } });
  });

  test('a frame of 4 kB is read, one byte more is not', async () => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const { socket, closed } = await bare(guest, id);
    await answer(socket, '{"t":"ping"}');
    await answer(socket, '{"t":"ping"}');
    expect(await answer(socket, 'x'.repeat(4096))).toMatchObject({ t: 'no', rule: { id: 'WIRE-1' } });
    socket.send('x'.repeat(4097));
    expect(await closed).toBe(1009);
  });

  test('an invented cookie allows nothing but watching', async () => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const { socket, messages } = await bare({ ...guest, cookie: `errantry=${'A'.repeat(43)}` }, id);
    const play = { t: 'play', id: 'x', asked: 0, move: { t: 'lay', tile: 0, turn: 0 } };
    socket.send(JSON.stringify(play));
    await new Promise<void>((refused) => {
      socket.on('message', (data: Buffer) => data.toString().includes('"t":"no"') && refused());
    });
    expect(messages[0]).toMatchObject({ t: 'hello', viewer: 'watcher' });
    expect(messages.at(-1)).toMatchObject({ t: 'no', id: 'x', rule: { id: 'PERSON-1' } });
    socket.close();
  });

  test('a frame of 1 MB closes that connection only', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests);
    const { socket, closed } = await bare(guests[1], id);
    const one = attentive(guests[0], id);
    await one.until('view');
    socket.send('x'.repeat(1_000_000));
    expect(await closed).toBe(1009);
    expect(await playFirst(one.client)).toMatchObject({ t: 'ok' });
  });

  test.each([
    ['don-quixote', 4096],
    ['la-mancha', 32_768], // some moves hold long texts
  ])('at a table of %s a frame of %i bytes is answered, and one more closes the connection', async (game, most) => {
    const guests = [await testServer.newGuest(), await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests, { game });
    const { socket, messages, closed } = await bare(guests[1], id);
    socket.send('x'.repeat(most));
    await expect.poll(() => messages.find(({ t }) => t === 'no')).toMatchObject({ rule: { id: 'WIRE-1' } });
    socket.send('x'.repeat(most + 1));
    expect(await closed).toBe(1009);
  });

  test('a client with 10,000 messages at once is disconnected with a rule; everybody else plays on', async () => {
    const guests = [await testServer.newGuest(), await testServer.newGuest()];
    const { id } = await startTable(guests);
    const { socket, messages, closed } = await bare(guests[1], id);
    const one = attentive(guests[0], id);
    await one.until('view');
    for (let i = 0; i < 10_000; i++) socket.send('{"t":"moves"}');
    expect(await closed).toBe(1008);
    expect(messages.filter(({ t }) => t === 'no')).toContainEqual(
      expect.objectContaining({ rule: expect.objectContaining({ id: 'WIRE-4' }) }),
    );
    expect(await playFirst(one.client)).toMatchObject({ t: 'ok' });
  });

  test('a client with thousands of pings is disconnected; a few are answered', async () => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const { socket, closed } = await bare(guest, id);
    const pong = once(socket, 'pong');
    socket.ping('still there?');
    expect(String((await pong)[0])).toBe('still there?');
    for (let i = 0; i < 2000 && socket.readyState === WebSocket.OPEN; i++) socket.ping();
    expect(await closed).toBe(1008);
  });

  test('a flood of connections from one address is refused before the upgrade', async () => {
    await testServer.close();
    testServer = await openTestServer({ CONNECTIONS_PER_ADDRESS: '10' });
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const url = `${testServer.base.replace('http', 'ws')}/api/tables/${id}/stream?w=2`;
    const results = await Promise.all(
      Array.from({ length: 40 }, () => {
        const socket = new WebSocket(url);
        return new Promise<string>((done) => {
          socket.on('open', () => done('open'));
          socket.on('error', (error) => done(error.message));
        });
      }),
    );
    expect(results.filter((result) => result === 'open')).toHaveLength(10);
    expect(results).toContain('Unexpected server response: 429');
  });

  test('another origin gets no socket', async () => {
    const guest = await testServer.newGuest();
    const { id } = await startTable([guest]);
    const socket = new WebSocket(`${testServer.base.replace('http', 'ws')}/api/tables/${id}/stream?w=2`, {
      origin: 'https://evil.example',
      headers: { cookie: guest.cookie },
    });
    const error = await new Promise<Error>((done) => socket.on('error', done));
    expect(error.message).toBe('Unexpected server response: 403');
  });
});

test('a bot takes over after a time of absence, and the person gets the seat back with a summary', async () => {
  const guests = [await testServer.newGuest(), await testServer.newGuest()];
  const { id } = await startTable(guests, { grace: 1 });
  const one = attentive(guests[0], id);
  await one.until('view');
  const second = attentive(guests[1], id);
  await second.until('view');
  const sealed = one.until('step');
  second.client.close();
  await sealed; // the bot has played for the second
  const back = attentive(guests[1], id);
  expect(await back.until('meanwhile')).toMatchObject({ moves: [{ n: 1, by: 'bot', move: { t: 'lay' } }] });
  const table = await heldTable(testServer.server.tables, id);
  expect(table?.card().seats[1]).toMatchObject({ person: guests[1].person.id, here: true });
  expect(table?.card().seats[1]).not.toHaveProperty('away');
});

test('a person and three bots play a whole game, and the record is there', async () => {
  await testServer.close();
  testServer = await openTestServer({ RATE: '100' });
  const guest = await testServer.newGuest();
  const bots = ['greedy', 'random', 'greedy'].map((bot) => ({ bot }));
  const { id } = await guest.post<{ id: string }>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', ...bots],
    start: true,
  });
  let answered = -1; // each question once: while one waits for its answer, bots move on
  await new Promise<void>((over) => {
    const client = guest.follow(id, ({ t }) => {
      const { asked, card } = client.now();
      if (t === 'table' && card?.status === 'over') over();
      if ((t !== 'view' && t !== 'step') || asked <= answered) return;
      answered = asked;
      void playFirst(client);
    });
    links.push(client);
  });
  const record = await guest.get<{ moves: object[]; seed: string }>(`/api/tables/${id}/record`);
  expect(record.moves).toHaveLength(88);
});

test('a client that breaks the connection while it is refused does no harm', async () => {
  const refused = `GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const { port } = new URL(testServer.base);
  const broken = Array.from({ length: 20 }, async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(refused);
    await once(socket, 'data');
    socket.resetAndDestroy();
  });
  await Promise.all(broken);
  expect((await fetch(`${testServer.base}/healthz`)).status).toBe(200);
});

test('a refused handshake leaves no connection behind, whatever else was sent, and whether the client hangs up or not', async () => {
  const { server } = testServer.server.app.http;
  const connections = promisify(server.getConnections.bind(server));
  const head = `GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const [polite, silent] = ['end', 'data'].map((hangsUp) => {
    const socket = connect({ port: Number(new URL(testServer.base).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.write(head);
    socket.once('data', () => socket.write('and more'));
    if (hangsUp === 'end') socket.once('end', () => socket.end());
    return socket.resume();
  });
  await Promise.all([polite, silent].map((socket) => once(socket, 'end')));
  await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0);
  silent.destroy();
});

test('a handshake that fails while the store fails ends nothing else', async () => {
  await testServer.close();
  const store = await openSqlite(':memory:');
  testServer = await openTestServer({}, { store: { ...store, personOf: () => Promise.reject(new Error('no disk')) } });
  const socket = connect(Number(new URL(testServer.base).port), '127.0.0.1');
  const head = ['GET /api/tables/x/stream HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
  socket.write([...head, `Cookie: errantry=${'A'.repeat(43)}`, '', ''].join('\r\n')); // without a key
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 400');
  expect((await fetch(`${testServer.base}/healthz`)).status).toBe(200);
});

test('what happens at a table while its event streams end reaches nobody and breaks nothing', async () => {
  const guests = [await testServer.newGuest(), await testServer.newGuest()];
  const { id } = await startTable(guests);
  const [one, other] = guests.map((guest) => attentive(guest, id, ['events']));
  await Promise.all([one.until('view'), other.until('view')]);
  const lost = [one.until('lost'), other.until('lost')];
  const table = await heldTable(testServer.server.tables, id);
  table?.disconnectAll();
  expect(await table?.chat(guests[0].person.id, 'a', 'to those who just left')).toEqual({ n: 1 });
  await Promise.all(lost);
  expect(await other.until('chat')).toMatchObject({ text: 'to those who just left' }); // when they are back
});

test('games are not played again for one address as often as it likes: it is refused, or gets the whole view', async () => {
  const guest = await testServer.newGuest();
  const { id } = await startTable([guest]);
  const table = await heldTable(testServer.server.tables, id);
  await playOut(table, 'again');
  const since = `&n=${table.current().match!.told - 1}`;
  const missed = await bare(guest, id, since);
  await expect.poll(() => missed.messages.map(({ t }) => t)).toContain('step');
  const asked = Array.from({ length: 80 }, () => guest.ask('GET', `/api/tables/${id}/history`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const whole = await bare(guest, id, since);
  await expect.poll(() => whole.messages.map(({ t }) => t)).toContain('view');
});

test('a graceful stop tells every client to reconnect', async () => {
  const guest = await testServer.newGuest();
  const { id } = await startTable([guest]);
  const { messages, closed } = await bare(guest, id);
  await testServer.close();
  expect(await closed).toBe(1012);
  expect(messages.at(-1)).toMatchObject({ t: 'bye', again: expect.any(Number) });
  testServer = await openTestServer();
});

/** A client that never answers: not even a closing frame. */
async function deaf(guest: Guest, table: string): Promise<{ say(text: string): void; closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(testServer.base).port), '127.0.0.1');
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13';
  const head = `GET /api/tables/${table}/stream?w=2 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket`;
  socket.write(`${head}\r\n${key}\r\nCookie: ${guest.cookie}\r\n\r\n`);
  let heard = '';
  await new Promise<void>((done) => {
    socket.on('data', (data) => {
      heard += data.toString();
      if (heard.includes('"t":"view"')) done();
    });
  });
  return {
    say(text) {
      const mask = Buffer.alloc(4); // of zeros: it changes nothing
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, Buffer.from(text)]));
    },
    closed: once(socket, 'close'),
  };
}

test('what somebody says whose connection was closed is not heard any more', async () => {
  const guests = [await testServer.newGuest(), await testServer.newGuest()];
  const { id } = await startTable(guests);
  const client = await deaf(guests[0], id);
  const table = await heldTable(testServer.server.tables, id);
  table.disconnectAll();
  client.say('{"t":"chat","id":"a","text":"I am still here"}');
  await client.closed;
  expect(await table.chat(guests[1].person.id, 'b', 'You are not')).toEqual({ n: 1 });
});

test('a client that never answers does not keep the server from stopping', async () => {
  const guest = await testServer.newGuest();
  const { id } = await startTable([guest]);
  const client = await deaf(guest, id);
  const begun = performance.now();
  await testServer.close();
  await client.closed;
  expect(performance.now() - begun).toBeLessThan(10_000);
  testServer = await openTestServer();
});

test('a table stays in memory until what was said is answered, though whoever said it has gone', async () => {
  await testServer.close();
  const store = await openSqlite(':memory:');
  let enter = (): void => undefined;
  let go = (): void => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const gate = new Promise<void>((resolve) => (go = resolve));
  const slow = async (...line: Parameters<typeof store.chatWith>): Promise<number | undefined> => {
    enter();
    await gate;
    return store.chatWith(...line);
  };
  testServer = await openTestServer({ TABLES_IN_MEMORY: '10' }, { store: { ...store, chatWith: slow } });
  const { tables } = testServer.server;
  const guest = await testServer.newGuest();
  const { id } = await startTable([guest]);
  const { socket } = await bare(guest, id);
  socket.send('{"t":"chat","id":"a","text":"Farewell"}');
  await entered;
  socket.terminate();
  await expect.poll(() => tables.use(id, ({ audience }) => audience.isEmpty())).toBe(true);
  await Promise.all(Array.from({ length: 12 }, () => startTable([guest])));
  expect(tables.isHere(id)).toBe(true);
  go();
});
