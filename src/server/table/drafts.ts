/** What the seats of a table have begun: moves that are not made yet, each for its seat alone, and safe in the store. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Context } from '../context.ts';
import type { DraftRow } from '../store/store.ts';

export class Drafts {
  readonly #table: string;
  readonly #context: Context;
  #drafts: Map<Viewer, unknown> | undefined; // most tables have none

  constructor(table: string, stored: readonly DraftRow[], context: Context) {
    this.#table = table;
    this.#context = context;
    if (stored.length > 0) this.#drafts = new Map(stored.map(({ seat, move }) => [seat, JSON.parse(move) as unknown]));
  }

  of(viewer: Viewer): unknown {
    return this.#drafts?.get(viewer);
  }

  /** Rejected if it could not be kept. */
  async save(seat: Seat, move: unknown): Promise<void> {
    (this.#drafts ??= new Map()).set(seat, move);
    await this.#context.store.saveDraft(this.#table, seat, JSON.stringify(move));
  }

  /** A draft lasts until a move of its kind is made, or until the clock moves for its seat. */
  dropAfter(seat: Seat, id: string, move: unknown): void {
    const draft = this.#drafts?.get(seat);
    if (draft === undefined || (kindOf(draft) !== kindOf(move) && !id.startsWith('clock:'))) return;
    this.#drafts?.delete(seat);
    const { store, logError } = this.#context;
    store.saveDraft(this.#table, seat, undefined).catch((error: unknown) => {
      logError(`table ${this.#table}: a draft`, error);
    });
  }
}

const kindOf = (move: unknown): string | undefined => (move as { readonly t: string } | undefined)?.t;
