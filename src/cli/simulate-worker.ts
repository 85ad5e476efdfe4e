/** A long-lived worker: is told a plan once, then plays the games it is asked for. Everything goes as JSON text. */
import { parentPort, workerData } from 'node:worker_threads';
import { botFor, gameNamed } from './arguments.ts';
import { type Plan, playGame } from './simulation.ts';

const plan = JSON.parse(workerData as string) as Plan;
const game = gameNamed(plan.game);
const bots = plan.bots.map((spec) => botFor(game, spec));

parentPort?.on('message', (asked: string) => {
  const { from, to } = JSON.parse(asked) as { from: number; to: number };
  const results = Array.from({ length: to - from }, (_, i) => playGame(game, plan, bots, from + i));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(JSON.stringify(results));
});
