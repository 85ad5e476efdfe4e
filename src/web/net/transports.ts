/** What carries the messages of a table in a browser: a WebSocket, or server-sent events + POST where it is blocked. */
import type { Transport, TransportEvents, Environment } from '../../wire/client.ts';
import type { Since } from '../../wire/messages.ts';

export function environment(table: string): Environment {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    open: (kind, since, on) => (kind === 'socket' ? openSocket(path, since, on) : openEvents(path, since, on)),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36)).join(''),
  };
}

/** A browser that knows it is offline says so at once, long before a socket notices. */
function untilOffline(end: () => void): () => void {
  addEventListener('offline', end);
  return () => removeEventListener('offline', end);
}

function openSocket(path: string, { n, c }: Since, on: TransportEvents): Transport {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/stream?n=${n}&c=${c}`);
  const closed = (): void => {
    stopWaiting();
    on.closed();
  };
  const stopWaiting = untilOffline(() => (socket.close(), closed()));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => on.received(data));
  socket.addEventListener('close', closed);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

function openEvents(path: string, { n, c }: Since, on: TransportEvents): Transport {
  const stream = new EventSource(`${path}/events?n=${n}&c=${c}`);
  const end = (): void => {
    stopWaiting();
    stream.close();
    on.closed();
  };
  const stopWaiting = untilOffline(end);
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => on.received(data));
  stream.addEventListener('error', end);
  return {
    send: (text) => void post(`${path}/say`, text).then((answer) => on.received(answer), end),
    close: end,
  };
}

/** A refusal of the request itself answers the message, too. */
async function post(url: string, text: string): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
  if (answer.ok) return answer.text();
  const { id } = JSON.parse(text) as { readonly id?: string };
  return JSON.stringify({ t: 'no', id, ...((await answer.json()) as object) });
}
