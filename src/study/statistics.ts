/** The statistics of a study: pure functions of numbers. Every interval is one of 95 %. */

const Z = 1.959_964; // 95 % of a normal distribution

/** A share and its 95 % confidence interval. */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval: honest for few games, and never beyond 0 or 1. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { games, wins, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { games, wins, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** A mean or a difference of means with its interval; `p` is how likely chance alone gives one so far from 0. */
export interface Estimate {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly p: number;
}

function estimate(n: number, mean: number, error: number): Estimate {
  const p = error === 0 ? (mean === 0 ? 1 : 0) : 2 * (1 - normal(Math.abs(mean) / error));
  return { n, mean, low: mean - Z * error, high: mean + Z * error, p };
}

const UNKNOWN: Estimate = { n: 0, mean: 0, low: 0, high: 0, p: 1 };

/** The mean of independent values, or of paired differences. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n < 2) return n === 0 ? UNKNOWN : { n, mean: values[0], low: values[0], high: values[0], p: 1 };
  const mean = sum(values) / n;
  const variance = values.reduce((squares, value) => squares + (value - mean) ** 2, 0) / (n - 1);
  return estimate(n, mean, Math.sqrt(variance / n));
}

/** The mean of several independent estimates, each with its weight. Those of fewer than two values are left out. */
export function weighted(all: readonly { readonly of: Estimate; readonly weight: number }[]): Estimate {
  const known = all.filter(({ of }) => of.n > 1);
  const total = sum(known.map(({ weight }) => weight));
  if (total === 0) return UNKNOWN;
  const mean = sum(known.map(({ of, weight }) => of.mean * weight)) / total;
  const variance = sum(known.map(({ of, weight }) => (((of.high - of.low) / (2 * Z)) * weight) ** 2));
  return estimate(sum(known.map(({ of }) => of.n)), mean, Math.sqrt(variance) / total); // prettier-ignore
}

/** One who had something dealt or not (`x`), and what came of it (`y`). */
export interface Dealt {
  /** Those of one game depend on each other. */
  readonly game: number;
  /** Only those of one kind of game are compared. */
  readonly stratum: number;
  readonly x: number;
  readonly y: number;
}

/**
 * How much having it changes what comes of it: the slope within strata. Chance deals, so nothing else can be the
 * cause. The error adds up game by game, because the seats of one game win and lose together (Liang and Zeger).
 */
export function effectOf(dealt: readonly Dealt[]): Estimate {
  const centred = withinStrata(dealt);
  const spread = centred.reduce((squares, { x }) => squares + x * x, 0);
  const having = dealt.filter(({ x }) => x > 0).length;
  if (spread === 0) return UNKNOWN;
  const slope = centred.reduce((products, { x, y }) => products + x * y, 0) / spread;
  const byGame = new Map<number, number>();
  for (const { game, x, y } of centred) byGame.set(game, (byGame.get(game) ?? 0) + x * (y - slope * x));
  const error = Math.sqrt([...byGame.values()].reduce((squares, score) => squares + score * score, 0)) / spread;
  return estimate(having, slope, error);
}

function withinStrata(dealt: readonly Dealt[]): Dealt[] {
  const sums = new Map<number, { n: number; x: number; y: number }>();
  for (const { stratum, x, y } of dealt) {
    const all = sums.get(stratum) ?? { n: 0, x: 0, y: 0 };
    sums.set(stratum, { n: all.n + 1, x: all.x + x, y: all.y + y });
  }
  return dealt.map((one) => {
    const { n, x, y } = sums.get(one.stratum)!; // counted above
    return { ...one, x: one.x - x / n, y: one.y - y / n };
  });
}

/**
 * Which of many results are clear (Holm's correction): of a hundred cards without any effect, five would stand out by
 * luck alone. This keeps the chance of even one false alarm at 5 %.
 */
export function clearOnes(ps: readonly number[], alpha = 0.05): boolean[] {
  const order = ps.map((_, i) => i).toSorted((one, other) => ps[one] - ps[other]);
  const clear = ps.map(() => false);
  for (const [rank, i] of order.entries()) {
    if (ps[i] > alpha / (ps.length - rank)) break;
    clear[i] = true;
  }
  return clear;
}

/** What something changes, in wins and in points, and which of the two is clear. */
export interface Effect {
  readonly win: Estimate;
  readonly points: Estimate;
  readonly clearWin: boolean;
  readonly clearPoints: boolean;
}

/** Marks what is clear among all effects that are looked at together. */
export function marked<T extends Pick<Effect, 'win' | 'points'>>(all: readonly T[], alpha?: number): (T & Effect)[] {
  const clear = clearOnes(all.flatMap(({ win, points }) => [win.p, points.p]), alpha); // prettier-ignore
  return all.map((each, i) => ({ ...each, clearWin: clear[2 * i], clearPoints: clear[2 * i + 1] }));
}

/** The probability that a normal variable is below z (Abramowitz and Stegun 7.1.26; wrong by 10⁻⁷ at most). */
function normal(z: number): number {
  const t = 1 / (1 + (0.327_591_1 * z) / Math.SQRT2);
  const series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const tail = series.toReversed().reduce((all, term) => (all + term) * t, 0) * Math.exp((-z * z) / 2);
  return 1 - tail / 2;
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** How many values lie from `from` up to the next one's `from`. */
export interface Bin {
  readonly from: number;
  readonly count: number;
}

/** Bins of 1, 2, 5, 10, … points, the narrowest that need no more than `most`. */
export function spreadOf(values: readonly number[], most = 12): Bin[] {
  if (values.length === 0) return [];
  const min = values.reduce((a, b) => Math.min(a, b), Infinity);
  const max = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let width = 1;
  for (let i = 0; Math.floor(max / width) - Math.floor(min / width) >= most; i++) width *= i % 3 === 1 ? 2.5 : 2;
  const first = Math.floor(min / width);
  const counts = Array.from({ length: Math.floor(max / width) - first + 1 }, () => 0);
  for (const value of values) counts[Math.floor(value / width) - first]++;
  return counts.map((count, i) => ({ from: (first + i) * width, count }));
}
