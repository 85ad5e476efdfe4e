/**
 * How much room there is above a searching bot in its first twelve tiles:
 * `node src/games/don-quixote/bench/room.ts --playouts 1000 --deals 240 --out room.jsonl`.
 * The bot plays a deal up to a turn, each deal to another. There the best moves of its race are weighed twice more:
 *
 * - by a long race: whole playouts of one move of foresight (`--long`). What its best move is ahead of the bot's is lost by haste.
 * - by deep playouts (`--worlds`, played-on.ts), in which a bot searches before every tile (`--by`). How far they differ from the
 *   long race, beyond chance, is the error of one move of foresight; and from that follows what somebody gains who searches without it.
 *
 * A run that was stopped goes on where it was.
 */
import { appendFileSync } from 'node:fs';
import { linesIn, textArguments, threadTime } from '../../../../bench/strengths.ts';
import { botNamed } from '../../../bots/levels.ts';
import { scalesFor } from '../../../bots/search.ts';
import { seededDice } from '../../../core/dice.ts';
import { type Dice, unheard } from '../../../core/game.ts';
import { type Estimate, meanOf } from '../../../study/statistics.ts';
import { bots } from '../bots/index.ts';
import { landOf } from '../bots/land.ts';
import { playOut } from '../bots/playout.ts';
import { layOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { LayMove, State } from '../rules/state.ts';
import { playedOn, turnIn } from './played-on.ts';

const defaults = { playouts: '1000', long: '1000', by: 'mc:30', worlds: '12', deals: '240' };
type Settings = typeof defaults;

/** Of a move: its means in worlds with even and with odd numbers. They know nothing of each other. */
type Halves = readonly [even: number, odd: number];

/** A position: its line in the file. */
interface Line {
  readonly run: string;
  readonly deal: number;
  readonly turn: number;
  /** By move, the one that was chosen first: what the long race and what the deep playouts say. */
  readonly long: readonly Halves[];
  readonly deep: readonly Halves[];
  readonly seconds: number;
}

const FIRST_TURNS = 12;
/** So many moves of the race are weighed again, and of these those deeply that are not further behind in the long race. */
const MOST = 4;
const NEAR = 2;

const scales = scalesFor(game, bots.judgement);

function bestAt(state: State, playouts: number, dice: Dice): LayMove[] {
  const weighed = scales(game.view(state, 0), 0, dice, { spent: (done) => done / playouts });
  return weighed.slice(0, MOST).map(({ move }) => move);
}

function looked(deal: number, run: string, { playouts, long, by, worlds }: Settings): Line {
  const start = threadTime();
  const state = game.setup(1, { sanchoPansa: false, sameDraw: false }, seededDice(`room ${deal}`), unheard);
  const dice = seededDice(`room mind ${deal}`);
  const turn = deal % FIRST_TURNS;
  while (turnIn(state) < turn) game.apply(state, 0, bestAt(state, Number(playouts), dice)[0], dice, unheard);
  const moves = bestAt(state, Number(playouts), dice);
  const worths = halvesOf(moves, state, Number(long), dice, (world, { tile, turn: half }) =>
    playOut(landOf(world.realms[0].board), world, layOf(tile, half)),
  );
  const most = Math.max(...worths.map(middle));
  const near = moves.map((_, i) => i).filter((i) => i === 0 || middle(worths[i]) > most - NEAR);
  const bot = botNamed(by, game, bots, threadTime);
  if (bot.problems !== undefined) throw new Error(JSON.stringify(bot.problems));
  const close = near.length > 1 ? near.map((i) => moves[i]) : [];
  const deep = halvesOf(close, state, Number(worlds), dice, (world, move, seed) =>
    playedOn(world, move, bot.value, `room ${deal} ${seed}`),
  );
  return { run, deal, turn, long: near.map((i) => worths[i]), deep, seconds: Math.round(threadTime() - start) / 1000 };
}

const middle = ([even, odd]: Halves): number => (even + odd) / 2;

/** What all moves are worth in the same worlds. */
function halvesOf(
  moves: readonly LayMove[],
  state: State,
  worlds: number,
  dice: Dice,
  worth: (world: State, move: LayMove, number: number) => number,
): Halves[] {
  const view = game.view(state, 0);
  const sums = moves.map((): [number, number] => [0, 0]);
  for (let number = 0; moves.length > 0 && number < worlds; number++) {
    const world = game.imagine(view, 0, dice);
    moves.forEach((move, i) => (sums[i][number % 2] += worth(world, move, number)));
  }
  return sums.map(([even, odd]) => [rounded((2 * even) / worlds), rounded((2 * odd) / worlds)]);
}

const rounded = (points: number): number => Math.round(1000 * points) / 1000;

/** How far the best move of one half of the long race is ahead of the bot's in the other: not flattered by its being the best. */
function hasteIn({ long }: Line): number {
  const gain = (by: 0 | 1): number => {
    const best = long.reduce((one, other) => (other[by] > one[by] ? other : one));
    return best[1 - by] - long[0][1 - by];
  };
  return (gain(0) + gain(1)) / 2;
}

/** Of each move beside the chosen one: what the deep playouts say of the difference and the long race does not, one half times the other. */
function squaresIn({ long, deep }: Line): number[] {
  const off = (i: number, half: 0 | 1): number => deep[i][half] - deep[0][half] - long[i][half] + long[0][half];
  return deep.slice(1).map((_, i) => off(i + 1, 0) * off(i + 1, 1));
}

const DRAWS = 4000;

/**
 * How far the best move is ahead of the best of the long race, on average, if every move is worth what the long race says and a normal
 * error; `square` is that of the difference of two.
 */
function gainIn({ long, deal }: Line, square: number): number {
  const dice = seededDice(`room gain ${deal}`);
  const worths = long.map(middle);
  const deviation = Math.sqrt(Math.max(0, square) / 2);
  const best = (): number => Math.max(...worths.map((worth) => worth + deviation * normal(dice)));
  return meanOf(Array.from({ length: DRAWS }, best)).mean - Math.max(...worths);
}

const FINE = 2 ** 20;

/** Box and Muller 1958. */
function normal(dice: Dice): number {
  const [one, other] = [(dice.below(FINE) + 0.5) / FINE, dice.below(FINE) / FINE];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}

function report(lines: readonly Line[]): string {
  const all = ({ mean, low, high }: Estimate, times = 1): string =>
    `${(times * mean).toFixed(2)} (${(times * low).toFixed(2)} to ${(times * high).toFixed(2)})`;
  const close = lines.filter(({ deep }) => deep.length > 1);
  // Moves of one position are no independent witnesses.
  const square = meanOf(close.map((line) => meanOf(squaresIn(line)).mean));
  const gain = (error: number): string =>
    (FIRST_TURNS * meanOf(lines.map((line) => gainIn(line, error))).mean).toFixed(2);
  return [
    `${lines[0].run}: ${lines.length} positions, ${close.length} of them close, ${meanOf(lines.map(({ seconds }) => seconds)).mean.toFixed(1)} s each`,
    `lost by haste in ${FIRST_TURNS} tiles: ${all(meanOf(lines.map(hasteIn)), FIRST_TURNS)}`,
    `square of the error of one move of foresight: ${all(square)}`,
    `gained without it in ${FIRST_TURNS} tiles: ${gain(square.mean)} (${gain(square.low)} to ${gain(square.high)})`,
  ].join('\n');
}

function main(): void {
  const { out, ...settings } = textArguments(defaults);
  const { playouts, long, by, worlds } = settings;
  const run = `mc:${playouts}, long ${long}, ${by} in ${worlds} worlds`;
  const lines = linesIn<Line>(out).filter((line) => line.run === run);
  for (let deal = 0; deal < Number(settings.deals); deal++) {
    if (lines.some((line) => line.deal === deal)) continue;
    const line = looked(deal, run, settings);
    lines.push(line);
    if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`);
    console.log(JSON.stringify(line));
  }
  console.log(report(lines));
}

main();
