/**
 * What a board is to the table page. A board draws a view and the legal choices, and hands back the move that somebody
 * made; it asks the rules what things are worth, but decides nothing.
 */
import type { ComponentChildren, JSX } from 'preact';
import type { AnyGame, Move, Outcome, Rule, Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../local/desk.ts';
import type { Sitter } from '../local/seated.ts';
import type { AnyNarrator } from '../../core/text.ts';

export interface Drawn<S, M extends Move, E> {
  readonly view: S;
  readonly me: Viewer;
  readonly sitters: readonly Sitter[];
  /** The legal moves of this seat, in their fixed order; none when nothing is asked, or when looking back. */
  readonly choices: readonly M[];
  /** What has happened since this seat was last asked. */
  readonly events: readonly E[];
  /** The moment that the board shows: the newest, or an earlier one as long as there is something to see. */
  readonly shown: Past<S, E>;
  /** What is being shown. */
  readonly beat: BoardBeat<S, E> | undefined;
  /** To the next beat, or to the end of the show. */
  readonly onNext: () => void;
  readonly onSkip: () => void;
  /** Every view so far, for boards that explain the past. */
  readonly past: readonly Past<S, E>[];
  readonly onMove: (move: M) => void;
  /** How it ended, if it has. */
  readonly outcome: Outcome | undefined;
  /** Who tells what happens. */
  readonly narrator: AnyNarrator;
  /** Somebody tried what no move expresses; the rule says why not, or better the board, in the reader's language. */
  readonly onRefused: (rule: Rule, here?: string) => void;
  readonly looking: boolean;
  /** Drafts, and marks on what people wrote. */
  readonly desk: Desk;
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
  /** Who took moves back, if it is this that led here. */
  readonly back?: Seat;
}

/** What happens between two moments: at which of its beats we are. */
export interface BoardBeat<S, E> {
  readonly events: readonly E[];
  /** How long it lasts on this screen, in milliseconds. */
  readonly ms: number;
  /** What has happened before it on the way to the same moment. */
  readonly before: readonly E[];
  /** The moment to which it all leads. */
  readonly to: Past<S, E>;
}

/** What a page of the drawer that belongs to the game is given. */
export interface PageProps<S, E> {
  readonly past: readonly Past<S, E>[];
  readonly sitters: readonly Sitter[];
  readonly me: Viewer;
  readonly desk: Desk;
}

export interface Board<S, M extends Move, E> {
  readonly draw: (drawn: Drawn<S, M, E>) => JSX.Element;
  readonly pictureMove: (move: M) => JSX.Element | undefined;
  /** What a question is about on this board, as selectors, the most important first: a narrow page scrolls to it. */
  readonly about?: readonly string[];
  /** Whether the table is shown as it was before the move as long as this is shown; otherwise as it is after it. */
  readonly isLate?: (events: readonly E[]) => boolean;
  /** What a reader stays with until they go on, where nobody's time runs: it is shown without motion too. */
  readonly holds?: (events: readonly E[]) => boolean;
  /** Whether this seat answers where the show would lie: then only the sentences of the show are shown. */
  readonly isOnBoard?: (view: S, seat: Seat) => boolean;
  /** What this viewer needs not be shown. */
  readonly omits?: (event: E, me: Viewer, view: S, sitters: readonly Sitter[]) => boolean;
  /** A book that the game writes, as a page of the drawer. */
  readonly chronicle?: (page: PageProps<S, E>) => JSX.Element;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the page only hands views and moves on to the board of the game
export type AnyBoard = Board<any, any, any>;

/** A game, the board it is played on, and who tells what happens. */
export interface Box {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly narrator: AnyNarrator;
  /** Fetched when something is refused. */
  readonly reason: () => Promise<Reason>;
}

/** Why a rule refuses a move, in the language of the reader; nothing where the rule says it all. */
export type Reason = (
  view: unknown,
  seat: Seat,
  move: Move,
  rule: Rule,
  names: readonly string[],
) => string | undefined;
