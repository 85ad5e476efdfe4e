/** Puzzles: positions of a game between bots in which one move is clearly the best. The same seed gives the same one. */
import { seededDice } from '../core/dice.ts';
import { defaultOptions, type Game, type Move, type Seat, unheard } from '../core/game.ts';
import { fromViews, inTurn, play } from '../core/play.ts';
import { diceFor } from '../core/record.ts';
import { type GameBots, playouts } from './bot.ts';
import { type Weight, weigh } from './review.ts';

export interface Puzzle<S, M> {
  readonly view: S;
  readonly seat: Seat;
  readonly seats: number;
  /** The best first. */
  readonly weights: readonly Weight<M>[];
}

/** Positions that are looked at briefly, and how many playouts each gets; then the one that is chosen. */
const TRIED = 12;
const BRIEF = 240;
const LONG = 2400;

/** Undefined for a game that has no puzzles. A smaller `effort` is for tests. */
export function puzzleOf<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  taught: GameBots<S, M> | undefined,
  seed: string,
  effort = 1,
): Puzzle<S, M> | undefined {
  const kind = taught?.outlook?.puzzle;
  if (taught === undefined || kind === undefined) return undefined;
  const views = positionsOf(game, taught, kind, seed);
  const reviewed = { game, taught, seat: 0 };
  const tried = sample(views, TRIED).map((view) => ({
    view,
    gap: gapOf(weigh(reviewed, view, playouts(effort * BRIEF))),
  }));
  const [best] = tried.toSorted((one, other) => other.gap - one.gap);
  if (best === undefined) return undefined;
  return { view: best.view, seat: 0, seats: kind.seats, weights: weigh(reviewed, best.view, playouts(effort * LONG)) };
}

/** By how much the best move leads the next, as far as that is sure. */
function gapOf([best, next]: readonly Weight<unknown>[]): number {
  return best.worth - next.worth - best.error - next.error;
}

function positionsOf<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  taught: GameBots<S, M>,
  { seats, isOne }: { readonly seats: number; isOne(view: S): boolean },
  seed: string,
): S[] {
  const state = game.setup(seats, defaultOptions(game), diceFor(seed, 0), unheard);
  const views: S[] = [];
  const choose = fromViews<S, M>(game, (view, seat, n) => {
    if (seat === 0 && isOne(view) && game.moves(view, seat).length > 2) views.push(view);
    return taught.byName['careful'].choose(view, seat, seededDice(`${seed}/${n}/${seat}`));
  });
  play(game, state, inTurn(game, choose), { dice: (n) => diceFor(seed, n) });
  return views;
}

/** So many of them, evenly over the game. */
function sample<T>(all: readonly T[], most: number): T[] {
  const count = Math.min(most, all.length);
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
}
