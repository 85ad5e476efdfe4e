/**
 * Lets a component redraw when something is known about today's deal, and looks when the network is back. Tells whether
 * the server has been asked: until then nobody can say that it is away.
 */
import { useEffect, useState } from 'preact/hooks';
import { onToday, refreshToday } from './daily.ts';

export function useToday(): boolean {
  const [asked, setAsked] = useState(false);
  const [, redraw] = useState(0);
  useEffect(() => {
    const stop = onToday(() => redraw((count) => count + 1));
    const look = (): void => void refreshToday().then(() => setAsked(true));
    addEventListener('online', look);
    look();
    return () => {
      stop();
      removeEventListener('online', look);
    };
  }, []);
  return asked;
}
