/**
 * What a board is to the table page. A board draws a view and the legal choices, and hands back the move that somebody
 * made; it asks the rules what things are worth, but decides nothing.
 */
import type { ComponentChildren, JSX } from 'preact';
import type { AnyGame, Move, Rule, Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../local/desk.ts';
import type { Sitter } from '../local/seated.ts';
import type { Words } from '../i18n/words.tsx';

export interface Drawn<S, M extends Move, E> {
  readonly view: S;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  /** The legal moves of this seat, in their fixed order; none when nothing is asked, or when looking back. */
  readonly choices: readonly M[];
  /** What has just happened. */
  readonly events: readonly E[];
  /** Every view so far, for boards that explain the past. */
  readonly past: readonly Past<S, E>[];
  readonly onMove: (move: M) => void;
  /** Somebody tried what no move expresses; the rule says why not, or better the board, in the reader's language. */
  readonly onRefused: (rule: Rule, here?: string) => void;
  readonly looking: boolean;
  /** Drafts, and marks on what people wrote. */
  readonly desk: Desk;
  /** For a big screen: everything that everybody has is drawn large. */
  readonly large: boolean;
  /** What the page puts under the result: play again, share. */
  readonly after: ComponentChildren;
  /** The last word of the table talk, and the way to more; nothing at a table without chat. */
  readonly talk: ComponentChildren;
  /** Where the page shows its question: text and buttons. */
  readonly ask: (question: string, buttons?: ComponentChildren) => JSX.Element;
  /** Where the page shows the players; the board adds a small picture of what each has. */
  readonly players: (shown: Shown) => JSX.Element;
}

export interface Shown {
  readonly looked: Seat;
  readonly onLook: (seat: Seat) => void;
  readonly picture: (seat: Seat) => JSX.Element;
  /** What the button says that looks at a seat. */
  readonly label: (name: string) => string;
}

/** One view of the past, and what happened since the one before. */
export interface Past<S, E> {
  /** How many moves were played before it. */
  readonly n: number;
  readonly view: S;
  readonly events: readonly E[];
}

/** What a page of the drawer that belongs to the game is given. */
export interface PageProps<S, E> {
  readonly past: readonly Past<S, E>[];
  readonly sitters: readonly Sitter[];
  readonly me: Viewer;
  readonly desk: Desk;
}

export const SOUNDS = ['knock', 'bell'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One line of the log. */
export interface Told {
  readonly text: string;
  readonly rule?: string;
  /** Whether it begins something new: the log draws a rule above it. */
  readonly heading?: boolean;
  readonly sound?: Sound;
}

export interface Board<S, M extends Move, E> {
  readonly draw: (drawn: Drawn<S, M, E>) => JSX.Element;
  readonly question: (words: Words, view: S, seat: Viewer) => string;
  readonly tell: (words: Words, event: E, names: readonly string[]) => Told | undefined;
  /** A move in words that tell it from every other. */
  readonly nameMove: (words: Words, view: S, move: M) => string;
  readonly pictureMove: (move: M) => JSX.Element;
  /** What the move changes at once, in a few words. */
  readonly worth: (words: Words, view: S, seat: Seat, move: M) => string;
  readonly points: (view: S, seat: Seat) => number;
  /** What stands under a name, where points are called otherwise. */
  readonly standing?: (words: Words, view: S, seat: Seat) => string;
  /** Where in the game we are, in a few words. */
  readonly where: (words: Words, view: S) => string;
  /** A verdict on a result alone. */
  readonly grade: (words: Words, points: number) => string;
  readonly share: (words: Words, view: S, seed: string) => string;
  readonly chapters: { readonly [chapter: string]: string };
  /** A book that the game writes, as a page of the drawer. */
  readonly chronicle?: (page: PageProps<S, E>) => JSX.Element;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the page only hands views and moves on to the board of the game
export type AnyBoard = Board<any, any, any>;

/** A game and the board it is played on. */
export interface Boxed {
  readonly game: AnyGame;
  readonly board: AnyBoard;
}
