/** The admin desk and people's own bots, over HTTP. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { Status } from './table-info.ts';

const id = v.pipe(v.string(), v.maxLength(40));
const why = v.pipe(v.string(), v.maxLength(2 * LIMITS.chat));

export const DESK_BODIES = {
  bot: v.strictObject({ name: v.pipe(v.string(), v.maxLength(2 * LIMITS.name)) }),
  ownBot: v.strictObject({ id }),
  claim: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) }),
  ban: v.strictObject({ person: id, why }),
  unban: v.strictObject({ person: id }),
  close: v.strictObject({ why }),
  /** What is done about a text that somebody reported. */
  report: v.strictObject({ page: v.pipe(v.string(), v.maxLength(12)), act: v.picklist(['tear', 'dismiss']) }),
  /** `es` may be empty; `minutes` from now on. */
  announce: v.strictObject({
    en: why,
    es: why,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600)),
  }),
  endAnnouncement: v.strictObject({ id }),
} as const;

/** One of your bots. Times in milliseconds since 1970; `used` is to the hour, 0 if it was never used. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

/** GET /api/me/bots. */
export interface OwnBots {
  readonly bots: readonly OwnBot[];
}

/** POST /api/me/bots, and /api/me/bots/token: the token is shown this once. */
export interface NewToken extends OwnBots {
  readonly token: string;
}

/** GET /api/announcements: lines for everybody, the newest first. `es` is left out where there is none. */
export interface Announcement {
  readonly id: string;
  readonly en: string;
  readonly es?: string;
  readonly until: number;
}
export interface Announcements {
  readonly announcements: readonly Announcement[];
}

/** GET /api/admin: whether the desk is yours, and whether anybody has it. */
export interface DeskState {
  readonly isAdmin: boolean;
  readonly isClaimed: boolean;
}

/** GET /api/admin/health. Bytes, and milliseconds since 1970. */
export interface DeskHealth {
  readonly version: string;
  readonly node: string;
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly since: number;
  readonly memory: number;
  readonly tablesInMemory: number;
  readonly streams: number;
  /** Why nothing can be saved now. */
  readonly trouble?: string;
  readonly counts: {
    readonly tables: { readonly [status in Status]?: number };
    readonly people: number;
    readonly bots: number;
    readonly passkeys: number;
    readonly notices: number;
    readonly bytes: number;
  };
  /** Servers of the same database that live now; none where there is only one. */
  readonly nodes: readonly {
    readonly node: string;
    readonly url: string;
    readonly tables: number;
    readonly isThis: boolean;
  }[];
}

export interface DeskTable {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly created: number;
  readonly names: readonly string[];
}

export interface DeskPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly banned?: string;
  readonly maker?: string;
  readonly isAdmin: boolean;
}

/** A text that somebody reported. */
export interface DeskReport {
  readonly table: string;
  readonly page: string;
  readonly text: string;
  /** Who wrote it, if it was a person. */
  readonly writer?: { readonly id: string; readonly name: string };
  /** Of a line of chat: the lines around it, and itself. */
  readonly chat?: readonly { readonly name: string; readonly text: string; readonly isReported: boolean }[];
  /** Who reported it, and why; empty for a watcher. */
  readonly by: string;
  readonly why: string;
  readonly at: number;
}

export const AUDITED = ['claim', 'ban', 'unban', 'close', 'tear', 'dismiss', 'announce', 'end', 'backup'] as const;
export type Audited = (typeof AUDITED)[number];

/** Something that an administrator did. `admin` is missing once they are deleted. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly admin?: string;
  readonly what: Audited;
  /** The id of a person, of a table (and a page of it), or of an announcement. */
  readonly about: string;
  /** The name of that person, as long as they are here. */
  readonly whom?: string;
  readonly why: string;
}
