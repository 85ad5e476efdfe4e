/** The queries of identities, the same for both engines. */
import type { Kysely } from 'kysely';
import type { IdentityStore } from './identity.ts';
import type { Schema } from './schema.ts';

export const identityQueries = (db: Kysely<Schema>): IdentityStore => ({
  ...passkeyQueries(db),
  ...challengeQueries(db),
  ...deviceQueries(db),
});

type PasskeyQueries = Pick<
  IdentityStore,
  'passkeys' | 'passkey' | 'addPasskey' | 'countPasskey' | 'removePasskey' | 'setShield' | 'sinceOf'
>;

function passkeyQueries(db: Kysely<Schema>): PasskeyQueries {
  return {
    async setShield(person, shield) {
      await db.updateTable('people').set({ shield }).where('id', '=', person).execute();
    },
    async sinceOf(person) {
      const row = await db.selectFrom('people').select('created').where('id', '=', person).executeTakeFirst();
      return row?.created;
    },
    async passkeys(person) {
      return db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();
    },
    async passkey(id) {
      return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async addPasskey(row) {
      const added = await db
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    async countPasskey(id, counter, at) {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, used: at })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
    async removePasskey(person, id) {
      await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
    },
  };
}

function challengeQueries(db: Kysely<Schema>): Pick<IdentityStore, 'addChallenge' | 'takeChallenge'> {
  return {
    async addChallenge(challenge, person, until, now) {
      await db.deleteFrom('challenges').where('until', '<', now).execute();
      await db.insertInto('challenges').values({ challenge, person, until }).execute();
    },
    async takeChallenge(challenge, now) {
      const taken = await db
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .returning(['person', 'until'])
        .executeTakeFirst();
      return taken === undefined || taken.until < now ? undefined : taken.person;
    },
  };
}

type DeviceQueries = Pick<IdentityStore, 'devices' | 'removeKey' | 'removeKeys' | 'hasRecovery' | 'removeLinks'>;

function deviceQueries(db: Kysely<Schema>): DeviceQueries {
  return {
    async devices(person) {
      const rows = await db.selectFrom('keys').select('key').where('person', '=', person).execute();
      return rows.length;
    },
    async removeKey(key) {
      await db.deleteFrom('keys').where('key', '=', key).execute();
    },
    async removeKeys(person, but = '') {
      await db.deleteFrom('keys').where('person', '=', person).where('key', '<>', but).execute();
    },
    async hasRecovery(person, now) {
      const row = await db
        .selectFrom('links')
        .select('key')
        .where('person', '=', person)
        .where('kind', '=', 'recovery')
        .where('until', '>=', now)
        .executeTakeFirst();
      return row !== undefined;
    },
    async removeLinks(person, kind) {
      await db.deleteFrom('links').where('person', '=', person).where('kind', '=', kind).execute();
    },
  };
}
