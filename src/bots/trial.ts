/** A decision is tried out: each way to go on from it, in the same worlds and under the same luck. */
import { seededDice } from '../core/dice.ts';
import { type Dice, type Game, type Move, type Seat, unheard } from '../core/game.ts';
import type { Sight } from '../core/sights.ts';
import type { Budget, GameBots } from './bot.ts';
import { type Outlook, plainOutlook } from './outlook.ts';

/** What a review is about: a game, and what the bots know of it. */
export interface Reviewed<S, M extends Move, E, O extends object> {
  readonly game: Game<S, M, E, O>;
  readonly taught: GameBots<S, M> | undefined;
  readonly seat: Seat;
}

/** Where things are tried out. */
export interface Bench<S, M extends Move> {
  readonly game: Game<S, M, never>;
  readonly taught: GameBots<S, M> | undefined;
  readonly outlook: Outlook<S, M>;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly hear: (share: number) => void;
  playouts: number;
}

export function benchFor<S, M extends Move, E, O extends object>(
  { game, taught, seat }: Reviewed<S, M, E, O>,
  budget: Budget,
  hear: (share: number) => void,
): Bench<S, M> {
  const outlook = taught?.outlook ?? plainOutlook(game);
  return { game: game as unknown as Game<S, M, never>, taught, outlook, seat, budget, hear, playouts: 0 };
}

/** A decision, and ways to go on from it: the first is what was played. */
export interface Trial<S, M> {
  readonly sight: Sight<S, M>;
  readonly moves: readonly M[];
  /** Those that are still tried. */
  running: readonly number[];
  readonly imagine: (dice: Dice) => S;
  worlds: number;
  /** By move: what everybody got in all worlds; what it gave to the seat more than the first, and the squares of that. */
  readonly sums: number[][];
  readonly leads: number[];
  readonly squares: number[];
}

export function trialFor<S, M extends Move>(bench: Bench<S, M>, sight: Sight<S, M>, moves: readonly M[]): Trial<S, M> {
  const { game, taught, seat } = bench;
  const { view } = sight;
  return {
    sight,
    moves,
    running: moves.map((_, i) => i),
    imagine: taught?.judgement?.worlds?.(view, seat) ?? ((dice) => game.imagine(view, seat, dice)),
    worlds: 0,
    sums: moves.map(() => []),
    leads: moves.map(() => 0),
    squares: moves.map(() => 0),
  };
}

/** Every running move in one world, under the same luck. */
export function tryOnce<S, M extends Move>(bench: Bench<S, M>, trial: Trial<S, M>, index: number): void {
  const { game, outlook, seat } = bench;
  const name = `${trial.sight.n}/${index}`;
  const world = trial.imagine(seededDice(`world/${name}`));
  let first = 0;
  for (const i of trial.running) {
    const state = game.clone(world);
    const dice = seededDice(`luck/${name}`);
    game.apply(state, seat, trial.moves[i], dice, unheard);
    const promised = outlook.promise(state, dice, trial.sight.view);
    const sums = trial.sums[i];
    for (let other = 0; other < promised.length; other++) sums[other] = (sums[other] ?? 0) + promised[other];
    if (i === 0) first = promised[seat];
    trial.leads[i] += promised[seat] - first;
    trial.squares[i] += (promised[seat] - first) ** 2;
  }
  trial.worlds += 1;
  bench.playouts += trial.running.length;
}

export const meanOf = ({ sums, worlds }: Tried, move: number): number[] =>
  sums[move].map((sum) => rounded(sum / worlds));

/** By how much a move is better for the seat than what was played. */
export const leadOf = ({ leads, worlds }: Tried, move: number): number => leads[move] / worlds;

/** The standard error of that. */
export function errorOf({ squares, leads, worlds }: Tried, move: number): number {
  return Math.sqrt(Math.max(0, squares[move] - leads[move] ** 2 / worlds) / worlds / Math.max(1, worlds - 1));
}

type Tried = Trial<unknown, unknown>;

/** The move that looks better than what was played, most of all. */
export function bestRival(trial: Tried): number {
  return trial.running.filter((i) => i > 0).reduce((best, i) => (leadOf(trial, i) > leadOf(trial, best) ? i : best));
}

/** How bad the decision may be: as far as it looks, and a little for what is not known yet. */
export function suspicion(trial: Tried): number {
  const rival = bestRival(trial);
  return leadOf(trial, rival) + errorOf(trial, rival);
}

export function dropRivals(trial: Tried): void {
  const rivals = trial.running.filter((i) => i > 0).toSorted((one, other) => leadOf(trial, other) - leadOf(trial, one));
  trial.running = [0, ...rivals.slice(0, Math.ceil(rivals.length / 2))];
}

/** So that a review reads the same wherever it was made. */
export const rounded = (figure: number): number => Math.round(figure * 1e6) / 1e6;
