/** The shortest time that is left to anybody for whom all wait. */
import { useEffect, useState } from 'preact/hooks';
import type { Sitter } from '../local/seated.ts';

const SECOND = 1000;
const HURRY = 10;
/** Of a game by post nobody looks at a television. */
const LONGEST = 3600;

export function LinkClock({ sitters }: { readonly sitters: readonly Sitter[] }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, []);
  const until = Math.min(...sitters.map((sitter) => sitter?.until ?? Infinity));
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  if (seconds > LONGEST) return undefined;
  return (
    <time class={seconds <= HURRY ? 'tv-clock tv-hurry' : 'tv-clock'} role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </time>
  );
}
