/** The bots of this server: the named levels, and two that answer at once. */
import { botNamed, LEVELS, type Level, levelsOf } from '../../bots/levels.ts';
import type { AnyGame } from '../../core/game.ts';
import { BOTS, PROMPTERS } from '../../games/load.ts';
import type { Context } from '../context.ts';
import { TELLER } from './teller.ts';

const QUICK: readonly Level[] = [
  { name: 'random', bot: 'random', about: 'plays any legal move' },
  { name: 'greedy', bot: 'greedy', about: 'takes most points now' },
];

const STORYTELLER: Level = { name: TELLER, bot: TELLER, about: 'has its tales written by a language model' };

type Offering = Pick<Context, 'teller'>;

/** All of them. */
export const serverBots = ({ teller }: Offering): readonly Level[] => [
  ...QUICK,
  ...LEVELS,
  ...(teller ? [STORYTELLER] : []),
];

/** Those of them that a game offers, by name; with a storyteller, where the server has one and the game has words. */
export function botsFor({ teller }: Offering, game: AnyGame): string[] {
  const tellers = teller && PROMPTERS[game.id] !== undefined ? [STORYTELLER] : [];
  const names = [...QUICK, ...levelsOf(game), ...tellers].map(({ name }) => name);
  return names.filter((name) => botNamed(name, game, BOTS[game.id], () => 0).problems === undefined);
}

/** No other names are accepted: a stranger must not order a bot that thinks for an hour. */
export function isBot(server: Offering, game: AnyGame, name: string): boolean {
  return botsFor(server, game).includes(name);
}
