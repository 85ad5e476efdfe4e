/** How a game says why a bot would make a move; fetched when it is asked for. */
import type { Move } from '../../core/game.ts';
import type { SayHint } from '../../core/text.ts';

const HINTS = import.meta.glob<SayHint<unknown, Move>>('../../games/*/text/hint.ts', { import: 'hint' });

/** A game that says nothing leaves it to what the search has found. */
export const hintOf = async (game: string): Promise<SayHint<unknown, Move>> =>
  (await HINTS[`../../games/${game}/text/hint.ts`]?.()) ?? (() => '');
