/** Positions and moves of this game as text. */
import type { Notation } from '../../../core/notation.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { read, write } from './position.ts';
import { readMove, writeMove } from './words.ts';

export const notation: Notation<State, Move> = {
  seated: (state) => state.knights.length,
  write,
  read,
  writeMove,
  readMove,
};
