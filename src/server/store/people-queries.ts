/** The queries of one's people, the same for both engines. Limits hold by constraints, also with several servers. */
import { randomInt } from 'node:crypto';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Person } from '../../wire/http.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { PeopleStore } from './people.ts';
import type { Schema } from './schema.ts';

export const peopleQueries = (db: Kysely<Schema>): PeopleStore => ({
  ...meetings(db),
  ...blocks(db),
  ...circles(db),
  ...memberships(db),
  ...invitations(db),
});

interface PersonColumns {
  readonly id: string;
  readonly name: string;
  readonly shield: string | null;
}

const personIn = ({ id, name, shield }: PersonColumns): Person => ({ id, name, ...(shield !== null && { shield }) });

function meetings(db: Kysely<Schema>): Pick<PeopleStore, 'peopleMet' | 'knownAmong'> {
  /** Seats of others at tables of this person where a game has begun. */
  const met = (person: string) =>
    db
      .selectFrom('seats as mine')
      .innerJoin('seats as other', 'other.table_id', 'mine.table_id')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .where('mine.person', '=', person)
      .where('other.person', '<>', person)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('tables.status', 'in', ['playing', 'over']),
          exists(selectFrom('snapshots').select('n').whereRef('snapshots.table_id', '=', 'tables.id')), // closed later
        ]),
      );
  return {
    async peopleMet(person, most) {
      const rows = await met(person)
        .innerJoin('people', 'people.id', 'other.person')
        .select(({ fn }) => [
          'people.id',
          'people.name',
          'people.shield',
          fn.countAll<number>().as('games'),
          fn.max('tables.created').as('last'),
        ])
        .groupBy(['people.id', 'people.name', 'people.shield'])
        .orderBy('last', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ games, last, ...row }) => ({ ...personIn(row), games, last }));
    },
    async knownAmong(person, others) {
      if (others.length === 0) return [];
      const rows = await met(person)
        .where('other.person', 'in', others)
        .select('other.person as id')
        .union(
          db
            .selectFrom('circle_members as mine')
            .innerJoin('circle_members as other', 'other.circle', 'mine.circle')
            .where('mine.person', '=', person)
            .where('other.person', 'in', others)
            .select('other.person as id'),
        )
        .execute();
      return rows.map(({ id }) => id).filter((id) => id !== person);
    },
  };
}

function blocks(db: Kysely<Schema>): Pick<PeopleStore, 'block' | 'unblock' | 'blockedBy' | 'blocksAround'> {
  return {
    async block(person, blocked, at) {
      await db
        .insertInto('blocks')
        .values({ person, blocked, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unblock(person, blocked) {
      await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute();
    },
    async blockedBy(person) {
      const rows = await db
        .selectFrom('blocks')
        .innerJoin('people', 'people.id', 'blocks.blocked')
        .select(['people.id', 'people.name', 'people.shield'])
        .where('blocks.person', '=', person)
        .orderBy('blocks.at', 'desc')
        .execute();
      return rows.map(personIn);
    },
    async blocksAround(person) {
      const rows = await db
        .selectFrom('blocks')
        .select('blocked as id')
        .where('person', '=', person)
        .union(db.selectFrom('blocks').select('person as id').where('blocked', '=', person))
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

type CircleQueries = Pick<
  PeopleStore,
  'addCircle' | 'circle' | 'circlesOf' | 'setCircle' | 'renewCircle' | 'addCircleTable' | 'circleTables'
>;

function circles(db: Kysely<Schema>): CircleQueries {
  return {
    async addCircle(row) {
      await db.insertInto('circles').values(row).execute();
    },
    async circle(id) {
      return db.selectFrom('circles').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async circlesOf(person) {
      return db
        .selectFrom('circle_members as mine')
        .innerJoin('circles', 'circles.id', 'mine.circle')
        .selectAll('circles')
        .select(sql<number>`(select count(*) from circle_members where circle = circles.id)`.as('members'))
        .where('mine.person', '=', person)
        .orderBy('mine.joined')
        .orderBy('mine.circle')
        .execute();
    },
    async setCircle(id, changed) {
      await db.updateTable('circles').set(changed).where('id', '=', id).execute();
    },
    async renewCircle(id) {
      await db
        .updateTable('circles')
        .set(({ eb }) => ({ link: eb('link', '+', 1), is_open: 1 }))
        .where('id', '=', id)
        .execute();
    },
    async addCircleTable(circle, { id, created }) {
      await db
        .insertInto('circle_tables')
        .values({ circle, table_id: id, created })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async circleTables(circle, statuses, games, most) {
      const rows = await db
        .selectFrom('circle_tables')
        .innerJoin('tables', 'tables.id', 'circle_tables.table_id')
        .select('tables.card')
        .where('circle', '=', circle)
        .where('tables.status', 'in', statuses)
        .where('tables.game', 'in', games)
        .orderBy('circle_tables.created', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ card }) => JSON.parse(card) as TableInfo);
    },
  };
}

/** A number below the limit that is not taken. Any of them: many who come at once should not want the same. */
function free(taken: readonly number[], most: number): number | undefined {
  const left = Array.from({ length: most }, (_, number) => number).filter((number) => !taken.includes(number));
  return left.length === 0 ? undefined : left[randomInt(left.length)];
}

/** How often a number is chosen anew that another server has taken meanwhile. */
const TRIES = 20;

type MemberQueries = Pick<PeopleStore, 'membersOf' | 'isMember' | 'joinCircle' | 'leaveCircle'>;

function memberships(db: Kysely<Schema>): MemberQueries {
  const numbers = (circle: string, person: string) =>
    db
      .selectFrom('circle_members')
      .select(['circle', 'person', 'place', 'nth'])
      .where(({ or, eb }) => or([eb('circle', '=', circle), eb('person', '=', person)]))
      .execute();

  const joinCircle: PeopleStore['joinCircle'] = async (circle, person, joined, most) => {
    for (let tried = 0; tried < TRIES; tried++) {
      // oxlint-disable-next-line no-await-in-loop -- read again, because somebody else was faster
      const rows = await numbers(circle, person);
      if (rows.some((row) => row.circle === circle && row.person === person)) return 'joined';
      const places = rows.flatMap((row) => (row.circle === circle ? row.place : []));
      const own = rows.flatMap((row) => (row.person === person ? row.nth : []));
      const [place, nth] = [free(places, most.members), free(own, most.circles)];
      if (place === undefined) return 'full';
      if (nth === undefined) return 'many';
      // oxlint-disable-next-line no-await-in-loop -- as above
      const added = await db
        .insertInto('circle_members')
        .values({ circle, person, joined, place, nth })
        .onConflict((conflict) => conflict.doNothing()) // of whichever constraint
        .returning('person')
        .executeTakeFirst();
      if (added !== undefined) return 'joined';
    }
    return 'full';
  };

  return {
    joinCircle,
    async membersOf(circle) {
      const rows = await db
        .selectFrom('circle_members')
        .innerJoin('people', 'people.id', 'circle_members.person')
        .select(['people.id', 'people.name', 'people.shield', 'joined'])
        .where('circle', '=', circle)
        .orderBy('joined')
        .orderBy('place')
        .execute();
      return rows.map(({ joined, ...row }) => ({ ...personIn(row), joined }));
    },
    async isMember(circle, person) {
      const rows = db.selectFrom('circle_members').select('person').where('circle', '=', circle);
      return (await rows.where('person', '=', person).executeTakeFirst()) !== undefined;
    },
    async leaveCircle(circle, person) {
      await db.deleteFrom('circle_members').where('circle', '=', circle).where('person', '=', person).execute();
      await db.updateTable('circles').set({ owner: '' }).where('id', '=', circle).where('owner', '=', person).execute();
      for (const query of deserted(db, circle))
        // oxlint-disable-next-line no-await-in-loop -- the tables first
        await db.executeQuery(query);
    },
  };
}

/** Deletes circles without members: this one, or all that have no owner. */
function deserted(db: Kysely<Schema>, circle?: string): CompiledQuery[] {
  const which = circle === undefined ? sql<boolean>`owner = ''` : sql<boolean>`id = ${circle}`;
  const empty = sql<boolean>`${which} and not exists (select 1 from circle_members where circle = circles.id)`;
  const ids = db.selectFrom('circles').select('id').where(empty);
  return [
    db.deleteFrom('circle_tables').where('circle', 'in', ids).compile(),
    db.deleteFrom('circles').where(empty).compile(),
  ];
}

function invitations(
  db: Kysely<Schema>,
): Pick<PeopleStore, 'refuseInvitations' | 'refusingAmong' | 'invite' | 'inviterOf' | 'invitedTo'> {
  const ofDay = (day: string, sender: string, person: string) =>
    db
      .selectFrom('invitations')
      .select(['sender', 'person', 'table_id', 'nth', 'again', 'got'])
      .where('day', '=', day)
      .where(({ or, eb }) => or([eb('sender', '=', sender), eb('person', '=', person)]))
      .execute();

  const invite: PeopleStore['invite'] = async (row, ration) => {
    const { table_id, person, sender, day } = row;
    await db
      .deleteFrom('invitations')
      .where('sender', '=', sender)
      .where('at', '<', row.at - KEPT)
      .execute();
    for (let tried = 0; tried < TRIES; tried++) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const rows = await ofDay(day, sender, person);
      if (rows.some((each) => each.table_id === table_id && each.person === person)) return false;
      const sent = rows.filter((each) => each.sender === sender);
      const received = rows.filter((each) => each.person === person);
      const nth = free(
        sent.map((each) => each.nth),
        ration.sent,
      );
      const again = free(
        sent.filter((each) => each.person === person).map((each) => each.again),
        ration.again,
      );
      const got = free(
        received.map((each) => each.got),
        ration.got,
      );
      if (nth === undefined || again === undefined || got === undefined) return false;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const added = await db
        .insertInto('invitations')
        .values({ ...row, nth, again, got })
        .onConflict((conflict) => conflict.doNothing())
        .returning('person')
        .executeTakeFirst();
      if (added !== undefined) return true;
    }
    return false;
  };

  return {
    async refuseInvitations(person, refuses, at) {
      if (!refuses) await db.deleteFrom('uninvited').where('person', '=', person).execute();
      else
        await db
          .insertInto('uninvited')
          .values({ person, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },
    async refusingAmong(given) {
      if (given.length === 0) return [];
      const rows = await db
        .selectFrom('uninvited')
        .innerJoin('people', 'people.id', 'uninvited.person')
        .select(['people.id', 'people.name', 'people.shield'])
        .where('uninvited.person', 'in', given)
        .execute();
      return rows.map(personIn);
    },
    invite,
    async inviterOf(table, person) {
      const row = await db
        .selectFrom('invitations')
        .innerJoin('people', 'people.id', 'invitations.sender')
        .select(['people.id', 'people.name', 'people.shield'])
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where(isWelcome)
        .executeTakeFirst();
      return row && personIn(row);
    },
    async invitedTo(person, most) {
      return db
        .selectFrom('invitations')
        .innerJoin('tables', 'tables.id', 'invitations.table_id')
        .innerJoin('people', 'people.id', 'invitations.sender')
        .select(['tables.id as table', 'people.name as by'])
        .where('person', '=', person)
        .where('tables.status', '=', 'open')
        .where(isWelcome)
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
    },
  };
}

/** Milliseconds for which an invitation is kept. */
const KEPT = 30 * 24 * 3600_000;

const isWelcome = sql<boolean>`not exists (select 1 from uninvited where uninvited.person = invitations.person)
  and not exists (select 1 from blocks
  where (blocks.person = invitations.person and blocks.blocked = invitations.sender)
     or (blocks.person = invitations.sender and blocks.blocked = invitations.person))`;

/** What names a person elsewhere than in a column `person`. To be run in one transaction, after those rows are gone. */
export function leavingPeople(db: Kysely<Schema>, person: string): CompiledQuery[] {
  return [
    db.deleteFrom('blocks').where('blocked', '=', person).compile(),
    db.deleteFrom('invitations').where('sender', '=', person).compile(),
    db.updateTable('circles').set({ owner: '' }).where('owner', '=', person).compile(),
    ...deserted(db),
  ];
}

/** The circles of a person by name, and whom they invited: beside the rows with their id. */
export async function ownPeople(db: Kysely<Schema>, person: string): Promise<{ [table: string]: readonly object[] }> {
  const members = db.selectFrom('circle_members').select('circle').where('person', '=', person);
  return {
    circles: await db.selectFrom('circles').select(['id', 'name', 'created']).where('id', 'in', members).execute(),
    invited: await db
      .selectFrom('invitations')
      .select(['table_id', 'person', 'at'])
      .where('sender', '=', person)
      .execute(),
  };
}
