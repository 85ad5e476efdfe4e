/** Tables leave memory while people come and go. The proofs do it with 300 tables and room for 20. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { evictionTest, type EvictionPlan } from './testing/eviction-test.ts';
import { openerOf } from './testing/engines.ts';

const tables = Number(process.env['EVICTION_TABLES'] ?? 20);
const PLAN: EvictionPlan = { tables, room: Math.max(10, tables / 15), moves: 8 };

async function check(plan: EvictionPlan, store: Store): Promise<void> {
  const report = await evictionTest(plan, store);
  const acknowledged = plan.tables * plan.moves;
  expect(report).toEqual({ acknowledged, untold: 0, doubled: 0, replaced: 0, evicted: expect.any(Number) });
  expect(report.evicted).toBeGreaterThan(plan.tables);
}

test('SQLite: every move is told to everybody who follows, by one owner of the table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-eviction-'));
  await check(PLAN, await openSqlite(join(folder, 'errantry.sqlite')));
  rmSync(folder, { recursive: true });
});

test('PostgreSQL: every move is told to everybody who follows, by one owner of the table', async () => {
  await check(PLAN, await openerOf('PostgreSQL')());
});
