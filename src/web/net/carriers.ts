/** What carries the messages of a table in a browser: a WebSocket, or server-sent events + POST where it is blocked. */
import type { Carrier, Heard, Surroundings } from '../../wire/client.ts';
import type { Since } from '../../wire/messages.ts';

export function surroundings(table: string): Surroundings {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    open: (way, since, heard) => (way === 'socket' ? socket(path, since, heard) : events(path, since, heard)),
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

function socket(path: string, { n, c }: Since, heard: Heard): Carrier {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/stream?n=${n}&c=${c}`);
  const closed = (): void => {
    stopWaiting();
    heard.closed();
  };
  const stopWaiting = untilOffline(() => (line.close(), closed()));
  line.addEventListener('message', ({ data }: MessageEvent<string>) => heard.told(data));
  line.addEventListener('close', closed);
  return {
    send(text) {
      if (line.readyState === WebSocket.OPEN) line.send(text);
    },
    close: () => line.close(),
  };
}

function events(path: string, { n, c }: Since, heard: Heard): Carrier {
  const stream = new EventSource(`${path}/events?n=${n}&c=${c}`);
  const end = (): void => {
    stopWaiting();
    stream.close();
    heard.closed();
  };
  const stopWaiting = untilOffline(end);
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => heard.told(data));
  stream.addEventListener('error', end);
  return {
    send: (text) => void post(`${path}/say`, text).then((answer) => heard.told(answer), end),
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
