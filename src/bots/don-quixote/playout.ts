/** The rest of a game on flat arrays: every tile is laid by one move of foresight. */
import { NONE } from '../../core/game.ts';
import { LAST_ROUND, type Lay, layOf, ROAD_TILES, ROUNDS, SANCHO, tileOf } from '../../games/don-quixote/components.ts';
import { NODES } from '../../games/don-quixote/6-connection.ts';
import { castlePoints, defensePoints } from '../../games/don-quixote/8-scoring.ts';
import type { State } from '../../games/don-quixote/state.ts';
import { appraise } from './appraisal.ts';
import { churchesOf, type Land, layTile, windmillsOf } from './land.ts';
import { GROUP_POINTS, groupShields, knightsAtCastles } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** The points of one scoring (chapter 8). */
export function pointsOf(land: Land, round: number): number {
  let points = 0;
  let knights = 0;
  let group = 0;
  for (let id = 0; id < NODES; id++) {
    const held = land.held[id];
    if (held === 0) continue;
    points += GROUP_POINTS[churchesOf(held)] + GROUP_POINTS[windmillsOf(held)];
    knights += knightsAtCastles(held);
    group = Math.max(group, groupShields(held));
  }
  const castles = castlePoints(6, knights & 15, round) + castlePoints(4, knights >> 4, round);
  return points + castles + defensePoints(land.guards, round) + (round === LAST_ROUND ? group : 0);
}

/** The turn, from 0, when so many cards are left in the deck. */
export const turnOf = (cardsLeft: number): number => ROAD_TILES - 1 - cardsLeft;

// The tiles that may be laid now; overwritten by every playout.
const hand = new Uint8Array(ROUNDS[0].faceUp);
const lays = new Uint8Array(2 * ROUNDS[0].faceUp + 1);
const worths = new Float64Array(lays.length);
const held = { tiles: 0, sancho: NONE, inBag: 0 };

/**
 * Lays a tile of the only realm of this world on the field of the card, plays on to the end, and returns all points
 * that are still to come. `land` is the realm's and is used up.
 */
export function playOut(land: Land, world: State, lay: Lay): number {
  const realm = world.realms[0];
  held.tiles = 0;
  for (const tile of realm.hand) hand[held.tiles++] = tile;
  held.sancho = realm.sancho;
  held.inBag = realm.bag.length;
  if (world.deck.length === 0) hand[held.tiles++] = realm.aside;
  layTile(land, world.card, lay);
  spend(tileOf(lay));
  let points = 0;
  let { round } = world;
  let { aside } = realm;
  for (let left = world.deck.length; ; left--) {
    if (left === ROUNDS[round - 1].ends) {
      points += pointsOf(land, round);
      if (round === LAST_ROUND) return points;
      round += 1;
      turnUp(realm.bag, ROUNDS[round - 1].faceUp);
      if (round === LAST_ROUND) aside = realm.bag[0];
    }
    if (left === 1) {
      held.tiles = 1;
      hand[0] = aside;
    }
    layBest(land, world.deck[left - 1], turnOf(left - 1));
  }
}

function turnUp(bag: readonly number[], count: number): void {
  for (held.tiles = 0; held.tiles < count; held.tiles++) hand[held.tiles] = bag[--held.inBag];
}

function spend(tile: number): void {
  if (tile === SANCHO) held.sancho = NONE;
  else hand[hand.indexOf(tile)] = hand[--held.tiles];
}

function layBest(land: Land, field: number, turn: number): void {
  let count = 0;
  for (let i = 0; i < held.tiles; i++) {
    lays[count++] = layOf(hand[i], 0);
    lays[count++] = layOf(hand[i], 180);
  }
  if (held.sancho !== NONE) lays[count++] = layOf(SANCHO, 0);
  appraise(land, field, lays, count, WEIGHTS[turn], worths);
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i] > worths[best]) best = i;
  layTile(land, field, lays[best]);
  spend(tileOf(lays[best]));
}
