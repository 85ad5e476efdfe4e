/** The bots one may invite to a local table, by level. */
import type { Bot } from '../../bots/bot.ts';
import { random } from '../../bots/random.ts';
import type { AnyGame, Move } from '../../core/game.ts';

export const LEVELS = ['random'] as const;
export type Level = (typeof LEVELS)[number];

export function botOf(game: AnyGame, _level: string): Bot<unknown, Move> {
  return random(game);
}
