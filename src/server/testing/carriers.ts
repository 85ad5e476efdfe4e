/** Carriers for Node: the same two ways as in a browser, with a cookie jar of one cookie. For tests, bench and scripts. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Since } from '../../wire/messages.ts';
import type { Carrier, Heard, Surroundings, Way } from '../../wire/client.ts';

export interface Visitor {
  /** As in http://127.0.0.1:8080. */
  readonly base: () => string;
  readonly cookie: string | undefined;
}

export function surroundings(
  visitor: Visitor,
  table: string,
  ways: readonly Way[] = ['socket', 'events'],
): Surroundings {
  return {
    open(way, since, heard) {
      if (!ways.includes(way)) return blocked(heard);
      return way === 'socket' ? socket(visitor, table, since, heard) : events(visitor, table, since, heard);
    },
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: () => randomBytes(9).toString('base64url'),
  };
}

function blocked(heard: Heard): Carrier {
  queueMicrotask(() => heard.closed());
  return { send: () => undefined, close: () => undefined };
}

const cookieOf = ({ cookie }: Visitor): { cookie?: string } => (cookie === undefined ? {} : { cookie });

function socket(visitor: Visitor, table: string, { n, c }: Since, heard: Heard): Carrier {
  const url = `${visitor.base().replace('http', 'ws')}/api/tables/${table}/stream?n=${n}&c=${c}`;
  const line = new WebSocket(url, { headers: cookieOf(visitor), perMessageDeflate: false });
  line.on('message', (data: Buffer) => heard.told(data.toString()));
  line.on('error', () => undefined); // `close` follows
  line.on('close', () => heard.closed());
  return {
    send: (text) => {
      if (line.readyState === WebSocket.OPEN) line.send(text);
    },
    close: () => line.terminate(),
  };
}

function events(visitor: Visitor, table: string, { n, c }: Since, heard: Heard): Carrier {
  const stop = new AbortController();
  const path = `${visitor.base()}/api/tables/${table}`;
  readEvents(`${path}/events?n=${n}&c=${c}`, visitor, stop.signal, heard)
    .catch(() => undefined)
    .finally(() => heard.closed());
  return {
    send(text) {
      const headers = { 'content-type': 'application/json', ...cookieOf(visitor) };
      fetch(`${path}/say`, { method: 'POST', headers, body: text, signal: stop.signal })
        .then((answer) => answer.text())
        .then((answer) => heard.told(answer))
        .catch(() => stop.abort());
    },
    close: () => stop.abort(),
  };
}

async function readEvents(url: string, visitor: Visitor, signal: AbortSignal, heard: Heard): Promise<void> {
  const answer = await fetch(url, { headers: cookieOf(visitor), signal });
  if (!answer.ok || answer.body === null) return;
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) heard.told(data.slice('data: '.length));
    }
  }
}
