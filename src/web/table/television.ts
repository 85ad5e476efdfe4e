/**
 * What a game is to the television: a stage that everybody looks at from the sofa. `board/television.tsx` of a game exports
 * it; nothing on it can be pressed, and nothing needs to be. Sizes are in rem, which on the television are a share of the
 * screen: 2rem, 32 pixels of a screen 1920 wide, is the smallest that may be read there.
 */
import type { JSX } from 'preact';
import type { Move, Seat } from '../../core/game.ts';
import type { Sitter } from '../local/seated.ts';
import type { Drawn } from './board.ts';

/** What is shown now; `view` is the table as it is shown, which lags behind while there is something to see. */
export interface Staged<S, E> extends Pick<Drawn<S, Move, E>, 'view' | 'sitters' | 'past' | 'beat'> {
  /** For whom everybody waits. */
  readonly pending: readonly Seat[];
}

export interface SeatStaged<S> {
  readonly view: S;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
}

export interface Television<S, E> {
  /** What happens, or what everybody waits for: most of the screen. */
  readonly Stage: (staged: Staged<S, E>) => JSX.Element;
  /** What each has, under the name. */
  readonly Seat: (staged: SeatStaged<S>) => JSX.Element;
  /** How this table is won, at the top. */
  readonly Goals?: (staged: { readonly view: S }) => JSX.Element | undefined;
  /** What everybody waits for, with the names of the players; without it, what the narrator asks. A hook: it may ask for words. */
  readonly useQuestion?: (staged: Staged<S, E>) => string;
  /** Words of the game that its page fetches apart (`text/apart`), and the stage needs. */
  readonly words?: readonly string[];
  /** Whether the stage shows the players itself, and their row is left out. */
  readonly hasPlayers?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the page only hands views and events on to the game
export type AnyTelevision = Television<any, any>;
