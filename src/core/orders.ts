/** Orders in advance: what a seat wants to be played when it is asked, so that a game by post does not wait for it. */
import type { AnyGame, Move, Seat } from './game.ts';

/**
 * `when`: this move, when that occasion comes. `pass`: do nothing, wherever the game lets one do nothing, as long as this
 * part of the game lasts.
 */
export type Order<M extends Move = Move> =
  | { readonly t: 'when'; readonly occasion: number; readonly move: M }
  | { readonly t: 'pass'; readonly era: number };

/** Orders one seat can have at once. */
export const MOST_ORDERS = 40;

/** Whether a seat can give this order now. */
export function isPossible({ table, refusal }: AnyGame, view: unknown, seat: Seat, order: Order): boolean {
  const facet = table?.orders;
  if (order.t === 'pass') return facet?.pass !== undefined && facet.era?.(view) === order.era;
  if (facet?.at === undefined || facet.occasions?.(view).includes(order.occasion) !== true) return false;
  return refusal(facet.at(view, order.occasion), seat, order.move) === undefined;
}

/** The move of the order that fits now; undefined if none does. */
export function orderedMove(game: AnyGame, view: unknown, seat: Seat, orders: readonly Order[]): Move | undefined {
  const facet = game.table?.orders;
  for (const order of orders) {
    const isNow = order.t === 'when' ? facet?.occasion?.(view) === order.occasion : facet?.era?.(view) === order.era;
    if (!isNow) continue;
    const move = order.t === 'when' ? order.move : facet?.pass?.(view, seat);
    if (move !== undefined && game.refusal(view, seat, move) === undefined) return move as Move;
  }
  return undefined;
}

/** The orders that can still be carried out. */
export function standingOrders(game: AnyGame, view: unknown, seat: Seat, orders: readonly Order[]): Order[] {
  const facet = game.table?.orders;
  return orders.filter((order) => {
    if (order.t === 'pass') return facet?.era?.(view) === order.era;
    return facet?.occasion?.(view) === order.occasion || isPossible(game, view, seat, order);
  });
}

/** Reads an order that somebody sent; undefined if it is none of this game. */
export function readOrder(game: AnyGame, raw: unknown): Order | undefined {
  const { t, occasion, move, era } = (raw ?? {}) as { [field: string]: unknown };
  if (t === 'pass' && Number.isInteger(era)) return { t, era: era as number };
  if (t !== 'when' || !Number.isInteger(occasion)) return undefined;
  const read: unknown = game.readMove(move);
  return read === undefined ? undefined : { t, occasion: occasion as number, move: read as Move };
}
