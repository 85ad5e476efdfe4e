/**
 * What a game counts beside its points, for the figures of one's past games. `tally/index.ts` of a game exports `tally`,
 * and `text/tally.<language>.ts` its words. Only events are read: they are kept with every game, so no game is played again.
 */
import type { Words } from './text.ts';

/** By what is counted; what is missing is 0. */
export type Counts = { readonly [what: string]: number };

export interface Tally<E> {
  /** Raised when it counts in another way: then what was counted before is counted again. */
  readonly version: number;
  /** By seat, from all events of a game that has ended. */
  count(events: readonly E[], seats: number): readonly Counts[];
  readonly groups: readonly TallyGroup[];
}

/** One picture. */
export interface TallyGroup {
  /** Its words are found by it. */
  readonly id: string;
  /** `mean`: for each game. `sum`: in all games. `best`: the game with the most, alone. */
  readonly of: 'mean' | 'sum' | 'best';
  /** What is counted, a bar each; of `best` the first decides. */
  readonly what: readonly string[];
  /** What a bot of the middle level reaches in a game. */
  readonly bots?: Counts;
}

export interface GroupSays<T extends object> {
  readonly title: string;
  /** What is counted; of `best`, a sentence about that game. */
  named(words: Words<T>, what: string, counts: Counts): string;
}

/** By the id of the group. */
export type TallySays<T extends object, G extends string = string> = { readonly [id in G]: GroupSays<T> };

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands events on
export type AnyTally = Tally<any>;

/** One of each for every seat, to be added to. */
export const emptyCounts = (seats: number): { [what: string]: number }[] => Array.from({ length: seats }, () => ({}));

/** Adds to what a seat has of something. */
export function add(counts: { [what: string]: number }, what: string, more = 1): void {
  counts[what] = (counts[what] ?? 0) + more;
}
