/** The store: one asynchronous interface, two engines behind it, sqlite.ts and postgres.ts. */
import type { Seat } from '../../core/game.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Person } from '../../wire/http.ts';
import type { DeskStore } from './desk.ts';
import type { IdentityStore, LinkKind } from './identity.ts';
import type { Lease, Nodes } from './nodes.ts';
import type { NoticeStore, ToTell } from './notices.ts';
import type { PersonalStore } from './personal.ts';
import type { PastGameStore } from './past-games.ts';
import type { PeopleStore } from './people.ts';
import type { OrdersRow, PostStore } from './post.ts';
import type { RatingStore } from './ratings.ts';

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
  /** The number under which it was told; NONE for a secret move, which is told together with the next one. */
  readonly told: number;
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
  /** The id of the message. A person's lines at one table have different ones. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A change of the seats that a person asked for. `id` is that of the request, which may be sent again at any time later. */
export interface RequestRow {
  readonly person: string;
  readonly id: string;
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

/** Who sits down to the deal of a day. A person does so once, and a device too. */
export interface DailySeat {
  readonly day: string;
  readonly person: string;
  /** The hash of its cookie. */
  readonly device: string;
}

/** A person's one attempt at the offline deal of a day. */
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

/** What was known of a table when changes were made. Once one of them was not written, none that follows can be. */
export interface Basis {
  isLost: boolean;
}

/** Everything that changes at one table at one moment: written together or not at all. */
export interface Change {
  /** Changes of the same table keep their order. */
  readonly table: string;
  /** Undefined for a change that builds on no other. */
  readonly basis?: Basis;
  /** Undefined for a change that needs no owner. Fails if another node has the table now. */
  readonly lease?: Lease;
  /** A new person; such a change has no table. */
  readonly person?: PersonRow;
  /** The table's info. The rows of who sits where are made from it. */
  readonly card?: TableInfo | undefined;
  /** That of the info before. Fails if it is another now. */
  readonly version?: number | undefined;
  /** What asked for the new info. Fails if it is known. */
  readonly request?: RequestRow | undefined;
  /** Only for a new table. */
  readonly seed?: string;
  readonly move?: MoveRow;
  /** Moves that are overwritten because a text was torn out of them. */
  readonly torn?: readonly MoveRow[];
  readonly snapshot?: Snapshot | undefined;
  /** By seat. */
  readonly deadlines?: readonly Deadline[] | undefined;
  readonly chat?: ChatRow;
  /** The number of a line of chat that is torn out. It keeps its number. */
  readonly tornChat?: number;
  /** Somebody whose lines of chat, marks and requests go: they were deleted. */
  readonly departed?: string;
  /** With a new table of the deal of a day. Fails if this person or this device has one. */
  readonly daily?: DailySeat | undefined;
  /** When such a table is over and counts. */
  readonly points?: number | undefined;
  /** What people who do not look are told of it. */
  readonly tell?: readonly ToTell[] | undefined;
}

export interface StoreListener {
  /** Called after each commit of a group of changes, with the seconds since the first of them arrived. */
  settled?(seconds: number): void;
  /** Something the operator should know. */
  warn?(text: string): void;
}

/** A table as the store has it. */
export interface StoredTable {
  readonly card: TableInfo;
  /** Of its info: every change is one more. */
  readonly version: number;
  readonly seed: string;
  readonly snapshot: Snapshot | undefined;
  /** That of the snapshot, and those after it. */
  readonly moves: readonly MoveRow[];
  readonly deadlines: readonly Deadline[];
  /** How many lines of chat there are. */
  readonly chats: number;
  readonly drafts: readonly DraftRow[];
  readonly orders: readonly OrdersRow[];
  readonly marks: readonly MarkRow[];
}

/** A table that is not over, for those who look for tables nobody came back to. */
export interface UnfinishedTable {
  readonly number: number;
  readonly id: string;
  /** JSON. */
  readonly card: string;
  /** The time of its last move or line of chat, or of its opening. */
  readonly used: number;
  /** When the last of its decisions is due; 0: none is. */
  readonly due: number;
}

/** The results at tables of the server, and those of the offline deal. */
export type DailyList = 'daily_tables' | 'attempts';

/** A seat whose decision was due. */
export interface OverdueRow {
  readonly table: string;
  readonly seat: Seat;
  readonly due: number;
}

/** What `ready` writes: large enough to need room of its own. */
export const PADDING = 'x'.repeat(16_384);

export interface Store
  extends NoticeStore, IdentityStore, PersonalStore, PeopleStore, PastGameStore, PostStore, RatingStore, DeskStore {
  /** Who shares the database, and which tables are whose. */
  readonly nodes: Nodes;
  /** When the promise is fulfilled, the change survives a loss of power; when it is rejected, nothing was written. */
  write(change: Change): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  moves(table: string): Promise<MoveRow[]>;
  /** The move of a seat that came with this id. A message may be sent again at any time later. */
  moveWith(table: string, seat: Seat, id: string): Promise<Pick<MoveRow, 'told'> | undefined>;
  chats(table: string, after: number, most: number): Promise<ChatRow[]>;
  /** The number of the line of a person that came with this id. */
  chatWith(table: string, person: string, id: string): Promise<number | undefined>;
  /** Whether the change that this request asked for is stored. */
  hasRequest(table: string, request: RequestRow): Promise<boolean>;
  /** Replaces the draft of a seat; undefined deletes it. */
  saveDraft(table: string, seat: Seat, move: string | undefined): Promise<void>;
  /** Adds a mark, once, or deletes it. */
  saveMark(table: string, row: MarkRow, on: boolean): Promise<void>;
  /** Listed tables that are open or being played, the newest first. */
  listed(most: number): Promise<TableInfo[]>;
  /** Ids of the tables at which a person sits, the newest first. */
  tablesOf(person: string, most: number): Promise<string[]>;
  /** The tables at which a person has played to the end, opened before `time`, the newest first. */
  playedBy(person: string, time: number, most: number): Promise<TableInfo[]>;
  /** The tables at which a decision is due later than `time`, each with the latest. */
  deadlinesAfter(time: number): Promise<{ readonly card: TableInfo; readonly due: number }[]>;
  /** How many tables a person hosts that are open or being played, and how many of them are listed. */
  hosted(person: string): Promise<{ readonly tables: number; readonly listed: number }>;
  /** Seats whose decision was due before now, the longest overdue first. */
  overdue(now: number, most: number): Promise<OverdueRow[]>;

  /** Tables have numbers in the order in which they were opened. */
  newestTable(): Promise<{ readonly number: number; readonly created: number } | undefined>;
  /** The tables with a number after the one, up to the other, that are not over. */
  unfinished(after: number, to: number): Promise<UnfinishedTable[]>;
  /** Stops its clocks too. Nothing happens if the table has changed since it was found. */
  closeTable(found: UnfinishedTable, card: TableInfo, tell: readonly ToTell[]): Promise<void>;
  /** With all its rows, unless it has changed since it was found. */
  removeTable(found: UnfinishedTable): Promise<void>;

  /** Keys are hashes of secrets. */
  personOf(key: string): Promise<Person | undefined>;
  addKey(person: string, key: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  addLink(person: string, key: string, until: number, kind?: LinkKind): Promise<void>;
  /** The person of a link, once: the link is deleted. */
  takeLink(key: string, now: number): Promise<string | undefined>;
  mute(person: string, muted: string, on: boolean): Promise<void>;
  mutedBy(person: string): Promise<string[]>;

  /** The secret of this name. If there is none, the proposed one is stored; the first one counts. */
  secret(name: string, proposed: string): Promise<string>;
  /** Stores the first attempt of a person on a day, and no other. */
  addAttempt(attempt: AttemptRow): Promise<void>;
  pointsOf(day: string, person: string): Promise<number | undefined>;
  /** The table at which a person plays the deal of a day, and the points once it is over and counts. */
  dailyOf(day: string, person: string): Promise<{ readonly table: string; readonly points?: number } | undefined>;
  /** Those of these days on which a person has finished the deal in time. */
  dailyDays(person: string, days: readonly string[]): Promise<string[]>;
  isPlayedOn(day: string, device: string): Promise<boolean>;
  /** How many results a list has on a day, and how many of them have fewer points. */
  among(list: DailyList, day: string, points: number): Promise<{ readonly players: number; readonly below: number }>;

  /** Writes. Rejected while that is not possible. */
  ready(): Promise<void>;
  /** After the last write. */
  close(): Promise<void>;
}
