/** Puzzles made of decisions that mattered in one's own games, kept in this browser. */
import type { Move, Seat } from '../../core/game.ts';
import { keep, kept } from '../local/storage.ts';
import type { Sitter } from '../local/seated.ts';

export interface OwnPuzzle {
  readonly id: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** What was played in the game. */
  readonly played: Move;
}

const MOST = 20;

export function ownPuzzles(): readonly OwnPuzzle[] {
  return kept('puzzles', (raw) => (Array.isArray(raw) ? (raw as OwnPuzzle[]) : undefined)) ?? [];
}

/** The newest first; those that are known stay where they are. */
export function keepPuzzles(found: readonly OwnPuzzle[]): void {
  const known = ownPuzzles();
  const fresh = found.filter(({ id }) => !known.some((puzzle) => puzzle.id === id));
  if (fresh.length > 0) keep('puzzles', [...fresh, ...known].slice(0, MOST));
}

/** Everybody but the one who solves it is drawn as a bot: nobody else is asked. */
export function sittersFor(names: readonly string[], seat: Seat): Sitter[] {
  return names.map((name, each) => (each === seat ? { name } : { name, bot: 'medium' }));
}
