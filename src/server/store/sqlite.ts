/** SQLite: one file, written by this process only. Prepared statements for everything that runs at every move. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { TableInfo } from '../../wire/table-info.ts';
import { groupCommit } from './group-commit.ts';
import { queries } from './queries.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Change, Settled, Store } from './store.ts';

/** `synchronous = FULL` in WAL mode: one fsync per commit, so a loss of power loses no acknowledged move. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma cache_size = -32000;
`;

export async function openSqlite(file: string, settled: Settled = () => undefined): Promise<Store> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(PRAGMAS);
  const db = kyselyOn(database);
  await migrate(db);
  const put = statements(database);
  const numbers = numbersOf(put);
  const group = groupCommit((changes) => {
    put.begin.run();
    try {
      for (const change of changes) save(put, numbers, change);
      put.commit.run();
    } catch (error) {
      put.rollback.run();
      numbers.forget();
      throw error;
    }
  }, settled);
  return {
    ...queries(db),
    write: (change) => group.write(change),
    async ready() {
      put.probe.get();
    },
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

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
  return new Kysely({ dialect: new WholeMigrations({ database: driver }) });
}

/** Kysely assumes the opposite, but in SQLite changes of tables are transactional: a migration is all or nothing. */
class WholeMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeAdapter();
  }
}

class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type Statements = ReturnType<typeof statements>;

function statements(database: DatabaseSync) {
  return {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
    probe: database.prepare('select 1 from tables limit 1'),
    addTable: database.prepare(
      'insert into tables (id, game, status, listed, card, seed, created) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    findNumber: database.prepare('select number from tables where id = ?'),
    setTable: database.prepare('update tables set status = ?, listed = ?, card = ? where id = ?'),
    clearSeats: database.prepare('delete from seats where table_id = ?'),
    addSeat: database.prepare('insert into seats (table_id, seat, person) values (?, ?, ?)'),
    addMove: database.prepare(
      'insert into moves (table_number, n, seat, id, at, version, move, events) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    setMove: database.prepare('update moves set move = ?, events = ? where table_number = ? and n = ?'),
    setSnapshot: database.prepare(
      'insert or replace into snapshots (table_id, n, version, state, asked) values (?, ?, ?, ?, ?)',
    ),
    setDeadline: database.prepare(
      'insert or replace into deadlines (table_id, seat, due, reserve) values (?, ?, ?, ?)',
    ),
    addPerson: database.prepare('insert into people (id, name, created) values (?, ?, ?)'),
    addKey: database.prepare('insert into keys (key, person) values (?, ?)'),
    addChat: database.prepare('insert into chats (table_id, c, person, name, text, at) values (?, ?, ?, ?, ?, ?)'),
  };
}

interface Numbers {
  of(table: string): number;
  /** After a rollback: another table may get the number of one that was not added. */
  forget(): void;
}

/** How many numbers of tables are cached. */
const AT_HAND = 10_000;

function numbersOf({ findNumber }: Statements): Numbers {
  const known = new Map<string, number>();
  return {
    of(table) {
      let number = known.get(table);
      if (number !== undefined) return number;
      const found = findNumber.get(table);
      if (found === undefined) throw new Error(`there is no table ${table}`);
      number = found['number'] as number;
      if (known.size === AT_HAND) known.clear();
      known.set(table, number);
      return number;
    },
    forget: () => known.clear(),
  };
}

function save(
  put: Statements,
  numbers: Numbers,
  { table, card, seed, move, torn, snapshot, deadlines, chat, person }: Change,
): void {
  if (card !== undefined) saveTable(put, card, seed);
  if (move !== undefined)
    put.addMove.run(numbers.of(table), move.n, move.seat, move.id, move.at, move.version, move.move, move.events);
  for (const row of torn ?? []) put.setMove.run(row.move, row.events, numbers.of(table), row.n);
  if (snapshot !== undefined)
    put.setSnapshot.run(table, snapshot.n, snapshot.version, snapshot.state, JSON.stringify(snapshot.asked));
  deadlines?.forEach(({ due, reserve }, seat) => put.setDeadline.run(table, seat, due, reserve));
  if (person !== undefined) {
    put.addPerson.run(person.id, person.name, person.at);
    put.addKey.run(person.key, person.id);
  }
  if (chat !== undefined) put.addChat.run(table, chat.c, chat.person, chat.name, chat.text, chat.at);
}

function saveTable(put: Statements, card: TableInfo, seed: string | undefined): void {
  const text = JSON.stringify(card);
  const listed = card.listed ? 1 : 0;
  if (seed !== undefined) put.addTable.run(card.id, card.game, card.status, listed, text, seed, card.created);
  else put.setTable.run(card.status, listed, text, card.id);
  put.clearSeats.run(card.id);
  card.seats.forEach((sitter, seat) => {
    if (sitter.t === 'person') put.addSeat.run(card.id, seat, sitter.person);
  });
}
