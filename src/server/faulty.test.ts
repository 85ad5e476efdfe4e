/**
 * Random games of all four on a store that fails again and again, with bots, chat and a player whom the host removes: the
 * table always ends as the log says, and everybody was told a part of it. `npm run proofs` plays more of them.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SHELF } from '../games/index.ts';
import { GAMES, MANIFESTS } from '../games/load.ts';
import { type TableRecord, verify } from '../core/verify.ts';
import type { TableInfo } from '../wire/table-info.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { audit } from './testing/audit.ts';
import { FaultyDatabase } from './testing/faulty-database.ts';
import { type Guest, startTable } from './testing/guest.ts';
import { quickTime } from './testing/players.ts';
import { playAtRandom, untilAnswered } from './testing/random-player.ts';
import { openTestServer, type TestServer } from './testing/server.ts';

const GAMES_OF_EACH = Number(process.env['FAULTY_GAMES'] ?? 1);
const RUNS = SHELF.flatMap((game) => Array.from({ length: GAMES_OF_EACH }, (_, i): [string, number] => [game, i]));
/** Milliseconds between two looks at what is due. */
const TICK = 100;
/** Milliseconds after which a client tries again: it is in no hurry to find out that it is not connected. */
const SOON = 20;
const LONG = 20_000;

let database: FaultyDatabase;
let store: Store;
let server: TestServer;
let ticking: NodeJS.Timeout;

beforeEach(async () => {
  database = new FaultyDatabase('faults');
  store = await openSqlite(':memory:', {}, { database, release: () => undefined });
  const settings = { RATE: '100000', CONNECTIONS_PER_ADDRESS: '10000' };
  server = await openTestServer(settings, {
    store,
    logError: () => undefined,
    ...quickTime(Date.now()),
  });
  ticking = setInterval(() => void server.server.tick().catch(() => undefined), TICK);
});

afterEach(async () => {
  clearInterval(ticking);
  database.setCalm(true);
  await server.close();
});

const environment = {
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds < LONG ? Math.min(milliseconds, SOON) : milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Everybody but the last seat, which is a bot's. */
async function seated(game: string): Promise<{ guests: Guest[]; card: TableInfo; bot: number }> {
  const people = Math.max(3, MANIFESTS[game].seats.min);
  const guests = await Promise.all(Array.from({ length: people }, () => server.newGuest()));
  const seats = [...guests.map((_, seat) => (seat === 0 ? 'me' : 'empty')), { bot: 'random' }];
  return { guests, card: await startTable(guests, { game, seats, grace: 0 }), bot: people };
}

test.each(RUNS)('%s, game %i', async (game, i) => {
  const { guests, card, bot } = await seated(game);
  database.setCalm(false);
  const players = guests.map((guest) => playAtRandom(guest, card, { seed: `${game} ${i}`, environment }));
  const [host, , removed] = players;
  await host.progress(12);
  const removal = { id: 'r1', seat: removed.seat };
  await untilAnswered(() => guests[0].post(`/api/tables/${card.id}/remove`, removal));
  removed.close();
  await host.over;
  database.setCalm(true);
  const record = await untilAnswered(() => guests[0].get<TableRecord>(`/api/tables/${card.id}/record`));
  for (const player of players) player.close();
  const notes = players.map((player) => player.notes);
  const { match, ...found } = await audit(store, card.id, notes, [bot]);
  expect(found).toEqual({ lost: [], doubled: [], disorder: [], seats: [], owners: [], untrue: [], fallbacks: 0 });
  expect(notes.flatMap(({ surprises }) => surprises)).toEqual([]);
  expect(await server.server.tables.use(card.id, (table) => table.current().match?.state)).toEqual(match.state);
  expect(verify(GAMES[game], record).problems).toBeUndefined();
  expect(database.faults).toBeGreaterThan(0);
});
