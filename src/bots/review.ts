/**
 * Looks back at a finished game from one seat: a curve of everybody's chances, and the few decisions that mattered. It is
 * given sights only, so it knows no more than the player did then; what was hidden is imagined anew.
 *
 * All ways to go on from a decision are tried in the same worlds under the same luck, and only their differences count.
 * First every decision is looked at briefly, against what a bot would have done; the half that looks worst is looked at
 * longer, and so on. What is left is tried once more in fresh worlds, since the worst of many is always partly bad luck.
 */
import { seededDice } from '../core/dice.ts';
import { type Game, type Move, type Seat, unheard } from '../core/game.ts';
import { same } from '../core/same.ts';
import type { Sight } from '../core/sights.ts';
import type { Budget, GameBots } from './bot.ts';
import { sharesOf } from './outlook.ts';
import {
  type Bench,
  benchFor,
  bestRival,
  dropRivals,
  errorOf,
  leadOf,
  meanOf,
  type Reviewed,
  rounded,
  suspicion,
  type Trial,
  trialFor,
  tryOnce,
} from './trial.ts';

export interface Review<M> {
  readonly seat: Seat;
  /** Among others these are chances to win, alone points. */
  readonly isAlone: boolean;
  readonly curve: readonly Prospect[];
  /** The costliest first. */
  readonly decisions: readonly Decision<M>[];
  /** What the own choices cost, and what all else gave: cards, dice and the others. Both add up to the way of the curve. */
  readonly choices: number;
  readonly fate: number;
  /** How many own decisions there were, of those that can be judged. */
  readonly judged: number;
  readonly playouts: number;
}

/** What everybody could expect after so many moves; the last one is the result. */
export interface Prospect {
  readonly n: number;
  readonly chances: readonly number[];
}

export interface Decision<M> {
  /** How many moves were played before it. */
  readonly n: number;
  readonly move: M;
  readonly better: M;
  /** What everybody could expect after the one and after the other, in the same worlds. */
  readonly after: readonly number[];
  readonly instead: readonly number[];
  /** By how much the better move is better, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
}

/** A way to go on from a position, and what it is worth to the seat. */
export interface Weight<M> {
  readonly move: M;
  readonly worth: number;
  readonly error: number;
}

const MOMENTS = 20;
/** Which share of the work is done after the curve and after the search for decisions; the rest makes sure of them. */
const CURVE = 0.2;
const SEARCH = 0.7;
/** How many other moves are tried at a decision, and how many decisions are made sure of. */
const RIVALS = 3;
const FINALISTS = 12;
/** By how many standard errors a move must be worse to be named, and by how much at least: of a win, and of points. */
const CLEARLY = 2.5;
const LEAST = { chance: 0.02, points: 0.5 } as const;
const MOST_NAMED = 4;

/** Sights of one seat, from the first to the end. `hear` is told how much of the work is done, from 0 to 1. */
export function review<S, M extends Move, E, O extends object>(
  reviewed: Reviewed<S, M, E, O>,
  sights: readonly Sight<S, M>[],
  budget: Budget,
  hear: (share: number) => void = unheard,
): Review<M> {
  const bench = benchFor(reviewed, budget, hear);
  const trials = sights.flatMap((sight) => trialOf(reviewed, bench, sight));
  const isAlone = isPlayedAlone(bench.game, sights);
  const curve = curveOf(bench, sights);
  const decisions = namedOf(bench, finalistsOf(bench, trials), isAlone);
  hear(1);
  const choices = -decisions.reduce((sum, { loss }) => sum + loss, 0);
  const way = curve.at(-1)!.chances[bench.seat] - curve[0].chances[bench.seat]; // a game has a beginning and an end
  return {
    seat: bench.seat,
    isAlone,
    curve,
    decisions,
    choices: rounded(choices),
    fate: rounded(way - choices),
    judged: trials.length,
    playouts: bench.playouts,
  };
}

/** All moves in this position but for those that no playing out can judge, the best first: for puzzles. */
export function weigh<S, M extends Move, E, O extends object>(
  reviewed: Reviewed<S, M, E, O>,
  view: S,
  budget: Budget,
): Weight<M>[] {
  const bench = benchFor(reviewed, budget, unheard);
  const moves = candidates(reviewed, view, Infinity);
  const trial = trialFor(bench, { n: 0, view }, moves);
  for (let world = 0; trial.worlds < 2 || budget.spent(bench.playouts) < 1; world++) tryOnce(bench, trial, world);
  return moves
    .map((move, i) => ({ move, worth: meanOf(trial, i)[bench.seat], error: rounded(errorOf(trial, i)) }))
    .toSorted((one, other) => other.worth - one.worth);
}

function trialOf<S, M extends Move, E, O extends object>(
  reviewed: Reviewed<S, M, E, O>,
  bench: Bench<S, M>,
  sight: Sight<S, M>,
): Trial<S, M>[] {
  const { move, view } = sight;
  if (move === undefined || bench.outlook.isAside?.(move) === true) return [];
  const others = candidates(reviewed, view, RIVALS + 1).filter((other) => !isSame(other, move));
  return others.length === 0 ? [] : [trialFor(bench, sight, [move, ...others.slice(0, RIVALS)])];
}

/** What a bot would play first, then what else it would think of. */
function candidates<S, M extends Move, E, O extends object>(
  { game, taught, seat }: Reviewed<S, M, E, O>,
  view: S,
  most: number,
): readonly M[] {
  const moves = game.moves(view, seat).filter((move) => taught?.outlook?.isAside?.(move) !== true);
  if (moves.length < 2) return moves;
  const chosen = taught?.byName[MEDIUM]?.choose(view, seat, seededDice('review'));
  const listed = shortlist(taught, view, seat, moves);
  const first = moves.find((move) => chosen !== undefined && isSame(move, chosen)) ?? listed[0];
  const others = listed.filter((move) => !isSame(move, first));
  const rest = moves.filter((move) => !isSame(move, first) && !others.some((other) => isSame(move, other)));
  return [first, ...others, ...rest].slice(0, most);
}

const MEDIUM = 'careful';

function shortlist<S, M extends Move>(
  taught: GameBots<S, M> | undefined,
  view: S,
  seat: Seat,
  moves: readonly M[],
): readonly M[] {
  if (taught?.judgement === undefined) return moves;
  const focus = taught.judgement.focus(view, seat);
  return taught.judgement.shortlist(focus.view, focus.seat, moves);
}

/** Whether a listed move is the one that was made: that may say more, like the words of people, and leave out the rest. */
export function isSame<M extends Move>(listed: M, made: M): boolean {
  const said = made as object as { readonly [field: string]: unknown };
  return Object.entries(listed).every(
    ([field, value]) => field === 'text' || said[field] === undefined || same(value, said[field]),
  );
}

/** Round after round half of the decisions stay, and half of the moves at each: those that look worst, and best. */
function finalistsOf<S, M extends Move>(bench: Bench<S, M>, all: readonly Trial<S, M>[]): readonly Trial<S, M>[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length / FINALISTS)));
  let left = all;
  for (let round = 1; round <= rounds && left.length > 0; round++) {
    runUntil(bench, left, CURVE + ((SEARCH - CURVE) * round) / rounds);
    const stay = Math.max(FINALISTS, Math.ceil(left.length / 2));
    left = left.toSorted((one, other) => suspicion(other) - suspicion(one)).slice(0, stay);
    for (const trial of left) dropRivals(trial);
  }
  return left.slice(0, FINALISTS);
}

/** All trials in one world each, and again until so much of the work is done; at least once. */
function runUntil<S, M extends Move>(
  bench: Bench<S, M>,
  trials: readonly Trial<S, M>[],
  share: number,
  from = 0,
): void {
  do {
    for (const trial of trials) {
      tryOnce(bench, trial, from + trial.worlds);
      tell(bench);
    }
  } while (bench.budget.spent(bench.playouts) < share);
}

const tell = ({ hear, budget, playouts }: Pick<Bench<unknown, Move>, 'hear' | 'budget' | 'playouts'>): void =>
  hear(Math.min(1, budget.spent(playouts)));

/** Worlds that were not tried before. */
const FRESH = 1_000_000;

/** Tries the finalists once more, each against its best rival only, and names those that are clearly worse. */
function namedOf<S, M extends Move>(
  bench: Bench<S, M>,
  finalists: readonly Trial<S, M>[],
  isAlone: boolean,
): Decision<M>[] {
  const least = isAlone ? LEAST.points : LEAST.chance;
  const last = finalists
    .filter((trial) => suspicion(trial) > least)
    .map((trial) => trialFor(bench, trial.sight, [trial.moves[0], trial.moves[bestRival(trial)]]));
  if (last.length > 0) runUntil(bench, last, 1, FRESH);
  const clear = last
    .filter((trial) => leadOf(trial, 1) > Math.max(least, CLEARLY * errorOf(trial, 1)) && trial.worlds >= FEWEST)
    .map((trial) => ({
      era: bench.outlook.era?.(trial.sight.view),
      n: trial.sight.n,
      move: trial.moves[0],
      better: trial.moves[1],
      after: meanOf(trial, 0),
      instead: meanOf(trial, 1),
      loss: rounded(leadOf(trial, 1)),
      error: rounded(errorOf(trial, 1)),
    }));
  return clear
    .filter((one) => !clear.some((other) => isStillOpen(bench.seat, one, other)))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_NAMED)
    .map(({ era: _era, ...decision }) => decision);
}

interface Clear<M> extends Decision<M> {
  readonly era: number | undefined;
}

/**
 * Whether the chance was there again later, and as good: it was not yet missed then. So it is where the better move is
 * the same, and in the same era: there a playout goes on as a bot would, and may miss what the player still had.
 */
function isStillOpen<M extends Move>(seat: Seat, one: Clear<M>, later: Clear<M>): boolean {
  const kept = later.instead[seat] > one.instead[seat] - one.loss / 2;
  const isOneChance = one.era === undefined ? isSame(one.better, later.better) : one.era === later.era;
  return later.n > one.n && kept && isOneChance;
}

/** In fewer worlds an error says nothing. */
const FEWEST = 6;

/** Evenly over the game, and the result. */
function curveOf<S, M extends Move>(bench: Bench<S, M>, sights: readonly Sight<S, M>[]): Prospect[] {
  const open = sights.slice(0, -1);
  const count = Math.min(MOMENTS, open.length);
  const chosen = Array.from({ length: count }, (_, i) => open[Math.floor((i * open.length) / count)]);
  const lines = chosen.map((sight) => ({ ...trialFor(bench, sight, []), sum: [] as number[] }));
  do {
    for (const line of lines) foresee(bench, line);
    tell(bench);
  } while (bench.budget.spent(bench.playouts) < CURVE);
  const end = sights.at(-1)!; // a game has an end
  return [
    ...lines.map(({ sight, sum, worlds }) => ({ n: sight.n, chances: sum.map((all) => rounded(all / worlds)) })),
    { n: end.n, chances: sharesOf(bench.game.outcome(end.view)!) },
  ];
}

function foresee<S, M extends Move>(bench: Bench<S, M>, line: Trial<S, M> & { readonly sum: number[] }): void {
  const name = `${line.sight.n}/${line.worlds}`;
  const world = line.imagine(seededDice(`world/${name}`));
  const promised = bench.outlook.promise(world, seededDice(`luck/${name}`), line.sight.view);
  promised.forEach((each, seat) => (line.sum[seat] = (line.sum[seat] ?? 0) + each));
  line.worlds += 1;
  bench.playouts += 1;
}

function isPlayedAlone<S, M extends Move>(game: Game<S, M, never>, sights: readonly Sight<S, M>[]): boolean {
  return game.outcome(sights.at(-1)!.view)!.scores.length === 1; // a review is of a game that is over
}
