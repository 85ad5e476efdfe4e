/** Rate limits: everybody has a purse that fills at a steady pace and holds only so much. */

export interface RateLimit {
  /** Whether there was something left for this one. */
  take(key: string): boolean;
  /** A purse of its own, for somebody who is there as long as it is. */
  bucket(): Bucket;
}

/** What may be spent, and how fast it comes back. */
interface Rate {
  readonly perSecond: number;
  readonly burst: number;
  now(): number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = rate.now();
  }

  take(): boolean {
    const { perSecond, burst } = this.#rate;
    const at = this.#rate.now();
    this.#left = Math.min(burst, this.#left + (Math.max(0, at - this.#at) * perSecond) / 1000);
    this.#at = at;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Purses that nobody opened for long are full anyway, so the oldest may be forgotten. */
const MOST = 50_000;

export function rateLimit(perSecond: number, burst: number, now: () => number): RateLimit {
  const rate = { perSecond, burst, now };
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        bucket = new Bucket(rate);
        if (buckets.size >= MOST) buckets.delete(buckets.keys().next().value!); // there are many
        buckets.set(key, bucket);
      }
      return bucket.take();
    },
    bucket: () => new Bucket(rate),
  };
}
