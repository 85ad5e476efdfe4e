/** A document while it is being made: everybody who reads it gets all its pieces, from the first. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Problem } from '../../core/notation.ts';
import type { Message } from '../../print/print-worker.ts';

export interface Printing {
  /** What is wrong with the order, as soon as that is known; empty if it is printed. */
  readonly begun: Promise<readonly Problem[]>;
  readonly finished: Promise<Finished>;
  /** From the first byte: what is made already, then the rest as it comes. */
  stream(): Readable;
}

export interface Finished {
  /** Of the whole document. */
  readonly pages: number;
  readonly bytes: Uint8Array;
  /** Of the content: the same document has the same tag. */
  readonly tag: string;
}

export interface PrintedDocument extends Printing {
  /** Takes a message of the worker. */
  receive(message: Message): void;
  /** Bytes so far. */
  size(): number;
}

export function newDocument(): PrintedDocument {
  const chunks: Uint8Array[] = [];
  const begun = Promise.withResolvers<readonly Problem[]>();
  const finished = Promise.withResolvers<Finished>();
  let more = Promise.withResolvers<boolean>();
  // Those who wait learn of a failure; a document nobody waits for must not end the process.
  for (const { promise } of [begun, finished, more]) promise.catch(() => undefined);

  function step(isLast: boolean): void {
    const before = more;
    more = Promise.withResolvers<boolean>();
    more.promise.catch(() => undefined);
    before.resolve(isLast);
    if (isLast) more.resolve(true);
  }

  function fail(why: string): void {
    const error = new Error(why);
    begun.reject(error);
    finished.reject(error);
    more.reject(error);
  }

  function finish(pages: number): void {
    const bytes = Buffer.concat(chunks);
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    finished.resolve({ pages, bytes, tag });
    step(true);
  }

  async function* read(): AsyncGenerator<Uint8Array> {
    for (let n = 0, isLast = false; ;) {
      while (n < chunks.length) yield chunks[n++];
      if (isLast) return;
      // oxlint-disable-next-line no-await-in-loop -- piece by piece
      isLast = await more.promise;
    }
  }

  return {
    begun: begun.promise,
    finished: finished.promise,
    size: () => chunks.reduce((sum, { length }) => sum + length, 0),
    stream: () => Readable.from(read()),
    receive(message) {
      if ('failed' in message) return fail(message.failed);
      if ('problems' in message) {
        begun.resolve(message.problems);
        return finished.reject(new Error('an order that cannot be printed'));
      }
      begun.resolve([]);
      if ('chunk' in message) {
        chunks.push(message.chunk);
        return step(false);
      }
      return 'pages' in message ? finish(message.pages) : undefined;
    },
  };
}
