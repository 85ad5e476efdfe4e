/** One's people: those one has met, those one has blocked, circles, and invitations to a table. */
import type { Person } from '../../wire/http.ts';
import type { Status, TableInfo } from '../../wire/table-info.ts';

/** Somebody with whom one has played, how often, and when last. */
export interface MetRow extends Person {
  readonly games: number;
  readonly last: number;
}

export interface CircleRow {
  readonly id: string;
  readonly name: string;
  /** Whoever is not a member any more is not its owner either: then the oldest member is. */
  readonly owner: string;
  /** The number of its link: one that was made before is void. */
  readonly link: number;
  /** 0: there is no link now. */
  readonly is_open: number;
  readonly created: number;
}

export interface MemberRow extends Person {
  readonly joined: number;
}

export type Joined = 'joined' | 'full' | 'many';

export interface InvitationRow {
  readonly table_id: string;
  readonly person: string;
  readonly sender: string;
  readonly at: number;
  /** In UTC, as 2026-11-18. */
  readonly day: string;
}

/** The most invitations of a day: by one sender, by one sender to one person, and to one person. */
export interface Ration {
  readonly sent: number;
  readonly again: number;
  readonly got: number;
}

export interface PeopleStore {
  /** Those with whom a person has begun a game, the last first. */
  peopleMet(person: string, most: number): Promise<MetRow[]>;
  /** Those of them whom this person has met, or with whom they share a circle. */
  knownAmong(person: string, others: readonly string[]): Promise<string[]>;

  block(person: string, blocked: string, at: number): Promise<void>;
  unblock(person: string, blocked: string): Promise<void>;
  blockedBy(person: string): Promise<Person[]>;
  /** Those whom this person has blocked, and those who have blocked this person. */
  blocksAround(person: string): Promise<string[]>;

  addCircle(row: CircleRow): Promise<void>;
  circle(id: string): Promise<CircleRow | undefined>;
  circlesOf(person: string): Promise<(CircleRow & { readonly members: number })[]>;
  setCircle(id: string, changed: Partial<Pick<CircleRow, 'name' | 'owner' | 'is_open'>>): Promise<void>;
  /** A new link; the one before is void. */
  renewCircle(id: string): Promise<void>;
  /** The oldest first. */
  membersOf(circle: string): Promise<MemberRow[]>;
  isMember(circle: string, person: string): Promise<boolean>;
  /** Never more than so many members, and circles of one person. */
  joinCircle(circle: string, person: string, at: number, most: { members: number; circles: number }): Promise<Joined>;
  /** A circle that nobody is in any more is deleted. */
  leaveCircle(circle: string, person: string): Promise<void>;
  /** Lists a table for a circle. */
  addCircleTable(circle: string, card: TableInfo): Promise<void>;
  /** The newest first. */
  circleTables(
    circle: string,
    statuses: readonly Status[],
    games: readonly string[],
    most: number,
  ): Promise<TableInfo[]>;

  /** Nobody invites this person any more, or again. */
  refuseInvitations(person: string, refuses: boolean, at: number): Promise<void>;
  /** Those of them who take no invitations. */
  refusingAmong(people: readonly string[]): Promise<Person[]>;
  /** False if they are invited already, or if one of the limits is reached. */
  invite(row: InvitationRow, ration: Ration): Promise<boolean>;
  /** Who invited a person to a table, unless they take no invitations now, or one of them has blocked the other. */
  inviterOf(table: string, person: string): Promise<Person | undefined>;
  /** Tables that are open to which a person is invited, the newest first. */
  invitedTo(person: string, most: number): Promise<{ readonly table: string; readonly by: string }[]>;
}
