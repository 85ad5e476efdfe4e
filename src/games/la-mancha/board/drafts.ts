/** What somebody has begun to write, kept on this device: neither a reload nor a lost connection takes it away. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../core/game.ts';
import { floorHolder } from '../rules/04-telling.ts';
import { plain } from '../rules/12-words.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { forget, keep, kept } from '../../../web/local/storage.ts';
import type { Desk } from '../../../web/local/desk.ts';

export interface TaleDraft {
  readonly text: string;
  /** Of the hand, in the order chosen. */
  readonly cards: readonly number[];
}

const EMPTY: TaleDraft = { text: '', cards: [] };

/** Makes the next draft of the last one: whoever is faster than the page has already changed it. */
export type Redraft = (change: (now: TaleDraft) => TaleDraft) => void;

/** One draft for each table, seat and Journey card; the server has it too, for another device and for the clock. */
export function useDraft(seat: Seat, view: State, desk: Desk): readonly [TaleDraft, Redraft, () => void] {
  const name = `draft/${location.hash}/${seat}/${view.card}`;
  const [draft, setDraft] = useState(() => read(name) ?? begun(desk));
  const last = useRef(draft);
  const put = (next: TaleDraft): void => {
    last.current = next;
    setDraft(next);
  };
  useLayoutEffect(() => put(read(name) ?? begun(desk)), [name]);
  const change: Redraft = (redraft) => {
    const next = redraft(last.current);
    keep(name, next);
    put(next);
    const text = plain(next.text);
    desk.begin(floorHolder(view) === seat ? { t: 'spoken', text } : ({ t: 'tell', cards: next.cards, text } as Move));
  };
  return [draft, change, () => (forget(name), put(EMPTY))];
}

/** What this seat has begun elsewhere. */
function begun(desk: Desk): TaleDraft {
  const move = desk.begun();
  const { t, text, cards } = (typeof move === 'object' && move !== null ? move : {}) as Partial<MoveOf<'tell'>>;
  return t === 'tell' ? { text: text ?? '', cards: cards ?? [] } : EMPTY;
}

const read = (name: string): TaleDraft | undefined => kept(name, (raw) => (isDraft(raw) ? raw : undefined));

function isDraft(raw: unknown): raw is TaleDraft {
  const { text, cards } = (raw ?? {}) as Partial<TaleDraft>;
  return typeof text === 'string' && Array.isArray(cards);
}
