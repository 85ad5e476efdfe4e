/** Lets a component redraw when something is known about the offline deal, and looks when the network is back. */
import { useEffect, useState } from 'preact/hooks';
import { onOfflineDeal, refreshOfflineDeal } from './offline-deal.ts';

export function useOfflineDeal(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stop = onOfflineDeal(() => redraw((count) => count + 1));
    const look = (): void => void refreshOfflineDeal();
    addEventListener('online', look);
    look();
    return () => {
      stop();
      removeEventListener('online', look);
    };
  }, []);
}
