/** Chaos in small; `npm run proofs` does it for two minutes, and `npm run chaos` at 200 tables with 100 faults. */
import { expect, test } from 'vitest';
import { chaosTest, type Fault } from './testing/chaos-test.ts';

const FEW: readonly Fault[] = ['kill', 'freeze', 'database silent', 'nodes cut', 'rolling restart', 'database killed'];
const faults = Number(process.env['CHAOS_FAULTS'] ?? FEW.length);
const tables = Number(process.env['CHAOS_TABLES'] ?? 8);
/** Milliseconds. Most of it is waiting; on a busy machine three nodes need long to start. */
const PATIENCE = 600_000;

test(
  'PostgreSQL: three nodes are killed, frozen and cut off; nothing is lost, doubled, or told by two owners',
  async () => {
    const plan = { nodes: 3, tables, faults, freeze: 8, cut: 3, between: 15, seed: 'chaos' };
    const report = await chaosTest({ ...plan, ...(faults <= FEW.length && { only: FEW }) }, () => undefined);
    expect(report).toMatchObject({
      lost: 0,
      doubled: 0,
      disorder: 0,
      seats: 0,
      owners: 0,
      untrue: 0,
      disproved: 0,
      stuck: 0,
      surprises: [],
    });
    expect(report.acknowledged).toBeGreaterThan(faults * plan.between);
  },
  PATIENCE,
);
