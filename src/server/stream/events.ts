/** The same streams as server-sent events, where sockets are blocked. What the client says comes by POST. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../wire/http.ts';
import type { Since } from '../../wire/messages.ts';
import { DOOR, refuse } from '../../wire/rules.ts';
import { addressOf, type Door, personOf } from '../http/door.ts';
import { HEADERS } from '../http/headers.ts';
import { type Carrier, openLine, readSince, sayGoodbye } from './line.ts';

export interface EventStreams {
  serve(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  close(): void;
}

const HEARTBEAT = 20_000;
const BACKLOG = 1_000_000;

export function eventStreams(door: Door): EventStreams {
  const open = new Set<Carrier>();

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const stream = reply.raw;
    const address = addressOf(door, request.raw);
    if (!door.connections.enter(address)) return void reply.code(429).send(refuse(DOOR.crowd));
    stream.once('close', () => door.connections.leave(address)); // it may close while we ask who it is
    const person = await personOf(door, request.raw);
    reply.hijack();
    if (stream.closed) return undefined;
    stream.on('error', () => stream.destroy());
    stream.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const { table } = request.params as { table: string };
    return attend(stream, person, table, sinceOf(request));
  }

  function attend(stream: ServerResponse, person: Person | undefined, table: string, since: Since): void {
    const carrier = carrierOf(stream, since);
    const heart = setInterval(() => !stream.writableEnded && stream.write(':\n\n'), HEARTBEAT);
    open.add(carrier);
    const line = openLine(door, person, table, since, carrier);
    line.catch((error: unknown) => {
      door.house.troubled(`table ${table}: an event stream`, error);
      sayGoodbye(carrier);
    });
    stream.on('close', () => {
      clearInterval(heart);
      open.delete(carrier);
      void line.then((opened) => opened?.leave()).catch(() => undefined);
    });
  }

  return {
    serve,
    close() {
      for (const carrier of open) sayGoodbye(carrier);
    },
  };
}

/** A browser that reconnects by itself says where it stands in Last-Event-ID, as `n.c`. */
function sinceOf({ headers, query }: FastifyRequest): Since {
  const last = headers['last-event-id'];
  if (typeof last !== 'string') return readSince(query as { n?: unknown; c?: unknown });
  const [n, c] = last.split('.');
  return readSince({ n, c });
}

/** Between its end and its close a stream is still followed: what is said then must not reach it. */
function carrierOf(stream: ServerResponse, since: Since): Carrier {
  let { n, c } = since;
  return {
    send(text) {
      if (stream.writableEnded) return;
      if (stream.writableLength > BACKLOG) stream.destroy();
      // The messages are our own, so their beginning can be read without parsing them again.
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
