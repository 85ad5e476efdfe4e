/** What every table of this server shares. Tests hand in their own clock, timers and games. */
import type { AnyGame } from '../core/game.ts';
import type { Speaker } from '../core/text.ts';
import type { Teller } from './bots/teller.ts';
import type { Store } from './store/store.ts';

export interface Context {
  readonly games: { readonly [id: string]: AnyGame };
  readonly speakers: { readonly [id: string]: Speaker };
  readonly store: Store;
  /** Milliseconds since 1970, for dates. The clock of the machine can be set, so nothing waits by it. */
  now(): number;
  /** The same without jumps (`time/steady.ts`), for everything that waits. */
  steady(): number;
  /** A timer. Returns the function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** Writes what some bots say, where the server has one. */
  readonly teller?: Teller | undefined;
  movePlayed(): void;
  /** Logs something that should not happen. */
  logError(what: string, error: unknown): void;
}
