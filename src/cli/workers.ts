/** Shares the games of a plan among worker threads. The results are in the order of the games, however many work. */
import { Worker } from 'node:worker_threads';
import type { Plan, SimulatedGame } from './simulation.ts';

/** A worker is asked for as many games as it plays in about this time: few messages, and nobody waits long at the end. */
const BETWEEN_MS = 50;
const MOST_AT_ONCE = 256;

export async function playAll(plan: Plan, workers: number, onDone: (games: number) => void): Promise<SimulatedGame[]> {
  const results: SimulatedGame[] = [];
  let next = 0;
  let done = 0;
  const pile: Pile = {
    take(most) {
      const from = next;
      next = Math.min(plan.games, from + most);
      return { from, to: next };
    },
    put(from, played) {
      played.forEach((result, i) => (results[from + i] = result));
      done += played.length;
      onDone(done);
    },
    close() {
      next = plan.games;
    },
  };
  await Promise.all(Array.from({ length: Math.min(workers, plan.games) }, () => work(plan, pile)));
  return results;
}

/** The games that are still to be played. */
interface Pile {
  /** None when `from` equals `to`. */
  take(most: number): { readonly from: number; readonly to: number };
  put(from: number, played: readonly SimulatedGame[]): void;
  /** A worker has failed: the others need not go on. */
  close(): void;
}

function work(plan: Plan, pile: Pile): Promise<void> {
  const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), { workerData: JSON.stringify(plan) });
  const finished = new Promise<void>((resolve, reject) => {
    let atOnce = 1;
    let asked = performance.now();
    const ask = (): void => {
      const games = pile.take(atOnce);
      asked = performance.now();
      if (games.from === games.to) resolve();
      else worker.postMessage(JSON.stringify(games)); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread
    };
    worker.on('error', (error) => {
      pile.close();
      reject(error);
    });
    worker.on('message', (answer: string) => {
      const { from, results } = JSON.parse(answer) as { from: number; results: SimulatedGame[] };
      pile.put(from, results);
      const isQuick = performance.now() - asked < BETWEEN_MS;
      atOnce = isQuick ? Math.min(2 * atOnce, MOST_AT_ONCE) : Math.max(1, Math.floor(atOnce / 2));
      ask();
    });
    ask();
  });
  return finished.finally(() => worker.terminate());
}
