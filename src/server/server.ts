/** Puts the server together: store, tables, people, bots, clock, HTTP. `main.ts` runs it; tests open and close it. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { SHELF } from '../games/index.ts';
import { GAMES, MANIFESTS, SPEAKERS } from '../games/load.ts';
import { openPool } from './bots/pool.ts';
import { openBotPlayers } from './bots/bot-players.ts';
import { openClock } from './time/clock.ts';
import type { Config } from './config.ts';
import { watchAbsences } from './time/absence.ts';
import { type Tables, openTables } from './tables.ts';
import type { Context } from './context.ts';
import { type HttpApp, openApp } from './http/app.ts';
import { openServices } from './http/services.ts';
import { openMetrics } from './metrics.ts';
import { openPeople } from './people.ts';
import { openPrintQueue } from './print/queue.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Settled, Store } from './store/store.ts';
import { openDaily } from './daily.ts';
import type { TableListener } from './table/table.ts';

export interface Server {
  readonly context: Context;
  readonly tables: Tables;
  readonly app: HttpApp;
  readonly log: Logger;
  /** Plays for everybody whose time is up. */
  tick(): Promise<void>;
  /** Tells clients to reconnect later, finishes what is being written, and closes the store. */
  stop(): Promise<void>;
}

/** Milliseconds. A slower bot is stopped, and the game's fallback is played for it. */
const BOT_LIMIT = 10_000;

/** Tests replace parts of the context by `changed`. */
export async function openServer(config: Config, changed: Partial<Context & TableListener> = {}): Promise<Server> {
  const log = pino({ level: config.LOG, redact: ['req.headers.cookie', 'secret', 'code'] });
  let isStopping = false;
  const metrics = openMetrics({ tables: () => tables.size(), streams: () => services.connections.count() });
  const store = changed.store ?? (await openStore(config, metrics.appended));
  const pool = openPool(config.BOT_THREADS, BOT_LIMIT);
  const logError: Context['logError'] = (what, error) => log.error({ error }, what);
  const context: Context = {
    games: GAMES,
    speakers: SPEAKERS,
    now: Date.now,
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    movePlayed: () => metrics.movePlayed(),
    logError,
    ...changed,
    store,
  };
  const botPlayers = openBotPlayers(pool, context);
  const absences = watchAbsences(context);
  const listener: TableListener = {
    tableChanged: (table) => botPlayers.review(table),
    presenceChanged: (table) => absences.review(table),
    ...changed,
  };
  const tables = openTables(context, listener, config.TABLES_IN_MEMORY, (table) => botPlayers.isThinking(table));
  const people = openPeople(context);
  const daily = openDaily(
    context,
    SHELF.find((id) => MANIFESTS[id].daily === true),
  );
  const printQueue = openPrintQueue();
  const services = openServices({ config, context, tables, people, daily, printQueue, isStopping: () => isStopping });
  const app = openApp(services, metrics, log);
  const clock = openClock(context, tables);
  return {
    context,
    tables,
    app,
    log,
    tick: () => clock.tick(),
    async stop() {
      isStopping = true;
      await app.close();
      await pool.close();
      await printQueue.close();
      await store.close();
    },
  };
}

function openStore(config: Config, settled: Settled): Promise<Store> {
  if (config.DATABASE_URL !== undefined) return openPostgres(config.DATABASE_URL, settled);
  return openSqlite(join(config.DATA, 'errantry.sqlite'), settled);
}
