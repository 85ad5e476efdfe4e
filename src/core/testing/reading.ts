/** For tests: what a good reading holds. */
import type { Reading } from '../notation.ts';

export function valueOf<T>(reading: Reading<T>): T {
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}
