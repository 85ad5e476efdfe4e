/** Many tables that nobody plays at: what they cost in memory, and how fast one of them is opened. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../src/server/config.ts';
import { openServer } from '../../src/server/server.ts';

const IDLE = 10_000;
const STORED = 100_000;
const OPENED = 200;
const HOST = { id: 'host', name: 'Host' };

export async function measureStored(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-stored-'));
  const server = await openServer(readConfig({ DATA: folder, LOG: 'silent' }));
  const open = (): Promise<object> => server.tables.open({ game: 'don-quixote', seats: ['me'], start: true }, HOST);
  const before = { rss: process.memoryUsage().rss, heap: liveHeap() };
  const ids: string[] = [];
  while (ids.length < IDLE) {
    // oxlint-disable-next-line no-await-in-loop -- in groups
    const group = await Promise.all(Array.from({ length: 100 }, open));
    for (const table of group) ids.push((table as { id: string }).id);
  }
  const rss = (process.memoryUsage().rss - before.rss) / 2 ** 20;
  const heap = (liveHeap() - before.heap) / 2 ** 20;
  console.log(
    `\n${ids.length} idle tables, ${server.tables.size()} of them in memory: ${heap.toFixed(0)} MB of heap; ` +
      `the process grew by ${rss.toFixed(0)} MB, with pages of the database and what is not collected yet`,
  );
  await server.stop();
  await measureOpening(folder, ids);
  rmSync(folder, { recursive: true });
}

/** What is left after a collection. */
function liveHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function measureOpening(folder: string, first: readonly string[]): Promise<void> {
  const server = await openServer(readConfig({ DATA: folder, LOG: 'silent' }));
  const { store } = server.context;
  const kept = await store.table(first[0]);
  for (let stored = first.length; stored < STORED; stored += 1000)
    // oxlint-disable-next-line no-await-in-loop -- in groups
    await Promise.all(
      Array.from({ length: 1000 }, (_, i) => {
        const id = `copy-${stored + i}`;
        const { card, snapshot } = kept!; // opened before
        return store.write({ table: id, card: { ...card, id }, seed: kept!.seed, snapshot: snapshot! });
      }),
    );
  const times: number[] = [];
  for (let i = 0; i < OPENED; i++) {
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await server.tables.hold(`copy-${first.length + Math.floor((i * (STORED - first.length)) / OPENED)}`);
    times.push(performance.now() - begun);
  }
  const median = times.toSorted((a, b) => a - b)[OPENED >> 1];
  console.log(`opening one of ${STORED} stored tables: ${median.toFixed(2)} ms (median of ${OPENED})`);
  await server.stop();
}
