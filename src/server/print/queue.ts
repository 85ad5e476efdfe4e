/** The print queue: one thread that makes all documents, sheets and books alike, and a bounded cache of them. */
import { createHash } from 'node:crypto';
import type { Message, PrintJob, Task } from '../../print/print-worker.ts';
import { startThread, type Thread } from '../thread.ts';
import { type Finished, newDocument, type PrintedDocument, type Printing } from './document.ts';

export interface PrintQueue {
  /** The document of a job, made now or taken from the cache; undefined if too many wait, in all or for this address. */
  print(job: PrintJob, address: string): Printing | undefined;
  /** Whether it costs nothing: it is made already, or being made. */
  has(job: PrintJob): boolean;
  /** A page, from 0, as PNG; undefined if there is none. It is drawn once; those of one address one after the other. */
  picture(of: Finished, page: number, address: string): Promise<Uint8Array | undefined>;
  /** Stops the thread. What was being made fails, and nothing more is taken. */
  close(): Promise<void>;
}

const CACHE_BYTES = 48 * 1024 * 1024;
/** How many may wait for the thread, pictures of pages counted. */
export const MOST_WAITING = 8;
/** How many documents of one address may be made at once, so that there is always room for others. */
export const MOST_OF_ONE = 4;
/** Milliseconds. A document takes a few seconds; a thread that is busy for longer is lost. */
const TIME_LIMIT = 60_000;
/** Megabytes of the thread: the largest set needs about a third of them. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

export function openPrintQueue(): PrintQueue {
  /** By job, in the order of their last use. */
  const cache = new Map<string, PrintedDocument>();
  /** By task: who receives what the thread says of it. */
  const waiting = new Map<number, (message: Message) => void>();
  /** By address: how many documents are being made. */
  const making = new Map<string, number>();
  /** They live as long as their documents: so they cost no more than those. */
  const pictures = new WeakMap<Finished, Map<number, Promise<Uint8Array | undefined>>>();
  /** By address: the last picture that waits. Only one of them waits for the thread, so there is room for documents. */
  const drawing = new Map<string, Promise<unknown>>();
  let thread: Thread | undefined;
  let last = 0;
  let isOpen = true;

  function ask(task: (id: number) => Task, receive: (message: Message) => void): void {
    const id = ++last;
    const limit = setTimeout(() => void drop(`no document within ${TIME_LIMIT} ms`), TIME_LIMIT).unref();
    waiting.set(id, (message) => {
      if (!('chunk' in message)) clearTimeout(limit);
      receive(message);
    });
    thread ??= spawn();
    thread.post(task(id));
  }

  function spawn(): Thread {
    const file = new URL('../../print/print-worker.ts', import.meta.url);
    return startThread<Message>(file, { hear, fail: (error) => void drop(String(error)) }, { resourceLimits: MEMORY });
  }

  function hear(message: Message): void {
    const receive = waiting.get(message.id);
    if (!('chunk' in message)) waiting.delete(message.id);
    receive?.(message);
  }

  /** Everything that waits fails; the next job gets a new thread. */
  async function drop(failed: string): Promise<void> {
    const old = thread;
    thread = undefined;
    const all = [...waiting];
    waiting.clear();
    for (const [id, receive] of all) receive({ id, failed });
    await old?.end();
  }

  const mayPrint = (address: string): boolean =>
    isOpen && waiting.size < MOST_WAITING && (making.get(address) ?? 0) < MOST_OF_ONE;

  function count(address: string, more: number): void {
    const now = (making.get(address) ?? 0) + more;
    if (now === 0) making.delete(address);
    else making.set(address, now);
  }

  function make(key: string, job: PrintJob, address: string): Printing {
    count(address, 1);
    const document = newDocument();
    cache.set(key, document);
    ask((id) => ({ id, job }), document.receive);
    document.finished.then(
      () => {
        count(address, -1);
        trim(cache, CACHE_BYTES);
      },
      () => {
        count(address, -1);
        cache.delete(key);
      },
    );
    return document;
  }

  function draw({ bytes }: Finished, page: number): Promise<Uint8Array | undefined> {
    return new Promise((done, failed) => {
      if (!isOpen) return failed(new Error('the server stops'));
      return ask(
        (id) => ({ id, bytes, page }),
        (message) => ('picture' in message ? done(message.picture) : failed(new Error('the page was not drawn'))),
      );
    });
  }

  function inTurn<T>(address: string, begin: () => Promise<T>): Promise<T> {
    const mine = (drawing.get(address) ?? Promise.resolve()).then(begin, begin);
    drawing.set(address, mine);
    const done = (): void => {
      if (drawing.get(address) === mine) drawing.delete(address);
    };
    mine.then(done, done);
    return mine;
  }

  return {
    has: (job) => cache.has(keyOf(job)),
    print(job, address) {
      const key = keyOf(job);
      const known = cache.get(key);
      if (known === undefined) return mayPrint(address) ? make(key, job, address) : undefined;
      cache.delete(key); // the last used stands last
      cache.set(key, known);
      return known;
    },
    picture(of, page, address) {
      const drawn = pictures.get(of) ?? new Map<number, Promise<Uint8Array | undefined>>();
      pictures.set(of, drawn);
      const known = drawn.get(page);
      if (known !== undefined) return known;
      const picture = inTurn(address, () => draw(of, page));
      drawn.set(page, picture);
      picture.catch(() => drawn.delete(page));
      return picture;
    },
    async close() {
      isOpen = false;
      await drop('the server stops');
    },
  };
}

const keyOf = (job: PrintJob): string => createHash('sha256').update(JSON.stringify(job)).digest('base64url');

/** Drops the least used documents until the cache holds no more than it may. */
function trim(cache: Map<string, PrintedDocument>, most: number): void {
  let held = 0;
  for (const { size } of cache.values()) held += size();
  for (const [key, { size }] of cache) {
    if (held <= most) return;
    cache.delete(key);
    held -= size();
  }
}
