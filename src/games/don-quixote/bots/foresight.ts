/** The bots that look one move ahead (DQ-16.3): greedy, which counts points, and careful, which weighs all traits. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { type Lay, layOf, ROAD_TILES, tileOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { isLastField, type LayMove, type State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { appraise, emptyChoice, holdingOf, bestTurnOf } from './appraisal.ts';
import { copyLand, emptyLand, landOf, layTile } from './land.ts';
import { pointsOf } from './points.ts';
import { WEIGHTS } from './weights.ts';

/** What each move is worth by these weights. */
export function appraised(view: State, seat: Seat, moves: readonly LayMove[], weights: Float64Array): number[] {
  const { board, hand, aside, gone } = view.realms[seat];
  const choice = emptyChoice();
  choice.field = view.card;
  for (const { tile, turn } of moves) choice.lays[choice.count++] = layOf(tile, turn);
  choice.hand = holdingOf(isLastField(view) ? [aside] : hand);
  choice.toCome = holdingOf(ROAD_TILE_NUMBERS) - holdingOf(gone) - holdingOf(roadTilesOn(board));
  appraise(landOf(board), choice, weights);
  return Array.from(choice.worths.subarray(0, moves.length));
}

const ROAD_TILE_NUMBERS = Array.from({ length: ROAD_TILES }, (_, tile) => tile);

function roadTilesOn(board: readonly Lay[]): number[] {
  return board.filter((lay) => lay !== NONE && tileOf(lay) < ROAD_TILES).map(tileOf);
}

/** The weights of the turn. */
export const weightsNow = (view: State): Float64Array => WEIGHTS[bestTurnOf(view.deck.length)];

/** Most points if the round were scored now, ties at random. */
export const greedy: Bot<State, LayMove> = {
  choose(view, seat, dice) {
    const moves = game.moves(view, seat);
    const now = landOf(view.realms[seat].board);
    const land = emptyLand();
    const points = moves.map(({ tile, turn }) => {
      copyLand(land, now);
      layTile(land, view.card, layOf(tile, turn));
      return pointsOf(land, view.round);
    });
    const most = Math.max(...points);
    return pick(
      moves.filter((_, i) => points[i] === most),
      dice,
    );
  },
};

/** The best Principality for the rest of the game. `noise` is the standard deviation of its mistakes, in points. */
export function careful(noise = 0): Bot<State, LayMove> {
  return {
    choose(view, seat, dice) {
      const moves = game.moves(view, seat);
      const worths = appraised(view, seat, moves, weightsNow(view)).map((worth) => worth + noise * normal(dice));
      return moves[worths.indexOf(Math.max(...worths))];
    },
  };
}

const FINE = 2 ** 20;

/** About a standard normal: twelve dice have a variance of 1. */
function normal(dice: Dice): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += dice.below(FINE) / FINE;
  return sum;
}
