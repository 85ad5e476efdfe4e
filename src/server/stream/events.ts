/** The same streams as server-sent events, where sockets are blocked. The client sends its messages by POST. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Since } from '../../wire/messages.ts';
import { SERVER_RULES, refuse } from '../../wire/rules.ts';
import { isStorableText, UNSTORABLE } from '../../wire/storable.ts';
import { addressOf, type Caller, callerOf, type Services } from '../http/services.ts';
import { HEADERS } from '../http/headers.ts';
import {
  type ClientTransport,
  type Connection,
  openConnection,
  readSince,
  resumable,
  sendBye,
  type StreamSince,
} from './connection.ts';

export interface EventStreams {
  serve(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  close(): void;
}

const HEARTBEAT = 20_000;
const BACKLOG = 1_000_000;

export function eventStreams(services: Services): EventStreams {
  const open = new Map<ClientTransport, Promise<Connection | undefined>>();
  services.streams.add({
    hangUp(person) {
      for (const [transport, opening] of open)
        opening.then((connection) => connection?.person === person && sendBye(transport)).catch(() => undefined);
    },
    tell: (text) => open.forEach((_, transport) => transport.send(text)),
  });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const stream = reply.raw;
    if (stream.destroyed) return void reply.hijack(); // it has gone while the owner was looked for: nobody would count it out
    const { table } = request.params as { table: string };
    if (!isStorableText(table)) return void reply.code(400).send(refuse(SERVER_RULES.shape, UNSTORABLE));
    const address = addressOf(services, request.raw);
    if (!services.connections.enter(address)) return void reply.code(429).send(refuse(SERVER_RULES.tooManyConnections));
    stream.once('close', () => services.connections.leave(address)); // it may close while the person is looked up
    const person = await callerOf(services, request.raw);
    reply.hijack();
    if (stream.closed) return undefined;
    stream.on('error', () => stream.destroy());
    stream.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    return openStream(stream, person, table, resumable(services, address, sinceOf(request)));
  }

  function openStream(stream: ServerResponse, person: Caller, table: string, since: StreamSince): void {
    const transport = transportOf(stream, since);
    const heart = setInterval(() => !stream.writableEnded && stream.write(':\n\n'), HEARTBEAT);
    const connection = openConnection(services, person, table, since, transport);
    open.set(transport, connection);
    connection.catch((error: unknown) => {
      services.context.logError(`table ${table}: an event stream`, error);
      sendBye(transport);
    });
    stream.on('close', () => {
      clearInterval(heart);
      open.delete(transport);
      void connection.then((opened) => opened?.leave()).catch(() => undefined);
    });
  }

  return {
    serve,
    close() {
      const isSoon = services.context.store.nodes.node !== undefined;
      for (const transport of open.keys()) sendBye(transport, isSoon);
    },
  };
}

/** A browser that reconnects by itself sends what it has in Last-Event-ID, as `n.c`. */
function sinceOf({ headers, query }: FastifyRequest): StreamSince {
  const asked = query as { n?: unknown; c?: unknown; w?: unknown; invitation?: unknown; screen?: unknown };
  const last = headers['last-event-id'];
  if (typeof last !== 'string') return readSince(asked);
  const [n, c] = last.split('.');
  return readSince({ ...asked, n, c });
}

/** Between `end` and `close` the stream still follows the table: nothing may be written then. */
function transportOf(stream: ServerResponse, since: Since): ClientTransport {
  let { n, c } = since;
  return {
    send(text) {
      if (stream.writableEnded) return;
      if (stream.writableLength > BACKLOG) stream.destroy();
      // The server wrote these messages, so their beginning can be read without parsing them.
      n = countIn(text, /^\{"t":"(?:step|view)","n":(\d+)/) ?? n;
      c = countIn(text, /^\{"t":"chat","c":(\d+)/) ?? c;
      stream.write(`id: ${n}.${c}\ndata: ${text}\n\n`);
    },
    close: () => void stream.end(),
  };
}

function countIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
