/** `kill -9` and SIGTERM in small; `npm run kill` does it at 48 tables, 60 times, and on PostgreSQL; `chaos.test.ts` with several nodes. */
import { expect, test } from 'vitest';
import { killTest, type Plan } from './testing/kill-test.ts';

const PLAN: Plan = { engine: 'sqlite', tables: 4, kills: 3, databaseKills: 0 };

test('killed, and nothing acknowledged is lost or doubled, no table stuck', async () => {
  const report = await killTest(PLAN, () => undefined);
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    fallbacks: 0,
    untrue: 0,
    stuck: 0,
    disproved: 0,
    surprises: [],
    kills: PLAN.kills,
  });
  expect(report.proved).toBeGreaterThan(0);
});
