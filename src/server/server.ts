/** Puts the server together: store, tables, people, bots, clock, HTTP. `main.ts` runs it; tests open and close it. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { SHELF } from '../games/index.ts';
import { GAMES, MANIFESTS, SPEAKERS } from '../games/load.ts';
import { openPool } from './bots/pool.ts';
import { openCircles } from './circles/circles.ts';
import { openMeetings } from './circles/meetings.ts';
import { openBotPlayers } from './bots/bot-players.ts';
import { openTeller } from './bots/teller.ts';
import { openClock } from './time/clock.ts';
import type { Config } from './config.ts';
import { type Expired, openExpiry } from './time/expiry.ts';
import { watchAbsences } from './time/absence.ts';
import { after, steadyTime } from './time/steady.ts';
import { type Tables, openTables } from './tables.ts';
import type { Context } from './context.ts';
import { type HttpApp, openApp } from './http/app.ts';
import { openServices } from './http/services.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { openNotices } from './notices/notices.ts';
import { openHolidays } from './time/holidays.ts';
import { playOrders } from './table/ordering.ts';
import { openDepartures } from './identity/departures.ts';
import { openPasskeys } from './identity/passkeys.ts';
import { openBotMakers } from './identity/own-bots.ts';
import { openBackupNow } from './desk/backup-now.ts';
import { type HostDesk, openDesk } from './desk/desk.ts';
import { openRatings } from './ratings/ratings.ts';
import { openPastGames } from './past-games.ts';
import { openPeople } from './people.ts';
import { openPrintQueue } from './print/queue.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Word } from './store/nodes.ts';
import type { Store, StoreListener } from './store/store.ts';
import { openDaily } from './daily.ts';
import { openOfflineDeals } from './offline-deal.ts';
import { answerersOf } from './nodes/answerers.ts';
import { openAsks } from './nodes/asks.ts';
import { nodeUrl } from './nodes/address.ts';
import { type HomeNode, openHomeNode } from './nodes/home.ts';
import { type Marks, NO_MARKS, openMarks } from './nodes/marks.ts';
import { openPipes } from './nodes/pipes.ts';
import type { News } from '../wire/messages.ts';
import type { TableListener } from './table/table.ts';

export interface Server {
  readonly context: Context;
  readonly tables: Tables;
  readonly app: HttpApp;
  readonly log: Logger;
  /** This server among others of the same database. */
  readonly node: HomeNode;
  readonly desk: HostDesk;
  /** Plays for everybody whose time is up. */
  tick(): Promise<void>;
  /** Sends what people are to be told. */
  notify(): Promise<void>;
  /** Closes and removes some of the tables nobody came back to. */
  sweep(): Promise<Expired>;
  /** Tells clients to reconnect later, finishes what is being written, and closes the store. */
  stop(): Promise<void>;
}

/** To everybody at a table: there are other announcements. */
const NEWS = JSON.stringify({ t: 'news' } satisfies News);

/** Milliseconds. A slower bot is stopped, and the game's fallback is played for it. */
const BOT_LIMIT = 10_000;

/** Tests replace parts of the context by `changed`. */
export async function openServer(
  config: Config,
  changed: Partial<Context & TableListener> = {},
  log = openLog(config.LOG),
): Promise<Server> {
  let isStopping = false;
  const metrics = openMetrics({
    tables: () => tables.size(),
    streams: () => services.connections.count(),
    pipes: () => pipes,
    leases: () => tables.all().filter(({ ledger }) => ledger.lease.epoch > 0).length,
  });
  const store =
    changed.store ?? (await openStore(config, { settled: metrics.appended, warn: (text) => log.warn(text) }));
  const pool = openPool(config.BOT_THREADS, BOT_LIMIT);
  const logError: Context['logError'] = (what, error) => log.error({ err: error }, what);
  const context: Context = {
    games: GAMES,
    speakers: SPEAKERS,
    now: Date.now,
    steady: steadyTime(await timeOf(store)),
    after,
    movePlayed: () => metrics.movePlayed(),
    logError,
    teller: openTeller(config, logError),
    ...changed,
    store,
  };
  const botPlayers = openBotPlayers(pool, context);
  const absences = watchAbsences(context);
  const listener: TableListener = {
    tableOpening: (id) => notices.opening(id),
    tableChanged(table) {
      botPlayers.review(table);
      notices.review(table);
      holidays.review(table);
      playOrders(table);
      ratings.review(table);
    },
    presenceChanged(table) {
      absences.review(table);
      notices.review(table);
    },
    ...changed,
  };
  const tables = openTables(context, listener, config.TABLES_IN_MEMORY);
  const marks = await marksOf(store);
  const pipes = openPipes(marks);
  const asks = openAsks(context, tables, marks, answerersOf(tables));
  const notices = openNotices(context, tables, asks, config);
  const holidays = openHolidays(context, asks, config.HOLIDAY_DAYS);
  const ratings = openRatings(context, tables, config);
  const circles = openCircles(context, ratings);
  const meetings = openMeetings(context, asks, notices, circles);
  const people = openPeople(context);
  const departures = openDepartures(context, asks);
  const botMakers = openBotMakers(context);
  const desk = openDesk(context, config, () => services.streams.tell(NEWS));
  function heard(word: Word): void {
    if (word.t === 'person' || word.t === 'signed-out') people.forget(word.person);
    if (word.t === 'signed-out') {
      botMakers.forget();
      services.streams.hangUp(word.person);
    }
    if (word.t === 'announced') desk.announced();
    if (word.t === 'code') services.codes.heard(word.table, word.code);
    if (word.t === 'holiday') holidays.heard(word.person, word.until);
    if (word.t === 'ways')
      notices.refresh(word.person).catch((error: unknown) => logError('whom to tell of their turns', error));
  }
  /** Words may have been missed. */
  function again(): void {
    people.forget('');
    botMakers.forget();
    desk.announced();
    Promise.all([holidays.start(), notices.refresh('')]).catch((error: unknown) => logError('reading again', error));
  }
  const node = openHomeNode(context, tables, pipes, { ...metrics, heard, again });
  const game = SHELF.find((id) => MANIFESTS[id].daily === true);
  const daily = openDaily(context, tables, asks, game);
  const offlineDeals = openOfflineDeals(context, game);
  const printQueue = openPrintQueue();
  const services = openServices({
    config,
    context,
    tables,
    people,
    passkeys: openPasskeys(context),
    botMakers,
    desk,
    backupNow: openBackupNow(config, context),
    departures,
    daily,
    offlineDeals,
    printQueue,
    notices,
    holidays,
    ratings,
    circles,
    meetings,
    pastGames: openPastGames(context),
    node,
    marks,
    pipes,
    asks,
    isStopping: () => isStopping,
  });
  const app = openApp(services, metrics, log);
  app.http.addHook('onListen', () => node.listens(nodeUrl(config, app.http.server)));
  const clock = openClock(context, tables);
  const expiry = openExpiry(context, tables, config);
  const awake = Promise.all([holidays.start(), notices.start(), departures.run(), ratings.catchUp()]).catch(
    (error: unknown) => logError('whom to tell of their turns', error),
  );
  return {
    context,
    tables,
    app,
    log,
    node,
    desk,
    tick: () => clock.tick(),
    notify: () => awake.then(() => notices.tick()),
    async sweep() {
      await departures.run();
      const expired = await expiry.sweep();
      await ratings.catchUp();
      return expired;
    },
    async stop() {
      isStopping = true;
      if (config.DRAIN_SECONDS > 0) await sleep(config.DRAIN_SECONDS * 1000);
      await node.leave();
      pipes.keepOnly(new Set());
      await app.close();
      await awake;
      await notices.close();
      await departures.settled();
      await expiry.stop();
      await ratings.idle();
      await pool.close();
      await printQueue.close();
      await store.close();
    },
  };
}

function openStore(config: Config, listener: StoreListener): Promise<Store> {
  if (config.DATABASE_URL !== undefined) return openPostgres(config.DATABASE_URL, listener, config.NODE_ID);
  return openSqlite(join(config.DATA, 'errantry.sqlite'), listener);
}

/** Deadlines are compared at every node: where there are several, all of them go by the clock of the database. */
async function timeOf({ nodes }: Store): Promise<() => number> {
  if (nodes.node === undefined) return Date.now;
  const now = await nodes.join('');
  return () => now;
}

async function marksOf(store: Store): Promise<Marks> {
  const { node } = store.nodes;
  return node === undefined ? NO_MARKS : openMarks(await store.secret('nodes', randomBytes(32).toString('hex')), node);
}
