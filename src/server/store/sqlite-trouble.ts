/** Errors of SQLite (https://sqlite.org/rescode.html): which are troubles, and waiting while another program writes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reason } from './trouble.ts';

/** The low byte of a result code is its kind. */
const REASONS = new Map<number, Reason>([
  [5, 'locked'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'input/output error'],
  [11, 'damaged'],
  [13, 'disk full'],
  [14, 'lost'],
  [26, 'damaged'],
]);

export function sqliteReason(error: unknown): Reason | undefined {
  const code = (error as { readonly errcode?: unknown } | undefined)?.errcode;
  return typeof code === 'number' ? REASONS.get(code & 0xff) : undefined;
}

/** Milliseconds for which we try again while another program holds the lock. */
const PATIENCE = 5000;
const LONGEST_WAIT = 50;

/**
 * Tries again by timers while the database is locked, so that the event loop goes on meanwhile; SQLite's own waiting
 * (busy_timeout) would stop it. Without a lock nothing is asynchronous.
 */
export function whenFree<T>(act: () => T, patience = PATIENCE): T | Promise<T> {
  try {
    return act();
  } catch (error) {
    if (sqliteReason(error) !== 'locked') throw error;
    return tryAgain(act, performance.now() + patience);
  }
}

/** The same for what is asynchronous anyway. */
export async function patiently<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (sqliteReason(error) !== 'locked') throw error;
    return tryAgain(act, performance.now() + PATIENCE);
  }
}

async function tryAgain<T>(act: () => T | Promise<T>, until: number): Promise<T> {
  for (let wait = 1; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    // oxlint-disable-next-line no-await-in-loop -- until it is free
    await sleep(wait);
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it is free
      return await act();
    } catch (error) {
      if (sqliteReason(error) !== 'locked' || performance.now() > until) throw error;
    }
  }
}
