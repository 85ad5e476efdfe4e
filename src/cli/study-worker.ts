/** A long-lived worker of a study: is told the plan once, then plays the games it is asked for. All goes as JSON text. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from '../study/plan.ts';
import type { Range } from './study-games.ts';
import { playRange } from './study-subject.ts';

const plan = JSON.parse(workerData as string) as Plan;

parentPort?.on('message', (asked: string) => {
  const rows = playRange(plan, JSON.parse(asked) as Range);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(JSON.stringify(rows));
});
