/** What somebody has begun to write, kept on this device: neither a reload nor a lost connection takes it away. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { forget, keep, kept } from '../../keep.ts';

export interface Draft {
  readonly text: string;
  /** Of the hand, in the order chosen. */
  readonly cards: readonly number[];
}

const EMPTY: Draft = { text: '', cards: [] };

/** One draft for each table, seat and Journey card. */
export function useDraft(seat: Seat, card: number): readonly [Draft, (draft: Draft) => void, () => void] {
  const name = `draft/${location.hash}/${seat}/${card}`;
  const [draft, setDraft] = useState(() => read(name));
  useEffect(() => setDraft(read(name)), [name]);
  const change = (next: Draft): void => {
    keep(name, next);
    setDraft(next);
  };
  return [draft, change, () => (forget(name), setDraft(EMPTY))];
}

function read(name: string): Draft {
  return kept(name, (raw) => (isDraft(raw) ? raw : undefined)) ?? EMPTY;
}

function isDraft(raw: unknown): raw is Draft {
  const { text, cards } = (raw ?? {}) as Partial<Draft>;
  return typeof text === 'string' && Array.isArray(cards);
}
