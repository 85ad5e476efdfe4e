/** What each tile would be worth on the field of the card: the one move of foresight of every bot and every playout. */
import { type Lay, ROAD_TILES, ROUNDS, SANCHO, tileOf } from '../rules/components.ts';
import type { TileSet } from './fits.ts';
import { copyLand, emptyLand, type Land, layTile } from './land.ts';
import { addRows, noSums, said, subtractRow } from './network.ts';
import { pointsOf } from './points.ts';
import { nothingShown, type Shown, showLand, SIGN } from './signs.ts';

/** The turn, from 0, when so many cards are left in the deck. */
export const turnOf = (cardsLeft: number): number => ROAD_TILES - 1 - cardsLeft;

const LAST_TURN = ROAD_TILES - 1;
/** By turn: its round, and whether nothing stays in hand after it. */
const ROUND_OF = Uint8Array.from(
  { length: ROAD_TILES },
  (_, turn) => 1 + ROUNDS.findIndex(({ ends }) => turnOf(ends) >= turn),
);
const ENDS_HAND = Array.from({ length: ROAD_TILES }, (_, turn) =>
  ROUNDS.some(({ handEnds }) => turnOf(handEnds) === turn),
);

export const roundOf = (turn: number): number => ROUND_OF[turn];

/** The tiles of a player, for whom all that is not laid yet is in hand, in the bag or set aside. */
export interface Tiles {
  readonly hand: Uint8Array;
  inHand: number;
  readonly bag: Uint8Array;
  inBag: number;
  /** Or NONE. */
  aside: number;
  sancho: number;
}

export const noTiles = (): Tiles => ({
  hand: new Uint8Array(ROUNDS[0].faceUp + 1),
  inHand: 0,
  bag: new Uint8Array(ROAD_TILES),
  inBag: 0,
  aside: -1,
  sancho: -1,
});

/** Adds what the tiles show once the turn is over. */
export function showTiles({ hand, inHand, bag, inBag, aside, sancho }: Tiles, turn: number, shown: Shown): void {
  const { signs } = shown;
  if (!ENDS_HAND[turn]) for (let i = 0; i < inHand; i++) signs[shown.count++] = SIGN.hand + hand[i];
  for (let i = 0; i < inBag; i++) signs[shown.count++] = SIGN.bag + bag[i];
  if (aside >= 0) signs[shown.count++] = SIGN.aside + aside;
  if (sancho >= 0) signs[shown.count++] = SIGN.hand + sancho;
}

/** The tiles that stay in hand after the turn, whichever of them is laid then. */
export function handAfter({ hand, inHand, sancho }: Tiles, turn: number): TileSet {
  let tiles = sancho >= 0 ? 1 << sancho : 0;
  if (!ENDS_HAND[turn]) for (let i = 0; i < inHand; i++) tiles |= 1 << hand[i];
  return tiles;
}

/** All that nobody has seen yet; the tile set aside will come too. */
export function bagOf({ bag, inBag, aside }: Tiles): TileSet {
  let tiles = aside >= 0 ? 1 << aside : 0;
  for (let i = 0; i < inBag; i++) tiles |= 1 << bag[i];
  return tiles;
}

/** Nine tiles, each in two positions, and Sancho Pansa. */
const MOST_WAYS = 2 * ROUNDS[0].faceUp + 1;

/** The ways to lay a tile, and what each is worth: the first `count` of both lists. */
export interface Ways {
  readonly lays: Uint8Array;
  readonly worths: Float64Array;
  count: number;
}
export const noWays = (): Ways => ({ lays: new Uint8Array(MOST_WAYS), worths: new Float64Array(MOST_WAYS), count: 0 });

// Overwritten by every tile that is tried.
const tried = emptyLand();
const shown = nothingShown();
const before = noSums();
const sums = noSums();

/**
 * Finds what every way to lay one of the tiles on the field is worth: the points of the round if it ended now, and what
 * the network expects beyond. Returns the best; of several, the first.
 */
export function appraise(land: Land, tiles: Tiles, field: number, turn: number, ways: Ways): number {
  const { lays, worths, count } = ways;
  shown.count = 0;
  showTiles(tiles, turn, shown);
  const hand = handAfter(tiles, turn);
  const bag = bagOf(tiles);
  before.fill(0);
  addRows(shown, before);
  let best = 0;
  for (let i = 0; i < count; i++) {
    copyLand(tried, land);
    layTile(tried, field, lays[i]);
    worths[i] = pointsOf(tried, ROUND_OF[turn]) + (turn === LAST_TURN ? 0 : toComeAfter(lays[i], hand, bag, turn));
    if (worths[i] > worths[best]) best = i;
  }
  return best;
}

/** What the network expects when the tile was laid on the land that is tried. */
function toComeAfter(lay: Lay, hand: TileSet, bag: TileSet, turn: number): number {
  const tile = tileOf(lay);
  sums.set(before);
  if (tile === SANCHO || !ENDS_HAND[turn]) subtractRow(SIGN.hand + tile, sums);
  shown.count = 0;
  showLand(tried, hand & ~(1 << tile), bag, shown);
  addRows(shown, sums);
  return said(turn, sums);
}
