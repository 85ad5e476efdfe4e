/** Time for everything that waits: somebody may set the clock of the machine, and nobody's time may depend on that. */

/** Milliseconds since 1970 by the machine's clock when this was called; from then on no change of that clock counts. */
export function steadyTime(wall = Date.now, monotonic = () => performance.now()): () => number {
  const start = wall() - monotonic();
  return () => Math.round(start + monotonic());
}

/** A timer for longer than this would run out at once. */
const LONGEST = 2 ** 31 - 1;

/** A timer of any length. Returns the function that cancels it. */
export function after(milliseconds: number, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (left: number): void => {
    timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : call()), Math.min(left, LONGEST)).unref();
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}
