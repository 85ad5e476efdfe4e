/** Notations: positions and moves as text that people type and check by hand, and what can be wrong with such a text. */
import type { Language, Rule, Seat } from './game.ts';
import { nothing } from './mistakes.ts';
import { inLanguage, type Wording } from './wording.ts';

/** What is wrong with a text that somebody gave us, where, and what would have been right. */
export interface Problem {
  /** The line (from 1) or the field of the input. */
  readonly where: string;
  readonly found: Wording;
  readonly expected: Wording;
  /** The rule that makes it impossible, if it is one. */
  readonly rule?: Rule;
}

/** Something that nobody told us. Rulings that depend on it are given for each case, or the line is asked for. */
export interface Doubt<S> {
  /** What it is, as in "which knight lies lower on W2". */
  readonly about: Wording;
  /** The line that would tell it, as in `road: 2 1`. */
  readonly line: string;
  /** All that it can be. */
  readonly cases: readonly DoubtCase<S>[];
}

export interface DoubtCase<S> {
  /** What is so then, as in "seat 1 lies lower". */
  readonly when: Wording;
  /** What only one of several doubts can be: of two cases with the same word at most one is so. */
  readonly once?: string;
  /** The position in which it is so, made of one that leaves it open. */
  settle(state: S): S;
}

/** A reading that went well, with what it leaves open, or all that was wrong with it. */
export type Reading<T> =
  | { readonly value: T; readonly problems?: undefined; readonly doubts?: readonly Doubt<T>[] | undefined }
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
  /** The position in which these come next, as the people at the table drew them. */
  draw?(state: S, words: string): Reading<S>;
  /** What a ruling on this move depends on, beside what the position leaves open anyway. */
  doubtsOfMove?(state: S, seat: Seat, move: M): readonly Doubt<S>[];
  /** Moves that something hidden may allow, as they are written: `play ?`. */
  hiddenMoves?(state: S, seat: Seat): readonly string[];
  /** What the people at the table must tell before a position can be judged, if it is reached with something hidden. */
  owes?(state: S): Wording | undefined;
  readonly box?: BoxNotation;
}

/** The lines `box: …` with which people describe components of their own. */
export interface BoxNotation {
  /** Puts what the lines describe in place of the standard components, or tells what is wrong with them. */
  open(lines: readonly BoxLine[]): readonly Problem[];
  /** Puts the standard components back. */
  close(): void;
}

export interface BoxLine {
  /** As in a problem. */
  readonly where: string;
  readonly words: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyNotation = Notation<any, any>;

const LONGEST = 40;

/** A problem with something that was typed, cut to a length that fits in a message. */
export function misread(where: string, found: Wording, expected: Wording): Problem {
  const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
  if (typeof found === 'string') return { where, found: short(found) || nothing, expected };
  return { where, found: { en: short(found.en), es: short(found.es) }, expected };
}

/** A problem in one language. */
export interface ToldProblem extends Problem {
  readonly found: string;
  readonly expected: string;
}

export const problemIn = (language: Language, { where, found, expected, ...more }: Problem): ToldProblem => ({
  where,
  found: inLanguage(found, language),
  expected: inLanguage(expected, language),
  ...more,
});

/** A problem, unless it holds. */
type Demand = (holds: boolean, where: string, id: string, found: Wording, expected: Wording) => Problem[];

/** For the checks of a game, which name its rules by their numbers. */
export function demandsOf(rules: { readonly [id: string]: Rule }): Demand {
  return (holds, where, id, found, expected) => (holds ? [] : [{ where, found, expected, rule: rules[id] }]);
}
