/** Streams over WebSockets. Limits are kept before anything is read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Server as SocketServer, WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Since, Told } from '../../wire/messages.ts';
import { DOOR, type Refusal, refuse } from '../../wire/rules.ts';
import { readAsking } from './connection.ts';
import { no } from '../table/updates.ts';
import type { Purse } from '../http/allowance.ts';
import { addressOf, type Door, personOf } from '../http/door.ts';
import { type Line, openLine, POLICY, readSince, reply, sayGoodbye } from './line.ts';
import { isForeign } from '../http/origin.ts';
import { Outbox } from './outbox.ts';
import { statusOf } from '../http/status.ts';

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
  const open = new Set<Caller>();
  server.on('upgrade', (request, socket, head) => {
    const refused = refusalOf(door, request) ?? crowded(door, addressOf(door, request), socket);
    if (refused !== undefined) return hangUp(socket, refused);
    socket.on('error', breakOff); // nobody else listens until the upgrade
    void isTold(door, tableIn(request)).then((told) => {
      // Nobody is looked up before the handshake is through: it may fail, and then nobody hears of a store that does.
      (told ? long : short).handleUpgrade(request, socket, head, (client) => {
        client.begin(door, open, socket, callOf(door, request));
      });
    });
  });
  const heart = setInterval(() => open.forEach((client) => client.beat()), HEARTBEAT);
  heart.unref();
  return {
    close() {
      clearInterval(heart);
      for (const client of open) sayGoodbye(client.outbox);
    },
  };
}

function socketsFor(maxPayload: number): SocketServer<typeof Caller> {
  return new WebSocketServer({
    noServer: true,
    WebSocket: Caller,
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false, // we do, with what each of them is still to be sent
  });
}

/** Whether people write at this table: only there a frame may be long. If the table cannot be read, the line will say so. */
async function isTold({ hall }: Door, table: string): Promise<boolean> {
  const found = await hall.table(table).catch(() => undefined);
  return found?.game.table?.words !== undefined;
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
  socket.on('error', breakOff);
  const body = JSON.stringify(refused);
  socket.end(
    `HTTP/1.1 ${statusOf(refused.rule)} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** What is kept of a request: an open line must not hold on to the rest of it. */
interface Call {
  readonly table: string;
  readonly since: Since;
  readonly person: Promise<Person | undefined>;
}

function callOf(door: Door, request: IncomingMessage): Call {
  const query = new URL(request.url ?? '', 'http://house').searchParams;
  return {
    table: tableIn(request),
    since: readSince({ n: query.get('n'), c: query.get('c') }),
    person: personOf(door, request),
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

/** Somebody at the other end. One object for each connection, and no closures: there are thousands of them. */
class Caller extends WebSocket {
  outbox!: Outbox; // these four as soon as the handshake is through
  #door!: Door;
  #open!: Set<Caller>;
  #purse!: Purse;
  #line: Line | undefined;
  #opening: Promise<Line | undefined> | undefined;
  #overdrawn = 0;
  /** A sign of life since the last beat. */
  #isAlive = true;

  /** `open` are all who are there. */
  begin(door: Door, open: Set<Caller>, socket: Duplex, { table, since, person }: Call): void {
    this.outbox = new Outbox(this, socket);
    this.#door = door;
    this.#open = open.add(this);
    this.#purse = door.messages.purse();
    this.#opening = person.then((known) => openLine(door, known, table, since, this.outbox));
    this.#opening.then(
      (line) => this.#opened(line),
      (error: unknown) => {
        door.house.troubled(`table ${table}: a stream`, error);
        sayGoodbye(this.outbox);
      },
    );
    this.on('pong', this.#stir);
    this.on('error', this.terminate); // a frame too large, or nonsense: ws has answered with the right code
    this.on('close', this.#close);
    this.on('message', this.#take);
  }

  beat(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    return this.ping();
  }

  #opened(line: Line | undefined): void {
    this.#line = line;
    this.#opening = undefined;
    if (this.readyState === this.CLOSED) line?.leave();
  }

  #close(): void {
    this.#open.delete(this);
    this.#line?.leave();
  }

  #stir(): void {
    this.#isAlive = true;
  }

  #take(data: Buffer): void {
    this.#isAlive = true;
    if (!this.#purse.take()) {
      if (++this.#overdrawn > PATIENCE) this.outbox.close(POLICY, DOOR.haste.id);
      else this.outbox.send(JSON.stringify(no(refuse(DOOR.haste))));
    } else if (this.#line !== undefined) void this.#hear(this.#line, data);
    else this.#opening?.then((line) => line && this.#hear(line, data)).catch(() => undefined);
  }

  async #hear({ table, speaker }: Line, data: Buffer): Promise<void> {
    const said = readAsking(data.toString());
    const answer = said.t === 'no' ? said : await reply(this.#door, table, speaker, said);
    this.outbox.send(textOf(answer));
  }
}

/** By hand for the most frequent answer: an id that was accepted needs no escapes (`messageId`). */
function textOf(answer: Told): string {
  return answer.t === 'ok' ? `{"t":"ok","id":"${answer.id}","n":${answer.n}}` : JSON.stringify(answer);
}
