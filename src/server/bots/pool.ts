/** A few long-lived threads for all bots of the server. The event loop hands over a text and never waits. */
import { Worker } from 'node:worker_threads';
import type { Seat } from '../../core/game.ts';

/** What a bot gets: a view, never a state. */
export interface Thinking {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

export type Thought = { readonly move: unknown; readonly failed?: undefined } | { readonly failed: string };

export interface Pool {
  /** Always answers: with a move, or after the hard limit with a failure. */
  think(thinking: Thinking): Promise<Thought>;
  close(): Promise<void>;
}

interface Job {
  readonly text: string;
  readonly done: (thought: Thought) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  limit: NodeJS.Timeout | undefined;
}

/** `limit` is in milliseconds: a bot that takes longer is stopped together with its thread. */
export function openPool(threads: number, limit: number): Pool {
  const waiting: Job[] = [];
  const all = new Set<Thread>();
  let isOpen = true;

  function spawn(): Thread {
    const thread: Thread = {
      worker: new Worker(new URL('worker.ts', import.meta.url)),
      job: undefined,
      limit: undefined,
    };
    thread.worker.on('message', (text: string) => finish(thread, JSON.parse(text) as Thought));
    thread.worker.on('error', (error) => replace(thread, String(error)));
    thread.worker.unref();
    all.add(thread);
    return thread;
  }

  function finish(thread: Thread, thought: Thought): void {
    clearTimeout(thread.limit);
    const { job } = thread;
    thread.job = undefined;
    job?.done(thought);
    handOut(thread);
  }

  function replace(thread: Thread, why: string): void {
    all.delete(thread);
    void thread.worker.terminate();
    clearTimeout(thread.limit);
    thread.job?.done({ failed: why });
    if (isOpen) handOut(spawn());
  }

  function handOut(thread: Thread): void {
    const job = waiting.shift();
    if (job === undefined) return;
    thread.job = job;
    thread.limit = setTimeout(() => replace(thread, `no answer within ${limit} ms`), limit);
    thread.worker.postMessage(job.text);
  }

  return {
    think(thinking) {
      return new Promise((done) => {
        waiting.push({ text: JSON.stringify(thinking), done });
        const free = [...all].find(({ job }) => job === undefined);
        if (free !== undefined) handOut(free);
        else if (all.size < threads) handOut(spawn());
      });
    },
    async close() {
      isOpen = false;
      for (const { done } of waiting.splice(0)) done({ failed: 'the server stops' });
      await Promise.all(Array.from(all, ({ worker }) => worker.terminate()));
    },
  };
}
