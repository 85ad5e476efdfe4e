/**
 * Mutated messages, and requests of every route, at tables of every game, on both engines: every one is answered, none with
 * 5xx, but for the honest 503 when the machine is so busy that the database does not answer in time. `npm run proofs` sends
 * a million.
 */
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import type { Dice } from '../core/game.ts';
import { SHELF } from '../games/index.ts';
import { MANIFESTS } from '../games/load.ts';
import { WIRE } from '../wire/version.ts';
import type { TableInfo } from '../wire/table-info.ts';
import type { Description } from './http/openapi.ts';
import { StoreTrouble } from './store/trouble.ts';
import type { Guest } from './testing/guest.ts';
import { untilAnswered } from './testing/random-player.ts';
import { ENGINES, openerOf } from './testing/engines.ts';
import { strangeRequest } from './testing/strange-requests.ts';
import { openTestServer, type TestServer } from './testing/server.ts';

const INPUTS = Number(process.env['STRANGERS'] ?? 3000);
/** Another one sends other inputs. */
const SEED = process.env['STRANGERS_SEED'] ?? 'strangers';
/** Inputs between two waits for an answer. */
const AT_ONCE = 20;
/** One request in so many may be answered by the honest 503. */
const UNSAVED = 100;

const MESSAGES = [
  '{"t":"play","id":"a1","asked":0,"move":{"t":"lay","tile":3,"turn":0}}',
  '{"t":"chat","id":"a2","text":"¡Hola!"}',
  '{"t":"draft","id":"a3","move":{"t":"tell","text":"Once upon a time"}}',
  '{"t":"moves"}',
  '{"t":"back"}',
  '{"t":"commit","id":"a4","commitment":"' + 'a'.repeat(64) + '"}',
  '{"t":"reveal","id":"a5","share":"' + 'b'.repeat(32) + '"}',
  '{"t":"ping"}',
];
const BODIES = [
  '{"game":"don-quixote","seats":["me","empty"],"listed":true}',
  '{"game":"lancelot","seats":["me",{"bot":"random"}],"start":true,"clock":{"t":"live","seconds":9,"reserve":9,"late":"bot"}}',
  '{"name":"Ginés"}',
  '{"seat":0}',
  '{"seat":1,"bot":"greedy"}',
  '{"code":"abc"}',
  '{"person":"abc","muted":true}',
  '{"page":"1.0","mark":"report","why":"rude"}',
  ...MESSAGES,
];
const PIECES = [
  '\\u0000',
  '\\ud800',
  '"',
  '{',
  '[',
  '}',
  '-1',
  '1e999',
  'null',
  '__proto__',
  '%00',
  '%zz',
  '../',
  '🐎',
  '\0',
];

/** Half of the time no JSON any more, half of the time JSON with one odd value. */
function mutated(text: string, dice: Dice): string {
  return text.startsWith('{') && dice.below(2) === 0
    ? JSON.stringify(spoilt(JSON.parse(text), dice))
    : garbled(text, dice);
}

function garbled(text: string, dice: Dice): string {
  let result = text;
  for (let i = dice.below(4); i >= 0; i--) {
    const at = dice.below(result.length + 1);
    const cut = dice.below(3) === 0 ? dice.below(8) : 0;
    result = result.slice(0, at) + (dice.below(2) === 0 ? pick(PIECES, dice) : '') + result.slice(at + cut);
  }
  return result;
}

const ODD = [
  -1,
  0,
  1,
  7,
  1.5,
  1e9,
  2 ** 53,
  true,
  null,
  '',
  'x',
  '\0',
  '\ud800',
  'x'.repeat(300),
  [],
  {},
  [[]],
  { t: 'x' },
];

function spoilt(value: unknown, dice: Dice): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || dice.below(12) === 0) return pick(ODD, dice);
  const key = pick(keys, dice);
  const inner = spoilt((value as { [key: string]: unknown })[key], dice);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}

let server: TestServer;
let described: Description;

afterEach(() => server.close());

test.each(ENGINES)('%s: what strangers send is refused or done, and nothing breaks', async (engine) => {
  const store = await openerOf(engine)();
  const faults: string[] = [];
  const logError = (what: string, error: unknown): void => {
    if (!(error instanceof StoreTrouble)) faults.push(`${what}: ${String(error)}`);
  };
  server = await openTestServer({ RATE: '1000000' }, { store, logError });
  described = (await server.server.app.http.inject('/api/openapi.json')).json<Description>();
  const dice = seededDice(`${SEED}/${engine}`);
  let unsaved = 0;
  for (let sent = 0; sent < INPUTS; sent += 2 * AT_ONCE * ROUNDS) {
    // oxlint-disable-next-line no-await-in-loop -- no faster than they are answered
    const guest = await untilAnswered(() => server.newGuest()); // the one before may have signed out
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (dice.below(2) === 0) await untilAnswered(() => store.addAdmin(guest.person.id, 1));
    // oxlint-disable-next-line no-await-in-loop -- the same
    unsaved += await atTable(guest, await startedTable(guest, pick(SHELF, dice)), dice);
    expect(faults).toEqual([]);
  }
  expect(unsaved).toBeLessThan(INPUTS / UNSAVED);
  await expect.poll(async () => (await fetch(`${server.base}/readyz`)).status).toBe(200);
});

/** How often the two ways are tried at one table. */
const ROUNDS = 25;

async function startedTable(guest: Guest, game: string): Promise<string> {
  const bots = Array.from({ length: MANIFESTS[game].seats.min - 1 }, () => ({ bot: 'random' }));
  const terms = { game, seats: ['me', ...bots], start: true };
  const { id } = await untilAnswered(() => guest.post<TableInfo>('/api/tables', terms));
  return id;
}

/** How many requests were answered by the honest 503. */
async function atTable(guest: Guest, id: string, dice: Dice): Promise<number> {
  let unsaved = 0;
  let socket: WebSocket | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    // oxlint-disable no-await-in-loop -- no faster than they are answered
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(guest, id, dice)));
    unsaved += statuses.filter((status) => status === 503).length;
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    if (socket?.readyState !== WebSocket.OPEN)
      socket = await untilAnswered(() => openSocket(server.base, id, guest.cookie));
    const known = await untilAnswered(() => movesAt(id));
    for (let i = 0; i < AT_ONCE; i++) socket.send(mutated(pick([...MESSAGES, ...known], dice), dice));
    await answered(socket);
    // oxlint-enable no-await-in-loop
  }
  socket?.terminate();
  await guest.ask('POST', `/api/tables/${id}/leave`, {});
  return unsaved;
}

const PATHS = ['', 'tables', 'me', 'me/link', 'me/claim', 'me/tables', 'me/mute', 'games', 'today', 'today/table'];
const ACTIONS = ['', 'join', 'leave', 'start', 'bot', 'remove', 'page', 'say', 'invitation', 'standing'];
const READINGS = ['history', 'record', 'rematch', 'chronicle.md', 'events'];

async function statusOf(guest: Guest, id: string, dice: Dice): Promise<number> {
  const urls = [...PATHS, ...[...ACTIONS, ...READINGS].map((path) => `tables/${id}/${path}?a=1`)];
  const url = dice.below(3) === 0 ? mutated(pick(urls, dice), dice) : pick(urls, dice);
  const method = pick(['GET', 'POST', 'PATCH', 'PUT'] as const, dice);
  const spoiltRequest = { method, url: `/api/${url}`, payload: mutated(pick(BODIES, dice), dice) };
  const known = [id, guest.person.id, ...SHELF, 'greedy', 'Alonso', '1.0'];
  const sent = dice.below(2) === 0 ? spoiltRequest : strangeRequest(described, known, dice);
  const { payload, ...request } = sent;
  const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
  const answer = await server.server.app.http.inject({
    ...request,
    headers,
    ...(payload && request.method !== 'GET' && { payload }),
  });
  return answer.statusCode;
}

/** Messages with legal moves of the stranger's seat: mutated, they get far into the rules. */
async function movesAt(id: string): Promise<string[]> {
  const asked = await server.server.tables.use(id, (table) => table.moves(0));
  if (asked === undefined || 'rule' in asked || asked.asked === undefined) return [];
  const message = { t: 'play', id: `m${asked.asked}`, asked: asked.asked };
  return asked.moves.slice(0, 12).map((move) => JSON.stringify({ ...message, move }));
}

/** Until everything that was sent has been read, or the server has closed. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      socket.off('pong', end).off('close', end);
      done();
    };
    socket.once('pong', end).once('close', end);
    socket.ping();
  });
}

async function openSocket(base: string, table: string, cookie: string): Promise<WebSocket> {
  const url = `${base.replace('http', 'ws')}/api/tables/${table}/stream?w=${WIRE}`;
  const socket = new WebSocket(url, { headers: { cookie } });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}
