/** Takes orders in advance, and plays them when their seat is asked. */
import { NONE, type Seat } from '../../core/game.ts';
import { isPossible, MOST_ORDERS, type Order, orderedMove, readOrder, standingOrders } from '../../core/orders.ts';
import { same } from '../../core/same.ts';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import { isPlayedByPerson } from '../time/deadlines.ts';
import type { Table } from './table.ts';

/** Replaces the orders of a seat. One that is possible no more was so a moment ago: it is dropped without a word. */
export async function giveOrders(
  table: Table,
  seat: Seat,
  raw: readonly unknown[],
): Promise<{ readonly orders: readonly Order[] } | Refusal> {
  const { card, told } = table.current();
  if (card.status !== 'playing' || told === undefined) return refuse(SERVER_RULES.notPlaying);
  const view: unknown = table.game.view(told.state, seat);
  const read = raw.map((one) => readOrder(table.game, one));
  const known = table.orders.of(seat);
  const isRead = (order: Order | undefined): order is Order =>
    order !== undefined && (known.some((old) => same(old, order)) || isPossible(table.game, view, seat, order));
  if (read.length > MOST_ORDERS || !read.every(isRead)) return refuse(SERVER_RULES.order);
  await table.orders.save(seat, standingOrders(table.game, view, seat, read));
  playOrders(table);
  return { orders: table.orders.of(seat) };
}

/** Plays what was ordered for the questions that are put now. */
export function playOrders(table: Table): void {
  const { card, told, match } = table.current();
  if (card.status !== 'playing' || card.paused !== undefined || told === undefined || told !== match) return;
  for (const seat of table.orders.seats())
    if (match.asked[seat] !== NONE && isPlayedByPerson(card, seat)) void playOrder(table, seat, match.asked[seat]);
}

async function playOrder(table: Table, seat: Seat, asked: number): Promise<void> {
  const { told } = table.current();
  const given = table.orders.of(seat);
  const release = table.hold();
  try {
    const view: unknown = table.game.view(told!.state, seat); // `playOrders` has looked
    const move = orderedMove(table.game, view, seat, given);
    if (move !== undefined) await table.play(seat, asked, `order:${asked}`, move);
    const now = table.current().told;
    const rest = given.filter((order) => order.t === 'pass' || order.move !== move);
    if (now !== undefined)
      await table.orders.save(seat, standingOrders(table.game, table.game.view(now.state, seat), seat, rest));
  } catch (error) {
    table.context.logError(`table ${table.id}: an order of seat ${seat}`, error);
  } finally {
    release();
  }
}
