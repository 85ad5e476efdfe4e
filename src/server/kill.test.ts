/** `kill -9` and SIGTERM in small; `npm run kill` does it at 48 tables, 60 and 20 times. */
import { expect, test } from 'vitest';
import { killTest, type Plan } from './testing/kill-test.ts';

const PLANS: readonly Plan[] = [
  { engine: 'sqlite', tables: 4, kills: 3, databaseKills: 0 },
  { engine: 'postgres', tables: 4, kills: 1, databaseKills: 1 },
];

test.each(PLANS)('$engine: killed, and nothing acknowledged is lost or doubled, no table stuck', async (plan) => {
  const report = await killTest(plan, () => undefined);
  expect(report).toMatchObject({
    lost: 0,
    doubled: 0,
    fallbacks: 0,
    untrue: 0,
    stuck: 0,
    disproved: 0,
    surprises: [],
    kills: plan.kills + plan.databaseKills,
  });
  expect(report.proved).toBeGreaterThan(0);
});
