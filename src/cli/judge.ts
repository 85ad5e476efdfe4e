/** What the command line hands to the referee: bytes, which must be text and not too many. */
import type { AnyGame } from '../core/game.ts';
import { judge as judgeText } from '../core/referee.ts';
import { badInput, type Referee, type RefereeRequest, type Ruling } from '../core/ruling.ts';
import { readText } from './input.ts';

export function judge(game: AnyGame, referee: Referee, input: Uint8Array, asked: RefereeRequest): Ruling {
  const text = readText(input);
  if (text.problems !== undefined) return badInput(referee.language, text.problems);
  return judgeText(game, referee, text.value, asked);
}
