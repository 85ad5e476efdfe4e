/** Opens the file of SQLite for writing: lock, log, a quick check; and says what to do if it cannot be used. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { takeLock } from './sqlite-lock.ts';
import { sqliteReason, whenFree } from './sqlite-trouble.ts';
import { lostBytes } from './sqlite-wal.ts';
import type { StoreListener } from './store.ts';
import type { Reason } from './trouble.ts';

export interface SqliteFile {
  readonly database: DatabaseSync;
  /** After the database was closed: another process may open it. */
  release(): void;
}

/**
 * `synchronous = FULL` in WAL mode: one fsync per commit, so a loss of power loses no acknowledged move. `secure_delete`:
 * what is overwritten or deleted leaves no bytes in the file.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma cache_size = -32000;
`;

const IN_MEMORY = ':memory:';

export async function openFile(file: string, { warn }: StoreListener): Promise<SqliteFile> {
  if (file === IN_MEMORY) return { database: new DatabaseSync(file), release: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  return explained(file, async () => {
    const lock = takeLock(file);
    const log = logProblem(file, lock.wasLeft);
    if (log !== undefined) warn?.(log);
    try {
      return { database: await connect(file), release: () => lock.release() };
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

async function connect(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file);
  try {
    await whenFree(() => database.exec(PRAGMAS));
    const [found] = checkPages(database, 'quick_check', 1);
    if (found !== undefined) throw new Error(`${file} is damaged: ${found}. ${REMEDIES.damaged}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What is wrong with the pages of the file; nothing, if all is well. */
export function checkPages(database: DatabaseSync, check: 'quick_check' | 'integrity_check', most: number): string[] {
  const found = database.prepare(`pragma ${check}(${most})`).all();
  const texts = found.map((row) => String(Object.values(row)[0]).replaceAll('\n', ' '));
  return texts[0] === 'ok' ? [] : texts;
}

/** What is wrong with the log beside the file. SQLite would not say. */
export function logProblem(file: string, wasLeft: boolean): string | undefined {
  const log = `${file}-wal`;
  if (wasLeft && existsSync(file) && !existsSync(log))
    return `the last server did not stop in order, and ${log} is gone: the newest moves may be missing. ${CUT}`;
  const lost = lostBytes(log);
  if (lost === 0) return undefined;
  return `the last ${lost} bytes of ${log} are no whole commit and are ignored. After a crash this is normal: nobody was told of them. ${CUT}`;
}

const CUT = 'If the file was cut, removed or copied by hand, restore a backup: errantry restore <backup>.';

const RESTORE = 'Restore a backup: errantry restore <backup>.';

const REMEDIES: { readonly [reason in Reason]: string } = {
  'disk full': 'Make room on the disk and start again.',
  'read-only': 'Make the file and its folder writable for this user, and the file system writable, and start again.',
  locked: 'Another program holds a lock on it. End that program and start again.',
  lost: 'Check that the folder exists and that this user may read and write it.',
  damaged: `${RESTORE} (errantry check says more about the damage.)`,
  'input/output error': 'Check the disk and its space, and start again.',
};

const NOT_A_DATABASE = 26;

/** Errors of SQLite while the file is opened name the file and the remedy. */
export async function explained<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const reason = sqliteReason(error);
    if (reason === undefined) throw error;
    const { errcode, message } = error as { errcode: number; message: string };
    const text =
      errcode === NOT_A_DATABASE
        ? `${file} is not a database of Errantry. Move it away to begin with an empty one. ${RESTORE}`
        : `${file}: ${reason} (${message}). ${REMEDIES[reason]}`;
    throw new Error(text, { cause: error });
  }
}
