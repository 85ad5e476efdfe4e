/** Lets a component redraw when something is known about today's deal, and looks when the network is back. */
import { useEffect, useState } from 'preact/hooks';
import { onToday, refreshToday } from './today.ts';

export function useToday(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stop = onToday(() => redraw((count) => count + 1));
    const look = (): void => void refreshToday();
    addEventListener('online', look);
    look();
    return () => {
      stop();
      removeEventListener('online', look);
    };
  }, []);
}
