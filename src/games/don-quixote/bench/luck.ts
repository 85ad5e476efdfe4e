/**
 * What is luck and what is skill in a game: luck is how much better the card that came was than the mean of all that could
 * have come, by what the network says of them. Whatever a player without foresight does, luck is zero on average, because
 * the mean is taken over just the chances that there are (Brown, Smith and Sun 2010).
 */
import { ROAD_TILES, ROUNDS } from '../rules/components.ts';
import { appraise, noTiles, noWays, type Ways } from '../bots/appraisal.ts';
import { type Land, landOf } from '../bots/land.ts';
import type { State } from '../rules/state.ts';

/** All of a deal, as nobody knows it who plays. */
export interface Deal {
  readonly land: Land;
  /** In the order of the cards. */
  readonly fields: readonly number[];
  /** In the order in which they are turned up; the last is set aside. */
  readonly tiles: readonly number[];
  /** Other orders of the tiles that are face down in round 1, drawn apart from the deal. */
  readonly redraws: readonly (readonly number[])[];
}

/** The turn with which each round begins, and the end. */
export const BEGINS: readonly number[] = [0, ...ROUNDS.map(({ ends }) => ROAD_TILES - ends)];
/** Before this turn the tiles of round 2 are turned up. */
const SECOND = BEGINS[1];

export function dealOf({ card, deck, realms: [{ board, hand, bag }] }: State, redraws: Deal['redraws'] = []): Deal {
  return {
    land: landOf(board),
    fields: [card, ...deck.toReversed()],
    tiles: [...hand, ...bag.toReversed()],
    redraws,
  };
}

/** What is in hand and in the bag when a card is up: the tiles that were there at the start of the round, without those laid. */
export interface Held {
  readonly hand: readonly number[];
  readonly bag: readonly number[];
}

const shownTiles = noTiles();

/** What each way to lay a tile of the hand on the field would be worth, by the network; and the best of it. */
export function weigh(land: Land, { hand, bag }: Held, field: number, turn: number, ways: Ways): number {
  ways.count = 0;
  for (const tile of hand) {
    ways.lays[ways.count++] = 2 * tile;
    ways.lays[ways.count++] = 2 * tile + 1;
  }
  shownTiles.hand.set(hand);
  shownTiles.inHand = hand.length;
  shownTiles.bag.set(bag);
  shownTiles.inBag = bag.length;
  return ways.worths[appraise(land, shownTiles, field, turn, ways)];
}

const ways = noWays();

/** Before a card is up: the mean over those that may come. */
function mean(land: Land, held: Held, fields: readonly number[], turn: number): number {
  let sum = 0;
  for (const field of fields) sum += weigh(land, held, field, turn, ways);
  return sum / fields.length;
}

/** The luck of the card of this turn, and of the tiles if round 2 begins with it. Not for round 3. */
export function luckOf(deal: Deal, land: Land, held: Held, turn: number): number {
  const fields = deal.fields.slice(turn);
  const before = mean(land, held, fields, turn);
  const luck = weigh(land, held, fields[0], turn, ways) - before;
  return turn === SECOND ? luck + before - meanOfRedraws(deal, land, before, fields) : luck;
}

/** Redraws are as likely as what came, so their mean has the same expectation: the difference is luck. */
function meanOfRedraws({ redraws }: Deal, land: Land, without: number, fields: readonly number[]): number {
  if (redraws.length === 0) return without;
  let sum = 0;
  for (const order of redraws) {
    const many = BEGINS[2] - SECOND;
    sum += mean(land, { hand: order.slice(0, many), bag: order.slice(many) }, fields, SECOND);
  }
  return sum / redraws.length;
}

/** What the network expects of a deal before the first card is up. */
export const hopeAtFirst = ({ land, fields, tiles }: Deal): number =>
  mean(land, { hand: tiles.slice(0, SECOND), bag: tiles.slice(SECOND) }, fields, 0);
