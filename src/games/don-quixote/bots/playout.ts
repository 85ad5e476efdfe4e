/** The rest of a game on flat arrays: every tile is laid by one move of foresight. */
import { NONE } from '../../../core/game.ts';
import { LAST_ROUND, type Lay, layOf, ROUNDS, SANCHO, tileOf } from '../rules/components.ts';
import type { State } from '../rules/state.ts';
import { appraise, emptyChoice, holdingOf, bestTurnOf } from './appraisal.ts';
import { type Land, layTile, TILE_HOLDS } from './land.ts';
import { pointsOf } from './points.ts';
import { WEIGHTS } from './weights.ts';

// The player's tiles and the choice to be made. Overwritten by every playout.
const tiles = new Uint8Array(ROUNDS[0].faceUp);
const player = { tiles: 0, sancho: NONE, inBag: 0, aside: NONE };
const choice = emptyChoice();

/**
 * Lays a tile of the only realm of this world on the field of the card, plays on to the end, and returns all points
 * that are still to come. `land` is the realm's, and is used up.
 */
export function playOut(land: Land, world: State, lay: Lay): number {
  takeUp(world);
  layTile(land, world.card, lay);
  spend(tileOf(lay));
  return playOn(land, world);
}

/** The same for one who has not chosen yet. */
export function playBest(land: Land, world: State): number {
  takeUp(world);
  layBest(land, world.card, bestTurnOf(world.deck.length));
  return playOn(land, world);
}

/** From the moment when the tile of the card was laid. */
function playOn(land: Land, world: State): number {
  const { deck } = world;
  const { bag } = world.realms[0];
  let points = 0;
  let { round } = world;
  for (let left = deck.length; ; left--) {
    if (left === ROUNDS[round - 1].ends) {
      points += pointsOf(land, round);
      if (round === LAST_ROUND) return points;
      round += 1;
      turnUp(bag, round);
    }
    if (left === 1) hold(player.aside);
    layBest(land, deck[left - 1], bestTurnOf(left - 1));
  }
}

function takeUp({ realms: [{ hand, aside, bag, sancho }], deck }: State): void {
  player.tiles = 0;
  for (const tile of hand) tiles[player.tiles++] = tile;
  player.sancho = sancho;
  player.aside = aside;
  player.inBag = bag.length;
  choice.hand = holdingOf(hand);
  choice.toCome = holdingOf(hand) + holdingOf(bag) + (aside === NONE ? 0 : TILE_HOLDS[aside]);
  if (deck.length === 0) hold(aside);
}

/** DQ-5.2, DQ-5.3. */
function turnUp(bag: readonly number[], round: number): void {
  choice.hand = 0;
  const { faceUp } = ROUNDS[round - 1];
  for (player.tiles = 0; player.tiles < faceUp; player.tiles++) {
    tiles[player.tiles] = bag[--player.inBag];
    choice.hand += TILE_HOLDS[tiles[player.tiles]];
  }
  if (round === LAST_ROUND) player.aside = bag[--player.inBag];
}

/** Has this tile only: the one that was set aside, for the last field (DQ-5.6). */
function hold(tile: number): void {
  tiles[0] = tile;
  player.tiles = 1;
  choice.hand = TILE_HOLDS[tile];
}

function spend(tile: number): void {
  if (tile === SANCHO) player.sancho = NONE;
  else tiles[tiles.indexOf(tile)] = tiles[--player.tiles];
  choice.hand -= TILE_HOLDS[tile];
  choice.toCome -= TILE_HOLDS[tile];
}

function layBest(land: Land, field: number, turn: number): void {
  let count = 0;
  for (let i = 0; i < player.tiles; i++) {
    choice.lays[count++] = layOf(tiles[i], 0);
    choice.lays[count++] = layOf(tiles[i], 180);
  }
  if (player.sancho !== NONE) choice.lays[count++] = layOf(SANCHO, 0);
  choice.count = count;
  choice.field = field;
  const lay = appraise(land, choice, WEIGHTS[turn]);
  layTile(land, field, lay);
  spend(tileOf(lay));
}
