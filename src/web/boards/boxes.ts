/** The games on the shelf with the boards they are played on. */
import { donQuixote } from '../../games/don-quixote/index.ts';
import type { Boxed } from './board.ts';
import { donQuixoteBoard } from './don-quixote/index.ts';

export const BOXES: { readonly [id: string]: Boxed } = {
  [donQuixote.id]: { game: donQuixote, board: donQuixoteBoard },
};
