/** Positions and moves as text. */
import type { Reading } from './herald.ts';

/** How a game writes and reads positions and moves, in words that can be typed from a table and checked by hand. */
export interface Notation<S, M> {
  /** How many seats a position has. */
  seated(state: S): number;
  /** The position in the game's own notation. What is hidden is written as such. */
  write(state: S): string;
  /** A position read from a table may not tell all: then the state is a view, with HIDDEN in it. */
  read(text: string): Reading<S>;
  writeMove(move: M): string;
  readMove(text: string): Reading<M>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands states and moves on
export type AnyNotation = Notation<any, any>;
