/**
 * A seat at a table, as the page knows it. Where the table stands (in this browser, or on a server) is the business of
 * whoever makes one: the page reads moments and sends moves.
 */
import type { AnyGame, Move, Seat, Viewer } from '../../core/game.ts';
import type { Recorded } from '../../core/record.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { Desk } from './desk.ts';

/** Who sits there. */
export interface Sitter {
  readonly name: string;
  /** The level of a bot; nothing for a person. */
  readonly bot?: string;
  /** Of a program: whose it is. */
  readonly maker?: string | undefined;
  /** Whether somebody far away is connected. */
  readonly here?: boolean;
  /** Whether a bot sits in for them. */
  readonly away?: boolean;
  /** Whether their time ran out since they were here. */
  readonly late?: boolean;
  /** When the clock will play for them, in milliseconds since 1970. */
  readonly until?: number;
}

/** The table at one moment, as the viewer may know it. S and E are the state and the event of the game. */
export interface Moment<S, E> {
  /** How many moves were played before it. */
  readonly n: number;
  readonly me: Viewer;
  readonly view: S;
  readonly pending: readonly Seat[];
  /** What happened since the moment before, as witnessed. */
  readonly events: readonly E[];
  /** When the question of this moment was put, in milliseconds since 1970. */
  readonly since: number;
  /** Who took moves back, if it is this that led here. The moments of those moves are gone. */
  readonly back?: Seat;
}

/** Take-backs, as this seat may ask for them and be asked. */
export interface TakeBacks {
  /** This seat can take its last move back now, or ask the others whether it may. */
  readonly offer?: 'now' | 'ask' | undefined;
  /** Who asks, whose answers are missing, and who would rather play on. */
  readonly asking?: { readonly seat: Seat; readonly missing: readonly Seat[]; readonly no?: Seat } | undefined;
}

export type Link =
  | { readonly t: 'open' }
  /** Nothing can be sent now; it comes back by itself. */
  | { readonly t: 'lost' }
  /** It will not come back, and why. */
  | { readonly t: 'broken'; readonly why: string };

export interface Seated<S, M extends Move, E> {
  readonly game: AnyGame;
  readonly sitters: readonly Sitter[];
  /** Every moment so far, the newest last. There is at least one once the table has opened. */
  moments(): readonly Moment<S, E>[];
  link(): Link;
  /** How often the host has ended the show for all, where a television narrates. */
  skips?(): number;
  /** The seat that must take the device before anything is shown to it (one device, several people). */
  curtain(): Seat | undefined;
  /** That seat has taken the device. */
  lift(): void;
  /** Sends a legal move. Gives the rule that refuses it, if there is one. */
  send(move: M): Promise<Refusal | undefined>;
  takeBacks(): TakeBacks;
  /** Takes the last move back, or asks the others. Gives the rule that refuses it, if there is one. */
  takeBack(): Promise<Refusal | undefined>;
  /** To somebody who asks. */
  answerTakeBack(agrees: boolean): Promise<Refusal | undefined>;
  /** The whole game, once it is over; undefined where it cannot be had now. Without it, nobody can look back so far. */
  record?(): Promise<Recorded<unknown> | undefined>;
  /** Whether moments are numbered as a server tells them, that is without secret moves; a record counts all. */
  readonly isTold?: boolean;
  /** What lies beside the moves: drafts, and marks on texts. */
  readonly desk: Desk;
  /** Calls back whenever something above has changed, until the returned function is called. */
  listen(tell: () => void): () => void;
  leave(): void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the page only hands states, moves and events on to the board
export type AnySeated = Seated<any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyMoment = Moment<any, any>;
