/** The queries of games by post, the same for both engines. */
import type { Kysely } from 'kysely';
import type { PostStore } from './post.ts';
import type { Schema } from './schema.ts';

export function postQueries(db: Kysely<Schema>): PostStore {
  return {
    async holidays(person, after) {
      const rows = db.selectFrom('holidays').selectAll().where('person', '=', person).where('until', '>', after);
      return rows.orderBy('since').execute();
    },
    async holidaying(now) {
      return db.selectFrom('holidays').selectAll().where('until', '>', now).execute();
    },
    async saveHoliday(row) {
      await db
        .insertInto('holidays')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person', 'since']).doUpdateSet({ until: row.until }))
        .execute();
    },
    async unreminded(after, to, most) {
      return db
        .selectFrom('deadlines')
        .leftJoin('reminders', (join) =>
          join
            .onRef('reminders.table_id', '=', 'deadlines.table_id')
            .onRef('reminders.seat', '=', 'deadlines.seat')
            .onRef('reminders.due', '=', 'deadlines.due'),
        )
        .select(['deadlines.table_id as table', 'deadlines.seat', 'deadlines.due'])
        .where('deadlines.due', '>', after)
        .where('deadlines.due', '<=', to)
        .where('reminders.due', 'is', null)
        .orderBy('deadlines.due')
        .limit(most)
        .execute();
    },
    async remind({ table, seat, due }) {
      await db
        .insertInto('reminders')
        .values({ table_id: table, seat, due })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ due }))
        .execute();
    },
    async saveOrders(table, seat, orders) {
      if (orders === undefined)
        await db.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat).execute();
      else
        await db
          .insertInto('orders')
          .values({ table_id: table, seat, orders })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ orders }))
          .execute();
    },
  };
}
