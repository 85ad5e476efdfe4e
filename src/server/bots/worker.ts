/** The thread in which bots think: a view comes in as text, a move goes out as text. */
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { botNamed } from '../../bots/levels.ts';
import { seededDice } from '../../core/dice.ts';
import { BOTS, GAMES } from '../../games/load.ts';
import { READY } from '../thread.ts';
import type { Thought, Thinking } from './pool.ts';

// Players come before bots. Only on Linux does this apply to the thread; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(JSON.stringify(think(JSON.parse(text) as Thinking)));
});

setImmediate(() => parentPort?.postMessage(READY));

/** A bot that fails costs its own move, not the thread. */
function think({ game, bot, view, seat, seed }: Thinking): Thought {
  try {
    const found = botNamed(bot, GAMES[game], BOTS[game], () => performance.now());
    if (found.problems !== undefined) return { failed: `no bot ${bot}` };
    return { move: found.value.choose(view, seat, seededDice(seed)) };
  } catch (error) {
    return { failed: String(error) };
  }
}
