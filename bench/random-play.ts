/** Random play through the contract: every move as a table would make it. */
import { seededDice } from '../src/core/dice.ts';
import { type Game, type Move, unheard } from '../src/core/game.ts';
import { anyMove, inTurn, play } from '../src/core/play.ts';

/** Plays so many games to their end, those of the seeds 0, 1, 2 and so on. Returns the number of moves. */
export function randomMoves<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  seats: number,
  options: O,
  games: number,
): number {
  let moves = 0;
  for (let seed = 0; seed < games; seed++) {
    const dice = seededDice(seed);
    const state = game.setup(seats, options, dice, unheard);
    moves += play(game, state, inTurn(game, anyMove(game, dice)), { dice });
  }
  return moves;
}
