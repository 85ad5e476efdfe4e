/** Many tables and little room in memory: people come and go all the time, and every move must reach who is there. */
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import { type Dice, NONE } from '../../core/game.ts';
import { SHELF } from '../../games/index.ts';
import { GAMES } from '../../games/load.ts';
import type { TableClient } from '../../wire/client.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import { type Guest, startTable } from './guest.ts';
import { openTestServer } from './server.ts';

export interface EvictionPlan {
  readonly tables: number;
  readonly room: number;
  /** Of each table. */
  readonly moves: number;
}

export interface EvictionReport {
  readonly acknowledged: number;
  /** Acknowledged moves that somebody who followed the table was not told. */
  readonly untold: number;
  /** How often a table was in memory twice. */
  readonly doubled: number;
  /** How often a table left memory and came back. */
  readonly evicted: number;
  /** Seats that a bot took from somebody who was there. */
  readonly replaced: number;
}

/** Milliseconds after which somebody who was not told a move will never be told. */
const PATIENCE = 120_000;

export async function evictionTest({ tables, room, moves }: EvictionPlan, store: Store): Promise<EvictionReport> {
  const seen = new Map<string, Table>();
  const report = { acknowledged: 0, untold: 0, doubled: 0, evicted: 0, replaced: 0 };
  const settings = { TABLES_IN_MEMORY: String(room), RATE: '100000', CONNECTIONS_PER_ADDRESS: '10000' };
  const { newGuest, close } = await openTestServer(settings, {
    store,
    tableChanged(table) {
      const before = seen.get(table.id);
      seen.set(table.id, table);
      if (before === undefined || before === table) return;
      report.evicted++;
      if (!before.isIdle()) report.doubled++;
    },
  });
  await Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const guests = [await newGuest(), await newGuest()];
      const { id } = await startTable(guests);
      const dice = seededDice(`eviction ${i}`);
      const links = guests.map((guest) => guest.follow(id));
      for (let n = 1; n <= moves; n++) {
        // oxlint-disable-next-line no-await-in-loop -- one move after the other
        await comeAndGo(guests, links, id, dice);
        // oxlint-disable-next-line no-await-in-loop -- one move after the other
        report.untold += await playOne(links, n, dice);
        report.acknowledged++;
      }
      const { card } = links[0].now();
      report.replaced += card?.seats.filter((sitter) => sitter.t === 'person' && sitter.away !== undefined).length ?? 0;
      for (const link of links) link.close();
    }),
  );
  await close();
  return report;
}

/** Each of them may leave and come back; both may, and then the table may leave memory. */
async function comeAndGo(guests: readonly Guest[], links: TableClient[], id: string, dice: Dice): Promise<void> {
  const going = guests.map(() => dice.below(2) === 0);
  going.forEach((goes, seat) => goes && links[seat].close());
  await new Promise((later) => void setTimeout(later, dice.below(20)));
  going.forEach((goes, seat) => goes && (links[seat] = guests[seat].follow(id)));
}

/** Plays move n when both were told the one before; how many were not. */
async function playOne(links: readonly TableClient[], n: number, dice: Dice): Promise<number> {
  const untold = (await Promise.all(links.map((link) => isTold(link, n - 1)))).filter((told) => !told).length;
  const asked = links.flatMap((link, seat) => (link.now().asked === NONE ? [] : [{ link, seat }]));
  const { link, seat } = pick(asked, dice);
  const answer = await link.play(pick(GAMES[SHELF[0]].moves(link.now().view, seat) as unknown[], dice));
  if (answer.t === 'no' || answer.n !== n) throw new Error(`move ${n}: ${JSON.stringify(answer)}`);
  return untold;
}

async function isTold(link: TableClient, n: number): Promise<boolean> {
  const begun = performance.now();
  while (link.now().n < n) {
    if (performance.now() - begun > PATIENCE) return false;
    // oxlint-disable-next-line no-await-in-loop -- until it is told
    await new Promise((later) => void setTimeout(later, 5));
  }
  return true;
}
