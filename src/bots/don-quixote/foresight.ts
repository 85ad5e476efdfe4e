/** The bots that look one move ahead (DQ-16.3): greedy, which counts points, and careful, which weighs all traits. */
import { type Dice, type Seat } from '../../core/game.ts';
import { layOf } from '../../games/don-quixote/components.ts';
import { donQuixote } from '../../games/don-quixote/index.ts';
import type { LayMove, State } from '../../games/don-quixote/state.ts';
import type { Bot } from '../bot.ts';
import { appraise } from './appraisal.ts';
import { landOf } from './land.ts';
import { turnOf } from './playout.ts';
import { POINTS_OF_ROUND, type Weights } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** What each move is worth, as the weights have it. */
export function appraised(view: State, seat: Seat, moves: readonly LayMove[], weights: Weights): Float64Array {
  const lays = moves.map(({ tile, turn }) => layOf(tile, turn));
  const worths = new Float64Array(lays.length);
  appraise(landOf(view.realms[seat].board), view.card, lays, lays.length, weights, worths);
  return worths;
}

/** The weights of the turn. */
export const weightsNow = (view: State): Weights => WEIGHTS[turnOf(view.deck.length)];

/** Most points if the round were scored now, ties at random. */
export const greedy: Bot<State, LayMove> = {
  choose: (view, seat, dice) => highest(view, seat, POINTS_OF_ROUND[view.round - 1], () => dice.below(TIES) / TIES / 2),
};

/** The best Principality for the rest of the game. `noise` is the standard deviation of its mistakes, in points. */
export function careful(noise = 0): Bot<State, LayMove> {
  return { choose: (view, seat, dice) => highest(view, seat, weightsNow(view), () => noise * normal(dice)) };
}

const TIES = 2 ** 20;

function highest(view: State, seat: Seat, weights: Weights, error: () => number): LayMove {
  const moves = donQuixote.moves(view, seat);
  const worths = appraised(view, seat, moves, weights).map((worth) => worth + error());
  return moves[worths.indexOf(Math.max(...worths))];
}

/** About a standard normal: twelve dice have a variance of 1. */
function normal(dice: Dice): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += dice.below(TIES) / TIES;
  return sum;
}
