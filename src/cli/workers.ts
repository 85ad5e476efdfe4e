/** Shares work among worker threads. Whoever asks puts the answers in order, however many work. */
import { Worker } from 'node:worker_threads';
import type { Plan, SimulatedGame } from './simulation.ts';

/** A worker is asked for as many games as it plays in about this time: few messages, and nobody waits long at the end. */
const BETWEEN_MS = 50;
const MOST_AT_ONCE = 256;

export async function playAll(plan: Plan, workers: number, onDone: (games: number) => void): Promise<SimulatedGame[]> {
  const results: SimulatedGame[] = [];
  let next = 0;
  let done = 0;
  const pile: Pile<{ from: number; to: number }, SimulatedGame[]> = {
    take(most) {
      const from = next;
      next = Math.min(plan.games, from + most);
      return from === next ? undefined : { from, to: next };
    },
    put({ from }, played) {
      played.forEach((result, i) => (results[from + i] = result));
      done += played.length;
      onDone(done);
    },
    close() {
      next = plan.games;
    },
  };
  await workOff('simulate-worker.ts', plan, Math.min(workers, plan.games), pile);
  return results;
}

/** What is still to be done. Questions and answers are plain JSON. */
export interface Pile<Q, A> {
  /** The next question, of at most so many games; nothing when there is none left. */
  take(most: number): Q | undefined;
  put(question: Q, answer: A): void;
  /** A worker has failed: the others need not go on. */
  close(): void;
}

/** Starts workers from a file of this folder, tells each of them `data`, and asks until the pile is empty. */
export async function workOff<Q, A>(file: string, data: unknown, workers: number, pile: Pile<Q, A>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, () => work(file, data, pile)));
}

function work<Q, A>(file: string, data: unknown, pile: Pile<Q, A>): Promise<void> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData: JSON.stringify(data) });
  const finished = new Promise<void>((resolve, reject) => {
    let atOnce = 1;
    let asked = performance.now();
    let question: Q | undefined;
    const ask = (): void => {
      question = pile.take(atOnce);
      asked = performance.now();
      if (question === undefined) resolve();
      else worker.postMessage(JSON.stringify(question)); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread
    };
    worker.on('error', (error) => {
      pile.close();
      reject(error);
    });
    worker.on('message', (answer: string) => {
      pile.put(question as Q, JSON.parse(answer) as A);
      const isQuick = performance.now() - asked < BETWEEN_MS;
      atOnce = isQuick ? Math.min(2 * atOnce, MOST_AT_ONCE) : Math.max(1, Math.floor(atOnce / 2));
      ask();
    });
    ask();
  });
  return finished.finally(() => worker.terminate());
}
