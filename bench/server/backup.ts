/** How long a backup takes, while nobody plays and while moves are written all the time. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { scene, SANCHO, ALONSO } from '../../src/server/testing/scene.ts';

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const TABLES = 2000;
const MOVES = 50;
const TIMES = 5;

export async function measureBackup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-backup-'));
  const file = join(folder, 'errantry.sqlite');
  const store = await openSqlite(file);
  const ids = await filled(store);
  const idle = await median(folder);
  const stop = new AbortController();
  let written = 0;
  const writing = (async (): Promise<void> => {
    for (let n = MOVES + 1; !stop.signal.aborted; n++) {
      // oxlint-disable-next-line no-await-in-loop -- a group after the other
      await Promise.all(ids.slice(0, 200).map((id) => store.write({ table: id, move: row(n) })));
      written += 200;
    }
  })();
  const busy = await median(folder);
  stop.abort();
  await writing;
  console.log(
    `\na backup of ${(statSync(file).size / 2 ** 20).toFixed(0)} MB: ${idle.toFixed(2)} s while nobody plays, ` +
      `${busy.toFixed(2)} s while moves are written (${written} of them): ${(busy / idle).toFixed(2)} times`,
  );
  await store.close();
  rmSync(folder, { recursive: true });
}

const row = (n: number) => ({
  n,
  seat: 0,
  id: `m${n}`,
  at: n,
  version: 1,
  move: '{"t":"lay"}',
  events: JSON.stringify([{ t: 'laid', text: 'x'.repeat(300) }]),
  told: n,
});

async function filled(store: Store): Promise<string[]> {
  const stage = await scene({ store });
  const kept = (await store.table((await stage.table([ALONSO, SANCHO])).id))!; // opened just now
  const ids = Array.from({ length: TABLES }, (_, i) => `copy-${i}`);
  for (const id of ids) {
    const { card, seed, snapshot } = kept;
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    await Promise.all([
      store.write({ table: id, card: { ...card, id }, seed, snapshot: snapshot! }),
      ...Array.from({ length: MOVES }, (_, n) => store.write({ table: id, move: row(n + 1) })),
    ]);
  }
  return ids;
}

/** Seconds, with the start of the command. */
async function median(folder: string): Promise<number> {
  const times: number[] = [];
  while (times.length < TIMES) {
    const backup = join(folder, `backup-${Math.random()}`);
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await promisify(execFile)(process.execPath, [CLI, 'backup', backup], { env: { ...process.env, DATA: folder } });
    times.push((performance.now() - begun) / 1000);
    rmSync(backup);
  }
  return times.toSorted((a, b) => a - b)[TIMES >> 1];
}
