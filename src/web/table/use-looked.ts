/** Whose things the board shows: one's own, until somebody looks at another seat. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat, Viewer } from '../../core/game.ts';
import type { Shown } from './board.ts';

/** A watcher looks from the first seat. */
export const ownSeat = (me: Viewer): Seat => (me === 'watcher' ? 0 : me);

export function useLooked(own: Seat): Pick<Shown, 'looked' | 'onLook'> {
  const [looked, onLook] = useState(own);
  useLayoutEffect(() => onLook(own), [own]);
  return { looked, onLook };
}
