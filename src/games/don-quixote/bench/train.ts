/**
 * Teaches the network of values by play: `npm run train:don-quixote -- --steps 9000 --out training.bin`.
 * In every step sixteen deals are played by the weights as they are, one move ahead, a quarter of them in each of four threads;
 * then the weights are changed a little. The same arguments give the same weights. Everything is kept in the file; a run
 * that was stopped goes on where it was, and one that ends early (`--until`) can go on with other arguments.
 * At the end, and with `--steps 0` at once, the mean of the last thousand steps is written to bots/learned.ts. After a change
 * of the signs that file must be emptied first (`PACKED = ''`).
 */
// oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { textArguments } from '../../../../bench/strengths.ts';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { landOf } from '../bots/land.ts';
import { OUTPUTS, STARTS, STRAIGHT, UNITS, useWeights, WEIGHTS } from '../bots/network.ts';
import { packed } from '../bots/packing.ts';
import { playBest } from '../bots/playout.ts';
import { SIGNS } from '../bots/signs.ts';
import { ROAD_TILES } from '../rules/components.ts';
import { setup } from '../rules/setup.ts';
import { type Learner, step } from './adam.ts';
import { learnFrom, type Lesson } from './lesson.ts';

const LAST_TURN = ROAD_TILES - 1;
const SHARES = 4;
const DEALS_A_SHARE = 4;
/** One deal in so many is played with Sancho Pansa. */
const WITH_SANCHO = 8;
/** After so many steps the run says how it goes, and keeps it. */
const REPORT = 400;
/** So many deals, never learned from, are played by the mean weights then. */
const CHECKED = 500;

/** Deals to be played by a thread; learned from, unless it has no patience. */
interface Task {
  readonly seed: string;
  readonly number: number;
  readonly deals: number;
  readonly patience?: number;
}

/** What a thread shares with the one that asks it. */
interface Desk {
  readonly weights: Float32Array;
  readonly blame: Float32Array;
}

const shared = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * length));

function work({ weights, blame }: Desk): void {
  parentPort!.on('message', ({ seed, number, deals, patience }: Task) => {
    const sum: Lesson = { points: 0, squares: 0 };
    useWeights(weights);
    blame.fill(0);
    for (let i = 0; i < deals; i++) {
      const options = {
        sanchoPansa: patience !== undefined && (number * deals + i) % WITH_SANCHO === 0,
        sameDraw: false,
      };
      const deal = setup(1, options, seededDice(`${seed} ${i}`), unheard);
      if (patience === undefined) sum.points += playBest(landOf(deal.realms[0].board), deal);
      else learnFrom(deal, weights, patience, blame, sum);
    }
    parentPort!.postMessage(sum);
  }); // a worker has a parent
}

function asked(worker: Worker, task: Task): Promise<Lesson> {
  return new Promise((answered) => {
    worker.once('message', answered);
    worker.postMessage(task);
  });
}

const inThread = (desk: Desk): Worker => new Worker(new URL(import.meta.url), { workerData: desk });

/** Straight units, as the first signs of a position are learned by them: each is for these turns, and fades towards its neighbours. */
const KNOTS = [0, 7, 8, 9, 14, 15, 16, 20];

function hat(unit: number, turn: number): number {
  const [before, at, after] = [KNOTS[unit - 1] ?? 0, KNOTS[unit], KNOTS[unit + 1] ?? LAST_TURN];
  if (turn === at) return 1;
  return turn < at ? Math.max(0, (turn - before) / (at - before)) : Math.max(0, (after - turn) / (after - at));
}

/** What the units begin with: the straight ones learn fast, and of the bent ones no two are alike. */
function beginner(seed: string): Learner {
  const weights = shared(WEIGHTS);
  const dice = seededDice(`${seed} first`);
  const any = (): number => dice.below(2001) / 1000 - 1;
  for (let i = 0; i < OUTPUTS; i++) weights[i] = i % UNITS < STRAIGHT ? 0 : (i < STARTS ? 0.06 : 0.5) * any();
  for (let unit = 0; unit < UNITS; unit++) {
    const size = 0.4 * any();
    for (let turn = 0; turn <= LAST_TURN; turn++)
      weights[OUTPUTS + turn * UNITS + unit] = unit < STRAIGHT ? 20 * hat(unit, turn) : size + 0.2 * any();
  }
  const mean = shared(WEIGHTS);
  mean.set(weights);
  return { weights, first: new Float32Array(WEIGHTS), second: new Float32Array(WEIGHTS), mean };
}

const listsOf = ({ weights, first, second, mean }: Learner): Float32Array[] => [weights, first, second, mean];

/** Takes up what the file keeps, and returns how many steps were made. */
function takenUp(learner: Learner, file: string): number {
  if (!existsSync(file)) return 0;
  const { buffer } = Uint8Array.from(readFileSync(file));
  listsOf(learner).forEach((list, i) => list.set(new Float32Array(buffer, 4 + 4 * i * WEIGHTS, WEIGHTS)));
  return new DataView(buffer).getUint32(0, true);
}

function keep(learner: Learner, number: number, file: string): void {
  const lists = listsOf(learner).map((list) => new Uint8Array(list.buffer));
  writeFileSync(`${file}.new`, Buffer.concat([new Uint8Array(Uint32Array.of(number).buffer), ...lists]));
  renameSync(`${file}.new`, file);
}

/** Signs that were never shown have learned nothing: their rows are left out. */
function writeLearned({ mean, second }: Learner, recipe: string): void {
  const weights = mean.map((weight, i) => (i < STARTS && second[i] === 0 ? 0 : weight));
  const text = `/** What the network learned: \`npm run train:don-quixote -- ${recipe}\` and what docs/bots.md says before it, packed. */\nexport const PACKED: string =\n  '${packed(weights, SIGNS, UNITS)}';\n`;
  writeFileSync(new URL('../bots/learned.ts', import.meta.url), text);
}

/** Slow at first, because nothing is known of how large the blame is; from `cool` on slower by the same share in every step. */
const rateAt = (number: number, cool: number, steps: number, most: number): number =>
  most * Math.min(1, number / 50) * LEAST_RATE ** (Math.max(0, number - cool) / (steps - cool));
const LEAST_RATE = 0.03;

async function main(): Promise<void> {
  const defaults = { steps: '9000', cool: '0', seed: 'don-quixote', rate: '0.001', patience: '0.7' };
  const { out = 'training.bin', until, ...recipe } = textArguments({ ...defaults, until: 'the end' });
  const { seed } = recipe;
  const [steps, cool, rate, patience] = [recipe.steps, recipe.cool, recipe.rate, recipe.patience].map(Number);
  const last = until === 'the end' ? steps : Number(until);
  const learner = beginner(seed);
  const desks = Array.from({ length: SHARES }, () => ({ weights: learner.weights, blame: shared(WEIGHTS) }));
  const workers = desks.map(inThread);
  const checker = inThread({ weights: learner.mean, blame: shared(0) });
  let recent: Lesson = { points: 0, squares: 0 };
  for (let number = 1 + takenUp(learner, out); number <= last; number++) {
    const tasks = workers.map((worker, i) =>
      asked(worker, { seed: `${seed} ${number} ${i}`, number, deals: DEALS_A_SHARE, patience }),
    );
    // oxlint-disable-next-line no-await-in-loop -- a step begins with the weights of the one before
    for (const { points, squares } of await Promise.all(tasks)) {
      recent.points += points;
      recent.squares += squares;
    }
    step(learner, meanOf(desks.map(({ blame }) => blame)), number, rateAt(number, cool, steps, rate));
    if (number % REPORT > 0 && number < last) continue;
    keep(learner, number, out);
    const deals = (number % REPORT || REPORT) * SHARES * DEALS_A_SHARE;
    // oxlint-disable-next-line no-await-in-loop -- the mean must not change meanwhile
    const { points } = await asked(checker, { seed: 'check', number, deals: CHECKED });
    console.log(
      `${number}: ${(recent.points / deals).toFixed(2)} points, error ${Math.sqrt(recent.squares / deals).toFixed(2)}, ` +
        `mean weights ${(points / CHECKED).toFixed(2)}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s of processor time`,
    );
    recent = { points: 0, squares: 0 };
  }
  await Promise.all([...workers, checker].map((worker) => worker.terminate()));
  writeLearned(learner, `--steps ${steps} --cool ${cool} --seed ${seed} --rate ${rate} --patience ${patience}`);
}

const total = new Float32Array(WEIGHTS);

/** The mean over all turns of all deals. */
function meanOf(blames: readonly Float32Array[]): Float32Array {
  total.set(blames[0]);
  for (const blame of blames.slice(1)) for (let i = 0; i < WEIGHTS; i++) total[i] += blame[i];
  for (let i = 0; i < WEIGHTS; i++) total[i] /= SHARES * DEALS_A_SHARE * LAST_TURN;
  return total;
}

if (isMainThread) await main();
else work(workerData as Desk);
