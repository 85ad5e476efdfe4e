/** How a game begins from the hall. */
import { MANIFESTS, WELCOME } from '../games.ts';
import { go } from '../route.ts';
import type { LevelName } from '../../core/game.ts';
import type { Sitter } from '../local/seated.ts';
import { type Deal, offlineId } from '../net/offline-deal.ts';
import { beginGame, freshSeed, type Kind } from '../local/games.ts';

/** Neither the weakest nor the strongest, for somebody we do not know yet. */
export const USUAL_LEVEL: LevelName = 'easy';

export const botsOf = (count: number, level: LevelName, game = WELCOME): Sitter[] =>
  MANIFESTS[game].bots.slice(0, count).map((name) => ({ name, bot: offered(game, level) }));

/** Not every game has bots of every level. */
function offered(game: string, level: LevelName): LevelName {
  const { levels } = MANIFESTS[game];
  return levels.includes(level) ? level : levels[0];
}

export function sitAt(
  kind: Kind,
  sitters: readonly Sitter[],
  seed: string = freshSeed(),
  id: string = freshSeed(),
  game: string = WELCOME,
): void {
  beginGame({ kind, game, sitters, seed, id });
  go({ t: 'table', id });
}

/** One attempt counts: the same table is opened again, wherever it stands. */
export function sitAtOfflineDeal(sitter: Sitter, { game, day, seed }: Deal): void {
  const id = offlineId(day);
  beginGame({ kind: 'today', game, sitters: [sitter], seed, id, day });
  go({ t: 'table', id });
}
