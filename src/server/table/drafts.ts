/** Drafts: moves that seats have begun but not made. Each is for its own seat alone, and stored. */
import type { Seat, Viewer } from '../../core/game.ts';
import { tornFrom } from '../../core/pages.ts';
import type { Context } from '../context.ts';
import type { DraftRow } from '../store/store.ts';
import { InOrder } from './in-order.ts';

export class Drafts {
  readonly #table: string;
  readonly #context: Context;
  #drafts: Map<Viewer, unknown> | undefined; // most tables have none
  /** What is torn out or dropped must not be stored once more by what was begun before. */
  readonly #storing = new InOrder();

  constructor(table: string, stored: readonly DraftRow[], context: Context) {
    this.#table = table;
    this.#context = context;
    if (stored.length > 0) this.#drafts = new Map(stored.map(({ seat, move }) => [seat, JSON.parse(move) as unknown]));
  }

  of(viewer: Viewer): unknown {
    return this.#drafts?.get(viewer);
  }

  /** Rejected if it could not be stored. */
  async save(seat: Seat, move: unknown): Promise<void> {
    (this.#drafts ??= new Map()).set(seat, move);
    await this.#store(seat, JSON.stringify(move));
  }

  async drop(seat: Seat): Promise<void> {
    this.#drafts?.delete(seat);
    await this.#store(seat, undefined);
  }

  async tear(words: string): Promise<void> {
    const torn = [...(this.#drafts ?? [])].filter(([, move]) => tornFrom(move, words) !== move);
    await Promise.all(torn.map(([seat, move]) => this.save(seat as Seat, tornFrom(move, words)))); // watchers have none
  }

  /** A draft lasts until its seat makes a move of the same kind, or until the clock plays for it. */
  dropAfter(seat: Seat, id: string, move: unknown): void {
    const draft = this.#drafts?.get(seat);
    if (draft === undefined || (kindOf(draft) !== kindOf(move) && !id.startsWith('clock:'))) return;
    this.#drafts?.delete(seat);
    this.#store(seat, undefined).catch((error: unknown) => {
      this.#context.logError(`table ${this.#table}: a draft`, error);
    });
  }

  #store(seat: Seat, move: string | undefined): Promise<void> {
    return this.#storing.run(() => this.#context.store.saveDraft(this.#table, seat, move));
  }
}

const kindOf = (move: unknown): string | undefined => (move as { readonly t: string } | undefined)?.t;
