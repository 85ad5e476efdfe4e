/** The clock. Deadlines are rows in the store, so a restart loses none. */
import { longestTime } from './deadlines.ts';
import { type Tables, unlessElsewhere } from '../tables.ts';
import type { Context } from '../context.ts';
import type { Table } from '../table/table.ts';

export interface Ticking {
  /** Plays for everybody whose time is up now. */
  tick(): Promise<void>;
}

/** How many in one tick. The rest waits for the next one. */
const AT_ONCE = 200;
/** Milliseconds until somebody is played for again for whom nothing could be played: nobody else waits for that. */
const AGAIN = 5000;

export function openClock(context: Context, tables: Tables): Ticking {
  let ticking: Promise<void> | undefined;
  let hasRecovered = false;
  /** Decisions that were tried, and until when they are not tried again. Most are made by then, and due no more. */
  const tried = new Map<string, number>();

  const at = (id: string, work: (table: Table) => Promise<void>): Promise<void> =>
    unlessElsewhere(tables.use(id, work));

  /** The machine's clock may have been set back since the rows were stored: then they are due much too late. */
  async function recover(): Promise<void> {
    const now = context.steady();
    for (const { card, due } of await context.store.deadlinesAfter(now))
      // oxlint-disable-next-line no-await-in-loop -- there are few, if any
      if (due > now + longestTime(card)) await at(card.id, (table) => table.storeClocks());
    hasRecovered = true;
  }

  async function tick(): Promise<void> {
    if (!hasRecovered) await recover();
    const now = context.steady();
    for (const [decision, until] of tried) if (until <= now) tried.delete(decision);
    for (const { table, seat, due } of await context.store.overdue(now, AT_ONCE + tried.size)) {
      const decision = `${table} ${seat} ${due}`;
      if (tried.has(decision)) continue;
      tried.set(decision, now + AGAIN);
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order in which they were due
        await at(table, (late) => late.playForLate(seat));
      } catch (error) {
        context.logError(`table ${table}: the clock`, error);
      }
    }
  }

  return {
    tick() {
      ticking ??= tick().finally(() => (ticking = undefined));
      return ticking;
    },
  };
}
