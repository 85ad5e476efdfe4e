/** The free text of a move: whether it takes one. How long it may be is a rule of the game, which has spoken already. */
import type { AnyGame, Seat } from '../core/game.ts';
import { DOOR, type Refusal, refuse } from '../wire/rules.ts';
import type { Match } from './match.ts';

export function wordless(game: AnyGame, match: Match, seat: Seat, move: unknown): Refusal | undefined {
  const { text } = move as { readonly text?: string };
  if (text === undefined || game.words?.(match.state, seat, move) !== undefined) return undefined;
  return refuse(DOOR.words, 'this move takes no words');
}
