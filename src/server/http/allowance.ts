/** Rate limits: everybody has a purse that fills at a steady pace and holds only so much. */

export interface Allowance {
  /** Whether there was something left for this one. */
  take(key: string): boolean;
  /** A purse of its own, for somebody who is there as long as it is. */
  purse(): Purse;
}

/** What may be spent, and how fast it comes back. */
interface Income {
  readonly perSecond: number;
  readonly burst: number;
  now(): number;
}

export class Purse {
  readonly #income: Income;
  #left: number;
  #at: number;

  constructor(income: Income) {
    this.#income = income;
    this.#left = income.burst;
    this.#at = income.now();
  }

  take(): boolean {
    const { perSecond, burst } = this.#income;
    const at = this.#income.now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, at - this.#at) * perSecond) / 1000);
    this.#at = at;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Purses that nobody opened for long are full anyway, so the oldest may be forgotten. */
const MOST = 50_000;

export function allowance(perSecond: number, burst: number, now: () => number): Allowance {
  const income = { perSecond, burst, now };
  const purses = new Map<string, Purse>();
  return {
    take(key) {
      let purse = purses.get(key);
      if (purse === undefined) {
        purse = new Purse(income);
        if (purses.size >= MOST) purses.delete(purses.keys().next().value!); // there are many
        purses.set(key, purse);
      }
      return purse.take();
    },
    purse: () => new Purse(income),
  };
}
