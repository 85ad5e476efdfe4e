/**
 * One writing process for each database: whoever holds the lock. It is the lock that SQLite itself takes on a tiny
 * database beside ours, so it ends with its process, however that ends. Readers (backup, check) do not need it.
 */
import { DatabaseSync } from 'node:sqlite';
import { sqliteReason } from './sqlite-trouble.ts';

export interface Lock {
  /** Whether the last process that had the lock ended without releasing it. */
  readonly wasLeft: boolean;
  release(): void;
}

const [CLOSED, OPEN] = [0, 1];

export function takeLock(file: string): Lock {
  const lock = new DatabaseSync(`${file}-lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    const wasLeft = lock.prepare('pragma user_version').get()?.['user_version'] === OPEN;
    lock.exec(`pragma user_version = ${OPEN}; commit`); // in this locking mode the lock outlives the transaction
    return {
      wasLeft,
      release() {
        lock.exec(`pragma user_version = ${CLOSED}`);
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (sqliteReason(error) !== 'locked') throw error;
    throw new Error(
      `another Errantry server is using ${file}. Stop it first, or give this one another folder (DATA).`,
      { cause: error },
    );
  }
}
