/** The bots of this server: the named levels, and two that answer at once. */
import { botNamed, LEVELS, type Level, levelsOf } from '../../bots/levels.ts';
import type { AnyGame } from '../../core/game.ts';
import { BOTS } from '../../games/load.ts';

const QUICK: readonly Level[] = [
  { name: 'random', bot: 'random', about: 'plays any legal move' },
  { name: 'greedy', bot: 'greedy', about: 'takes most points now' },
];

export const SERVER_BOTS: readonly Level[] = [...QUICK, ...LEVELS];

/** Those of them that a game offers, by name. */
export function botsFor(game: AnyGame): string[] {
  const names = [...QUICK, ...levelsOf(game)].map(({ name }) => name);
  return names.filter((name) => botNamed(name, game, BOTS[game.id], () => 0).problems === undefined);
}

/** No other names are accepted: a stranger must not order a bot that thinks for an hour. */
export function isBot(game: AnyGame, name: string): boolean {
  return botsFor(game).includes(name);
}
