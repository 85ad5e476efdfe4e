/** How people want to be told that it is their turn, and what is still to be sent to them. */
import type { Language } from '../../core/game.ts';
import type { WayKind } from '../../wire/notices.ts';

/** One way to reach a person. */
export interface WayRow {
  readonly id: string;
  readonly person: string;
  readonly kind: WayKind;
  /** An e-mail address; JSON for the others. */
  readonly address: string;
  readonly language: Language;
  /** The address of the page, for links. */
  readonly site: string;
  /** The hash of the code that confirms it, or empty once it is confirmed; until when it holds, and how often it was guessed. */
  readonly code: string;
  readonly until: number;
  readonly guesses: number;
}

/**
 * What somebody is told of a table: their turn, an invitation, or something that happened while they did not look
 * (`notices/news.ts`). docs/protocol.md has the list.
 */
export type NoticeKind = 'turn' | 'invitation' | NewsKind;

export const NEWS_KINDS = [
  'late',
  'takeBack',
  'pause',
  'end',
  'again',
  'full',
  'left',
  'removed',
  'over',
  'closed',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** To be told to this person, by every way they chose: stored together with what happened. */
export interface ToTell {
  readonly person: string;
  readonly kind: NewsKind;
  readonly id: string;
  readonly due: number;
}

/** One for each way, table and kind. That of a turn stays until they have moved, the others until they have looked. */
export interface NoticeRow {
  readonly way: string;
  readonly table_id: string;
  readonly person: string;
  /** Goes with every copy that is sent: whoever gets two can drop one. */
  readonly id: string;
  /** When it is to be sent, in milliseconds since 1970; 0 once it is sent. */
  readonly due: number;
  readonly tries: number;
  readonly kind: NoticeKind;
}

export interface NoticeStore {
  ways(person: string): Promise<WayRow[]>;
  way(id: string): Promise<WayRow | undefined>;
  /** Replaces the same way of the same person, if there is one. */
  saveWay(row: WayRow): Promise<void>;
  /** Counts one guess, and gives the way with it. */
  guessWay(id: string): Promise<WayRow | undefined>;
  confirmWay(id: string): Promise<void>;
  /** With what was to be sent that way. */
  removeWay(id: string): Promise<void>;
  /** Everybody who can be reached. */
  reachable(): Promise<string[]>;

  /** Those that are not there yet. */
  addNotices(rows: readonly NoticeRow[]): Promise<void>;
  /** As if nothing had been sent: whoever has one gets another. */
  renewNotices(rows: readonly NoticeRow[]): Promise<void>;
  dropNotices(person: string, table: string, kinds: readonly NoticeKind[]): Promise<void>;
  /** Of a turn, and not sent yet. */
  dropUnsent(person: string, table: string): Promise<void>;
  /** Of whose turn there is a notice at which table, sent or not. */
  noticed(table?: string): Promise<{ readonly person: string; readonly table_id: string }[]>;
  /** What is due. Nobody else is given the same before `until`. */
  claimNotices(now: number, until: number, most: number): Promise<NoticeRow[]>;
  /** `due` 0: it is sent. */
  moveNotice(notice: NoticeRow, due: number, tries: number): Promise<void>;

  /** JSON, or undefined. */
  quietHours(person: string): Promise<string | undefined>;
  saveQuietHours(person: string, quiet: string): Promise<void>;
  silence(person: string, table: string, on: boolean): Promise<void>;
  silenced(person: string): Promise<string[]>;
}
