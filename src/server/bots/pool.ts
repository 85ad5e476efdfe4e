/** A few long-lived threads for all bots of the server. The event loop hands over a text and never waits. */
import type { Seat } from '../../core/game.ts';
import { FairQueue } from '../fair-queue.ts';
import { startThread, type Thread } from '../thread.ts';

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

interface Thinker {
  readonly thread: Thread;
  /** It has loaded the games, which takes longer than most thoughts. */
  isReady: boolean;
  job: Job | undefined;
  limit: NodeJS.Timeout | undefined;
}

/** `limit` is in milliseconds: a bot that takes longer is stopped together with its thread. */
export function openPool(threads: number, limit: number): Pool {
  const waiting = new FairQueue<Job>();
  const all = new Set<Thinker>();
  /** One thread is always left for somebody else, where there are two. */
  const mostOfOne = Math.max(1, threads - 1);
  const mayThink = (owner: Owner): boolean => countOf(all, owner) < mostOfOne;
  let isOpen = true;

  function spawn(): Thinker {
    const thread = startThread<string>(new URL('worker.ts', import.meta.url), {
      readied: () => begin(thinker),
      hear: (text) => finish(thinker, JSON.parse(text) as Thought),
      fail: (error) => replace(thinker, { failed: String(error) }),
    });
    const thinker: Thinker = { thread, isReady: false, job: undefined, limit: undefined };
    all.add(thinker);
    return thinker;
  }

  function finish(thinker: Thinker, thought: Thought): void {
    clearTimeout(thinker.limit);
    const { job } = thinker;
    thinker.job = undefined;
    job?.done(thought);
    for (const free of all) if (free.job === undefined) handOut(free);
  }

  function replace(thinker: Thinker, failure: Thought): void {
    all.delete(thinker);
    void thinker.thread.end();
    clearTimeout(thinker.limit);
    thinker.job?.done(failure);
    if (isOpen) handOut(spawn());
  }

  function begin(thinker: Thinker): void {
    thinker.isReady = true;
    if (thinker.job !== undefined) watch(thinker);
  }

  function watch(thinker: Thinker): void {
    const late: Thought = { failed: `no answer within ${limit} ms`, isLate: true };
    thinker.limit = setTimeout(() => replace(thinker, late), limit);
  }

  function handOut(thinker: Thinker): void {
    const job = waiting.next(mayThink);
    if (job === undefined) return;
    thinker.job = job;
    if (thinker.isReady) watch(thinker);
    thinker.thread.post(job.text);
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
      for (const thinker of all) {
        clearTimeout(thinker.limit);
        thinker.job = undefined;
      }
      await Promise.all(Array.from(all, ({ thread }) => thread.end()));
    },
  };
}

function countOf(thinkers: Iterable<Thinker>, owner: Owner): number {
  let count = 0;
  for (const { job } of thinkers) if (job?.owner === owner) count++;
  return count;
}
