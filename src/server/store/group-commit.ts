/**
 * Changes that arrive together are written together: one commit and one wait for the disk for all tables of a tick.
 * While one commit runs, the next group collects.
 */
import type { Change, Settled } from './store.ts';

/** A group of this size does not wait for the end of the tick: memory costs more than another wait for the disk. */
const MANY = 256;

/** Writes all of them or none, in their order. */
export type Commit = (changes: readonly Change[]) => void | Promise<void>;

interface Waiting {
  readonly change: Change;
  readonly saved: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Group {
  write(change: Change): Promise<void>;
  /** Fulfilled when nothing waits any more. */
  idle(): Promise<void>;
}

export function groupCommit(commit: Commit, settled: Settled): Group {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  /** When the first waiting change arrived. */
  let since = 0;
  let begin: () => void = () => undefined;

  async function run(): Promise<void> {
    await new Promise<void>((resolve) => {
      begin = resolve;
      setImmediate(resolve);
    });
    while (waiting.length > 0) {
      const group = waiting;
      const begun = since;
      waiting = [];
      // oxlint-disable-next-line no-await-in-loop -- one commit at a time
      if (!(await attempt(group))) await oneByOne(group);
      settled((performance.now() - begun) / 1000);
    }
    running = undefined;
  }

  async function attempt(group: readonly Waiting[]): Promise<boolean> {
    try {
      await commit(group.map(({ change }) => change));
    } catch {
      return false;
    }
    for (const { saved } of group) saved();
    return true;
  }

  /** A failing table must not fail the others. Its later changes were built on the failed one, so they fail too. */
  async function oneByOne(group: readonly Waiting[]): Promise<void> {
    const tables = Map.groupBy(group, ({ change }) => change.table);
    for (const [table, mine] of tables) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one commit at a time
        await commit(mine.map(({ change }) => change));
        for (const { saved } of mine) saved();
      } catch (error) {
        const built = waiting.filter(({ change }) => change.table === table);
        waiting = waiting.filter(({ change }) => change.table !== table);
        for (const { failed } of [...mine, ...built]) failed(error);
      }
    }
  }

  return {
    write(change) {
      return new Promise((saved, failed) => {
        if (waiting.length === 0) since = performance.now();
        waiting.push({ change, saved, failed });
        if (waiting.length === MANY) begin();
        running ??= run();
      });
    },
    async idle() {
      await running;
    },
  };
}
