/** The free text of a move. The game reads and cleans it; its length is a rule of the game. */
import type { AnyGame, Seat } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Match } from './state.ts';

export function refuseText(game: AnyGame, match: Match, seat: Seat, move: unknown): Refusal | undefined {
  const { text } = move as { readonly text?: string };
  if (text === undefined || game.table?.words?.(match.state, seat, move) !== undefined) return undefined;
  return refuse(SERVER_RULES.words, 'this move takes no words');
}

/** The move as the game reads it. Undefined if the raw move has anything more, apart from what the text lost. */
export function readTextMove(game: AnyGame, raw: unknown): unknown {
  const move: unknown = game.readMove(raw);
  return move !== undefined && same(withoutText(move), withoutText(raw)) ? move : undefined;
}

function withoutText(move: unknown): unknown {
  const isWorded = typeof move === 'object' && move !== null && 'text' in move && typeof move.text === 'string';
  return isWorded ? { ...move, text: '' } : move;
}
