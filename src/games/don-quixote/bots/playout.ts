/** The rest of a game on flat arrays: every tile is laid by one move of foresight. */
import { NONE } from '../../../core/game.ts';
import { LAST_ROUND, type Lay, layOf, ROUNDS, SANCHO, tileOf } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { appraise, noTiles, noWays, type Tiles, turnOf } from './appraisal.ts';
import { type Land, layTile } from './land.ts';
import { pointsOf } from './points.ts';

/** Is told of every tile that was laid. */
export type Watch = (land: Land, tiles: Tiles, turn: number) => void;

// The player's tiles and the choice to be made. Overwritten by every playout.
const tiles = noTiles();
const ways = noWays();

/**
 * Lays a tile of the only realm of this world on the field of the card, plays on to the end, and returns all points
 * that are still to come. `land` is the realm's, and is used up. With `patience` below 1 it is a mean: of what the network
 * expects after each turn, a share of what was left before it, and the points at the end. That says less of this world and more of the tile.
 */
export function playOut(land: Land, world: State, lay: Lay, patience = 1): number {
  takeUp(world);
  layTile(land, world.card, lay);
  spend(tileOf(lay));
  return playOn(land, world, patience);
}

/** The same for one who has not chosen yet. */
export function playBest(land: Land, world: State, watch?: Watch): number {
  takeUp(world);
  layBest(land, world.card, turnOf(world.deck.length));
  watch?.(land, tiles, turnOf(world.deck.length));
  return playOn(land, world, 1, watch);
}

/** From the moment when the tile of the card was laid. */
function playOn(land: Land, { deck, round: now }: State, patience: number, watch?: Watch): number {
  let points = 0;
  let mean = 0;
  let share = 1;
  let round = now;
  for (let left = deck.length; ; left--) {
    if (left === ROUNDS[round - 1].ends) {
      points += pointsOf(land, round);
      if (round === LAST_ROUND) return mean + share * points;
      round += 1;
      turnUp(round);
    }
    if (left === 1) hold(tiles.aside);
    const worth = layBest(land, deck[left - 1], turnOf(left - 1));
    mean += share * (1 - patience) * (points + worth);
    share *= patience;
    watch?.(land, tiles, turnOf(left - 1));
  }
}

function takeUp({ realms: [{ hand, aside, bag, sancho }], deck }: State): void {
  tiles.inHand = 0;
  for (const tile of hand) tiles.hand[tiles.inHand++] = tile;
  tiles.inBag = 0;
  for (const tile of bag) tiles.bag[tiles.inBag++] = tile;
  tiles.sancho = sancho;
  tiles.aside = aside;
  if (deck.length === 0) hold(aside);
}

/** DQ-5.2, DQ-5.3. */
function turnUp(round: number): void {
  const { faceUp } = ROUNDS[round - 1];
  for (tiles.inHand = 0; tiles.inHand < faceUp; tiles.inHand++) tiles.hand[tiles.inHand] = tiles.bag[--tiles.inBag];
  if (round === LAST_ROUND) tiles.aside = tiles.bag[--tiles.inBag];
}

/** Has this tile only: the one that was set aside, for the last field (DQ-5.6). */
function hold(tile: number): void {
  tiles.hand[0] = tile;
  tiles.inHand = 1;
  tiles.aside = NONE;
}

function spend(tile: number): void {
  if (tile === SANCHO) tiles.sancho = NONE;
  else tiles.hand[tiles.hand.indexOf(tile)] = tiles.hand[--tiles.inHand];
}

/** Lays what seems best, and returns what it is worth. */
function layBest(land: Land, field: number, turn: number): number {
  ways.count = 0;
  for (let i = 0; i < tiles.inHand; i++) {
    ways.lays[ways.count++] = layOf(tiles.hand[i], 0);
    ways.lays[ways.count++] = layOf(tiles.hand[i], 180);
  }
  if (tiles.sancho !== NONE) ways.lays[ways.count++] = layOf(SANCHO, 0);
  const best = appraise(land, tiles, field, turn, ways);
  layTile(land, field, ways.lays[best]);
  spend(tileOf(ways.lays[best]));
  return ways.worths[best];
}
