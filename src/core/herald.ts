/**
 * The herald of a game speaks and reads for people: positions, moves, events and scores in words that can be typed and
 * checked by hand. Nothing here decides anything, and no bot calls it while it thinks.
 */
import type { Rule, Seat } from './game.ts';
import type { Notation } from './notation.ts';

/** One category of a score: what it gives, and every reason for it in words. */
export interface Entry {
  readonly category: string;
  readonly points: number;
  readonly rule: Rule;
  readonly because: readonly string[];
}

export interface Herald<S, M, E> extends Notation<S, M> {
  /** How many rounds `account` can be asked about. */
  readonly rounds: number;
  /** An event in plain words, with the seats called by name. */
  tell(event: E, names: readonly string[]): string;
  /** What is asked of a seat that owes a decision. */
  question(state: S, seat: Seat): string;
  /** Why the rule refuses this move, with the figures. */
  reason(state: S, seat: Seat, move: M, rule: Rule): string;
  /** The score of a seat if it were counted now, by category; `round` as if it were that one. */
  account(state: S, seat: Seat, round?: number): readonly Entry[];
  /** The same account if this legal move were carried out and nothing else. */
  foresee(state: S, seat: Seat, move: M): readonly Entry[];
  /** The points so far, and at the end who has won, line by line. */
  verdict(state: S, names: readonly string[]): readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyHerald = Herald<any, any, any>;
