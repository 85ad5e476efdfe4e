/** Orders in advance: what seats want to be played when they are asked. Each is for its own seat alone, and stored. */
import type { Seat } from '../../core/game.ts';
import type { Order } from '../../core/orders.ts';
import { same } from '../../core/same.ts';
import type { Context } from '../context.ts';
import type { OrdersRow } from '../store/post.ts';
import { InOrder } from './in-order.ts';

export class Orders {
  readonly #table: string;
  readonly #context: Context;
  readonly #orders: Map<Seat, readonly Order[]>;
  readonly #storing = new InOrder();

  constructor(table: string, stored: readonly OrdersRow[], context: Context) {
    this.#table = table;
    this.#context = context;
    this.#orders = new Map(stored.map(({ seat, orders }) => [seat, JSON.parse(orders) as Order[]]));
  }

  seats(): readonly Seat[] {
    return [...this.#orders.keys()];
  }

  of(seat: Seat): readonly Order[] {
    return this.#orders.get(seat) ?? [];
  }

  /** Rejected if they could not be stored. */
  async save(seat: Seat, orders: readonly Order[]): Promise<void> {
    if (same(orders, this.of(seat))) return;
    if (orders.length === 0) this.#orders.delete(seat);
    else this.#orders.set(seat, orders);
    const text = orders.length === 0 ? undefined : JSON.stringify(orders);
    await this.#storing.run(() => this.#context.store.saveOrders(this.#table, seat, text));
  }
}
