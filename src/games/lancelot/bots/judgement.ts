/** What the search is told of Lancelot: which moves are worth a thought, and how a turn may go on. */
import { seededDice } from '../../../core/dice.ts';
import { type Dice, type Seat, unheard } from '../../../core/game.ts';
import { same } from '../../../core/same.ts';
import { finalVp } from '../rules/15-end.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Judgement, Playout } from '../../../bots/judgement.ts';
import { chooseAmong, chooseFor, promise } from './foresight.ts';
import { prospectsOf } from './prospects.ts';

/** Beyond these the heuristic sees no promise; and a turn of magic can have hundreds of moves. */
const MOST_MOVES = 8;
/** How much better than the heuristic's choice another move must look, in VP: one turn played out is no proof. */
const TRUST = 0.3;
/** How many moves everybody compares before each of their own in a thorough playout. */
const MOST_THOUGHTS = 4;

export const judgement: Judgement<State, Move> = {
  focus: (view, seat) => ({ view, seat }),
  shortlist,
  playouts: (view, seat) => playoutsFrom(view, seat, byHeuristic(view, seat), heuristic),
  /** For two: among four, to expect knights to search made the search lose games to them. */
  thorough(view, seat) {
    if (view.knights.length > 2) return undefined;
    let made = 0;
    const searched = (state: State, dice: Dice): Move => {
      const moves = shortlist(state, state.mover, game.moves(state, state.mover)).slice(0, MOST_THOUGHTS);
      if (moves.length > 1) made += moves.length;
      return bestPlayedOut(state, moves, dice);
    };
    return { playOut: playoutsFrom(view, seat, byHeuristic(view, seat), searched), made: () => made };
  },
};

/** The choice of the heuristic, then the moves that promise most. */
function shortlist(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const chosen = chooseAmong(view, seat, moves, NO_DICE, 0);
  const others = moves.filter((move) => move !== chosen);
  const promises = new Map(others.map((move) => [move, promise(view, seat, move)]));
  others.sort((one, other) => promises.get(other)! - promises.get(one)!); // every move has one
  return [chosen, ...others.slice(0, MOST_MOVES - 1)];
}

const NO_DICE: Dice = { below: () => 0 };

type Choose = (state: State, dice: Dice) => Move;

/** Without error: nothing is left to the dice. */
const byHeuristic = (view: State, seat: Seat): Move => chooseFor(view, seat, NO_DICE, 0);
const heuristic: Choose = (state) => byHeuristic(state, state.mover);

/** `chosen` is what the heuristic would play. */
function playoutsFrom({ turn }: State, seat: Seat, chosen: Move, choose: Choose): Playout<State, Move> {
  return (world, move, dice) => {
    const state = game.clone(world);
    game.apply(state, seat, move, dice, unheard);
    playTurn(state, turn, dice, choose);
    return margin(state, seat) + (same(move, chosen) ? TRUST : 0);
  };
}

/** The best of a short list, if all play on by the heuristic. */
function bestPlayedOut(state: State, moves: readonly Move[], dice: Dice): Move {
  if (moves.length === 1) return moves[0];
  const playOut = playoutsFrom(state, state.mover, moves[0], heuristic);
  const luck = dice.below(LUCKS);
  const worths = moves.map((move) => playOut(state, move, seededDice(luck)));
  return moves[worths.indexOf(Math.max(...worths))];
}

const LUCKS = 2 ** 20;

/**
 * To the end of the turn. Playing farther made the search weaker: games soon differ so much that the luck of the rest hides what
 * the move was worth.
 */
export function playTurn(state: State, turn: number, dice: Dice, choose: Choose): void {
  while (state.phase !== 'over' && state.turn === turn)
    game.apply(state, state.mover, choose(state, dice), dice, unheard);
}

/** How far one will be ahead of the best of the others, seen from the end of a turn. */
function margin(state: State, seat: Seat): number {
  const worth = (one: Seat): number => (state.phase === 'over' ? finalVp(state, one) : prospectsOf(state, one));
  let best = -Infinity;
  for (let other = 0; other < state.knights.length; other++) if (other !== seat) best = Math.max(best, worth(other));
  return worth(seat) - best;
}
