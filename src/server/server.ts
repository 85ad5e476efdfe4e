/** The whole house, put together: store, tables, people, bots, clock, doors. `main.ts` runs it, tests open and close it. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { GAMES, SPEAKERS } from '../games/load.ts';
import { openPool } from './bots/pool.ts';
import { botSitters } from './bots/sitters.ts';
import { openClock } from './time/clock.ts';
import type { Config } from './config.ts';
import { gracePeriods } from './time/absence.ts';
import { type Hall, openHall } from './tables.ts';
import type { House } from './context.ts';
import { type App, openApp } from './http/app.ts';
import { openDoor } from './http/door.ts';
import { openMetrics } from './metrics.ts';
import { openPeople } from './people.ts';
import { openPress } from './print/queue.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Settled, Store } from './store/store.ts';
import { openDeals } from './daily.ts';

export interface Server {
  readonly house: House;
  readonly hall: Hall;
  readonly app: App;
  readonly log: Logger;
  /** Plays for everybody who is overdue. */
  tick(): Promise<void>;
  /** Tells clients to come back, finishes what is being written, and closes the store. */
  stop(): Promise<void>;
}

/** A bot that has not answered by then is stopped, and the game's fallback is played for it. */
const BOT_LIMIT = 10_000;

/** `changed` replaces parts of the house in tests. */
export async function openServer(config: Config, changed: Partial<House> = {}): Promise<Server> {
  const log = pino({ level: config.LOG, redact: ['req.headers.cookie', 'secret', 'code'] });
  let isStopping = false;
  const metrics = openMetrics({ tables: () => hall.size(), streams: () => door.connections.count() });
  const store = changed.store ?? (await openStore(config, metrics.appended));
  const pool = openPool(config.BOT_THREADS, BOT_LIMIT);
  const troubled: House['troubled'] = (what, error) => log.error({ error }, what);
  const house: House = {
    games: GAMES,
    speakers: SPEAKERS,
    now: Date.now,
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    stirred: (table) => sitters.review(table),
    gathered: (table) => grace.review(table),
    moved: () => metrics.moved(),
    troubled,
    ...changed,
    store,
  };
  const sitters = botSitters(pool, house);
  const grace = gracePeriods(house);
  const hall = openHall(house, config.TABLES_IN_MEMORY, (table) => sitters.isThinking(table));
  const people = openPeople(house);
  const deals = openDeals(house);
  const press = openPress();
  const door = openDoor({ config, house, hall, people, deals, press, isStopping: () => isStopping });
  const app = openApp(door, metrics, log);
  const clock = openClock(house, hall);
  return {
    house,
    hall,
    app,
    log,
    tick: () => clock.tick(),
    async stop() {
      isStopping = true;
      await app.close();
      await pool.close();
      await press.close();
      await store.close();
    },
  };
}

function openStore(config: Config, settled: Settled): Promise<Store> {
  if (config.DATABASE_URL !== undefined) return openPostgres(config.DATABASE_URL, settled);
  return openSqlite(join(config.DATA, 'errantry.sqlite'), settled);
}
