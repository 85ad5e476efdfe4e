/** Positions and moves of this game as text. */
import type { Notation } from '../../../core/notation.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { write } from './position.ts';
import { read } from './reading.ts';
import { readMoveText, writeMove } from './words.ts';

export const notation: Notation<State, Move> = {
  seated: (state) => state.players.length,
  write,
  read,
  writeMove,
  readMove: readMoveText,
};
