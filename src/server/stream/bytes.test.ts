/** What strangers send as bytes: odd requests, handshakes and frames. Nothing breaks, and no connection stays. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import type { Dice } from '../../core/game.ts';
import { pick } from '../../core/shuffle.ts';
import { ENGINES, openerOf } from '../testing/engines.ts';
import { startTable } from '../testing/guest.ts';
import { openTestServer } from '../testing/server.ts';

const INPUTS = Number(process.env['BYTES'] ?? 600);
const SEED = process.env['BYTES_SEED'] ?? 'bytes';
const AT_ONCE = 30;
/** Milliseconds in which the server may answer before more is sent, or the connection is broken. */
const PAUSE = 20;

const METHODS = ['GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'X'];
const PATHS = '/ /node/ask /metrics /readyz /% * // http://evil/ /api/me /api/tables/a%00/events?w=2'.split(' ');
const HANDSHAKE_HEADERS = ['key', 'version', 'extensions', 'protocol'].map((name) => `sec-websocket-${name}`);
const USUAL_HEADERS =
  'cookie authorization origin host expect range accept-encoding content-type connection upgrade'.split(' ');
const ODD_HEADERS =
  'x-errantry-node x-forwarded-for last-event-id content-length transfer-encoding if-none-match'.split(' ');
const HEADERS = [...HANDSHAKE_HEADERS, ...USUAL_HEADERS, ...ODD_HEADERS];
const VALUES = [
  '',
  'null',
  '1e9',
  ',',
  ';=;=',
  'http://[',
  '%00',
  'x'.repeat(9000),
  `e30.${'ÿ'.repeat(43)}`,
  'websocket',
];
const TEXTS = [
  '{"t":"moves"}',
  '{"t":"ping"}',
  '{"t":"chat","id":"a","text":"\\u0000"}',
  'x'.repeat(5000),
  '\u0000',
  '',
];
const HANDSHAKE =
  'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
const TEXT_FRAME = 0x81;
const MASKED = 0x80;

const bytes = (most: number, dice: Dice): Buffer =>
  Buffer.from(Array.from({ length: dice.below(most) }, () => dice.below(256)));

const odd = (texts: readonly string[], dice: Dice): Buffer =>
  dice.below(3) === 0 ? bytes(60, dice) : Buffer.from(pick(texts, dice), 'latin1');

function request(stream: string, cookie: string, dice: Dice): Buffer {
  const path = dice.below(2) === 0 ? stream : pick(PATHS, dice);
  const head = `${pick(METHODS, dice)} ${path} HTTP/1.1\r\n${dice.below(3) > 0 ? HANDSHAKE : ''}`;
  const known = dice.below(2) === 0 ? `Cookie: ${cookie}\r\n` : '';
  const headers = Array.from({ length: dice.below(3) }, () => [
    Buffer.from(`${pick(HEADERS, dice)}: `),
    odd(VALUES, dice),
    Buffer.from('\r\n'),
  ]).flat();
  return Buffer.concat([Buffer.from(head + known), ...headers, Buffer.from('\r\n')]);
}

/** A frame whose mask is of zeros, so that it changes nothing. */
function frame(dice: Dice): Buffer {
  const body = odd(TEXTS, dice);
  const kind = dice.below(3) > 0 ? TEXT_FRAME : dice.below(256);
  const length = body.length < 126 ? [MASKED | body.length] : [MASKED | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length, 0, 0, 0, 0]), body]);
}

async function send(port: number, stream: string, cookie: string, dice: Dice): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(request(stream, cookie, dice));
  const answered = once(socket, 'data', { signal: AbortSignal.timeout(PAUSE) }).catch(() => undefined);
  if (dice.below(4) > 0) await answered;
  for (let frames = dice.below(6); frames > 0; frames--) socket.write(frame(dice));
  if (dice.below(2) === 0) await new Promise((later) => void setTimeout(later, dice.below(PAUSE)));
  if (dice.below(3) === 0) socket.resetAndDestroy();
  else socket.destroy();
}

test.each(ENGINES)('%s: bytes of strangers break nothing, and leave no connection behind', async (engine) => {
  const faults: string[] = [];
  const logError = (what: string, error: unknown): void => void faults.push(`${what}: ${String(error)}`);
  const settings = { RATE: '1000000', CONNECTIONS_PER_ADDRESS: '100000' };
  const { server, base, newGuest, close } = await openTestServer(settings, {
    store: await openerOf(engine)(),
    logError,
  });
  const guest = await newGuest();
  const { id } = await startTable([guest, await newGuest()]);
  const dice = seededDice(`${SEED}/${engine}`);
  const port = Number(new URL(base).port);
  for (let sent = 0; sent < INPUTS; sent += AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- so many at once
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(port, `/api/tables/${id}/stream?w=2`, guest.cookie, dice)),
    );
  expect(faults).toEqual([]);
  expect((await fetch(`${base}/readyz`, { headers: { connection: 'close' } })).status).toBe(200);
  const { server: listening } = server.app.http;
  const connections = promisify(listening.getConnections.bind(listening));
  listening.closeIdleConnections(); // those of the guests
  await expect.poll(() => connections(), { timeout: 15_000 }).toBe(0);
  await close();
});
