/** What a review is told of Knights & Damosels: a round is played to its end, and the values there say who may win. */
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { chancesOf, type Outlook, sharesOf } from '../../../bots/outlook.ts';
import { playRound } from './judgement.ts';
import { value } from './value.ts';

/** Found by logistic regression on 120 games of four medium bots. */
const APART = 0.85;

export const outlook: Outlook<State, Move> = {
  promise(world, dice) {
    const outcome = playRound(world, dice);
    if (outcome !== undefined) return sharesOf(outcome);
    return chancesOf(
      world.players.map((_, seat) => value(world, seat)),
      APART,
    );
  },
  era: ({ round }) => round,
  playouts: 30_000,
};
