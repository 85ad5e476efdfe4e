/** Rate limits by token bucket: it refills at a steady pace, and every request takes one token. */

export interface RateLimit {
  /** Takes a token; false if there is none. */
  take(key: string): boolean;
  /** A bucket that is not kept by key, for a connection that holds it as long as it lives. */
  bucket(): Bucket;
}

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

/** A bucket that was not used for long is full anyway, so the oldest may be dropped. */
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
