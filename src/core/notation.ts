/** Notations: positions and moves as text that people type and check by hand, and what can be wrong with such a text. */
import type { Rule } from './game.ts';

/** What is wrong with a text that somebody gave us, where, and what would have been right. */
export interface Problem {
  /** The line (from 1) or the field of the input. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  /** The rule that makes it impossible, if it is one. */
  readonly rule?: Rule;
}

/** A reading that went well, or all that was wrong with it. */
export type Reading<T> =
  | { readonly value: T; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** How positions and moves of a game are written. What is hidden in a view is written as such. */
export interface Notation<S, M> {
  write(state: S): string;
  /** A position read from a table may not tell all: then the state is a view, with HIDDEN in it. */
  read(text: string): Reading<S>;
  writeMove(move: M): string;
  readMove(text: string): Reading<M>;
  /** How many seats a position has. */
  seated(state: S): number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyNotation = Notation<any, any>;

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: string, expected: string): Problem {
  const short = found.length > LONGEST ? `${found.slice(0, LONGEST - 1)}…` : found;
  return { where, found: short || 'nothing', expected };
}

/** A problem, unless it holds. */
type Demand = (holds: boolean, where: string, id: string, found: string, expected: string) => Problem[];

/** For the checks of a game, which name its rules by their numbers. */
export function demandsOf(rules: { readonly [id: string]: Rule }): Demand {
  return (holds, where, id, found, expected) => (holds ? [] : [{ where, found, expected, rule: rules[id] }]);
}
