/** The clock. Deadlines are rows in the store, so a restart loses none. */
import type { Tables } from '../tables.ts';
import type { Context } from '../context.ts';

export interface Ticking {
  /** Plays for everybody whose time is up now. */
  tick(): Promise<void>;
}

/** How many in one tick. The rest waits for the next one. */
const AT_ONCE = 200;

export function openClock(context: Context, tables: Tables): Ticking {
  let ticking: Promise<void> | undefined;

  async function tick(): Promise<void> {
    for (const { table, seat } of await context.store.overdue(context.now(), AT_ONCE)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order in which they were due
        await (await tables.table(table))?.playForLate(seat);
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
