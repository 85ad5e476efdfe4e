/** Positions and moves of this game as text. */
import type { Notation } from '../../../core/notation.ts';
import type { LayMove, State } from '../rules/state.ts';
import { read, write } from './position.ts';
import { readMove, writeMove } from './words.ts';

export const notation: Notation<State, LayMove> = {
  seated: (state) => state.realms.length,
  write,
  read,
  writeMove,
  readMove,
};
