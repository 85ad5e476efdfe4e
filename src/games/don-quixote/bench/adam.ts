/** Adam (Kingma and Ba 2014): every weight goes against its blame, in steps as large as the blame is steady. */

export interface Learner {
  readonly weights: Float32Array;
  /** Running means of the blame and of its square, and of the weights themselves. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly mean: Float32Array;
}

const KEEP_FIRST = 0.9;
const KEEP_SECOND = 0.999;
/** The mean weights look back about a thousand steps. */
const KEEP_MEAN = 0.999;
const SMALL = 1e-6;

/** One step; `number` counts from 1. */
export function step(
  { weights, first, second, mean }: Learner,
  blame: Float32Array,
  number: number,
  rate: number,
): void {
  const pace = (rate * Math.sqrt(1 - KEEP_SECOND ** number)) / (1 - KEEP_FIRST ** number);
  const keep = Math.min(KEEP_MEAN, number / (number + 10));
  for (let i = 0; i < weights.length; i++) {
    first[i] += (1 - KEEP_FIRST) * (blame[i] - first[i]);
    second[i] += (1 - KEEP_SECOND) * (blame[i] * blame[i] - second[i]);
    weights[i] -= (pace * first[i]) / (Math.sqrt(second[i]) + SMALL);
    mean[i] += (1 - keep) * (weights[i] - mean[i]);
  }
}
