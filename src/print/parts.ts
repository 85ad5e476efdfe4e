/** What games bring to paper, found by its place in the game's folder, so that nothing here names a game. */
import { existsSync } from 'node:fs';
import type { GameChronicle } from '../core/chronicle.ts';
import { SHELF } from '../games/index.ts';
import type { Paper } from './paper.ts';
import type { GameSet } from './set.ts';

const has = (game: string, place: string): boolean =>
  SHELF.includes(game) && existsSync(new URL(`../games/${game}/${place}`, import.meta.url));

const withPart = (place: string): readonly string[] => SHELF.filter((game) => has(game, place));

/** Those with sheets to print. */
export const PRINTED_GAMES = withPart('print/index.ts');

/** Those of which a book is kept. */
export const CHRONICLED_GAMES = withPart('chronicle/index.ts');

/** `game` is one of PRINTED_GAMES. */
export async function setOf(game: string): Promise<GameSet> {
  return ((await import(`../games/${game}/print/index.ts`)) as { set: GameSet }).set;
}

/** Undefined for games of which no book is kept. */
export async function chronicleOf(game: string): Promise<GameChronicle | undefined> {
  if (!CHRONICLED_GAMES.includes(game)) return undefined;
  return ((await import(`../games/${game}/chronicle/index.ts`)) as { chronicle: GameChronicle }).chronicle;
}

/** A document that a game draws by itself. `module` is a path inside the game's folder; it exports `draw`. */
export async function drawn(game: string, module: string, input: unknown): Promise<Paper> {
  if (!has(game, module)) throw new Error(`${game} has no ${module}`);
  const place = new URL(`../games/${game}/${module}`, import.meta.url).href;
  return ((await import(/* @vite-ignore */ place)) as { draw(input: unknown): Paper }).draw(input);
}
