/**
 * The end of a game in words: who has won and what decided it, everybody's place, and the moment to look at again.
 * `text/result.ts` of a game exports `tellResult`, and `text/result.<language>.ts` its words; both are fetched at the end.
 */
import type { Outcome, Seat } from './game.ts';
import { isYou, type Words, YOU } from './text.ts';

export interface Result {
  readonly headline: string;
  /** To the one who reads it: place and gap. Nothing for a watcher. */
  readonly yours?: string;
  /** One or two sentences. */
  readonly decided: readonly string[];
  /** The best first. */
  readonly places: readonly Placed[];
  readonly moment?: MomentOfGame;
  readonly lead?: Lead;
  readonly gifts?: Gifts;
}

export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  /** Points, or what counts instead of them. */
  readonly figure: string;
  /** How far behind, or what was won. */
  readonly note: string;
  /** What the figure is made of, drawn as a bar. */
  readonly parts?: readonly number[];
  /** A sentence on whom this seat helped. */
  readonly helped?: string;
}

export interface MomentOfGame {
  /** How many moves were played when it had happened. */
  readonly n: number;
  readonly text: string;
}

/** The way to the end: a line for each seat. */
export interface Lead {
  readonly title: string;
  /** What stands below each step. */
  readonly steps: readonly string[];
  /** By seat and step. */
  readonly lines: readonly (readonly number[])[];
  /** Where a line wins. */
  readonly goal?: number;
}

/** Who gave how much to whom: a web of arrows. */
export interface Gifts {
  readonly title: string;
  /** How to read it. */
  readonly about: string;
  /** The smallest first, so that the greatest is drawn above the others. */
  readonly arrows: readonly Gift[];
}

export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly count: number;
}

/** The table at one moment, and what happened since the one before. */
export interface PastMoment<S, E> {
  readonly n: number;
  readonly view: S;
  readonly events: readonly E[];
}

/** What a result is told from. */
export interface Ended<S, E, T extends object> {
  readonly words: Words<T>;
  /** From the beginning to the end. */
  readonly past: readonly PastMoment<S, E>[];
  /** By seat; the reader is called YOU. */
  readonly names: readonly string[];
  readonly reader: Seat | undefined;
  readonly outcome: Outcome;
}

/** `says` are the words of `text/result.<language>.ts`. */
export type TellResult<S, E, T extends object, R> = (ended: Ended<S, E, T>, says: R) => Result;

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and events on
export type AnyTellResult = TellResult<any, any, any, any>;

/** The names of all, with the reader called YOU. */
export const namesFor = (
  { language }: Pick<Words, 'language'>,
  names: readonly string[],
  reader: Seat | undefined,
): string[] => names.map((name, seat) => (seat === reader ? YOU[language] : name));

/** The seats from the best to the last. */
export const inOrder = ({ places }: Outcome): Seat[] =>
  [...places.keys()].toSorted((one, other) => places[one] - places[other]);

export const winnersOf = ({ places }: Outcome): Seat[] => [...places.keys()].filter((seat) => places[seat] === 1);

/** Who is compared: the winner, and the reader or else the next one. Nobody where one plays alone or all have won. */
export function rivals(outcome: Outcome, reader: Seat | undefined): readonly [Seat, Seat] | undefined {
  const [first, ...others] = inOrder(outcome);
  const other =
    reader !== undefined && outcome.places[reader] > 1 ? reader : others.find((seat) => outcome.places[seat] > 1);
  return other === undefined ? undefined : [first, other];
}

/** How many points each is behind the one before, or the winner ahead of the next. */
export function gapOf({ places, scores }: Outcome, seat: Seat): number {
  const others = [...places.keys()].filter((each) => each !== seat);
  if (places[seat] === 1) return scores[seat] - Math.max(0, ...others.map((each) => scores[each]));
  return Math.max(...scores) - scores[seat];
}

/** What has the greatest figure; of several the first. */
export function greatest<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best !== undefined && figure(best) >= figure(one) ? best : one), undefined); // prettier-ignore
}

/** A name inside a sentence: `you`, `tú`. */
export const within = (who: string): string => (isYou(who) ? who.toLowerCase() : who);
