/** The desk of a knight: what is being written and decided, and not yet sent. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NONE, type Seat } from '../../../core/game.ts';
import { isLove } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Desk } from '../../../web/local/desk.ts';
import { useDraft } from './drafts.ts';

export function useDesk(view: State, seat: Seat, kept: Desk) {
  const [draft, onDraft, forgetDraft] = useDraft(seat, view, kept);
  const [sealed, onSeal] = useState<number>(NONE);
  const [keeping, onKept] = useState(0);
  const [remark, onRemark] = useState('');
  useLayoutEffect(() => {
    onSeal(NONE);
    onRemark('');
  }, [view.card]);
  useLayoutEffect(() => onKept((1 << view.tales.length) - 1), [view.card, view.tales.length]);
  const isTold = view.phase === 'tell';
  const wasTold = useRef(isTold);
  useLayoutEffect(() => {
    if (wasTold.current && !isTold) forgetDraft(); // not before: a tale can be taken back until the last one is handed in
    wasTold.current = isTold;
  }, [isTold]);
  const onHandedIn = (move: Move): void => {
    if (move.t === 'spoken') forgetDraft();
  };
  return {
    draft: stillHeld(view, seat, draft),
    onDraft,
    onChoose: (card: number): void =>
      onDraft((now) => ({ ...now, cards: chosenAfter(view, stillHeld(view, seat, now).cards, card) })),
    sealed,
    onSeal,
    kept: keeping,
    onKept,
    remark,
    onRemark,
    onHandedIn,
  };
}

/** A card that has left the hand is no longer chosen. */
function stillHeld<D extends { readonly cards: readonly number[] }>(view: State, seat: Seat, draft: D): D {
  return { ...draft, cards: draft.cards.filter((card) => view.knights[seat].hand.includes(card)) };
}

/** LM-4.4, LM-5.7: a tale has one card, a poem as many as one likes. */
function chosenAfter(view: State, cards: readonly number[], card: number): readonly number[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return isLove(view.card) ? [...cards, card] : [card];
}
