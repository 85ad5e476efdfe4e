/** Asks until the server can be reached: at once, whenever the network comes or goes, and again after longer and longer waits. */

/** Milliseconds. A browser says that the network is back before a connection works. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/** `look` tells whether the server has answered. What comes back ends the asking. */
export function untilReached(look: () => Promise<boolean>): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const run = async (wait: number): Promise<void> => {
    clearTimeout(again);
    const mine = ++latest;
    const isReached = await look();
    if (!isReached && mine === latest) again = setTimeout(run, wait, Math.min(2 * wait, LONGEST_WAIT));
  };
  const start = (): void => void run(FIRST_WAIT);
  addEventListener('online', start);
  addEventListener('offline', start);
  start();
  return () => {
    latest = NaN; // nothing under way is the latest any more
    clearTimeout(again);
    removeEventListener('online', start);
    removeEventListener('offline', start);
  };
}
