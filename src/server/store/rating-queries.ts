/** The queries of ratings, the same for both engines. */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { RatedGame, RatedSeat, RatingRow, RatingStore, Result } from './ratings.ts';
import type { Schema } from './schema.ts';

export type RatingQueries = Omit<RatingStore, 'saveRated'>;

/** Stored in millionths, because the tables hold whole numbers. */
const MILLION = 1_000_000;
const kept = (value: number): number => Math.round(MILLION * value);
const read = <R extends { readonly mu: number; readonly sigma: number }>(row: R): R => ({
  ...row,
  mu: row.mu / MILLION,
  sigma: row.sigma / MILLION,
});

export function ratingQueries(db: Kysely<Schema>): RatingQueries {
  return { ...ratingRows(db), ...countedTables(db), ...origins(db) };
}

function ratingRows(
  db: Kysely<Schema>,
): Pick<RatingQueries, 'ratingsOf' | 'ratingsBy' | 'ladder' | 'ratedAt' | 'ratedTogether'> {
  return {
    async ratingsOf(game, people) {
      if (people.length === 0) return [];
      const rows = db.selectFrom('ratings').select(['person', 'mu', 'sigma', 'games']);
      return (await rows.where('game', '=', game).where('person', 'in', people).execute()).map(read);
    },
    async ratingsBy(person) {
      const rows = db.selectFrom('ratings').select(['person', 'game', 'mu', 'sigma', 'games']);
      return (await rows.where('person', '=', person).orderBy('game').execute()).map(read);
    },
    async ladder(game, most, among) {
      if (among?.length === 0) return [];
      const rows = db
        .selectFrom('ratings')
        .innerJoin('people', 'people.id', 'ratings.person')
        .leftJoin('bots', 'bots.id', 'ratings.person')
        .select(['ratings.person', 'mu', 'sigma', 'games', 'name', 'shield', 'bots.id as bot'])
        .where('game', '=', game)
        .orderBy(sql`mu - 2 * sigma`, 'desc')
        .orderBy('ratings.person')
        .limit(most);
      const found = await (among === undefined ? rows : rows.where('ratings.person', 'in', among)).execute();
      return found.map(({ bot, shield, ...row }) =>
        read({ ...row, isBot: bot !== null, ...(shield !== null && { shield }) }),
      );
    },
    async ratedAt(table) {
      const rows = await db.selectFrom('rated').selectAll().where('table_id', '=', table).orderBy('seat').execute();
      return rows.map(({ person, seat, nth, before, mu, sigma }) =>
        read({ person, seat, games: nth, before: before / MILLION, mu, sigma }),
      );
    },
    async ratedTogether(people, since) {
      const rows = await db
        .selectFrom('rated')
        .select('table_id')
        .where('person', 'in', people)
        .where('at', '>', since)
        .groupBy('table_id')
        .having(({ fn }) => fn.countAll(), '=', people.length)
        .execute();
      return rows.length;
    },
  };
}

function countedTables(db: Kysely<Schema>): Pick<RatingQueries, 'resultOf' | 'unrated'> {
  return {
    async resultOf(table) {
      const row = await db.selectFrom('counted').select('result').where('table_id', '=', table).executeTakeFirst();
      return row === undefined || row.result === '' ? undefined : (row.result as Result);
    },
    async unrated(most) {
      const rows = await db
        .selectFrom('counted')
        .innerJoin('tables', 'tables.id', 'counted.table_id')
        .select('table_id')
        .where('result', '=', '')
        .where('status', 'in', ['over', 'closed'])
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}

function origins(db: Kysely<Schema>): Pick<RatingQueries, 'claimOrigin' | 'originsAt' | 'copyOrigins'> {
  const count = async (table: string): Promise<void> => {
    await db
      .insertInto('counted')
      .values({ table_id: table, result: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  return {
    async claimOrigin(table, origin, staying) {
      await count(table);
      const others = db.deleteFrom('origins').where('table_id', '=', table);
      await (staying.length === 0 ? others : others.where('person', 'not in', staying)).execute();
      await db
        .insertInto('origins')
        .values({ table_id: table, ...origin })
        .onConflict((conflict) => conflict.doNothing()) // of whichever constraint
        .execute();
      const rows = db.selectFrom('origins').select('person').where('table_id', '=', table);
      return (await rows.where('person', '=', origin.person).executeTakeFirst()) !== undefined;
    },
    async originsAt(table) {
      const rows = await db.selectFrom('origins').select('person').where('table_id', '=', table).execute();
      return rows.map(({ person }) => person);
    },
    async copyOrigins(from, to) {
      await count(to);
      await db
        .insertInto('origins')
        .columns(['table_id', 'person', 'network', 'device'])
        .expression((build) =>
          build
            .selectFrom('origins')
            .select((columns) => [columns.val(to).as('table_id'), 'person', 'network', 'device'])
            .where('table_id', '=', from),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** To be run in one transaction. The second writer of a table, or of the same game of a person, breaks a constraint. */
export function rating(db: Kysely<Schema>, { table, game, at, result, seats }: RatedGame): CompiledQuery[] {
  return [
    ...seats.map((seat) =>
      db
        .insertInto('rated')
        .values(ratedRow(table, game, at, seat))
        .compile(),
    ),
    ...seats.map((seat) => setRating(db, game, at, seat)),
    db
      .insertInto('counted')
      .values({ table_id: table, result })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ result }))
      .compile(),
  ];
}

function ratedRow(table: string, game: string, at: number, row: RatedSeat): Schema['rated'] {
  const { seat, person, games, before, mu, sigma } = row;
  return {
    table_id: table,
    seat,
    person,
    game,
    nth: games,
    before: kept(before),
    mu: kept(mu),
    sigma: kept(sigma),
    at,
  };
}

function setRating(db: Kysely<Schema>, game: string, at: number, row: RatingRow): CompiledQuery {
  const values = { mu: kept(row.mu), sigma: kept(row.sigma), games: row.games, at };
  return db
    .insertInto('ratings')
    .values({ person: row.person, game, ...values })
    .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(values))
    .compile();
}
