/** Streams over real sockets and real event streams: play, breaks, and everything that strangers may send. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Link, News, Way } from '../../wire/client.ts';
import type { Moves, Told } from '../../wire/messages.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type OpenHouse, openHouse } from '../testing/context.ts';
import { type Guest, sitDown } from '../testing/visitor.ts';

let house: OpenHouse;
const links: Link[] = [];

beforeEach(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await house.close();
});

/** A link and a way to wait for what it hears. */
function attentive(
  guest: Guest,
  table: string,
  ways?: readonly Way[],
): { link: Link; until(t: News['t']): Promise<News> } {
  let waiting: { t: News['t']; done: (news: News) => void }[] = [];
  const link = guest.follow(
    table,
    (news) => {
      const ready = waiting.filter(({ t }) => t === news.t);
      waiting = waiting.filter(({ t }) => t !== news.t);
      for (const { done } of ready) done(news);
    },
    ways,
  );
  links.push(link);
  return { link, until: (t) => new Promise((done) => waiting.push({ t, done })) };
}

async function playFirst(link: Link): Promise<unknown> {
  const { moves } = (await link.moves()) as Moves;
  return link.play(moves[0]);
}

/** A bare socket, for what no decent client sends. */
async function bare(
  guest: Guest | undefined,
  table: string,
): Promise<{ socket: WebSocket; told: Told[]; closed: Promise<number> }> {
  const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/tables/${table}/stream`, {
    headers: guest === undefined ? {} : { cookie: guest.cookie },
  });
  const told: Told[] = [];
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as Told));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done) => socket.once('message', done));
  return { socket, told, closed };
}

/** The next message after something was sent. */
async function answer(socket: WebSocket, text: string): Promise<Told> {
  const next = new Promise<Told>((done) =>
    socket.once('message', (data: Buffer) => done(JSON.parse(data.toString()) as Told)),
  );
  socket.send(text);
  return next;
}

describe.each([['socket'], ['events']] as const)('by %s', (way) => {
  test('two people play, each told what the other may not know', async () => {
    const guests = [await house.guest(), await house.guest()];
    const { id } = await sitDown(guests);
    const [one, other] = guests.map((guest) => attentive(guest, id, [way]));
    await Promise.all([one.until('view'), other.until('view')]);
    const step = other.until('step');
    expect(await playFirst(one.link)).toMatchObject({ t: 'ok', n: 1 });
    expect(await step).toMatchObject({ n: 1, set: { 'realms.0.sealed': -2 } });
    expect(one.link.now()).toMatchObject({ n: 1, asked: -1, viewer: 0 });
    expect(other.link.now()).toMatchObject({ n: 1, asked: 0, viewer: 1 });
    const refused = await other.link.play({ t: 'lay', tile: 22, turn: 0 });
    expect(refused).toMatchObject({ t: 'no', rule: { id: 'DQ-4.5' }, why: expect.any(String) });
  });

  test('after a break the rest comes, and what was not answered is sent again', async () => {
    const guests = [await house.guest(), await house.guest()];
    const { id } = await sitDown(guests);
    const [one, other] = guests.map((guest) => attentive(guest, id, [way]));
    await Promise.all([one.until('view'), other.until('view')]);
    const { moves } = (await one.link.moves()) as Moves;
    const [lost, otherLost] = [one.until('lost'), other.until('lost')];
    const table = await house.server.hall.table(id);
    table?.dismiss();
    await Promise.all([lost, otherLost]);
    expect(await one.link.play(moves[0])).toMatchObject({ t: 'ok', n: 1 }); // said while away
    if (other.link.now().n === 0) await other.until('step');
    expect(other.link.now().n).toBe(1);
  });
});

test('where sockets are blocked, the client goes the other way by itself', async () => {
  const guests = [await house.guest(), await house.guest()];
  const { id } = await sitDown(guests);
  const one = attentive(guests[0], id, ['events']);
  await one.until('view');
  expect(await playFirst(one.link)).toMatchObject({ t: 'ok', n: 1 });
});

test('a second browser of the same person sees the same and may play; the first answer counts', async () => {
  const guest = await house.guest();
  const { id } = await sitDown([guest]);
  const [one, other] = [attentive(guest, id), attentive(guest, id)];
  await Promise.all([one.until('view'), other.until('view')]);
  const { moves } = (await one.link.moves()) as Moves;
  const answers = await Promise.all([one.link.play(moves[0]), other.link.play(moves[1])]);
  expect(answers.map(({ t }) => t).toSorted()).toEqual(['no', 'ok']);
  expect(answers.find(({ t }) => t === 'no')).toMatchObject({ rule: { id: 'TABLE-5' } });
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
  ])('%s is answered with a rule, and the line stays open', async (_, text, rule) => {
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const { socket } = await bare(guest, id);
    await answer(socket, '{"t":"ping"}'); // all that comes first is through
    await answer(socket, '{"t":"moves"}');
    expect(await answer(socket, text)).toMatchObject({ t: 'no', rule: { id: rule } });
    socket.close();
  });

  test('an unknown table is told and the line closed', async () => {
    const { told, closed } = await bare(undefined, 'nowhere');
    expect(await closed).toBe(1008);
    expect(told).toMatchObject([{ t: 'no', rule: { id: 'TABLE-3' } }]);
  });

  test('a watcher plays nothing', async () => {
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const watcher = attentive(await house.guest(), id);
    await watcher.until('view');
    expect(watcher.link.now().viewer).toBe('watcher');
    expect(await watcher.link.play({ t: 'lay', tile: 0, turn: 0 })).toMatchObject({ rule: { id: 'TABLE-4' } });
  });

  test('a frame of 4 kB is read, one byte more is not', async () => {
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const { socket, closed } = await bare(guest, id);
    await answer(socket, '{"t":"ping"}');
    await answer(socket, '{"t":"ping"}');
    expect(await answer(socket, 'x'.repeat(4096))).toMatchObject({ t: 'no', rule: { id: 'WIRE-1' } });
    socket.send('x'.repeat(4097));
    expect(await closed).toBe(1009);
  });

  test('a cookie that was made up gets no further than watching', async () => {
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const { socket, told } = await bare({ ...guest, cookie: `errantry=${'A'.repeat(43)}` }, id);
    const play = { t: 'play', id: 'x', asked: 0, move: { t: 'lay', tile: 0, turn: 0 } };
    socket.send(JSON.stringify(play));
    await new Promise<void>((refused) => {
      socket.on('message', (data: Buffer) => data.toString().includes('"t":"no"') && refused());
    });
    expect(told[0]).toMatchObject({ t: 'hello', viewer: 'watcher' });
    expect(told.at(-1)).toMatchObject({ t: 'no', id: 'x', rule: { id: 'PERSON-1' } });
    socket.close();
  });

  test('a frame of 1 MB closes that line only', async () => {
    const guests = [await house.guest(), await house.guest()];
    const { id } = await sitDown(guests);
    const { socket, closed } = await bare(guests[1], id);
    const one = attentive(guests[0], id);
    await one.until('view');
    socket.send('x'.repeat(1_000_000));
    expect(await closed).toBe(1009);
    expect(await playFirst(one.link)).toMatchObject({ t: 'ok' });
  });

  test.each([
    ['don-quixote', 4096],
    ['la-mancha', 32_768], // tales are longer than moves
  ])('at a table of %s a frame of %i bytes is answered, and one more closes the line', async (game, most) => {
    const guests = [await house.guest(), await house.guest(), await house.guest()];
    const { id } = await sitDown(guests, { game });
    const { socket, told, closed } = await bare(guests[1], id);
    socket.send('x'.repeat(most));
    await expect.poll(() => told.find(({ t }) => t === 'no')).toMatchObject({ rule: { id: 'WIRE-1' } });
    socket.send('x'.repeat(most + 1));
    expect(await closed).toBe(1009);
  });

  test('10,000 messages at once are cut off with a rule; everybody else plays on', async () => {
    const guests = [await house.guest(), await house.guest()];
    const { id } = await sitDown(guests);
    const { socket, told, closed } = await bare(guests[1], id);
    const one = attentive(guests[0], id);
    await one.until('view');
    for (let i = 0; i < 10_000; i++) socket.send('{"t":"moves"}');
    expect(await closed).toBe(1008);
    expect(told.filter(({ t }) => t === 'no')).toContainEqual(
      expect.objectContaining({ rule: expect.objectContaining({ id: 'WIRE-4' }) }),
    );
    expect(await playFirst(one.link)).toMatchObject({ t: 'ok' });
  });

  test('a flood of connections from one address is refused before the upgrade', async () => {
    await house.close();
    house = await openHouse({ CONNECTIONS_PER_ADDRESS: '10' });
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const url = `${house.base.replace('http', 'ws')}/api/tables/${id}/stream`;
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
    const guest = await house.guest();
    const { id } = await sitDown([guest]);
    const socket = new WebSocket(`${house.base.replace('http', 'ws')}/api/tables/${id}/stream`, {
      origin: 'https://evil.example',
      headers: { cookie: guest.cookie },
    });
    const error = await new Promise<Error>((done) => socket.on('error', done));
    expect(error.message).toBe('Unexpected server response: 403');
  });
});

test('a bot sits in after the grace time and the person gets the seat back with a summary', async () => {
  const guests = [await house.guest(), await house.guest()];
  const { id } = await sitDown(guests, { grace: 1 });
  const one = attentive(guests[0], id);
  await one.until('view');
  const second = attentive(guests[1], id);
  await second.until('view');
  const sealed = one.until('step');
  second.link.close();
  await sealed; // the bot has played for the second
  const back = attentive(guests[1], id);
  expect(await back.until('meanwhile')).toMatchObject({ moves: [{ n: 1, by: 'bot', move: { t: 'lay' } }] });
  const table = await house.server.hall.table(id);
  expect(table?.card().seats[1]).toMatchObject({ person: guests[1].person.id, here: true });
  expect(table?.card().seats[1]).not.toHaveProperty('away');
});

test('a person and three bots play a whole game, and the record is there', async () => {
  await house.close();
  house = await openHouse({ RATE: '100' });
  const guest = await house.guest();
  const bots = ['greedy', 'random', 'greedy'].map((bot) => ({ bot }));
  const { id } = await guest.post<{ id: string }>('/api/tables', {
    game: 'don-quixote',
    seats: ['me', ...bots],
    start: true,
  });
  let answered = -1; // each question once: while one waits for its answer, bots move on
  await new Promise<void>((over) => {
    const link = guest.follow(id, ({ t }) => {
      const { asked, card } = link.now();
      if (t === 'table' && card?.status === 'over') over();
      if ((t !== 'view' && t !== 'step') || asked <= answered) return;
      answered = asked;
      void playFirst(link);
    });
    links.push(link);
  });
  const record = await guest.get<{ moves: object[]; seed: string }>(`/api/tables/${id}/record`);
  expect(record.moves).toHaveLength(88);
});

test('one who is refused and breaks the line in the middle of it does no harm', async () => {
  const refused = `GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const { port } = new URL(house.base);
  const broken = Array.from({ length: 20 }, async () => {
    const line = connect(Number(port), '127.0.0.1');
    line.write(refused);
    await once(line, 'data');
    line.resetAndDestroy();
  });
  await Promise.all(broken);
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200);
});

test('a handshake that fails while the store does is no more than that', async () => {
  await house.close();
  const store = await openSqlite(':memory:');
  house = await openHouse({}, { store: { ...store, personOf: () => Promise.reject(new Error('no disk')) } });
  const line = connect(Number(new URL(house.base).port), '127.0.0.1');
  const head = ['GET /api/tables/x/stream HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
  line.write([...head, `Cookie: errantry=${'A'.repeat(43)}`, '', ''].join('\r\n')); // without a key
  expect(String((await once(line, 'data'))[0])).toContain('HTTP/1.1 400');
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200);
});

test('what happens at a table while its event streams end reaches nobody and breaks nothing', async () => {
  const guests = [await house.guest(), await house.guest()];
  const { id } = await sitDown(guests);
  const [one, other] = guests.map((guest) => attentive(guest, id, ['events']));
  await Promise.all([one.until('view'), other.until('view')]);
  const lost = [one.until('lost'), other.until('lost')];
  const table = await house.server.hall.table(id);
  table?.dismiss();
  expect(await table?.chat(guests[0].person.id, 'a', 'to those who just left')).toEqual({ n: 1 });
  await Promise.all(lost);
  expect(await other.until('chat')).toMatchObject({ text: 'to those who just left' }); // when they are back
});

test('a graceful stop tells everybody to come back', async () => {
  const guest = await house.guest();
  const { id } = await sitDown([guest]);
  const { told, closed } = await bare(guest, id);
  await house.close();
  expect(await closed).toBe(1012);
  expect(told.at(-1)).toMatchObject({ t: 'bye', again: expect.any(Number) });
  house = await openHouse();
});
