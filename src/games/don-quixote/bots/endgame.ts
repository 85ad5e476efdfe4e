/**
 * DQ-16.5: round 3 is calculated. All tiles are known and only the order of at most six fields is not: every move is
 * weighed against every order of the cards, with the best play in each.
 */
import type { Seat } from '../../../core/game.ts';
import { LAST_ROUND, type Lay, layOf } from '../rules/components.ts';
import { cardsUnseen } from '../rules/secrets.ts';
import type { LayMove, State } from '../rules/state.ts';
import { copyLand, emptyLand, type Land, landOf, layTile } from './land.ts';
import { pointsOf } from './points.ts';

/** What is left to lay, and where. Fields and tiles are counted by their places in these lists. */
interface Endgame {
  readonly fields: readonly number[];
  readonly tiles: readonly number[];
  readonly aside: number;
  /** A Principality to try things on, for each number of tiles laid. */
  readonly lands: readonly Land[];
  /** The points that can be expected, by what lies on the fields: the order in which it came there does not matter. */
  readonly known: Map<number, number>;
}

/** One way to have laid some of the tiles: the sets of fields and tiles that are done, and a number for the whole. */
interface Laid {
  readonly land: Land;
  readonly count: number;
  readonly fields: number;
  readonly tiles: number;
  readonly key: number;
}

/** The points that each move can expect if all that follows is played at its best. */
export function endgame(view: State, seat: Seat, moves: readonly LayMove[]): number[] {
  const { board, hand, aside } = view.realms[seat];
  const fields = cardsUnseen(view);
  const lands = fields.map(() => emptyLand());
  return moves.map((move) => {
    const land = landOf(board);
    layTile(land, view.card, layOf(move.tile, move.turn));
    const tiles = hand.filter((tile) => tile !== move.tile);
    return expected({ fields, tiles, aside, lands, known: new Map() }, { land, count: 0, fields: 0, tiles: 0, key: 0 });
  });
}

/** The mean over the cards that may come next, each with the best that can be laid there. */
function expected(end: Endgame, laid: Laid): number {
  const left = end.fields.length - laid.count;
  if (left === 0) return pointsOf(laid.land, LAST_ROUND);
  let sum = 0;
  for (let f = 0; f < end.fields.length; f++)
    if ((laid.fields & (1 << f)) === 0) sum += left === 1 ? lastOn(end, laid, f) : bestOn(end, laid, f);
  return sum / left;
}

/** DQ-10.2: the tile set aside, in the better of its two positions. */
function lastOn(end: Endgame, laid: Laid, f: number): number {
  const points = [0, 180].map((turn) => pointsOf(tried(end, laid, f, layOf(end.aside, turn)), LAST_ROUND));
  return Math.max(...points);
}

function bestOn(end: Endgame, laid: Laid, f: number): number {
  let best = 0;
  for (let t = 0; t < end.tiles.length; t++) {
    if ((laid.tiles & (1 << t)) !== 0) continue;
    for (let half = 0; half < 2; half++) best = Math.max(best, expectedAfter(end, laid, f, t, half));
  }
  return best;
}

/** What can be expected after one more tile, looked up if it has been found on another way. */
function expectedAfter(end: Endgame, laid: Laid, f: number, t: number, half: number): number {
  const key = laid.key + (1 + 2 * t + half) * KEY_OF_FIELD[f];
  const found = end.known.get(key);
  if (found !== undefined) return found;
  const worth = expected(end, {
    land: tried(end, laid, f, 2 * end.tiles[t] + half),
    count: laid.count + 1,
    fields: laid.fields | (1 << f),
    tiles: laid.tiles | (1 << t),
    key,
  });
  end.known.set(key, worth);
  return worth;
}

/** At most five fields, and on each nothing or one of four tiles in two positions: a number in base nine. */
const KEY_OF_FIELD = [1, 9, 9 ** 2, 9 ** 3, 9 ** 4] as const;

function tried(end: Endgame, laid: Laid, f: number, lay: Lay): Land {
  const land = end.lands[laid.count];
  copyLand(land, laid.land);
  layTile(land, end.fields[f], lay);
  return land;
}
