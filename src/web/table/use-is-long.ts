import { useRef } from 'preact/hooks';
import type { Director } from './director.ts';

/** Milliseconds of a show that is worth looking up for. */
const LONG = 1500;

/** Whether a show goes on that was long when it began: its end is not cut off. */
export function useIsLong(director: Director): boolean {
  const isLong = useRef(false);
  const isShowing = director.now().mode === 'live' && director.now().beat !== undefined;
  isLong.current = isShowing && (isLong.current || director.left() > LONG);
  return isLong.current;
}
