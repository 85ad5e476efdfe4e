/** What the search is told of Lancelot: which moves are worth a thought, and how a turn may go on. */
import { type Dice, type Seat, unheard } from '../../../core/game.ts';
import { same } from '../../../core/same.ts';
import { finalVp } from '../rules/15-end.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Judgement } from '../../../bots/judgement.ts';
import { chooseAmong, chooseFor, promise } from './foresight.ts';
import { prospectsOf } from './prospects.ts';

/** Beyond these the heuristic sees no promise; and a turn of magic can have hundreds of moves. */
const MOST_MOVES = 8;
/** How much better than the heuristic's choice another move must look, in VP: one turn played out is no proof. */
const TRUST = 0.3;

export const judgement: Judgement<State, Move> = {
  focus: (view, seat) => ({ view, seat }),
  shortlist(view, seat, moves) {
    const chosen = chooseAmong(view, seat, moves, NO_DICE, 0);
    const others = moves.filter((move) => move !== chosen);
    const promises = new Map(others.map((move) => [move, promise(view, seat, move)]));
    others.sort((one, other) => promises.get(other)! - promises.get(one)!); // every move has one
    return [chosen, ...others.slice(0, MOST_MOVES - 1)];
  },
  playouts(view, seat) {
    const chosen = chooseFor(view, seat, NO_DICE, 0);
    return (world, move, dice) => {
      const state = game.clone(world);
      game.apply(state, seat, move, dice, unheard);
      playTurn(state, view.turn, dice);
      return margin(state, seat) + (same(move, chosen) ? TRUST : 0);
    };
  },
};

const NO_DICE: Dice = { below: () => 0 };

/**
 * To the end of the turn, all by the heuristic, for the search without error. Playing farther made the search weaker: games soon differ
 * so much that the luck of the rest hides what the move was worth.
 */
export function playTurn(state: State, turn: number, dice: Dice, error = 0): void {
  while (state.phase !== 'over' && state.turn === turn)
    game.apply(state, state.mover, chooseFor(state, state.mover, dice, error), dice, unheard);
}

/** How far one will be ahead of the best of the others, seen from the end of a turn. */
function margin(state: State, seat: Seat): number {
  const worth = (one: Seat): number => (state.phase === 'over' ? finalVp(state, one) : prospectsOf(state, one));
  let best = -Infinity;
  for (let other = 0; other < state.knights.length; other++) if (other !== seat) best = Math.max(best, worth(other));
  return worth(seat) - best;
}
