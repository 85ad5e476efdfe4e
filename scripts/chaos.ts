/**
 * `npm run chaos`: 3 nodes on PostgreSQL, 200 tables, 100 faults. With words, another size: `npm run chaos -- 20 16` plays
 * 20 tables and makes 16 faults; a third word is the least number of moves between two faults, a fourth the seed, and
 * a fifth is part of the name of the only fault.
 */
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chaosTest, FAULTS } from '../src/server/testing/chaos-test.ts';

const [tables = '200', faults = '100', between = '500', seed = 'chaos', only = ''] = process.argv.slice(2);
/** Where the logs of all nodes go, if anywhere. */
const { CHAOS_LOG } = process.env;

const plan = {
  nodes: 3,
  tables: Number(tables),
  faults: Number(faults),
  freeze: 10,
  cut: 9,
  between: Number(between),
  seed,
  only: FAULTS.filter((fault) => fault.includes(only)),
};
const report = await chaosTest(
  plan,
  (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line} (load ${loadavg()[0].toFixed(0)})`),
  (line) => CHAOS_LOG !== undefined && appendFileSync(CHAOS_LOG, `${line}\n`),
);
console.log({ ...report, surprises: report.surprises.slice(0, 40) });
const { lost, doubled, disorder, seats, owners, untrue, stuck, disproved, surprises } = report;
process.exit(lost + doubled + disorder + seats + owners + untrue + stuck + disproved + surprises.length === 0 ? 0 : 1);
