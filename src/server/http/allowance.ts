/** Rate limits: everybody has a purse that fills at a steady pace and holds only so much. */

export interface Allowance {
  /** Whether there was something left for this one. */
  take(key: string): boolean;
}

interface Purse {
  left: number;
  at: number;
}

/** Purses that nobody opened for long are full anyway, so the oldest may be forgotten. */
const MOST = 50_000;

export function allowance(perSecond: number, burst: number, now: () => number): Allowance {
  const purses = new Map<string, Purse>();
  return {
    take(key) {
      const at = now();
      let purse = purses.get(key);
      if (purse === undefined) {
        purse = { left: burst, at };
        if (purses.size >= MOST) purses.delete(purses.keys().next().value!); // there are many
        purses.set(key, purse);
      }
      purse.left = Math.min(burst, purse.left + (Math.max(0, at - purse.at) * perSecond) / 1000);
      purse.at = at;
      if (purse.left < 1) return false;
      purse.left -= 1;
      return true;
    },
  };
}
