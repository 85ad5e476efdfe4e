/**
 * "Delete me": nobody can be this person from the first moment on; the tables that name them follow one by one. What is left to do
 * is stored, so a server that stops halfway goes on when it starts again.
 */
import type { Context } from '../context.ts';
import type { Asks } from '../nodes/asks.ts';
import type { DepartureRow } from '../store/personal.ts';

export interface Departures {
  /** Resolved when nobody can be this person any more. `keepsTales`: what they wrote stays in the Chronicles. */
  depart(person: string, keepsTales: boolean): Promise<void>;
  /** Goes on with those that are not finished: at the start, and from time to time. */
  run(): Promise<void>;
  /** When what was begun is done. */
  settled(): Promise<void>;
}

export function openDepartures({ store, now, logError }: Context, asks: Pick<Asks, 'ask'>): Departures {
  let running = Promise.resolve();

  /** False if it has to be tried again, because the table could not be read or changed. */
  async function leave(table: string, { person, tales }: DepartureRow): Promise<boolean> {
    try {
      const [answer] = await asks.ask('depart', [table], { person, keepsTales: tales === 1 });
      return answer?.isDone === true;
    } catch (error) {
      logError(`table ${table}: somebody is to be deleted from it`, error);
      return false;
    }
  }

  async function finish(row: DepartureRow): Promise<void> {
    const left: boolean[] = [];
    for (const table of await store.tablesNaming(row.person))
      // oxlint-disable-next-line no-await-in-loop -- others play meanwhile
      left.push(await leave(table, row));
    if (left.every((isDone) => isDone)) await store.finishDeparture(row.person);
  }

  async function runAll(): Promise<void> {
    for (const row of await store.departures())
      // oxlint-disable-next-line no-await-in-loop -- as above
      await finish(row);
  }

  const run = (): Promise<void> =>
    (running = running.then(runAll).catch((error: unknown) => logError('people who are to be deleted', error)));

  return {
    async depart(person, keepsTales) {
      await store.depart({ person, tales: keepsTales ? 1 : 0, at: now() });
      store.nodes.say({ t: 'signed-out', person });
      void run();
    },
    run,
    settled: () => running,
  };
}
