/** Kysely on the SQLite of Node. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { Schema } from './schema.ts';
import { patiently } from './sqlite-trouble.ts';

/** Kysely expects the interface of another driver: this adapts the methods that differ. */
export function kyselyOn(database: DatabaseSync): Kysely<Schema> {
  const driver: SqliteDatabase = {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
  return new Kysely({ dialect: new NodeDialect({ database: driver }) });
}

class NodeDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor({ database }: { readonly database: SqliteDatabase }) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new WholeAdapter();
  }

  override createDriver(): Driver {
    return new PatientDriver({ database: this.#database });
  }
}

/** Kysely assumes the opposite, but in SQLite changes of tables are transactional: a migration is all or nothing. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Every statement waits while another program writes. */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, size) => connection.streamQuery(query, size),
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
    };
  }
}
