/** The tables of the database, in both engines: text and integers only, JSON as text. */
import type { Generated } from 'kysely';
import type { AnnouncementRow, AuditRow, BanRow, BotRow } from './desk.ts';
import type { LinkKind, PasskeyRow } from './identity.ts';
import type { OriginRow } from './ratings.ts';
import type { NoticeRow, WayRow } from './notices.ts';
import type { HomeGameRow, TallyRow } from './past-games.ts';
import type { CircleRow, InvitationRow } from './people.ts';
import type { DepartureRow } from './personal.ts';
import type { MarkRow } from './store.ts';

export interface Schema {
  tables: {
    /** In the order in which they were opened. Only the store uses it. */
    number: Generated<number>;
    id: string;
    game: string;
    status: string;
    listed: number;
    card: string;
    card_version: Generated<number>;
    seed: string;
    created: number;
  };
  seats: { table_id: string; seat: number; person: string };
  moves: {
    table_number: number;
    n: number;
    seat: number;
    id: string;
    at: number;
    version: number;
    move: string;
    events: string;
    /** Not set by versions that told every move. */
    told: number | null;
  };
  snapshots: { table_id: string; n: number; version: number; state: string; asked: string };
  deadlines: { table_id: string; seat: number; due: number; reserve: number };
  chats: {
    table_id: string;
    c: number;
    person: string;
    /** Not set by versions that did not keep it. */
    id: string | null;
    name: string;
    text: string;
    at: number;
  };
  requests: { table_id: string; person: string; id: string };
  people: { id: string; name: string; created: number; shield: Generated<string | null> };
  keys: { key: string; person: string };
  links: { key: string; person: string; until: number; kind: LinkKind };
  passkeys: PasskeyRow;
  /** What passkeys are asked to sign now. */
  challenges: { challenge: string; person: string; until: number };
  departures: DepartureRow;
  /** Programs that people made; each is in `people` too. */
  bots: BotRow;
  /** Who may sit at the admin desk. */
  admins: { person: string; since: number };
  bans: BanRow;
  announcements: AnnouncementRow;
  audit: AuditRow;
  mutes: { person: string; muted: string };
  secrets: { name: string; secret: string };
  drafts: { table_id: string; seat: number; move: string };
  marks: { table_id: string; page: string; person: string; mark: MarkRow['mark']; why: string; at: number };
  /** How somebody wants to be told that it is their turn. */
  ways: WayRow;
  /** What somebody is to be told of a table: to be sent, or sent and not answered yet. */
  notices: NoticeRow;
  /** JSON of the hours in which nobody wants to be told. */
  habits: { person: string; quiet: string };
  /** Tables of which somebody wants to hear nothing. */
  silences: { person: string; table_id: string };
  holidays: { person: string; since: number; until: number };
  /** The deadline of a seat of which its person was reminded. */
  reminders: { table_id: string; seat: number; due: number };
  /** JSON of what a seat ordered in advance. */
  orders: { table_id: string; seat: number; orders: string };
  /** Of people, in millionths. */
  ratings: { person: string; game: string; mu: number; sigma: number; games: number; at: number };
  /** What a game did to the rating of a person: their nth in this game. */
  rated: {
    table_id: string;
    seat: number;
    person: string;
    game: string;
    nth: number;
    before: number;
    mu: number;
    sigma: number;
    at: number;
  };
  /** Tables that count, and what came of it. */
  counted: { table_id: string; result: string };
  /** Hashes of the network and the device of everybody who sits at a table that counts. */
  origins: OriginRow & { table_id: string };
  blocks: { person: string; blocked: string; at: number };
  circles: CircleRow;
  /** `place` is their number in the circle, `nth` that of the circle among theirs. */
  circle_members: { circle: string; person: string; joined: number; place: number; nth: number };
  /** Tables that were opened for a circle. */
  circle_tables: { table_id: string; circle: string; created: number };
  /** With the numbers it has on its day: of its sender, of its sender and person, of its person. */
  invitations: InvitationRow & { nth: number; again: number; got: number };
  /** Who takes no invitations. */
  uninvited: { person: string; at: number };
  home_games: HomeGameRow;
  /** On a table, or on a game that was brought. */
  game_notes: { person: string; id: string; text: string };
  /** What a game counted beside points when it was over. */
  tallies: TallyRow;
  /** One row, written to find out whether there is room to write. */
  readiness: { at: number; padding: string };
  daily_tables: { day: string; person: string; device: string; table_id: string; points: number | null };
  /** At the offline deal. */
  attempts: { day: string; person: string; points: number; moves: string; at: number };
}
