/**
 * `npm run kill`: 48 tables, 60 ends of the server on SQLite, 20 on PostgreSQL, and 5 of PostgreSQL itself.
 * `npm run kill -- sqlite 16 12` does it on one engine, with so many tables and ends of the server.
 */
import { killTest, type Plan } from '../src/server/testing/kill-test.ts';

const PLANS: readonly Plan[] = [
  { engine: 'sqlite', tables: 48, kills: 60, databaseKills: 0 },
  { engine: 'postgres', tables: 48, kills: 20, databaseKills: 5 },
];

const [only, tables, kills] = process.argv.slice(2);
let isFine = true;
for (const usual of PLANS) {
  if (only !== undefined && only !== usual.engine) continue;
  const plan = { ...usual, tables: Number(tables ?? usual.tables), kills: Number(kills ?? usual.kills) };
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const report = await killTest(plan, (line) => console.log(`${plan.engine}: ${line}`));
  console.log(plan.engine, report);
  const { lost, doubled, fallbacks, untrue, stuck, disproved, surprises } = report;
  isFine &&= lost + doubled + fallbacks + untrue + stuck + disproved + surprises.length === 0;
}
process.exit(isFine ? 0 : 1);
