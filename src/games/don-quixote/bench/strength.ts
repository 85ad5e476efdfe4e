/**
 * How strong a bot is alone: `node src/games/don-quixote/bench/strength.ts --seeds 400 --bot mc:1s --workers 1 --out strength.jsonl`.
 * `--bot hindsight` tells what the same deals would have allowed with all cards known.
 * Time is the processor time of the bot's own thread, so a busy machine does not weaken it. Every game is written to
 * the file as a line of JSON; a run that was stopped goes on where it was.
 */
// oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin
import { appendFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { hindsight } from '../bots/hindsight.ts';
import { botNamed } from '../../../bots/levels.ts';
import { bots } from '../bots/index.ts';
import { seededDice } from '../../../core/dice.ts';
import { problemIn } from '../../../core/notation.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { game as donQuixote } from '../rules/index.ts';
import { total } from '../rules/08-scoring.ts';
import type { Event } from '../rules/state.ts';
import { linesIn, textArguments, threadTime } from '../../../../bench/strengths.ts';

/** One game: its line in the file. */
interface Line {
  readonly bot: string;
  readonly seed: number;
  readonly points: number;
  readonly rounds: readonly number[];
  /** Processor time of the whole game, in seconds. */
  readonly seconds: number;
}

/** With all cards known it matters little who played the deal. */
const HINDSIGHT = 'hindsight';

function played(bot: string, seed: number): Line {
  const reading = botNamed(bot === HINDSIGHT ? 'careful' : bot, donQuixote, bots, threadTime);
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  const start = threadTime();
  const options = { sanchoPansa: false, sameDraw: false };
  const events: Event[] = [];
  const hear = (event: Event): void => void events.push(event);
  const state = donQuixote.setup(1, options, seededDice(`strength ${seed}`), hear);
  const dice = seededDice(`bot ${seed}`);
  const choose = fromViews(donQuixote, (view, seat) => reading.value.choose(view, seat, dice));
  play(donQuixote, state, inTurn(donQuixote, choose), { dice, say: hear });
  const rounds = bot === HINDSIGHT ? hindsight(events, 0, options, dice).byRound : state.realms[0].scores.map(total);
  const points = rounds.reduce((sum, some) => sum + some, 0);
  return { bot, seed, points, rounds, seconds: Math.round(threadTime() - start) / 1000 };
}

function report(lines: readonly Line[]): string {
  const points = lines.map((line) => line.points).toSorted((a, b) => a - b);
  const mean = average(points);
  const spread = Math.sqrt(average(points.map((some) => (some - mean) ** 2)));
  const at = (share: number): number => points[Math.min(points.length - 1, Math.floor(share * points.length))];
  const above = (bound: number): string =>
    `>${bound} ${((100 * points.filter((some) => some > bound).length) / points.length).toFixed(1)} %`;
  const rounds = [0, 1, 2].map((round) => average(lines.map((line) => line.rounds[round])).toFixed(1));
  return [
    `${lines[0].bot}: ${lines.length} games, mean ${mean.toFixed(2)} ± ${(spread / Math.sqrt(lines.length)).toFixed(2)}`,
    `p10 ${at(0.1)}, p50 ${at(0.5)}, p90 ${at(0.9)}, max ${points.at(-1)}`,
    [70, 85, 100].map(above).join(', '),
    `by round ${rounds.join(' / ')}, ${average(lines.map(({ seconds }) => seconds)).toFixed(2)} s a game`,
  ].join('\n');
}

const average = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;

function main(): void {
  const { bot, out, ...values } = textArguments({ seeds: '400', bot: 'expert', workers: '1' });
  const { problems = [] } = bot === HINDSIGHT ? {} : botNamed(bot, donQuixote, bots, threadTime);
  for (const { found, expected } of problems.map((one) => problemIn('en', one)))
    console.error(`No bot is called ${found}: ${expected}.`);
  if (problems.length > 0) return void (process.exitCode = 1);
  const lines = linesIn<Line>(out).filter((line) => line.bot === bot);
  const done = new Set(lines.map(({ seed }) => seed));
  const seeds = Array.from({ length: Number(values.seeds) }, (_, seed) => seed).filter((seed) => !done.has(seed));
  const threads = Array.from({ length: Math.min(Number(values.workers), seeds.length) }, () =>
    inThread(bot, seeds, (line) => {
      lines.push(line);
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
      console.log(JSON.stringify(line), `mean ${average(lines.map(({ points }) => points)).toFixed(2)}`);
    }),
  );
  void Promise.all(threads).then(() => console.log(report(lines)));
}

/** Plays in a thread of its own while seeds are left. */
function inThread(bot: string, seeds: number[], tell: (line: Line) => void): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: bot });
  const next = (): void => {
    const seed = seeds.shift();
    if (seed === undefined) void worker.terminate();
    else worker.postMessage(seed);
  };
  worker.on('message', (line: Line) => {
    tell(line);
    next();
  });
  next();
  return new Promise((ended, failed) => worker.on('exit', ended).on('error', failed));
}

if (isMainThread) main();
else parentPort!.on('message', (seed: number) => parentPort!.postMessage(played(workerData as string, seed))); // a worker has one
