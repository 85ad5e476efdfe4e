/** The tables of the database, in both engines: text and integers only, JSON as text. */
import type { Generated } from 'kysely';
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
  };
  snapshots: { table_id: string; n: number; version: number; state: string; asked: string };
  deadlines: { table_id: string; seat: number; due: number; reserve: number };
  chats: { table_id: string; c: number; person: string; name: string; text: string; at: number };
  people: { id: string; name: string; created: number };
  keys: { key: string; person: string };
  links: { key: string; person: string; until: number };
  mutes: { person: string; muted: string };
  secrets: { name: string; secret: string };
  drafts: { table_id: string; seat: number; move: string };
  marks: { table_id: string; page: string; person: string; mark: MarkRow['mark']; why: string; at: number };
  attempts: { day: string; person: string; points: number; moves: string; at: number };
}
