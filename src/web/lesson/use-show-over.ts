/** Whether the table has shown all that happened: a lesson speaks when the show is over. */
import { useLayoutEffect, useState } from 'preact/hooks';

/** The sentence of a beat, or what a board tells step by step. */
const SHOWN = '.caption:not(.caption-recap), [data-telling]';

export function useShowOver(): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const look = (): void => setOver(document.querySelector(SHOWN) === null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    return () => changes.disconnect();
  }, []);
  return isOver;
}
