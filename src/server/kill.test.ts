/** `kill -9` in small; `npm run kill` does it at 50 tables, 30 and 10 times. */
import { expect, test } from 'vitest';
import { killTest, type Plan } from './testing/kill-test.ts';

const PLANS: readonly Plan[] = [
  { engine: 'sqlite', tables: 6, kills: 3, databaseKills: 0 },
  { engine: 'postgres', tables: 6, kills: 1, databaseKills: 1 },
];

test.each(PLANS)('$engine: killed, and no acknowledged move is lost, no table stuck', async (plan) => {
  const report = await killTest(plan, () => undefined);
  expect(report).toMatchObject({ lost: 0, stuck: 0, disproved: 0, surprises: [] });
  expect(report.kills).toBe(plan.kills + plan.databaseKills);
  expect(report.proved).toBeGreaterThanOrEqual(plan.tables);
});
