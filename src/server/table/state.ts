/** What a table is at one moment. Values, never changed: every move makes new ones. */
import type { AnyGame } from '../../core/game.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Deadline, MarkRow } from '../store/store.ts';

export interface TableState {
  readonly card: TableInfo;
  /** Undefined before the game begins. */
  readonly match: Match | undefined;
  /** How many lines of chat there are. */
  readonly chats: number;
  readonly marks: readonly MarkRow[];
}

/** The game at one moment: who was asked what when, and how long they have. */
export interface Match {
  /** The number of moves played. */
  readonly n: number;
  readonly state: unknown;
  /** By seat: the move after which its question was put, or NONE if it owes nothing. */
  readonly asked: readonly number[];
  /** By seat; empty where there is no clock. */
  readonly deadlines: readonly Deadline[];
  /** When the current question was put, in games that number their questions; otherwise 0. */
  readonly opened: number;
}

/** What a match needs to know of its table. */
export interface MatchSetup {
  readonly game: AnyGame;
  readonly seed: string;
  readonly card: TableInfo;
}

/** Accepted as move (or line of chat) n, or refused. Every message gets one. */
export type TableAnswer = { readonly n: number; readonly rule?: undefined } | Refusal;
