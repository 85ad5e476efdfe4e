/** What a game brings for people who play it with a box: a table that is tapped in, and how it is drawn and written. */
import type { JSX } from 'preact';

/** What every table has, whatever the game. */
export interface RefereeTable {
  /** As people typed them; an empty name is "Player 1" and so on. */
  readonly names: readonly string[];
}

export interface RefereeProps<T extends RefereeTable, Says> {
  readonly table: T;
  /** The names, none of them empty. */
  readonly names: readonly string[];
  /** The words of `text/referee.*.ts`, in the language of the reader. */
  readonly says: Says;
  readonly onTable: (table: T) => void;
}

export interface Referee<T extends RefereeTable, Says> {
  /** Nothing on it yet. */
  readonly empty: T;
  /** A table that was kept or came by a link; undefined if it is none. */
  readonly read: (raw: unknown) => T | undefined;
  /** In the notation of the game, as the referee of the command line reads it. */
  readonly write: (table: T) => string;
  readonly Draw: (props: RefereeProps<T, Says>) => JSX.Element;
}

// oxlint-disable-next-line typescript/no-explicit-any -- for the page, which only hands tables on
export type AnyReferee = Referee<any, any>;
