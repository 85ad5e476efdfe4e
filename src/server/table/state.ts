/** What a table is at one moment. Values, never changed: every move makes new ones. */
import type { AnyGame } from '../../core/game.ts';
import type { Refusal } from '../../wire/rules.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Deadline, MarkRow } from '../store/store.ts';

export interface TableState {
  readonly card: TableInfo;
  /** Of the card, in the store. */
  readonly version: number;
  /** Undefined before the game begins. */
  readonly match: Match | undefined;
  /** The match after the last move that was told; the same one unless secret moves were made since. */
  readonly told: Match | undefined;
  /** How many lines of chat there are. */
  readonly chats: number;
  readonly marks: readonly MarkRow[];
}

/** The game at one moment: who was asked what when, and how long they have. */
export interface Match {
  /** The number of moves played. It stays here: it would tell how many secret ones there were. */
  readonly n: number;
  /** The number of moves that were told: the n of the protocol. */
  readonly told: number;
  readonly state: unknown;
  /** By seat: the told move after which its question was put, or NONE if it owes nothing. */
  readonly asked: readonly number[];
  /** By seat; empty where there is no clock. */
  readonly deadlines: readonly Deadline[];
  /** When the current question was put, in games that number their questions; otherwise 0. */
  readonly opened: number;
  /** Milliseconds by which that question has longer, for what is shown before it. */
  readonly allowance: number;
  /** Until when all that was told is being shown, by what everybody may see; 0 where there is no clock. */
  readonly shown: number;
}

/** What a match needs to know of its table. */
export interface MatchSetup {
  readonly game: AnyGame;
  readonly seed: string;
  readonly card: TableInfo;
}

/** Accepted as move (or line of chat) n, or refused. A secret move has no number. Every message gets one. */
export type TableAnswer = { readonly n?: number; readonly rule?: undefined } | Refusal;
