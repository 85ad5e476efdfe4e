/** The time of day, every second. */
import { useEffect, useState } from 'preact/hooks';

const SECOND = 1000;

export function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** Until then, as it is read on a clock. */
export function left(until: number, now: number): { readonly seconds: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return { seconds, clock: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}
