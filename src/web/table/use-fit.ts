/** Letters as large as their frame allows, between two sizes in rem; what still does not fit is turned slowly, like a scroll. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const STEP = 0.125;
/** Milliseconds before the scroll begins to turn, and for each pixel of it: about the pace of reading. */
const WAIT = 5000;
const PER_PIXEL = 45;

export function useFit<T extends HTMLElement>(least: number, most: number, what: string): RefObject<T | null> {
  const frame = useRef<T>(null);
  useLayoutEffect(() => {
    const shown = frame.current;
    if (shown === null) return undefined;
    const fit = (): void => {
      let size = most;
      const isTooLarge = (): boolean => shown.scrollHeight > shown.clientHeight + 1;
      shown.style.fontSize = `${size}rem`;
      while (isTooLarge() && size > least) shown.style.fontSize = `${(size = Math.max(least, size - STEP))}rem`;
    };
    fit();
    void document.fonts.ready.then(fit);
    addEventListener('resize', fit);
    const begun = performance.now();
    const turning = setInterval(() => {
      const along = (performance.now() - begun - WAIT) / PER_PIXEL;
      if (along > 0) shown.scrollTop = along;
    }, PER_PIXEL);
    return () => {
      removeEventListener('resize', fit);
      clearInterval(turning);
    };
  }, [least, most, what]);
  return frame;
}
