/** For tests: what a good reading holds, and what is said of a bad one. */
import type { Language } from '../game.ts';
import { problemIn, type Reading, type ToldProblem } from '../notation.ts';

export function valueOf<T>(reading: Reading<T>): T {
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

export const toldProblems = (reading: Reading<unknown>, language: Language = 'en'): readonly ToldProblem[] =>
  (reading.problems ?? []).map((one) => problemIn(language, one));
