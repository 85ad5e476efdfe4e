/** The transports for Node: the same two as in a browser, with one cookie. For tests, bench and scripts. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { WIRE } from '../../wire/version.ts';
import {
  type Environment,
  refusedMessage,
  type Transport,
  type TransportEvents,
  type TransportKind,
} from '../../wire/client.ts';

export interface Client {
  /** As in http://127.0.0.1:8080. */
  readonly base: () => string;
  readonly cookie: string | undefined;
}

export function environment(
  client: Client,
  table: string,
  kinds: readonly TransportKind[] = ['socket', 'events'],
  invitation = '',
): Environment {
  return {
    open(kind, { n, c, isLooking }, on) {
      if (!kinds.includes(kind)) return blocked(on);
      const query = `w=${WIRE}&n=${n}&c=${c}&${isLooking ? '' : 'look=0&'}invitation=${invitation}`;
      return kind === 'socket' ? openSocket(client, table, query, on) : openEvents(client, table, query, on);
    },
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: () => randomBytes(9).toString('base64url'),
  };
}

function blocked(on: TransportEvents): Transport {
  queueMicrotask(() => on.closed());
  return { send: () => undefined, close: () => undefined };
}

const cookieOf = ({ cookie }: Client): { cookie?: string } => (cookie === undefined ? {} : { cookie });

function openSocket(client: Client, table: string, query: string, on: TransportEvents): Transport {
  const url = `${client.base().replace('http', 'ws')}/api/tables/${table}/stream?${query}`;
  const socket = new WebSocket(url, { headers: cookieOf(client), perMessageDeflate: false });
  socket.on('message', (data: Buffer) => on.received(data.toString()));
  socket.on('error', () => undefined); // `close` follows
  socket.on('close', () => on.closed());
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
  };
}

function openEvents(client: Client, table: string, query: string, on: TransportEvents): Transport {
  const stop = new AbortController();
  const path = `${client.base()}/api/tables/${table}`;
  readEvents(`${path}/events?${query}`, client, stop.signal, on)
    .catch(() => undefined)
    .finally(() => on.closed());
  return {
    send(text) {
      const headers = { 'content-type': 'application/json', ...cookieOf(client) };
      fetch(`${path}/say`, { method: 'POST', headers, body: text, signal: stop.signal })
        .then(async (answer) => (answer.ok ? answer.text() : refusedMessage(text, (await answer.json()) as object)))
        .then((answer) => on.received(answer))
        .catch(() => stop.abort());
    },
    close: () => stop.abort(),
  };
}

async function readEvents(url: string, client: Client, signal: AbortSignal, on: TransportEvents): Promise<void> {
  const answer = await fetch(url, { headers: cookieOf(client), signal });
  if (!answer.ok || answer.body === null) return;
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) on.received(data.slice('data: '.length));
    }
  }
}
