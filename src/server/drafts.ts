/** What the seats of a table have begun: moves that are not made yet, each for its seat alone, and safe in the store. */
import type { Seat, Viewer } from '../core/game.ts';
import type { House } from './house.ts';
import type { DraftRow } from './store/store.ts';

export interface Drafts {
  of(viewer: Viewer): unknown;
  /** Rejected if it could not be kept. */
  keep(seat: Seat, move: unknown): Promise<void>;
  /** A draft lasts until a move of its kind is made, or until the clock moves for its seat. */
  dropAfter(seat: Seat, id: string, move: unknown): void;
}

export function openDrafts(table: string, kept: readonly DraftRow[], { store, troubled }: House): Drafts {
  const drafts = new Map<Viewer, unknown>(kept.map(({ seat, move }) => [seat, JSON.parse(move) as unknown]));
  const kindOf = (move: unknown): string | undefined => (move as { readonly t: string } | undefined)?.t;

  return {
    of: (viewer) => drafts.get(viewer),
    async keep(seat, move) {
      drafts.set(seat, move);
      await store.keepDraft(table, seat, JSON.stringify(move));
    },
    dropAfter(seat, id, move) {
      if (!drafts.has(seat) || (kindOf(drafts.get(seat)) !== kindOf(move) && !id.startsWith('clock:'))) return;
      drafts.delete(seat);
      store.keepDraft(table, seat, undefined).catch((error: unknown) => troubled(`table ${table}: a draft`, error));
    },
  };
}
