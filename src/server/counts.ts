/** What games count beside points: counted when somebody looks back for the first time, then kept. */
import { setImmediate } from 'node:timers/promises';
import type { Counts } from '../core/tally.ts';
import { TALLIES } from '../games/load.ts';
import type { TableInfo } from '../wire/table-info.ts';
import type { Context } from './context.ts';
import { eventsOf } from './table/history.ts';

export interface KeptCounts {
  /** By table and seat. Games that count nothing, and those that cannot be read any more, are not there. */
  at(tables: readonly TableInfo[]): Promise<Map<string, readonly Counts[]>>;
}

export function openCounts(context: Context): KeptCounts {
  const { store, games } = context;

  async function counted(card: TableInfo): Promise<readonly Counts[] | undefined> {
    const tally = TALLIES[card.game];
    if (tally === undefined || games[card.game] === undefined || card.outcome === undefined) return undefined;
    await setImmediate(); // live tables come between
    try {
      const counts = tally.count(await eventsOf(games[card.game], context, card), card.seats.length);
      await store.saveTally({ table_id: card.id, version: tally.version, counts: JSON.stringify(counts) });
      return counts;
    } catch (error) {
      context.logError(`table ${card.id}: its counts`, error); // the other games can still be looked at
      return undefined;
    }
  }

  return {
    async at(cards) {
      const kept = new Map((await store.tallies(cards.map(({ id }) => id))).map((row) => [row.table_id, row]));
      const all = new Map<string, readonly Counts[]>();
      for (const card of cards) {
        const row = kept.get(card.id);
        const isKept = row !== undefined && row.version === TALLIES[card.game]?.version;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const counts = isKept ? (JSON.parse(row.counts) as readonly Counts[]) : await counted(card);
        if (counts !== undefined) all.set(card.id, counts);
      }
      return all;
    },
  };
}
