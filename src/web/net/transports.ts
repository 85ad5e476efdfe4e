/** What carries the messages of a table in a browser: a WebSocket, or server-sent events + POST where it is blocked. */
import {
  type Environment,
  type Kept,
  refusedMessage,
  type Transport,
  type TransportEvents,
} from '../../wire/client.ts';
import { forget, keep, kept, keptNames } from '../local/storage.ts';
import { WIRE } from '../../wire/version.ts';
import { invitationIn } from './ask.ts';

/** `isScreen`: everybody in the room looks at this page. */
export function environment(table: string, invitation: string | undefined, isScreen: boolean): Environment {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    open(kind, { n, c, isLooking }, on) {
      const page = `${isScreen ? 'screen=1&' : ''}${isLooking ? '' : 'look=0&'}`;
      const query = `w=${WIRE}&n=${n}&c=${c}&${page}${invitationIn(invitation)}`;
      return kind === 'socket' ? openSocket(path, query, on) : openEvents(path, query, on);
    },
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    newId,
    kept: unsent(table),
  };
}

/** Each under a name of its own, so that two pages of one table do not forget each other's. */
function unsent(table: string): Kept {
  const room = `unsent/${table}/`;
  const textAt = (name: string): string => kept(name, (raw) => (typeof raw === 'string' ? raw : undefined)) ?? '';
  return {
    all() {
      const names = keptNames().filter((name) => name.startsWith(room));
      return new Map(names.map((name) => [name.slice(room.length), textAt(name)]));
    },
    keep: (id, text) => keep(room + id, text),
    forget: (id) => forget(room + id),
  };
}

/** A browser that knows it is offline says so at once, long before a socket notices. */
function untilOffline(end: () => void): () => void {
  addEventListener('offline', end);
  return () => removeEventListener('offline', end);
}

function openSocket(path: string, query: string, on: TransportEvents): Transport {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}/stream?${query}`);
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

function openEvents(path: string, query: string, on: TransportEvents): Transport {
  const stream = new EventSource(`${path}/events?${query}`);
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

async function post(url: string, text: string): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
  return answer.ok ? answer.text() : refusedMessage(text, (await answer.json()) as object);
}

/** Of a message or a request, so that it counts once however often it is sent. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36)).join('');
}
