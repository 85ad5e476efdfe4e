/**
 * What one run of the tests leaves behind of PostgreSQL is ended and removed after it. Apart from what starts PostgreSQL:
 * that package hooks into the end of the process, and in vitest's own it would turn a failed run into exit code 0.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'errantry-pg-';
/** What all folders of one run of the tests begin with. */
const RUN = 'ERRANTRY_TEST_RUN';

/** For vitest: before all tests, and what it returns after them, when the workers are gone. */
export function setup(): () => Promise<void> {
  process.env[RUN] = `${FOLDER}${randomBytes(6).toString('hex')}-`;
  return endRun;
}

async function endRun(): Promise<void> {
  const prefix = process.env[RUN] ?? FOLDER;
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => endPostgres(join(tmpdir(), name))));
}

/** At once: nobody needs what it has kept. */
async function endPostgres(folder: string): Promise<void> {
  const note = join(folder, PID);
  // oxlint-disable-next-line no-await-in-loop -- it takes the note away when it ends
  while (existsSync(note) && isTold(folder)) await new Promise((later) => void setTimeout(later, 20));
  rmSync(folder, { recursive: true, force: true });
}

/** Tells it to end. False if it was killed: then its note stays. */
function isTold(folder: string): boolean {
  try {
    return process.kill(pidIn(folder), 'SIGQUIT');
  } catch {
    return false;
  }
}

const PID = 'postmaster.pid';
export const pidIn = (folder: string): number => Number(readFileSync(join(folder, PID), 'utf8').split('\n')[0]);

export const newFolderName = (): string => (process.env[RUN] ?? FOLDER) + randomBytes(6).toString('hex');
