/** `npm run kill`: 50 tables, 30 kills of the server on SQLite, 10 on PostgreSQL, and 5 of PostgreSQL itself. */
import { killTest, type Plan } from '../src/server/testing/kill-test.ts';

const PLANS: readonly Plan[] = [
  { engine: 'sqlite', tables: 50, kills: 30, databaseKills: 0 },
  { engine: 'postgres', tables: 50, kills: 10, databaseKills: 5 },
];

const [only] = process.argv.slice(2);
let isFine = true;
for (const plan of PLANS) {
  if (only !== undefined && only !== plan.engine) continue;
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const report = await killTest(plan, (line) => console.log(`${plan.engine}: ${line}`));
  console.log(plan.engine, report);
  isFine &&= report.lost === 0 && report.stuck === 0 && report.disproved === 0 && report.surprises.length === 0;
}
process.exit(isFine ? 0 : 1);
