/** The press: one thread that makes documents, and a bounded shelf of those it has made. The event loop never draws. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../../core/herald.ts';
import type { News, Task } from '../../print/print-worker.ts';
import type { PrintOrder } from '../../wire/printing.ts';

export interface Printing {
  /** Once it is known whether there will be a document: what is wrong with the order, if anything. */
  readonly begun: Promise<readonly Problem[]>;
  readonly finished: Promise<Finished>;
  /** The document from its beginning, as far as it is made; then as it comes. */
  stream(): Readable;
}

export interface Finished {
  /** Of the whole document. */
  readonly pages: number;
  readonly bytes: Uint8Array;
  /** Of the content: the same document has the same tag. */
  readonly tag: string;
}

export interface PrintQueue {
  /** The document of an order, or its first pages, made now or taken from the shelf; undefined if too many wait. */
  print(order: PrintOrder, whole: boolean): Printing | undefined;
  has(order: PrintOrder, whole: boolean): boolean;
  /** A page, from 0, as PNG; undefined if there is none. */
  picture(of: Finished, page: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** What the shelf holds at most, and how many orders may wait for the press. */
const CACHE_BYTES = 48 * 1024 * 1024;
const MOST_WAITING = 8;
/** A document takes a few seconds; a thread that is busy for longer is lost. */
const TIME_LIMIT = 60_000;
/** Megabytes of a thread: the largest set needs about a third of them. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

export function openPrintQueue(): PrintQueue {
  const shelf = new Map<string, Made>();
  const listening = new Map<number, (news: News) => void>();
  let thread: Worker | undefined;
  let last = 0;

  function ask(task: (id: number) => Task, hear: (news: News) => void): void {
    const id = ++last;
    const limit = setTimeout(() => lose(`no document within ${TIME_LIMIT} ms`), TIME_LIMIT).unref();
    listening.set(id, (news) => {
      if (!('chunk' in news)) clearTimeout(limit);
      hear(news);
    });
    thread ??= spawn();
    thread.postMessage(task(id));
  }

  function spawn(): Worker {
    const worker = new Worker(new URL('../../print/print-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.on('message', (news: News) => {
      const hear = listening.get(news.id);
      if (!('chunk' in news)) listening.delete(news.id);
      hear?.(news);
    });
    worker.on('error', (error) => lose(String(error)));
    worker.unref();
    return worker;
  }

  /** Whatever was being made fails; the next order gets a new thread. */
  function lose(failed: string): void {
    void thread?.terminate();
    thread = undefined;
    const all = [...listening];
    listening.clear();
    for (const [id, hear] of all) hear({ id, failed });
  }

  function make(key: string, order: PrintOrder, whole: boolean): Made {
    const made = newPrinting();
    shelf.set(key, made);
    ask((id) => ({ id, order, whole }), made.hear);
    made.finished.then(
      () => tidy(shelf, CACHE_BYTES),
      () => void shelf.delete(key),
    );
    return made;
  }

  return {
    has: (order, whole) => shelf.has(keyOf(order, whole)),
    print(order, whole) {
      const key = keyOf(order, whole);
      const known = shelf.get(key);
      if (known === undefined) return listening.size >= MOST_WAITING ? undefined : make(key, order, whole);
      shelf.delete(key); // the last used stands last
      shelf.set(key, known);
      return known;
    },
    picture: ({ bytes }, page) =>
      new Promise((done, failed) =>
        ask(
          (id) => ({ id, bytes, page }),
          (news) => ('picture' in news ? done(news.picture) : failed(new Error('the press has failed'))),
        ),
      ),
    async close() {
      lose('the house closes');
    },
  };
}

const keyOf = (order: PrintOrder, whole: boolean): string =>
  createHash('sha256').update(JSON.stringify({ order, whole })).digest('base64url');

interface Made extends Printing {
  readonly hear: (news: News) => void;
  readonly size: () => number;
}

/** A document in the making: pieces come in, and everybody who reads it gets all of them. */
function newPrinting(): Made {
  const chunks: Uint8Array[] = [];
  const begun = Promise.withResolvers<readonly Problem[]>();
  const finished = Promise.withResolvers<Finished>();
  let more = Promise.withResolvers<boolean>();
  finished.promise.catch(() => undefined); // whoever waits for it is told
  begun.promise.catch(() => undefined);
  more.promise.catch(() => undefined);

  function step(isLast: boolean): void {
    const before = more;
    more = Promise.withResolvers<boolean>();
    before.resolve(isLast);
    if (isLast) more.resolve(true);
  }

  function fail(why: string): void {
    const error = new Error(why);
    begun.reject(error);
    finished.reject(error);
    more.reject(error);
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
    hear(news) {
      if ('failed' in news) return fail(news.failed);
      if ('problems' in news) {
        begun.resolve(news.problems);
        return finished.reject(new Error('an order that cannot be printed'));
      }
      begun.resolve([]);
      if ('chunk' in news) {
        chunks.push(news.chunk);
        return step(false);
      }
      if ('pages' in news) {
        const bytes = Buffer.concat(chunks);
        const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        finished.resolve({ pages: news.pages, bytes, tag });
        return step(true);
      }
      return undefined;
    },
  };
}

/** Takes the least used documents from the shelf until it holds no more than it may. */
function tidy(shelf: Map<string, Made>, most: number): void {
  let held = 0;
  for (const { size } of shelf.values()) held += size();
  for (const [key, { size }] of shelf) {
    if (held <= most) return;
    shelf.delete(key);
    held -= size();
  }
}
