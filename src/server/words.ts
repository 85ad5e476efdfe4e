/** The free text of a move: its length is law, its content is not. */
import type { AnyGame, Seat } from '../core/game.ts';
import { flaw } from '../wire/limits.ts';
import { DOOR, type Refusal, refuse } from '../wire/rules.ts';
import type { Match } from './match.ts';

export function wordless(game: AnyGame, match: Match, seat: Seat, move: unknown): Refusal | undefined {
  const { text } = move as { readonly text?: string };
  const words = game.words?.(match.state, seat, move);
  if (words === undefined) return text === undefined ? undefined : refuse(DOOR.words, 'this move takes no words');
  const given = text ?? '';
  if (given === '' && words.min === 0) return undefined;
  const wrong = flaw(given, words.max);
  if (wrong !== undefined) return refuse(words.rule, wrong);
  const length = Array.from(given).length;
  if (length >= words.min) return undefined;
  return refuse(words.rule, `it has ${length} characters; at least ${words.min} are needed`);
}
