/** The bots that look one move ahead (DQ-16.3): greedy, which counts points, and careful, which weighs all traits. */
import { pick } from '../../../core/shuffle.ts';
import { type Dice, NONE, type Seat } from '../../../core/game.ts';
import { layOf, ROAD_TILES, tileOf } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { isLastField, type LayMove, type Realm, type State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { appraise, noTiles, noWays, type Tiles, turnOf } from './appraisal.ts';
import { copyLand, emptyLand, landOf, layTile } from './land.ts';
import { pointsOf } from './points.ts';

/** What each move is worth: the points that the rest of the game may be expected to bring after it. */
export function appraised(view: State, seat: Seat, moves: readonly LayMove[]): number[] {
  const ways = noWays();
  for (const { tile, turn } of moves) ways.lays[ways.count++] = layOf(tile, turn);
  const { board } = view.realms[seat];
  appraise(landOf(board), tilesOf(view.realms[seat], isLastField(view)), view.card, turnOf(view.deck.length), ways);
  return Array.from(ways.worths.subarray(0, ways.count));
}

/** The order of the bag is hidden; what is in it is not. */
function tilesOf({ board, hand, aside, gone, sancho }: Realm, isLast: boolean): Tiles {
  const seen = new Set([...board.filter((lay) => lay >= 0).map(tileOf), ...hand, aside, ...gone]);
  const tiles = noTiles();
  for (const tile of isLast ? [aside] : hand) tiles.hand[tiles.inHand++] = tile;
  for (let tile = 0; tile < ROAD_TILES; tile++) if (!seen.has(tile)) tiles.bag[tiles.inBag++] = tile;
  tiles.aside = isLast ? NONE : aside;
  tiles.sancho = sancho;
  return tiles;
}

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
      const worths = appraised(view, seat, moves).map((worth) => worth + noise * normal(dice));
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
