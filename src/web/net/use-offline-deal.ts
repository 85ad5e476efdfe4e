/** Lets a component redraw when something is known about the offline deal, and sends what waits when the server can be reached. */
import { useEffect, useState } from 'preact/hooks';
import { onOfflineDeal, refreshOfflineDeal } from './offline-deal.ts';
import { untilReached } from './until-reached.ts';

export function useOfflineDeal(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stop = onOfflineDeal(() => redraw((count) => count + 1));
    const rest = untilReached(refreshOfflineDeal);
    return () => {
      stop();
      rest();
    };
  }, []);
}
