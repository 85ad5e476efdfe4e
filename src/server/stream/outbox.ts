/**
 * Sends all messages of one tick over a WebSocket in one write. The frames are built here, because `ws` writes the head
 * and the body of each as two chunks, and a chunk costs more than its content.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientTransport } from './connection.ts';

/** Bytes. A client that no longer reads is disconnected; it reconnects and resumes. */
const BACKLOG = 1_000_000;

let waiting: Outbox[] = [];

export class Outbox implements ClientTransport {
  readonly #client: WebSocket;
  readonly #socket: Duplex;
  #texts: string[] = [];

  /** `socket` is the TCP socket below the client. */
  constructor(client: WebSocket, socket: Duplex) {
    this.#client = client;
    this.#socket = socket;
  }

  send(text: string): void {
    if (this.#socket.writableLength > BACKLOG) return this.#client.terminate();
    if (this.#texts.push(text) === 1 && waiting.push(this) === 1) process.nextTick(writeAll);
    return undefined;
  }

  close(code: number, reason?: string): void {
    this.write();
    this.#client.close(code, reason);
  }

  /** After a closing frame nothing more may be sent (RFC 6455, 5.5.1). */
  write(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    if (this.#client.readyState === this.#client.OPEN) this.#socket.write(framed(texts));
    texts.length = 0;
  }
}

function writeAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.write();
}

/** The first byte of a text message in one frame. Lengths from 126 on take two more bytes, from 64 kB on eight. */
const TEXT = 0x81;
const [SHORT, LONG] = [126, 127];

function framed(texts: readonly string[]): Buffer {
  const lengths: number[] = [];
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(frames, at, lengths[i]);
    at += frames.write(texts[i], at);
  }
  return frames;
}

function headOf(length: number): number {
  if (length < SHORT) return 2;
  return length < 2 ** 16 ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length < SHORT) frames[at + 1] = length;
  else if (length < 2 ** 16) {
    frames[at + 1] = SHORT;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = LONG;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headOf(length);
}
