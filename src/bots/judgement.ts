/** What somebody who knows a game tells the search; and what it does by itself when nobody does. */
import { type Dice, type Game, type Move, type Outcome, type Seat, unheard } from '../core/game.ts';
import { atRandom, play } from '../core/play.ts';
import type { Sealed } from './regret.ts';

/** What is left of a view when all that cannot matter to the seat is thrown away. */
export interface Focus<S> {
  readonly view: S;
  readonly seat: Seat;
}

/** What the seat gets in this world if it makes the move. The world stays as it is. */
export type Playout<S, M> = (world: S, move: M, dice: Dice) => number;

/** Playouts in which everybody thinks before a move: few of them fit into the time of many plain ones. */
export interface Thorough<S, M> {
  readonly playOut: Playout<S, M>;
  /** How many plain playouts were made for it so far. */
  made(): number;
}

export interface Judgement<S, M extends Move> {
  focus(view: S, seat: Seat): Focus<S>;
  /** The moves worth playing out, the likeliest first. */
  shortlist(view: S, seat: Seat, moves: readonly M[]): readonly M[];
  /** Worlds that the seat cannot rule out, the likelier ones more often; without it, whatever the game imagines. */
  worlds?(view: S, seat: Seat): (dice: Dice) => S;
  /** How the worlds of this view are played to their end: fast, because it is done thousands of times. */
  playouts(view: S, seat: Seat): Playout<S, M>;
  /** For the time that is left once plain playouts have shown which moves are the best. */
  thorough?(view: S, seat: Seat): Thorough<S, M> | undefined;
  /** A choice that others make at the same time in secret: the moves are mixed. Undefined for all other choices. */
  sealed?(view: S, seat: Seat): Sealed<S, M> | undefined;
  /** What each of the moves is worth, where that can be calculated without playing out. */
  exact?(view: S, seat: Seat, moves: readonly M[]): readonly number[] | undefined;
}

/** For a game that nobody has taught us: every move is worth a try, and all play on at random. */
export function plainJudgement<S, M extends Move, E, O extends object>(game: Game<S, M, E, O>): Judgement<S, M> {
  return {
    focus: (view, seat) => ({ view, seat }),
    shortlist: (_view, _seat, moves) => moves,
    playouts: (_view, seat) => (world, move, dice) => {
      const state = game.clone(world);
      game.apply(state, seat, move, dice, unheard);
      play(game, state, atRandom(game, dice), { dice });
      return success(game.outcome(state)!, seat); // played to its end
    },
  };
}

/** Alone: the score. Among others: how many one leaves behind, with half for those who share the place. */
function success({ scores, places }: Outcome, seat: Seat): number {
  if (scores.length === 1) return scores[seat];
  const behind = places.filter((place) => place > places[seat]).length;
  const beside = places.filter((place) => place === places[seat]).length - 1;
  return behind + beside / 2;
}
