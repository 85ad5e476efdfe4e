/** What the admin desk knows and does, and the bots that people made. */
import type { Person } from '../../wire/http.ts';
import type { Status } from '../../wire/table-info.ts';

/** A bot of somebody: it sits at tables like a person, and comes with a token instead of a cookie. */
export interface BotRow {
  readonly id: string;
  /** Who made it. */
  readonly person: string;
  /** The hash of its token. */
  readonly token: string;
  readonly created: number;
  /** When its token was used last, to the hour; 0: not yet. */
  readonly used: number;
}

export interface BanRow {
  readonly person: string;
  readonly why: string;
  readonly at: number;
}

/** A line for everybody. `es` is empty where there is no Spanish one. */
export interface AnnouncementRow {
  readonly id: string;
  readonly en: string;
  readonly es: string;
  readonly at: number;
  readonly until: number;
}

/** Something that an administrator did. Rows are added, and never changed. */
export interface AuditRow {
  readonly id: string;
  readonly person: string;
  readonly what: string;
  /** The id of a table, of a person, or of whatever it was done to. */
  readonly about: string;
  readonly why: string;
  readonly at: number;
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** Why they are banned. */
  readonly banned?: string;
  /** The name of whoever made this bot. */
  readonly maker?: string;
  readonly isAdmin: boolean;
}

/** A line of chat; one that is gone has no person. */
export interface ChatLineRow {
  readonly c: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface ReportRow {
  readonly table: string;
  readonly page: string;
  readonly person: string;
  readonly why: string;
  readonly at: number;
}

export interface Counts {
  readonly tables: { readonly [status in Status]?: number };
  readonly people: number;
  readonly bots: number;
  readonly passkeys: number;
  /** Messages to people that wait to be sent. */
  readonly notices: number;
  /** Of the database. */
  readonly bytes: number;
}

export interface DeskStore {
  /** With the row in `people`. */
  addBot(row: BotRow, name: string): Promise<void>;
  botsOf(person: string): Promise<(BotRow & { readonly name: string })[]>;
  /** The bot of a token, as a person, and who made it. */
  botOf(token: string): Promise<{ readonly bot: Person; readonly maker: string; readonly used: number } | undefined>;
  /** False if this person has no such bot. */
  setBotToken(person: string, id: string, token: string): Promise<boolean>;
  setBotUsed(id: string, at: number): Promise<void>;
  /** Of these people, by bot: who made it. People are not in it. */
  makersOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** The next who asks for a secret of this name proposes it. */
  removeSecret(name: string): Promise<void>;
  isAdmin(person: string): Promise<boolean>;
  hasAdmin(): Promise<boolean>;
  addAdmin(person: string, at: number): Promise<void>;
  ban(row: BanRow): Promise<void>;
  unban(person: string): Promise<void>;
  announcements(now: number): Promise<AnnouncementRow[]>;
  announce(row: AnnouncementRow): Promise<void>;
  endAnnouncement(id: string, now: number): Promise<void>;
  addAudit(row: AuditRow): Promise<void>;
  /** The newest first, with the names of the administrator and of whom it was done to, as long as they are here. */
  audits(
    before: number,
    most: number,
  ): Promise<(AuditRow & { readonly name: string | null; readonly whom: string | null })[]>;

  /** Ids of the newest tables whose id begins so, or at which somebody of such a name sits. */
  findTables(text: string, most: number): Promise<string[]>;
  findPeople(text: string, most: number): Promise<FoundPerson[]>;
  /** Lines of chat with these numbers and all between, the oldest first. */
  chatsBetween(table: string, first: number, last: number): Promise<ChatLineRow[]>;
  reports(most: number): Promise<ReportRow[]>;
  /** Nobody reports this page any more. */
  dismiss(table: string, page: string): Promise<void>;
  counts(): Promise<Counts>;
}
