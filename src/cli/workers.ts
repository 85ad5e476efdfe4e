/** Shares the games of a plan among worker threads. The results are in the order of the games, however many work. */
import { Worker } from 'node:worker_threads';
import type { Plan, Result } from './simulation.ts';

const CHUNKS_EACH = 16;
const LARGEST_CHUNK = 200;

export async function playAll(plan: Plan, workers: number, onDone: (games: number) => void): Promise<Result[]> {
  const results: Result[] = [];
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.floor(plan.games / (workers * CHUNKS_EACH))));
  let next = 0;
  let done = 0;
  /** The next games to play, or undefined when all are given out. */
  const chunk = (): string | undefined => {
    if (next >= plan.games) return undefined;
    const from = next;
    next = Math.min(plan.games, from + size);
    return JSON.stringify({ from, to: next });
  };
  const keep = (answer: string): void => {
    const { from, results: played } = JSON.parse(answer) as { from: number; results: Result[] };
    played.forEach((result, i) => (results[from + i] = result));
    done += played.length;
    onDone(done);
  };
  await Promise.all(Array.from({ length: Math.min(workers, plan.games) }, () => work(plan, chunk, keep)));
  return results;
}

function work(plan: Plan, chunk: () => string | undefined, keep: (answer: string) => void): Promise<void> {
  const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), { workerData: JSON.stringify(plan) });
  const finished = new Promise<void>((resolve, reject) => {
    const ask = (): void => {
      const games = chunk();
      if (games === undefined) resolve();
      else worker.postMessage(games); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread
    };
    worker.on('error', reject);
    worker.on('message', (answer: string) => {
      keep(answer);
      ask();
    });
    ask();
  });
  return finished.finally(() => worker.terminate());
}
