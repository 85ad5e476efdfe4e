/** Tables nobody came back to: found, closed and removed by the same statements in both engines. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { TableInfo } from '../../wire/table-info.ts';
import { telling } from './notice-queries.ts';
import type { ToTell } from './notices.ts';
import type { Schema } from './schema.ts';
import type { Store, UnfinishedTable } from './store.ts';

export type AbandonedQueries = Pick<Store, 'newestTable' | 'unfinished'>;

export function abandonedQueries(db: Kysely<Schema>): AbandonedQueries {
  return {
    async newestTable() {
      return db
        .selectFrom('tables')
        .select(['number', 'created'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
    },
    async unfinished(after, to) {
      const { rows } = await sql<FoundRow>`
        select number, id, card, created,
          (select at from moves where table_number = tables.number order by n desc limit 1) as moved,
          (select at from chats where table_id = tables.id order by c desc limit 1) as said,
          (select max(due) from deadlines where table_id = tables.id) as due
        from tables where number > ${after} and number <= ${to} and status <> 'over' order by number`.execute(db);
      return rows.map(({ number, id, card, created, moved, said, due }) => ({
        number,
        id,
        card,
        used: Math.max(created, moved ?? 0, said ?? 0),
        due: due ?? 0,
      }));
    },
  };
}

interface FoundRow {
  readonly number: number;
  readonly id: string;
  readonly card: string;
  readonly created: number;
  readonly moved: number | null;
  readonly said: number | null;
  readonly due: number | null;
}

/** To be run in one transaction. */
export function closing(
  db: Kysely<Schema>,
  found: UnfinishedTable,
  card: TableInfo,
  tell: readonly ToTell[],
): CompiledQuery[] {
  const text = JSON.stringify(card);
  return [
    db
      .updateTable('tables')
      .set(({ eb }) => ({ status: card.status, listed: 0, card: text, card_version: eb('card_version', '+', 1) }))
      .where('number', 'in', unchanged(db, found))
      .compile(),
    db
      .updateTable('deadlines')
      .set({ due: 0 })
      .where('table_id', 'in', db.selectFrom('tables').select('id').where('id', '=', found.id).where('card', '=', text))
      .compile(),
    ...tell.map((one) => telling(db, found.id, one)),
  ];
}

const BY_ID = [
  'seats',
  'snapshots',
  'deadlines',
  'chats',
  'requests',
  'drafts',
  'marks',
  'daily_tables',
  'notices',
  'silences',
  'reminders',
  'orders',
  'origins',
  'circle_tables',
  'invitations',
] as const;

/** To be run in one transaction. The first statement locks the table against another process that removes it too. */
export function removing(db: Kysely<Schema>, found: UnfinishedTable): CompiledQuery[] {
  const numbers = unchanged(db, found);
  const ids = db.selectFrom('tables').select('id').where('number', 'in', numbers);
  return [
    db.updateTable('tables').set({ listed: 0 }).where('number', 'in', numbers).compile(),
    db.deleteFrom('moves').where('table_number', 'in', numbers).compile(),
    ...BY_ID.map((rows) => db.deleteFrom(rows).where('table_id', 'in', ids).compile()),
    db.deleteFrom('tables').where('number', 'in', numbers).compile(),
  ];
}

/** The number of the table, if it is as it was found: another process may have it in use. */
function unchanged(db: Kysely<Schema>, { id, card, used }: UnfinishedTable) {
  return db
    .selectFrom('tables as found')
    .select('found.number')
    .where('found.id', '=', id)
    .where('found.card', '=', card)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moves').select('n').whereRef('table_number', '=', 'found.number').where('moves.at', '>', used),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chats').select('c').whereRef('table_id', '=', 'found.id').where('chats.at', '>', used))),
    );
}
