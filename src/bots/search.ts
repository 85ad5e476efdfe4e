/**
 * Information-set Monte-Carlo for any game. What the seat cannot see is imagined again and again; in each such world
 * every move that is still in the race is played out, so that moves are compared under the same luck. A move leaves
 * the race as soon as it is clearly worse than the leader, and the time goes to those that are left. Some games have their
 * best moves run once more in a final, with more thought in each playout. What several choose at once and in secret is mixed
 * instead (regret.ts).
 */
import { seededDice } from '../core/dice.ts';
import type { Dice, Game, Move, Seat } from '../core/game.ts';
import type { Bot, Budget } from './bot.ts';
import { type Judgement, plainJudgement, type Playout, type Thorough } from './judgement.ts';
import { drawn, mixtureOf, type Share } from './regret.ts';

/** A move, what it was worth on average, and over how many playouts (0: it was calculated). */
export interface Weighed<M> {
  readonly move: M;
  readonly mean: number;
  readonly playouts: number;
}

/** Weighs the seat's moves, the one to play first: the best, or one that was drawn from a mixture. */
export type Scales<S, M> = (view: S, seat: Seat, dice: Dice, budget: Budget) => Weighed<M>[];

/** A bot that plays what it weighs highest. `think` is called for every choice, and starts the clock if there is one. */
export function searching<S, M extends Move>(scales: Scales<S, M>, think: () => Budget): Bot<S, M> {
  return { choose: (view, seat, dice) => scales(view, seat, dice, think())[0].move };
}

export function scalesFor<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  judgement: Judgement<S, M> = plainJudgement(game),
): Scales<S, M> {
  return (whole, seatAtTable, dice, budget) => {
    const { view, seat } = judgement.focus(whole, seatAtTable);
    const moves = game.moves(view, seat);
    const exact = judgement.exact?.(view, seat, moves);
    if (exact !== undefined) return bestFirst(moves.map((move, i) => ({ move, mean: exact[i], playouts: 0 })));
    const imagine = judgement.worlds?.(view, seat) ?? ((luck: Dice) => game.imagine(view, seat, luck));
    const sealed = judgement.sealed?.(view, seat);
    if (sealed !== undefined) return drawnFirst(mixtureOf(sealed, imagine, dice, budget.spent), dice);
    const race = startingLine(judgement.shortlist(view, seat, moves));
    const playOut = judgement.playouts(view, seat);
    while (race.running.length > 1 && budget.spent(race.playouts) < 1) {
      runOnce(race, playOut, imagine, dice);
      const isEarly = race.worlds === WORLDS_A_HEAT && budget.spent(race.playouts) < EARLY;
      const thorough = isEarly ? judgement.thorough?.(view, seat) : undefined;
      if (thorough !== undefined) return finalOf(race, thorough, imagine, dice, budget);
    }
    return standings(race);
  };
}

/** The best of the first heat once more; those that are left behind keep what they were worth in it. */
function finalOf<S, M>(
  race: Race<M>,
  { playOut, made }: Thorough<S, M>,
  imagine: (dice: Dice) => S,
  dice: Dice,
  budget: Budget,
): Weighed<M>[] {
  const weighed = standings(race);
  const final = startingLine(weighed.slice(0, FINALISTS).map(({ move }) => move));
  while (final.running.length > 1 && budget.spent(race.playouts + made()) < 1) runOnce(final, playOut, imagine, dice);
  return [...standings(final), ...weighed.slice(FINALISTS)];
}

/** One move of the mixture, then the others, the likelier ones first. */
function drawnFirst<M>(mixture: readonly Share<M>[], dice: Dice): Weighed<M>[] {
  const shares = mixture.map(({ share }) => share);
  const first = mixture[drawn(shares, dice)];
  const others = mixture.filter((each) => each !== first).toSorted((one, other) => other.share - one.share);
  return [first, ...others].map(({ move, worth }) => ({ move, mean: worth, playouts: 0 }));
}

const LUCKS = 2 ** 20;
const WORLDS_A_HEAT = 8;
/** Which share of the time a first heat may take for a final to be worth while, and how many run in it. */
const EARLY = 0.1;
const FINALISTS = 4;
/** How many standard errors of their paired difference a move must lie behind the leader. */
const CLEARLY = 3;

interface Race<M> {
  readonly moves: readonly M[];
  /** The moves still in the race. */
  running: readonly number[];
  /** By move: its worth in the latest world, the sum of all its worths, and in how many worlds it ran. */
  readonly worth: Float64Array;
  readonly sum: Float64Array;
  readonly ran: Int32Array;
  /** By pair of moves: the sum of the squares of their differences. */
  readonly squares: Float64Array;
  worlds: number;
  playouts: number;
}

function startingLine<M>(moves: readonly M[]): Race<M> {
  return {
    moves,
    running: moves.map((_, i) => i),
    worth: new Float64Array(moves.length),
    sum: new Float64Array(moves.length),
    ran: new Int32Array(moves.length),
    squares: new Float64Array(moves.length ** 2),
    worlds: 0,
    playouts: 0,
  };
}

/** All who are still in the race, in one world. */
function runOnce<S, M>(race: Race<M>, playOut: Playout<S, M>, imagine: (dice: Dice) => S, dice: Dice): void {
  const world = imagine(dice);
  const luck = dice.below(LUCKS);
  for (const i of race.running) race.worth[i] = playOut(world, race.moves[i], seededDice(luck));
  score(race);
  if (race.worlds % WORLDS_A_HEAT === 0) dropTheBeaten(race);
}

function score(race: Race<unknown>): void {
  const { moves, running, worth, sum, ran, squares } = race;
  race.worlds += 1;
  race.playouts += running.length;
  for (const i of running) {
    sum[i] += worth[i];
    ran[i] += 1;
    for (const j of running) squares[i * moves.length + j] += (worth[i] - worth[j]) ** 2;
  }
}

/** Of moves that have never differed, the one that is listed first stays. */
function dropTheBeaten(race: Race<unknown>): void {
  const { moves, running, sum, squares, worlds } = race;
  let leader = running[0];
  for (const i of running) if (sum[i] > sum[leader]) leader = i;
  race.running = running.filter((i) => {
    const behind = (sum[leader] - sum[i]) / worlds;
    const variance = (squares[leader * moves.length + i] / worlds - behind ** 2) / (worlds - 1);
    return i === leader || behind < CLEARLY * Math.sqrt(variance);
  });
}

/** Those that ran longest come first, then those of the higher mean. */
function standings<M>({ moves, sum, ran }: Race<M>): Weighed<M>[] {
  const weighed = moves.map((move, i) => ({ move, mean: ran[i] === 0 ? 0 : sum[i] / ran[i], playouts: ran[i] }));
  return bestFirst(weighed);
}

function bestFirst<M>(weighed: Weighed<M>[]): Weighed<M>[] {
  return weighed.toSorted((one, other) => other.playouts - one.playouts || other.mean - one.mean);
}
