/** The games of a study, shared among workers and kept in a file, so that a study can be stopped and resumed. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Played } from '../study/comparisons.ts';
import type { Row } from '../study/observe.ts';
import type { Plan } from '../study/plan.ts';
import { type Pile, workOff } from './workers.ts';

/** Games of one run: a worker plays them at one go, and what is kept is kept range by range. */
export interface Range {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

interface Kept extends Range {
  readonly rows: readonly Row[];
}

const AT_ONCE = 20;

export function rangesOf({ runs }: Plan): Range[] {
  return runs.flatMap(({ games }, run) =>
    Array.from({ length: Math.ceil(games / AT_ONCE) }, (_, i) => {
      return { run, from: i * AT_ONCE, to: Math.min(games, (i + 1) * AT_ONCE) };
    }),
  );
}

/** Plays what the file does not have yet. The same plan gives the same games, however often it was stopped. */
export async function playStudy(plan: Plan, file: string, workers: number, onDone: (games: number) => void) {
  const rows: Row[][] = plan.runs.map(() => []);
  let done = 0;
  const put = ({ run, from, rows: played }: Kept): void => {
    played.forEach((row, i) => (rows[run][from + i] = row));
    done += played.length;
    onDone(done);
  };
  const kept = keptIn(file, plan);
  kept.forEach(put);
  const names = new Set(kept.map(nameOf));
  const left = rangesOf(plan).filter((range) => !names.has(nameOf(range)));
  const pile: Pile<Range, Row[]> = {
    take: () => left.shift(),
    put(range, played) {
      appendFileSync(file, `${JSON.stringify({ ...range, rows: played })}\n`);
      put({ ...range, rows: played });
    },
    close: () => void left.splice(0),
  };
  await workOff('study-worker.ts', plan, Math.min(workers, left.length), pile);
  return plan.runs.map((run, i): Played => ({ run, rows: rows[i] }));
}

const nameOf = ({ run, from, to }: Range): string => `${run}/${from}/${to}`;

const fingerprint = (plan: Plan): string => createHash('sha256').update(JSON.stringify(plan)).digest('hex');

/** What the file has of this very plan; one of another plan is begun anew. A line that was cut off is left out. */
function keptIn(file: string, plan: Plan): Kept[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const whole = lines[0] === fingerprint(plan) ? lines : [fingerprint(plan)];
  writeFileSync(file, `${whole.join('\n')}\n`);
  return whole.slice(1).map((line) => JSON.parse(line) as Kept);
}
