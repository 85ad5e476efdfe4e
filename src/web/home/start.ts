/** How a game begins from the hall. */
import { SHELF } from '../games.ts';
import { go } from '../route.ts';
import type { Level } from '../i18n/levels.ts';
import type { Sitter } from '../local/seated.ts';
import { type Deal, todayId } from '../net/daily.ts';
import { begin, freshSeed, type Kind } from '../local/games.ts';

export const USUAL_GAME = 'don-quixote';

/** Neither the weakest nor the strongest, for somebody we do not know yet. */
export const USUAL_LEVEL: Level = 'easy';

export const botsOf = (count: number, level: Level, game = USUAL_GAME): Sitter[] =>
  SHELF[game].bots.slice(0, count).map((name) => ({ name, bot: level }));

export function sitAt(
  kind: Kind,
  sitters: readonly Sitter[],
  seed: string = freshSeed(),
  id: string = freshSeed(),
  game: string = USUAL_GAME,
): void {
  begin({ kind, game, sitters, seed, id });
  go({ t: 'table', id });
}

/** One attempt counts: the same table is opened again, wherever it stands. */
export function sitAtToday(sitter: Sitter, { game, day, seed }: Deal): void {
  const id = todayId(day);
  begin({ kind: 'today', game, sitters: [sitter], seed, id, day });
  go({ t: 'table', id });
}
