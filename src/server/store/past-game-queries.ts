/** The queries of past games, the same for both engines. */
import type { Kysely } from 'kysely';
import type { PastGameStore } from './past-games.ts';
import type { Schema } from './schema.ts';

export function pastGameQueries(db: Kysely<Schema>): PastGameStore {
  return {
    async addHomeGame(row, most) {
      const { count } = await db
        .selectFrom('home_games')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person', '=', row.person)
        .executeTakeFirstOrThrow();
      if (count >= most) return false;
      await db
        .insertInto('home_games')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
    async homeGames(person, time, most) {
      return db
        .selectFrom('home_games')
        .selectAll()
        .where('person', '=', person)
        .where('at', '<', time)
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
    },
    async isOwnGame(person, id) {
      const row = await db
        .selectFrom('seats')
        .select('person')
        .where('person', '=', person)
        .where('table_id', '=', id)
        .union(db.selectFrom('home_games').select('person').where('person', '=', person).where('id', '=', id))
        .executeTakeFirst();
      return row !== undefined;
    },
    async saveNote(person, id, text) {
      if (text === '') await db.deleteFrom('game_notes').where('person', '=', person).where('id', '=', id).execute();
      else
        await db
          .insertInto('game_notes')
          .values({ person, id, text })
          .onConflict((conflict) => conflict.columns(['person', 'id']).doUpdateSet({ text }))
          .execute();
    },
    async tallies(tables) {
      return tables.length === 0 ? [] : db.selectFrom('tallies').selectAll().where('table_id', 'in', tables).execute();
    },
    async saveTally(row) {
      const { version, counts } = row;
      await db
        .insertInto('tallies')
        .values(row)
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ version, counts }))
        .execute();
    },
    async notesBy(person, ids) {
      if (ids.length === 0) return [];
      const rows = db.selectFrom('game_notes').select(['id', 'text']).where('person', '=', person);
      return rows.where('id', 'in', ids).execute();
    },
  };
}
