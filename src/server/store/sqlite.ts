/** SQLite: one file, written by this process only. Prepared statements for everything that runs at every move. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, Kysely } from 'kysely';
import type { TableInfo } from '../../wire/table-info.ts';
import { ALONE, Overtaken } from './nodes.ts';
import { closing, removing } from './abandoned.ts';
import type { DepartureRow } from './personal.ts';
import { departingAll } from './personal-queries.ts';
import { groupCommit } from './group-commit.ts';
import { migrate, refuseNewer } from './migrations.ts';
import { TOLD_ONCE } from './notice-queries.ts';
import type { ToTell } from './notices.ts';
import { queries } from './queries.ts';
import { explained, openFile, type SqliteFile } from './sqlite-file.ts';
import { rating } from './rating-queries.ts';
import type { RatedGame } from './ratings.ts';
import type { Schema } from './schema.ts';
import { kyselyOn } from './sqlite-kysely.ts';
import { sqliteReason, whenFree } from './sqlite-trouble.ts';
import { type Change, PADDING, type Store, type StoreListener, type UnfinishedTable } from './store.ts';
import { StoreTrouble, type Translate, translated, translator } from './trouble.ts';

/** Milliseconds for which the readiness check waits for the lock of another program. */
const READY_PATIENCE = 1000;

/** Tests may hand in an open file, to set its limits. */
export async function openSqlite(file: string, listener: StoreListener = {}, given?: SqliteFile): Promise<Store> {
  const opened = given ?? (await openFile(file, listener));
  const { database } = opened;
  const db = kyselyOn(database);
  const { translate, damage } = troublesOf(file);
  const close = async (): Promise<void> => {
    await db.destroy();
    opened.release();
  };
  await explained(file, () => updated(db, file)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const put = statements(database);
  const numbers = numbersOf(put);
  const inTransaction = (write: () => void): void => {
    try {
      put.begin.run();
      write();
      put.commit.run();
    } catch (error) {
      if (database.isTransaction) put.rollback.run(); // on a full disk SQLite has done so already
      numbers.forget();
      throw error;
    }
  };
  let isTornInLog = false;
  const commit = (changes: readonly Change[]): void => {
    inTransaction(() => changes.forEach((change) => save(put, numbers, change)));
    isTornInLog ||= changes.some(isTorn);
    if (isTornInLog) isTornInLog = !emptyLog(database); // after a later commit, if somebody reads the log now
  };
  const group = groupCommit((changes) => whenFree(() => commit(changes)), translate, listener);
  async function ready(): Promise<void> {
    const damaged = damage();
    if (damaged !== undefined) throw damaged;
    await whenFree(() => inTransaction(() => probe(put)), READY_PATIENCE);
  }
  async function run(compiled: readonly CompiledQuery[]): Promise<void> {
    await whenFree(() =>
      inTransaction(() => {
        for (const { sql, parameters } of compiled) database.prepare(sql).run(...(parameters as SQLInputValue[]));
      }),
    );
    numbers.forget();
  }
  const expiry = {
    closeTable: (found: UnfinishedTable, card: TableInfo, tell: readonly ToTell[]) =>
      run(closing(db, found, card, tell)),
    removeTable: (found: UnfinishedTable) => run(removing(db, found)),
    depart: async (row: DepartureRow) => run(await departingAll(db, row)),
    saveRated: (game: RatedGame) => run(rating(db, game)),
  };
  return {
    nodes: ALONE,
    ...translated({ ...queries(db), ...expiry, ready }, translate),
    write: (change) => group.write(change),
    async close() {
      await group.idle();
      await close();
    },
  };
}

/** The log has what was torn out until it is emptied. False if that was not possible. */
function emptyLog(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } catch {
    return false; // the change itself is stored
  }
}

/** The new row takes its room before the old one gives any back. */
function probe({ addProbe, dropProbes }: Statements): void {
  dropProbes.run(addProbe.run(Date.now(), PADDING).lastInsertRowid);
}

async function updated(db: Kysely<Schema>, file: string): Promise<void> {
  await refuseNewer(db, file);
  await migrate(db);
}

/** Damage is never over by itself, so it is remembered. */
function troublesOf(file: string): { translate: Translate; damage: () => StoreTrouble | undefined } {
  const troubleOf = translator(file, sqliteReason);
  let damage: StoreTrouble | undefined;
  return {
    translate(error) {
      const trouble = troubleOf(error);
      if (trouble instanceof StoreTrouble && trouble.reason === 'damaged') damage = trouble;
      return trouble;
    },
    damage: () => damage,
  };
}

type Statements = ReturnType<typeof statements>;

/** Whether words are to be gone for good. */
const isTorn = ({ torn, tornChat, departed }: Change): boolean =>
  torn !== undefined || tornChat !== undefined || departed !== undefined;

/** Lines of chat keep their numbers. */
const DEPART = [
  `update chats set person = '', id = null, name = '', text = '' where table_id = ? and person = ?`,
  'delete from marks where table_id = ? and person = ?',
  'delete from requests where table_id = ? and person = ?',
];

function statements(database: DatabaseSync) {
  return {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
    tearChat: database.prepare(
      `update chats set person = '', id = null, name = '', text = '' where table_id = ? and c = ?`,
    ),
    addProbe: database.prepare('insert into readiness (at, padding) values (?, ?)'),
    dropProbes: database.prepare('delete from readiness where rowid < ?'),
    addTable: database.prepare(
      'insert into tables (id, game, status, listed, card, seed, created) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    findNumber: database.prepare('select number from tables where id = ?'),
    setTable: database.prepare(
      `update tables set status = ?, listed = ?, card = ?, card_version = card_version + 1
       where id = ? and card_version = coalesce(?, card_version)`,
    ),
    clearSeats: database.prepare('delete from seats where table_id = ?'),
    addSeat: database.prepare('insert into seats (table_id, seat, person) values (?, ?, ?)'),
    addMove: database.prepare(
      'insert into moves (table_number, n, seat, id, at, version, move, events, told) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    setMove: database.prepare('update moves set move = ?, events = ? where table_number = ? and n = ?'),
    setSnapshot: database.prepare(
      'insert or replace into snapshots (table_id, n, version, state, asked) values (?, ?, ?, ?, ?)',
    ),
    setDeadline: database.prepare(
      'insert or replace into deadlines (table_id, seat, due, reserve) values (?, ?, ?, ?)',
    ),
    addDaily: database.prepare('insert into daily_tables (day, person, device, table_id) values (?, ?, ?, ?)'),
    setPoints: database.prepare('update daily_tables set points = ? where table_id = ?'),
    addPerson: database.prepare('insert into people (id, name, created) values (?, ?, ?)'),
    addKey: database.prepare('insert into keys (key, person) values (?, ?)'),
    addRequest: database.prepare('insert into requests (table_id, person, id) values (?, ?, ?)'),
    tell: database.prepare(
      `insert into notices (way, table_id, person, id, due, tries, kind)
       select id, ?, person, ?, ?, 0, ? from ways where person = ? and code = ''
       and not exists (select 1 from silences where silences.person = ways.person and silences.table_id = ?) ${TOLD_ONCE}`,
    ),
    depart: DEPART.map((text) => database.prepare(text)),
    addChat: database.prepare(
      'insert into chats (table_id, c, person, id, name, text, at) values (?, ?, ?, ?, ?, ?, ?)',
    ),
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
  {
    table,
    card,
    version,
    request,
    seed,
    move,
    torn,
    snapshot,
    deadlines,
    chat,
    tornChat,
    departed,
    person,
    daily,
    points,
    tell,
  }: Change,
): void {
  if (card !== undefined) saveTable(put, card, version, seed);
  if (request !== undefined) put.addRequest.run(table, request.person, request.id);
  if (move !== undefined)
    put.addMove.run(
      numbers.of(table),
      move.n,
      move.seat,
      move.id,
      move.at,
      move.version,
      move.move,
      move.events,
      move.told,
    );
  for (const row of torn ?? []) put.setMove.run(row.move, row.events, numbers.of(table), row.n);
  if (snapshot !== undefined)
    put.setSnapshot.run(table, snapshot.n, snapshot.version, snapshot.state, JSON.stringify(snapshot.asked));
  deadlines?.forEach(({ due, reserve }, seat) => put.setDeadline.run(table, seat, due, reserve));
  if (daily !== undefined) put.addDaily.run(daily.day, daily.person, daily.device, table);
  if (points !== undefined) put.setPoints.run(points, table);
  if (person !== undefined) {
    put.addPerson.run(person.id, person.name, person.at);
    put.addKey.run(person.key, person.id);
  }
  if (departed !== undefined) for (const statement of put.depart) statement.run(table, departed);
  if (tornChat !== undefined) put.tearChat.run(table, tornChat);
  for (const { id, due, kind, person: who } of tell ?? []) put.tell.run(table, id, due, kind, who, table);
  if (chat !== undefined) put.addChat.run(table, chat.c, chat.person, chat.id, chat.name, chat.text, chat.at);
}

function saveTable(put: Statements, card: TableInfo, version: number | undefined, seed: string | undefined): void {
  const text = JSON.stringify(card);
  const listed = card.listed ? 1 : 0;
  if (seed !== undefined) put.addTable.run(card.id, card.game, card.status, listed, text, seed, card.created);
  else if (put.setTable.run(card.status, listed, text, card.id, version ?? null).changes === 0)
    throw new Overtaken(card.id);
  put.clearSeats.run(card.id);
  card.seats.forEach((sitter, seat) => {
    if (sitter.t === 'person') put.addSeat.run(card.id, seat, sitter.person);
  });
}
