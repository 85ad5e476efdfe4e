/** What a game tells a review: how a world goes on from here, and what that promises to everybody. */
import type { Dice, Game, Move, Outcome } from '../core/game.ts';
import { atRandom, play } from '../core/play.ts';

export interface Outlook<S, M extends Move> {
  /**
   * Plays the world on in place, as far as that tells more than it blurs, and says what everybody may expect then: among
   * others the chances to win, which add up to 1; alone the points. All worlds of one decision come with the same view.
   */
  promise(world: S, dice: Dice, view: S): readonly number[];
  /** Moves that no playing out can judge, like the words of a tale. */
  isAside?(move: M): boolean;
  /** The stretch that is played out, by number: what looks lost in it may still be won by its next decision. */
  era?(view: S): number;
  /** From which positions puzzles are made: of games of so many, where it is the first seat's turn. */
  readonly puzzle?: { readonly seats: number; isOne(view: S): boolean };
  /** How many playouts a review of a whole game has: about ten seconds. */
  readonly playouts: number;
}

/** For a game that nobody has taught us: everybody plays on at random. */
export function plainOutlook<S, M extends Move, E, O extends object>(game: Game<S, M, E, O>): Outlook<S, M> {
  return {
    promise(world, dice) {
      play(game, world, atRandom(game, dice), { dice });
      return sharesOf(game.outcome(world)!); // played to its end
    },
    playouts: 2000,
  };
}

/** What an outcome gave: alone the points; among others a whole win, which those who tie for it share. */
export function sharesOf({ places, scores }: Outcome): number[] {
  if (scores.length === 1) return [...scores];
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Chances by standing: `apart` is by how much one must be ahead to win about three times as often. */
export function chancesOf(standings: readonly number[], apart: number): number[] {
  const most = Math.max(...standings);
  const odds = standings.map((standing) => Math.exp((standing - most) / apart));
  const sum = odds.reduce((all, each) => all + each, 0);
  return odds.map((each) => each / sum);
}
