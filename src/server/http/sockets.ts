/** Streams over WebSockets. Limits are kept before anything is read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Since } from '../../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import { readAsking } from '../talk.ts';
import { no } from '../telling.ts';
import { addressOf, type Door, personOf } from './door.ts';
import { type Line, openLine, POLICY, readSince, reply, sayGoodbye } from './line.ts';
import { isForeign } from './origin.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { statusOf } from './status.ts';

export interface Sockets {
  /** Tells everybody to come back, and hangs up. */
  close(): void;
}

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/stream$/;
/** So many messages too many, and the line is cut. */
const PATIENCE = 100;
const HEARTBEAT = 30_000;

export function openSockets(server: Server, door: Door): Sockets {
  const short = socketsFor(LIMITS.frame);
  const long = socketsFor(LIMITS.tale);
  const open = new Set<Outbox>();
  server.on('upgrade', (request, socket, head) => {
    const refused = refusalOf(door, request) ?? crowded(door, addressOf(door, request), socket);
    if (refused !== undefined) return hangUp(socket, refused);
    socket.on('error', breakOff); // nobody else listens until the upgrade
    void isTold(door, tableIn(request)).then((told) => {
      // Nobody is looked up before the handshake is through: it may fail, and then nobody hears of a store that does.
      (told ? long : short).handleUpgrade(request, socket, head, (client) => {
        greet(door, listed(outboxOf(client, socket), open), callOf(door, request));
      });
    });
  });
  const heart = setInterval(() => open.forEach(beat), HEARTBEAT);
  heart.unref();
  return {
    close() {
      clearInterval(heart);
      for (const outbox of open) sayGoodbye(outbox);
    },
  };
}

function socketsFor(maxPayload: number): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false, // we do, with what each of them is still to be sent
  });
}

/** Whether people write at this table: only there a frame may be long. If the table cannot be read, the line will say so. */
async function isTold({ hall }: Door, table: string): Promise<boolean> {
  const found = await hall.table(table).catch(() => undefined);
  return found?.game.words !== undefined;
}

function listed(outbox: Outbox, open: Set<Outbox>): Outbox {
  open.add(outbox);
  outbox.client.on('close', () => open.delete(outbox));
  return outbox;
}

function refusalOf(door: Door, request: IncomingMessage): Refusal | undefined {
  if (isForeign(request, door.config.ORIGIN)) return refuse(DOOR.origin, request.headers.origin);
  if (!PATH.test(pathOf(request))) return refuse(DOOR.path, pathOf(request));
  if (door.isStopping() || !door.requests.take(addressOf(door, request))) return refuse(DOOR.haste);
  return undefined;
}

/** The path was checked before. */
const tableIn = (request: IncomingMessage): string => PATH.exec(pathOf(request))![1];

const pathOf = ({ url }: IncomingMessage): string => (url ?? '').split('?', 1)[0];

/** Node has let go of this socket, its errors too: one that breaks while it is refused would end the server. */
function hangUp(socket: Duplex, refused: Refusal): void {
  socket.on('error', () => socket.destroy());
  const body = JSON.stringify(refused);
  socket.end(
    `HTTP/1.1 ${statusOf(refused.rule)} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Waits for a sign of life since the last beat. */
const alive = new WeakSet<WebSocket>();

function beat({ client }: Outbox): void {
  if (!alive.delete(client)) return client.terminate();
  client.ping();
}

/** What is kept of a request: an open line must not hold on to the rest of it. */
interface Call {
  readonly table: string;
  readonly since: Since;
  readonly person: Promise<Person | undefined>;
  /** One for each connection. */
  readonly purse: string;
}

function callOf(door: Door, request: IncomingMessage): Call {
  const query = new URL(request.url ?? '', 'http://house').searchParams;
  return {
    table: tableIn(request),
    since: readSince({ n: query.get('n'), c: query.get('c') }),
    person: personOf(door, request),
    purse: `${addressOf(door, request)} ${request.socket.remotePort}`,
  };
}

/** Counts the connection until it is closed. It must not hold on to the request either, so it is given only the address. */
function crowded({ connections }: Door, address: string, socket: Duplex): Refusal | undefined {
  if (!connections.enter(address)) return refuse(DOOR.crowd);
  socket.once('close', () => connections.leave(address));
  return undefined;
}

function breakOff(this: Duplex): void {
  this.destroy();
}

function greet(door: Door, outbox: Outbox, { table, since, person, purse }: Call): void {
  const { client } = outbox;
  alive.add(client);
  const opening = person.then((known) => openLine(door, known, table, since, outbox));
  opening.catch((error: unknown) => {
    door.house.troubled(`table ${table}: a stream`, error);
    sayGoodbye(outbox);
  });
  client.on('pong', () => alive.add(client));
  client.on('error', () => client.terminate()); // a frame too large, or nonsense: ws has answered with the right code
  client.on('close', () => void opening.then((line) => line?.leave()).catch(() => undefined));
  listen(door, outbox, opening, purse);
}

function listen(door: Door, outbox: Outbox, opening: Promise<Line | undefined>, purse: string): void {
  const { client } = outbox;
  let overdrawn = 0;
  let line: Line | undefined;
  void opening.then((open) => (line = open)).catch(() => undefined);
  client.on('message', (data: Buffer) => {
    alive.add(client);
    if (!door.messages.take(purse)) {
      if (++overdrawn > PATIENCE) outbox.close(POLICY, DOOR.haste.id);
      else outbox.send(JSON.stringify(no(refuse(DOOR.haste))));
      return;
    }
    if (line !== undefined) void hear(door, line, outbox, data);
    else void opening.then((open) => open && hear(door, open, outbox, data)).catch(() => undefined);
  });
}

async function hear(door: Door, line: Line, outbox: Outbox, data: Buffer): Promise<void> {
  const said = readAsking(data.toString());
  if (said.t === 'no') return outbox.send(JSON.stringify(said));
  outbox.send(JSON.stringify(await reply(door, line, said)));
}
