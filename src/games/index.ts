/** The games on the shelf. */
import type { AnyGame } from '../core/game.ts';
import { donQuixote } from './don-quixote/index.ts';

export const GAMES: { readonly [id: string]: AnyGame } = {
  [donQuixote.id]: donQuixote,
};
