/** A few long-lived threads for all bots of the server. The event loop hands over a text and never waits. */
import { Worker } from 'node:worker_threads';
import type { Seat } from '../../core/game.ts';
import { FairQueue } from '../fair-queue.ts';

/** What a bot gets: a view, never a state. */
export interface Thinking {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** For whom a bot thinks: the host of its table. */
export type Owner = string;

/** `isLate`: the time was up, which on a busy machine is not the fault of the bot. */
export type Thought =
  | { readonly move: unknown; readonly failed?: undefined }
  | { readonly failed: string; readonly isLate?: true };

export interface Pool {
  /** Answers with a move, or after the hard limit with a failure; not at all once the pool is closed. */
  think(thinking: Thinking, owner: Owner): Promise<Thought>;
  close(): Promise<void>;
}

interface Job {
  readonly owner: Owner;
  readonly text: string;
  readonly done: (thought: Thought) => void;
}

interface Thread {
  readonly worker: Worker;
  /** It has loaded the games, which takes longer than most thoughts. */
  isReady: boolean;
  job: Job | undefined;
  limit: NodeJS.Timeout | undefined;
}

/** What a thread says when it can think. */
export const READY = 'ready';

/** `limit` is in milliseconds: a bot that takes longer is stopped together with its thread. */
export function openPool(threads: number, limit: number): Pool {
  const waiting = new FairQueue<Job>();
  const all = new Set<Thread>();
  /** One thread is always left for somebody else, where there are two. */
  const mostOfOne = Math.max(1, threads - 1);
  const mayThink = (owner: Owner): boolean => countOf(all, owner) < mostOfOne;
  let isOpen = true;

  function spawn(): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('worker.ts', import.meta.url)),
      isReady: false,
      job: undefined,
      limit: undefined,
    };
    thread.worker.on('message', (text: string) => {
      if (text === READY) begin(thread);
      else finish(thread, JSON.parse(text) as Thought);
    });
    thread.worker.on('error', (error) => replace(thread, { failed: String(error) }));
    thread.worker.unref();
    all.add(thread);
    return thread;
  }

  function finish(thread: Thread, thought: Thought): void {
    clearTimeout(thread.limit);
    const { job } = thread;
    thread.job = undefined;
    job?.done(thought);
    for (const free of all) if (free.job === undefined) handOut(free);
  }

  function replace(thread: Thread, failure: Thought): void {
    all.delete(thread);
    void thread.worker.terminate();
    clearTimeout(thread.limit);
    thread.job?.done(failure);
    if (isOpen) handOut(spawn());
  }

  function begin(thread: Thread): void {
    thread.isReady = true;
    if (thread.job !== undefined) watch(thread);
  }

  function watch(thread: Thread): void {
    const late: Thought = { failed: `no answer within ${limit} ms`, isLate: true };
    thread.limit = setTimeout(() => replace(thread, late), limit);
  }

  function handOut(thread: Thread): void {
    const job = waiting.next(mayThink);
    if (job === undefined) return;
    thread.job = job;
    if (thread.isReady) watch(thread);
    thread.worker.postMessage(job.text);
  }

  return {
    think(thinking, owner) {
      return new Promise((done) => {
        if (!isOpen) return;
        waiting.add(owner, { owner, text: JSON.stringify(thinking), done });
        const free = [...all].find(({ job }) => job === undefined);
        if (free !== undefined) handOut(free);
        else if (all.size < threads) handOut(spawn());
      });
    },
    async close() {
      isOpen = false;
      waiting.clear();
      for (const thread of all) {
        clearTimeout(thread.limit);
        thread.job = undefined;
      }
      await Promise.all(Array.from(all, ({ worker }) => worker.terminate()));
    },
  };
}

function countOf(threads: Iterable<Thread>, owner: Owner): number {
  let count = 0;
  for (const { job } of threads) if (job?.owner === owner) count++;
  return count;
}
