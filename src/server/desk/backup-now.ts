/** A backup for whoever sits at the admin desk: made by a process of its own, so that nobody at a table waits for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Refusal, refuse, SERVER_RULES } from '../../wire/rules.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';

export interface BackupNow {
  /** The file, from its first byte on. Nothing of it stays on this machine. */
  make(): Promise<Readable | Refusal>;
}

const ERRANTRY = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

export function openBackupNow(
  { DATA, DATABASE_URL }: Pick<Config, 'DATA' | 'DATABASE_URL'>,
  { logError }: Pick<Context, 'logError'>,
): BackupNow {
  let isBusy = false;

  /** Beside the database, where there is room for it, or wherever the system has room. */
  function newFolder(): string {
    if (DATABASE_URL !== undefined) return mkdtempSync(join(tmpdir(), 'errantry-backup-'));
    mkdirSync(DATA, { recursive: true });
    return mkdtempSync(join(DATA, 'backup-'));
  }

  async function copyTo(file: string): Promise<void> {
    const env = { ...process.env, DATA, ...(DATABASE_URL !== undefined && { DATABASE_URL }) };
    const child = spawn(process.execPath, [ERRANTRY, 'backup', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(said.trim() || `ended with ${code}`);
  }

  return {
    async make() {
      if (isBusy) return refuse(SERVER_RULES.busy);
      isBusy = true;
      const folder = newFolder();
      try {
        const file = join(folder, 'errantry.sqlite');
        await copyTo(file);
        const opened = await open(file); // it can be read after it is gone from its folder, and nothing is left of it then
        return opened.createReadStream();
      } catch (error) {
        logError('a backup from the desk', error);
        return refuse(SERVER_RULES.noBackup);
      } finally {
        rmSync(folder, { recursive: true, force: true });
        isBusy = false;
      }
    },
  };
}
