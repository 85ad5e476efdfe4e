/** What each tile would be worth on the field of the card: the one move of foresight of every bot and every playout. */
import { type Lay, ROAD_TILES, ROUNDS, tileOf } from '../rules/components.ts';
import { copyLand, emptyLand, type Holding, type Land, layTile, TILE_HOLDS } from './land.ts';
import { TRAIT, worthOf } from './traits.ts';

/** The turn, from 0, when so many cards are left in the deck. */
export const bestTurnOf = (cardsLeft: number): number => ROAD_TILES - 1 - cardsLeft;

/** A choice of one tile for the field. The lists are long enough for every hand, and are used again. */
export interface AppraisedLay {
  field: number;
  /** The ways to lay a tile: the first `count` of the list. */
  readonly lays: Uint8Array;
  count: number;
  /** What the tiles in hand hold, and what all do that are not laid yet. */
  hand: Holding;
  toCome: Holding;
  /** What each of the ways is worth. */
  readonly worths: Float64Array;
}

/** Nine tiles, each in two positions, and Sancho Pansa. */
const MOST_WAYS = 2 * ROUNDS[0].faceUp + 1;

export function emptyChoice(): AppraisedLay {
  const lists = { lays: new Uint8Array(MOST_WAYS), worths: new Float64Array(MOST_WAYS) };
  return { ...lists, field: 0, count: 0, hand: 0, toCome: 0 };
}

/** What a number of tiles hold together. */
export function holdingOf(tiles: Iterable<number>): Holding {
  let held = 0;
  for (const tile of tiles) held += TILE_HOLDS[tile];
  return held;
}

/** Overwritten by every tile that is tried. */
const tried = emptyLand();

/** Finds what every way is worth, and returns the best; of several, the first. */
export function appraise(land: Land, choice: AppraisedLay, weights: Float64Array): Lay {
  const { field, lays, count, hand, toCome, worths } = choice;
  let best = 0;
  for (let i = 0; i < count; i++) {
    const tile = tileOf(lays[i]);
    copyLand(tried, land);
    layTile(tried, field, lays[i]);
    const worth = worthOf(tried, hand - TILE_HOLDS[tile], toCome - TILE_HOLDS[tile], weights);
    worths[i] = worth + weights[TRAIT.tile + tile];
    if (worths[i] > worths[best]) best = i;
  }
  return lays[best];
}
