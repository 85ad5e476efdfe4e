/** Streams over WebSockets. Limits are checked before anything is read. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Server as SocketServer, WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../wire/limits.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import { readMessage } from './answer.ts';
import { no } from '../table/updates.ts';
import type { Bucket } from '../http/rate-limit.ts';
import { addressOf, type Caller, callerOf, passedOf, type Services } from '../http/services.ts';
import {
  type Connection,
  openConnection,
  POLICY,
  readSince,
  reply,
  resumable,
  sendBye,
  type StreamSince,
} from './connection.ts';
import { isForeign } from '../http/origin.ts';
import { Outbox } from './outbox.ts';
import { refuseRaw } from '../http/raw.ts';

export interface Sockets {
  /** Tells every client to reconnect later, and closes. */
  close(): void;
}

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{1,40})\/stream$/;
/** A client that sends this many messages above its limit is disconnected. */
const MOST_EXCESS = 100;
const HEARTBEAT = 30_000;
/** Frames of one message. Browsers send one. */
const MOST_FRAGMENTS = 32;
/** Milliseconds for the answer to a closing frame: a stop waits so long for a client that is out of reach. */
const CLOSING = 3000;

export function openSockets(server: Server, services: Services): Sockets {
  const short = socketsFor(LIMITS.frame);
  const long = socketsFor(LIMITS.longText);
  const open = new Set<ClientSocket>();
  let isClosed = false;
  server.on('upgrade', (request, socket, head) => {
    const closed = isClosed ? refuse(SERVER_RULES.unavailable) : undefined;
    const refused =
      closed ?? refusalOf(services, request) ?? countConnection(services, addressOf(services, request), socket);
    if (refused !== undefined) return refuseRaw(socket, refused);
    socket.on('error', destroySocket); // until the upgrade there is no other listener
    void pipeToOwner(services, request, socket, head).then((isPiped) => {
      if (!isPiped) accept(request, socket, head);
    });
  });
  function accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    void takesTexts(services, tableIn(request)).then((isLong) => {
      if (isClosed) return refuseRaw(socket, refuse(SERVER_RULES.unavailable)); // nobody would tell it to come back
      // The person is looked up after the handshake: if that failed, nobody would handle an error of the store.
      (isLong ? long : short).handleUpgrade(request, socket, head, (client) => {
        client.begin(services, open, socket, streamRequestOf(services, request));
      });
    });
  }
  const heart = setInterval(() => open.forEach((client) => client.beat()), HEARTBEAT);
  heart.unref();
  services.streams.add({
    hangUp: (person) => open.forEach((client) => client.hangUp(person)),
    tell: (text) => open.forEach((client) => client.outbox.send(text)),
  });
  return {
    close() {
      clearInterval(heart);
      isClosed = true;
      const isSoon = services.context.store.nodes.node !== undefined;
      for (const client of open) sendBye(client.outbox, isSoon);
    },
  };
}

function socketsFor(maxPayload: number): SocketServer<typeof ClientSocket> {
  const options = {
    noServer: true,
    WebSocket: ClientSocket,
    maxPayload,
    perMessageDeflate: false,
    clientTracking: false, // done here, together with each client's outbox
    autoPong: false, // pings are metered first
    maxFragments: MOST_FRAGMENTS,
    closeTimeout: CLOSING,
  };
  const sockets = new WebSocketServer(options);
  sockets.on('wsClientError', (error, socket) => refuseRaw(socket, refuse(SERVER_RULES.notHttp, error.message)));
  return sockets;
}

/** Whether the socket goes to another node; and nowhere, if none can have the table now. */
async function pipeToOwner(
  services: Services,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<boolean> {
  if (services.marks.read(request) !== undefined) return false;
  try {
    const owner = await services.node.ownerOf(tableIn(request));
    if (owner === undefined) return false;
    services.pipes.socket(request, socket, head, owner, await passedOf(services, request));
  } catch (error) {
    services.context.logError(`table ${tableIn(request)}: a stream`, error);
    refuseRaw(socket, refuse(SERVER_RULES.unavailable));
  }
  return true;
}

/** Whether people write texts at this table: only there may a frame be long. `begin` reports an unreadable table. */
async function takesTexts({ tables }: Services, table: string): Promise<boolean> {
  const words = await tables.use(table, ({ game }) => game.table?.words !== undefined).catch(() => undefined);
  return words === true;
}

function refusalOf(services: Services, request: IncomingMessage): Refusal | undefined {
  if (isForeign(request, services.config.ORIGIN)) return refuse(SERVER_RULES.origin, request.headers.origin);
  if (services.marks.isStray(request)) return refuse(SERVER_RULES.unavailable);
  if (!PATH.test(pathOf(request))) return refuse(SERVER_RULES.path, pathOf(request));
  return services.requests.take(addressOf(services, request)) ? undefined : refuse(SERVER_RULES.tooManyRequests);
}

/** `refusalOf` has checked the path. */
const tableIn = (request: IncomingMessage): string => PATH.exec(pathOf(request))![1];

const pathOf = ({ url }: IncomingMessage): string => (url ?? '').split('?', 1)[0];

/** What is kept of a request. An open connection must not keep the rest of it in memory. */
interface StreamRequest {
  readonly table: string;
  readonly since: StreamSince;
  readonly person: Promise<Caller>;
}

function streamRequestOf(services: Services, request: IncomingMessage): StreamRequest {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  return {
    table: tableIn(request),
    since: resumable(services, addressOf(services, request), readSince(Object.fromEntries(query))),
    person: callerOf(services, request),
  };
}

/** Counts the connection until it closes. It gets only the address, so that it keeps no request in memory. */
function countConnection({ connections }: Services, address: string, socket: Duplex): Refusal | undefined {
  if (!connections.enter(address)) return refuse(SERVER_RULES.tooManyConnections);
  socket.once('close', () => connections.leave(address));
  return undefined;
}

function destroySocket(this: Duplex): void {
  this.destroy();
}

/** One client. One object per connection and no closures: there are thousands of them. */
class ClientSocket extends WebSocket {
  outbox!: Outbox; // these four are set by `begin`, right after the handshake
  #services!: Services;
  #open!: Set<ClientSocket>;
  #bucket!: Bucket;
  #connection: Connection | undefined;
  #opening: Promise<Connection | undefined> | undefined;
  #excess = 0;
  /** Whether anything arrived since the last heartbeat. */
  #isAlive = true;

  /** `open` holds all connected clients. */
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
    this.on('ping', this.#onPing);
    this.on('pong', this.#onPong);
    this.on('error', this.terminate); // the frame was too large or invalid: ws has answered with the right code
    this.on('close', this.#onClose);
    this.on('message', this.#onMessage);
  }

  beat(): void {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    return this.ping();
  }

  /** If this is a connection of that person, or will be. */
  hangUp(person: string): void {
    const bye = (connection: Connection | undefined): void =>
      void (connection?.person === person && sendBye(this.outbox));
    bye(this.#connection);
    this.#opening?.then(bye).catch(() => undefined);
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

  #onPing(data: Buffer): void {
    if (this.#takesControl()) this.pong(data);
  }

  #onPong(): void {
    this.#takesControl();
  }

  /** Control frames take from the same limit as messages, and are not answered beyond it. */
  #takesControl(): boolean {
    this.#isAlive = true;
    if (this.#bucket.take()) return true;
    if (++this.#excess > MOST_EXCESS) this.outbox.close(POLICY, SERVER_RULES.tooManyRequests.id);
    return false;
  }

  #onMessage(data: Buffer): void {
    this.#isAlive = true;
    if (!this.#bucket.take()) {
      if (++this.#excess > MOST_EXCESS) this.outbox.close(POLICY, SERVER_RULES.tooManyRequests.id);
      else this.outbox.send(JSON.stringify(no(refuse(SERVER_RULES.tooManyRequests))));
    } else if (this.#connection !== undefined) void this.#answer(this.#connection, data);
    else this.#opening?.then((connection) => connection && this.#answer(connection, data)).catch(() => undefined);
  }

  /** Whoever was told to go may send on until the connection is closed: nobody hears it. */
  async #answer(connection: Connection, data: Buffer): Promise<void> {
    if (this.readyState !== this.OPEN) return;
    const message = readMessage(data.toString());
    const answer = message.t === 'no' ? message : await reply(this.#services, connection, message);
    this.outbox.send(textOf(answer));
  }
}

/** The most frequent answer is written by hand: an accepted id needs no escapes (`messageId`). */
function textOf(answer: ServerMessage): string {
  return answer.t === 'ok' && answer.n !== undefined
    ? `{"t":"ok","id":"${answer.id}","n":${answer.n}}`
    : JSON.stringify(answer);
}
