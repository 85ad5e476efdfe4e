/** The bots that may sit at a table of this house: the named levels, and the two that need no time. */
import { botNamed, LEVELS, type Level } from '../../bots/levels.ts';
import type { AnyGame } from '../../core/game.ts';

const QUICK: readonly Level[] = [
  { name: 'random', bot: 'random', about: 'plays any legal move' },
  { name: 'greedy', bot: 'greedy', about: 'takes most points now' },
];

export const HOUSE_BOTS: readonly Level[] = [...QUICK, ...LEVELS];

/** Only these: a stranger must not order a bot that thinks for an hour. */
export function isBot(game: AnyGame, name: string): boolean {
  const isOffered = HOUSE_BOTS.some((level) => level.name === name);
  return isOffered && botNamed(name, game, () => 0).problems === undefined;
}
