/** Streams over WebSockets. Limits are kept before anything is read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Server as SocketServer, WebSocket, WebSocketServer } from 'ws';
import type { Person } from '../../wire/http.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Since, ServerMessage } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { readMessage } from './answer.ts';
import { no } from '../table/updates.ts';
import type { Bucket } from '../http/rate-limit.ts';
import { addressOf, type Services, personOf } from '../http/services.ts';
import { type Connection, openConnection, POLICY, readSince, reply, sendBye } from './connection.ts';
import { isForeign } from '../http/origin.ts';
import { Outbox } from './outbox.ts';
import { statusOf } from '../http/status.ts';

export interface Sockets {
  /** Tells everybody to come back, and hangs up. */
  close(): void;
}

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/stream$/;
/** So many messages too many, and the line is cut. */
const MOST_EXCESS = 100;
const HEARTBEAT = 30_000;

export function openSockets(server: Server, services: Services): Sockets {
  const short = socketsFor(LIMITS.frame);
  const long = socketsFor(LIMITS.longText);
  const open = new Set<ClientSocket>();
  server.on('upgrade', (request, socket, head) => {
    const refused = refusalOf(services, request) ?? countConnection(services, addressOf(services, request), socket);
    if (refused !== undefined) return rejectUpgrade(socket, refused);
    socket.on('error', destroySocket); // nobody else listens until the upgrade
    void takesTexts(services, tableIn(request)).then((isLong) => {
      // Nobody is looked up before the handshake is through: it may fail, and then nobody hears of a store that does.
      (isLong ? long : short).handleUpgrade(request, socket, head, (client) => {
        client.begin(services, open, socket, streamRequestOf(services, request));
      });
    });
  });
  const heart = setInterval(() => open.forEach((client) => client.beat()), HEARTBEAT);
  heart.unref();
  return {
    close() {
      clearInterval(heart);
      for (const client of open) sendBye(client.outbox);
    },
  };
}

function socketsFor(maxPayload: number): SocketServer<typeof ClientSocket> {
  return new WebSocketServer({
    noServer: true,
    WebSocket: ClientSocket,
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false, // we do, with what each of them is still to be sent
  });
}

/** Whether people write at this table: only there a frame may be long. If the table cannot be read, the line will say so. */
async function takesTexts({ tables }: Services, table: string): Promise<boolean> {
  const found = await tables.table(table).catch(() => undefined);
  return found?.game.table?.words !== undefined;
}

function refusalOf(services: Services, request: IncomingMessage): Refusal | undefined {
  if (isForeign(request, services.config.ORIGIN)) return refuse(SERVER_RULES.origin, request.headers.origin);
  if (!PATH.test(pathOf(request))) return refuse(SERVER_RULES.path, pathOf(request));
  if (services.isStopping() || !services.requests.take(addressOf(services, request)))
    return refuse(SERVER_RULES.tooManyRequests);
  return undefined;
}

/** The path was checked before. */
const tableIn = (request: IncomingMessage): string => PATH.exec(pathOf(request))![1];

const pathOf = ({ url }: IncomingMessage): string => (url ?? '').split('?', 1)[0];

/** Node has let go of this socket, its errors too: one that breaks while it is refused would end the server. */
function rejectUpgrade(socket: Duplex, refused: Refusal): void {
  socket.on('error', destroySocket);
  const body = JSON.stringify(refused);
  socket.end(
    `HTTP/1.1 ${statusOf(refused.rule)} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** What is kept of a request: an open line must not hold on to the rest of it. */
interface StreamRequest {
  readonly table: string;
  readonly since: Since;
  readonly person: Promise<Person | undefined>;
}

function streamRequestOf(services: Services, request: IncomingMessage): StreamRequest {
  const query = new URL(request.url ?? '', 'http://house').searchParams;
  return {
    table: tableIn(request),
    since: readSince({ n: query.get('n'), c: query.get('c') }),
    person: personOf(services, request),
  };
}

/** Counts the connection until it is closed. It must not hold on to the request either, so it is given only the address. */
function countConnection({ connections }: Services, address: string, socket: Duplex): Refusal | undefined {
  if (!connections.enter(address)) return refuse(SERVER_RULES.tooManyConnections);
  socket.once('close', () => connections.leave(address));
  return undefined;
}

function destroySocket(this: Duplex): void {
  this.destroy();
}

/** Somebody at the other end. One object for each connection, and no closures: there are thousands of them. */
class ClientSocket extends WebSocket {
  outbox!: Outbox; // these four as soon as the handshake is through
  #services!: Services;
  #open!: Set<ClientSocket>;
  #bucket!: Bucket;
  #connection: Connection | undefined;
  #opening: Promise<Connection | undefined> | undefined;
  #excess = 0;
  /** A sign of life since the last beat. */
  #isAlive = true;

  /** `open` are all who are there. */
  begin(services: Services, open: Set<ClientSocket>, socket: Duplex, { table, since, person }: StreamRequest): void {
    this.outbox = new Outbox(this, socket);
    this.#services = services;
    this.#open = open.add(this);
    this.#bucket = services.messages.bucket();
    this.#opening = person.then((known) => openConnection(services, known, table, since, this.outbox));
    this.#opening.then(
      (connection) => this.#opened(connection),
      (error: unknown) => {
        services.context.logError(`table ${table}: a stream`, error);
        sendBye(this.outbox);
      },
    );
    this.on('pong', this.#onPong);
    this.on('error', this.terminate); // a frame too large, or nonsense: ws has answered with the right code
    this.on('close', this.#onClose);
    this.on('message', this.#onMessage);
  }

  beat(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    return this.ping();
  }

  #opened(connection: Connection | undefined): void {
    this.#connection = connection;
    this.#opening = undefined;
    if (this.readyState === this.CLOSED) connection?.leave();
  }

  #onClose(): void {
    this.#open.delete(this);
    this.#connection?.leave();
  }

  #onPong(): void {
    this.#isAlive = true;
  }

  #onMessage(data: Buffer): void {
    this.#isAlive = true;
    if (!this.#bucket.take()) {
      if (++this.#excess > MOST_EXCESS) this.outbox.close(POLICY, SERVER_RULES.tooManyRequests.id);
      else this.outbox.send(JSON.stringify(no(refuse(SERVER_RULES.tooManyRequests))));
    } else if (this.#connection !== undefined) void this.#answer(this.#connection, data);
    else this.#opening?.then((connection) => connection && this.#answer(connection, data)).catch(() => undefined);
  }

  async #answer({ table, speaker }: Connection, data: Buffer): Promise<void> {
    const message = readMessage(data.toString());
    const answer = message.t === 'no' ? message : await reply(this.#services, table, speaker, message);
    this.outbox.send(textOf(answer));
  }
}

/** By hand for the most frequent answer: an id that was accepted needs no escapes (`messageId`). */
function textOf(answer: ServerMessage): string {
  return answer.t === 'ok' ? `{"t":"ok","id":"${answer.id}","n":${answer.n}}` : JSON.stringify(answer);
}
