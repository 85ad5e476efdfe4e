/** What every table of this server shares. Tests hand in their own clock, timers and games. */
import type { AnyGame } from '../core/game.ts';
import type { Speaker } from '../core/text.ts';
import type { Store } from './store/store.ts';

export interface Context {
  readonly games: { readonly [id: string]: AnyGame };
  readonly speakers: { readonly [id: string]: Speaker };
  readonly store: Store;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; gives the function that takes it back. */
  after(milliseconds: number, call: () => void): () => void;
  movePlayed(): void;
  /** Something that should not happen, for the log. */
  logError(what: string, error: unknown): void;
}
