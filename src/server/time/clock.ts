/** The clock. Deadlines are rows in the store, so it remembers nothing and a restart forgets none. */
import type { Hall } from '../tables.ts';
import type { House } from '../context.ts';

export interface Ticking {
  /** Plays for everybody who is overdue now. */
  tick(): Promise<void>;
}

/** So many at once: the rest is there at the next tick. */
const AT_ONCE = 200;

export function openClock(house: House, hall: Hall): Ticking {
  let ticking: Promise<void> | undefined;

  async function tick(): Promise<void> {
    for (const { table, seat } of await house.store.overdue(house.now(), AT_ONCE)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order in which they were due
        await (await hall.table(table))?.late(seat);
      } catch (error) {
        house.troubled(`table ${table}: the clock`, error);
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
