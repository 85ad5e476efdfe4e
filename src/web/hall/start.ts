/** How a game begins from the hall. */
import { go } from '../route.ts';
import type { Level } from '../words/levels.ts';
import type { Sitter } from '../seat/seated.ts';
import { type Deal, todayId } from '../net/today.ts';
import { begin, freshSeed, type Kind } from '../sittings.ts';

const GAME = 'don-quixote';
const BOT_NAMES = ['Sancho', 'Dulcinea', 'Rocinante'] as const;

/** Neither the weakest nor the strongest, for somebody we do not know yet. */
export const USUAL_LEVEL: Level = 'easy';

export const botsOf = (count: number, level: Level): Sitter[] =>
  BOT_NAMES.slice(0, count).map((name) => ({ name, bot: level }));

export function sitAt(
  kind: Kind,
  sitters: readonly Sitter[],
  seed: string = freshSeed(),
  id: string = freshSeed(),
): void {
  begin({ kind, game: GAME, sitters, seed, id });
  go({ t: 'table', id });
}

/** One attempt counts: the same table is opened again, wherever it stands. */
export function sitAtToday(sitter: Sitter, { game, day, seed }: Deal): void {
  const id = todayId(day);
  begin({ kind: 'today', game, sitters: [sitter], seed, id, day });
  go({ t: 'table', id });
}
