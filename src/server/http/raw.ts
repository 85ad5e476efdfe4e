/** A refusal on a bare socket, where there is no response to write it to. */
import type { Duplex } from 'node:stream';
import type { Refusal } from '../../wire/rules.ts';
import { HEADERS } from './headers.ts';
import { statusOf } from './status.ts';

const HEAD = Object.entries(HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Milliseconds until a refused connection is closed, even if the other end does not close it. */
const PATIENCE = 3000;

/**
 * Node no longer handles errors of this socket: one that breaks while it is refused would end the server. What else it sends
 * is read, to nobody: otherwise its end would never be seen, and it would stay open for ever.
 */
export function refuseRaw(socket: Duplex, refused: Refusal): void {
  socket.on('error', () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), PATIENCE).unref();
  const body = JSON.stringify(refused);
  socket.end(
    `HTTP/1.1 ${statusOf(refused.rule)} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n${HEAD}` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
