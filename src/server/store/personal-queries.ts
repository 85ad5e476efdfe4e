/** The queries for everything about a person, the same for both engines. */
import { randomUUID } from 'node:crypto';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { leavingPeople, ownPeople } from './people-queries.ts';
import type { DepartureRow, PersonalStore } from './personal.ts';
import type { Schema } from './schema.ts';

/**
 * Every table with a column `person`, what of it belongs to that person's data, and what becomes of it. A test looks for tables
 * that are not here.
 * - `delete`: the rows go.
 * - `nameless`: they stay, without the person.
 * - `game`: part of a table for games, and treated with it (table/departure.ts).
 */
const PERSONAL = {
  keys: { shown: [], becomes: 'delete' },
  links: { shown: ['kind', 'until'], becomes: 'delete' },
  passkeys: { shown: ['id', 'name', 'created', 'used'], becomes: 'delete' },
  challenges: { shown: [], becomes: 'delete' },
  mutes: { shown: ['muted'], becomes: 'delete' },
  ways: { shown: ['kind', 'address', 'language', 'site'], becomes: 'delete' },
  notices: { shown: ['table_id', 'kind', 'due'], becomes: 'delete' },
  habits: { shown: ['quiet'], becomes: 'delete' },
  silences: { shown: ['table_id'], becomes: 'delete' },
  holidays: { shown: ['since', 'until'], becomes: 'delete' },
  blocks: { shown: ['blocked', 'at'], becomes: 'delete' },
  circle_members: { shown: ['circle', 'joined'], becomes: 'delete' },
  invitations: { shown: ['table_id', 'sender', 'at'], becomes: 'delete' },
  uninvited: { shown: ['at'], becomes: 'delete' },
  home_games: { shown: ['id', 'at', 'game'], becomes: 'delete' },
  game_notes: { shown: ['id', 'text'], becomes: 'delete' },
  ratings: { shown: ['game', 'mu', 'sigma', 'games'], becomes: 'delete' },
  origins: { shown: [], becomes: 'delete' },
  bots: { shown: ['id', 'created', 'used'], becomes: 'delete' },
  admins: { shown: ['since'], becomes: 'delete' },
  bans: { shown: ['why', 'at'], becomes: 'delete' },
  audit: { shown: ['what', 'about', 'why', 'at'], becomes: 'nameless' },
  rated: { shown: ['table_id', 'game', 'nth', 'before', 'mu', 'sigma', 'at'], becomes: 'nameless' },
  daily_tables: { shown: ['day', 'table_id', 'points'], becomes: 'nameless' },
  attempts: { shown: ['day', 'points', 'moves', 'at'], becomes: 'nameless' },
  seats: { shown: ['table_id', 'seat'], becomes: 'game' },
  chats: { shown: ['table_id', 'name', 'text', 'at'], becomes: 'game' },
  marks: { shown: ['table_id', 'page', 'mark', 'why', 'at'], becomes: 'game' },
  requests: { shown: [], becomes: 'game' },
  departures: { shown: [], becomes: 'game' },
} as const satisfies { readonly [table in keyof Schema]?: Fate };

interface Fate {
  readonly shown: readonly string[];
  readonly becomes: 'delete' | 'nameless' | 'game';
}

type PersonalTable = keyof typeof PERSONAL;
export const PERSONAL_TABLES = Object.keys(PERSONAL) as PersonalTable[];

const fatedTo = (fate: Fate['becomes']): PersonalTable[] =>
  PERSONAL_TABLES.filter((table) => PERSONAL[table].becomes === fate);

export function personalQueries(db: Kysely<Schema>): Omit<PersonalStore, 'depart'> {
  return {
    async ownRows(person) {
      const all: { [table: string]: readonly object[] } = {};
      for (const table of PERSONAL_TABLES) {
        const { shown } = PERSONAL[table];
        if (shown.length === 0) continue;
        // oxlint-disable-next-line no-await-in-loop -- a reader at a time is enough
        const { rows } = await sql<object>`select ${sql.join(shown.map((column) => sql.ref(column)))}
          from ${sql.table(table)} where person = ${person}`.execute(db);
        all[table] = rows;
      }
      return { ...all, ...(await ownPeople(db, person)) };
    },
    async tablesNaming(person) {
      const { rows } = await sql<{ id: string }>`
        select id from tables where card like ${`%"${person}"%`}
        union select table_id from chats where person = ${person}
        union select table_id from marks where person = ${person}
        union select table_id from requests where person = ${person}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async departures() {
      return db.selectFrom('departures').selectAll().execute();
    },
    async finishDeparture(person) {
      await db.deleteFrom('departures').where('person', '=', person).execute();
    },
  };
}

/** A person, and the bots that they made. To be run in one transaction. */
export async function departingAll(db: Kysely<Schema>, row: DepartureRow): Promise<CompiledQuery[]> {
  const bots = await db.selectFrom('bots').select('id').where('person', '=', row.person).execute();
  return [...bots.map(({ id }) => id), row.person].flatMap((person) => departing(db, { ...row, person }));
}

function departing(db: Kysely<Schema>, row: DepartureRow): CompiledQuery[] {
  const { person } = row;
  const nobody = `gone-${randomUUID()}`;
  return [
    db
      .insertInto('departures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    ...fatedTo('delete').map((table) => db.deleteFrom(table).where('person', '=', person).compile()),
    db.deleteFrom('mutes').where('muted', '=', person).compile(),
    ...leavingPeople(db, person),
    db.deleteFrom('bots').where('id', '=', person).compile(),
    ...fatedTo('nameless').map((table) =>
      sql`update ${sql.table(table)} set person = ${nobody} where person = ${person}`.compile(db),
    ),
    db.deleteFrom('people').where('id', '=', person).compile(),
  ];
}
