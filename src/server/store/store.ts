/** The store: one asynchronous interface, two engines behind it, sqlite.ts and postgres.ts. */
import type { Seat } from '../../core/game.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Person } from '../../wire/http.ts';

/** One move as it was played. n = 0 is set-up, and its seat is NONE. */
export interface MoveRow {
  readonly n: number;
  readonly seat: Seat;
  /** The id of the message: a client's own, or `bot:…`, or `clock:…`. */
  readonly id: string;
  readonly at: number;
  /** The version of the game when the move was played. */
  readonly version: number;
  /** JSON. */
  readonly move: string;
  readonly events: string;
}

/** The game after move n, so that only the moves after it are replayed when a table is loaded. */
export interface Snapshot {
  readonly n: number;
  readonly version: number;
  /** JSON. */
  readonly state: string;
  readonly asked: readonly number[];
}

/** The clock of a seat: when its decision is due (0: not at all) and how much reserve is left, in milliseconds. */
export interface Deadline {
  readonly due: number;
  readonly reserve: number;
}

export interface ChatRow {
  readonly c: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A person's mark on a page, that is on a text of this game. `why` goes with a report. */
export interface MarkRow {
  readonly page: string;
  readonly person: string;
  readonly mark: 'aloud' | 'hide' | 'report';
  readonly why: string;
  readonly at: number;
}

/** A move that a seat has begun but not made, as JSON. */
export interface DraftRow {
  readonly seat: Seat;
  readonly move: string;
}

/** A person's one attempt at the deal of a day. */
export interface AttemptRow {
  readonly day: string;
  readonly person: string;
  readonly points: number;
  /** JSON. */
  readonly moves: string;
  readonly at: number;
}

export interface PersonRow extends Person {
  /** The hash of the first secret. */
  readonly key: string;
  readonly at: number;
}

/** Everything that changes at one table at one moment: written together or not at all. */
export interface Change {
  /** Changes of the same table keep their order. */
  readonly table: string;
  /** A new person; such a change has no table. */
  readonly person?: PersonRow;
  /** The table's info. The rows of who sits where are made from it. */
  readonly card?: TableInfo | undefined;
  /** Only for a new table. */
  readonly seed?: string;
  readonly move?: MoveRow;
  /** Moves that are overwritten because a text was torn out of them. */
  readonly torn?: readonly MoveRow[];
  readonly snapshot?: Snapshot | undefined;
  /** By seat. */
  readonly deadlines?: readonly Deadline[] | undefined;
  readonly chat?: ChatRow;
}

/** Called after each commit of a group of changes, with the seconds since the first of them arrived. */
export type Settled = (seconds: number) => void;

/** A table as the store has it. */
export interface StoredTable {
  readonly card: TableInfo;
  readonly seed: string;
  readonly snapshot: Snapshot | undefined;
  /** Those after the snapshot, and some before it whose messages may still be sent again. */
  readonly moves: readonly MoveRow[];
  readonly deadlines: readonly Deadline[];
  /** How many lines of chat there are. */
  readonly chats: number;
  readonly drafts: readonly DraftRow[];
  readonly marks: readonly MarkRow[];
}

export interface Store {
  /** When the promise is fulfilled, the change survives a loss of power; when it is rejected, nothing was written. */
  write(change: Change): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  moves(table: string): Promise<MoveRow[]>;
  chats(table: string, after: number, most: number): Promise<ChatRow[]>;
  /** Replaces the draft of a seat; undefined deletes it. */
  saveDraft(table: string, seat: Seat, move: string | undefined): Promise<void>;
  /** Adds a mark, once, or deletes it. */
  saveMark(table: string, row: MarkRow, on: boolean): Promise<void>;
  /** Listed tables that are open or being played, the newest first. */
  listed(most: number): Promise<TableInfo[]>;
  /** Ids of the tables at which a person sits, the newest first. */
  tablesOf(person: string, most: number): Promise<string[]>;
  /** Seats whose decision was due before now, the longest overdue first. */
  overdue(now: number, most: number): Promise<{ readonly table: string; readonly seat: Seat }[]>;

  /** Keys are hashes of secrets. */
  personOf(key: string): Promise<Person | undefined>;
  addKey(person: string, key: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  addLink(person: string, key: string, until: number): Promise<void>;
  /** The person of a link, once: the link is deleted. */
  takeLink(key: string, now: number): Promise<string | undefined>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;

  /** The secret of this name. If there is none, the proposed one is stored; the first one counts. */
  secret(name: string, proposed: string): Promise<string>;
  /** Stores the first attempt of a person on a day, and no other. */
  addAttempt(attempt: AttemptRow): Promise<void>;
  pointsOf(day: string, person: string): Promise<number | undefined>;
  /** How many attempts there are on a day, and how many of them have fewer points. */
  among(day: string, points: number): Promise<{ readonly players: number; readonly below: number }>;

  /** Rejected while the engine cannot write. */
  ready(): Promise<void>;
  /** After the last write. */
  close(): Promise<void>;
}
