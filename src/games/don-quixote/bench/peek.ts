/**
 * The best that somebody could do who knows the whole deal, when luck is taken off the points: the inner problem of the
 * bound. Round 3 is left as it is, without foresight, so there is no luck in it.
 */
import { noWays } from '../bots/appraisal.ts';
import { copyLand, emptyLand, type Land, layTile } from '../bots/land.ts';
import { pointsOf } from '../bots/points.ts';
import { lastRound, lastRoundAtMost, lastRoundAtMostNearer } from './last-round.ts';
import { BEGINS, type Deal, type Held, luckOf, weigh } from './luck.ts';

/** A way to have played a deal before the card of the turn is up. */
export interface Path {
  readonly land: Land;
  readonly turn: number;
  /** The tiles in hand; at the start of a round they are turned up with the card. */
  readonly hand: readonly number[];
  /** The points of the rounds that are over, less all luck. */
  readonly worth: number;
}

export const firstPath = ({ land }: Deal): Path => ({ land, turn: 0, hand: [], worth: 0 });

/** How much of the luck is taken off: with none the bound is plain hindsight. */
export type Share = number;

/** With this turn round 3 begins. */
export const THIRD = BEGINS[2];
const roundOf = (turn: number): number => BEGINS.findLastIndex((begin) => begin <= turn) + 1;

/** What the player has when the card of the turn is up. */
export function heldAt({ tiles }: Deal, { turn, hand }: Path): Held {
  const end = BEGINS[roundOf(turn)];
  const begins = turn === BEGINS[roundOf(turn) - 1];
  return { hand: begins ? tiles.slice(turn, end) : hand, bag: tiles.slice(end) };
}

const ways = noWays();

/** A way to lay a tile on the next field, with what the network expects of it in all. */
interface Step {
  readonly lay: number;
  readonly promise: number;
  readonly path: () => Path;
}

export function steps(deal: Deal, path: Path, share: Share): Step[] {
  const { land, turn } = path;
  const held = heldAt(deal, path);
  const worth = share === 0 ? path.worth : path.worth - share * luckOf(deal, land, held, turn);
  weigh(land, held, deal.fields[turn], turn, ways);
  return Array.from(ways.lays.subarray(0, ways.count), (lay, i) => ({
    lay,
    promise: worth + ways.worths[i],
    path: () => after(deal, { land, turn, hand: held.hand, worth }, lay),
  }));
}

function after(deal: Deal, { land, turn, hand, worth }: Path, lay: number): Path {
  const next = emptyLand();
  copyLand(next, land);
  layTile(next, deal.fields[turn], lay);
  const scored = BEGINS.includes(turn + 1) ? pointsOf(next, roundOf(turn)) : 0;
  return { land: next, turn: turn + 1, hand: hand.filter((tile) => tile !== lay >> 1), worth: worth + scored };
}

/** What may still come once the last card of a path is laid: from above, one nearer than the other, and the last of them exactly. */
export type Rest = readonly ((land: Land) => number)[];

/** Round 3, without foresight, before its tiles are turned up. */
export function roundThree({ tiles }: Deal): Rest {
  const six = tiles.slice(THIRD);
  return [lastRoundAtMost, lastRoundAtMostNearer, lastRound].map((points) => (land: Land) => points(land, six));
}

/** Every way to play on until that turn. */
export function allPaths(deal: Deal, path: Path, share: Share, until: number = THIRD): Path[] {
  if (path.turn === until) return [path];
  return steps(deal, path, share).flatMap((step) => allPaths(deal, step.path(), share, until));
}

export interface Best {
  /** No path has more. */
  readonly bound: number;
  /** And one has just that, unless there was no time to find out. */
  readonly isExact: boolean;
}

/** The best of these paths with all that may come: what is promised most is looked at more closely until it is exact. */
export function bestOf(paths: readonly Path[], rest: Rest, isLate: () => boolean = () => false): Best {
  const bounds = paths.map(({ land, worth }) => worth + rest[0](land));
  const levels = paths.map(() => 0);
  for (;;) {
    const top = bounds.indexOf(Math.max(...bounds));
    const isExact = levels[top] === rest.length - 1;
    if (isExact || isLate()) return { bound: bounds[top], isExact };
    levels[top] += 1;
    bounds[top] = paths[top].worth + rest[levels[top]](paths[top].land);
  }
}

/** After each card only the paths that promise most go on, so many of them: what is found is not more than the best. */
export function fewPaths(deal: Deal, first: Path, share: Share, width: number, until: number = THIRD): Path[] {
  let paths = [first];
  for (let { turn } = first; turn < until; turn++)
    paths = paths
      .flatMap((path) => steps(deal, path, share))
      .toSorted((one, other) => other.promise - one.promise)
      .slice(0, width)
      .map(({ path }) => path());
  return paths;
}
