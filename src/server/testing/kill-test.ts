/**
 * The kill test: people and bots play all games at many tables, chat and act as hosts, while the server is killed or
 * stopped, or the database is killed, again and again. Afterwards what everybody noted is compared with the log.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../core/dice.ts';
import { SHELF } from '../../games/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Compared, compared, type Evening, heartbeat, playGames, type PlayedGame } from './evening.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, serverProcess } from './process.ts';
import { untilAnswered } from './random-player.ts';

export interface Plan {
  readonly engine: 'sqlite' | 'postgres';
  readonly tables: number;
  /** How often the server is ended, every third time in order by SIGTERM, and then how often the database is killed. */
  readonly kills: number;
  readonly databaseKills: number;
}

export interface Report extends Compared {
  readonly kills: number;
  /** Of them in order. */
  readonly stops: number;
  /** Finished games whose record is proved, and those whose record contradicts itself. */
  readonly proved: number;
  readonly disproved: number;
  /** Tables at which play has stopped. */
  readonly stuck: number;
  /** The median of the milliseconds that a restart took. */
  readonly restart: number;
  readonly seconds: number;
}

/** Milliseconds without any acknowledgement after which the tables that still play are stuck. */
const STUCK = 120_000;
/** How many moves are acknowledged at each table, at most, between two kills: one and so many more. */
const MOST_MOVES = 8;
/** Games with a clock of their own have it at every second of their tables. */
const GAMES_IN_A_ROUND = SHELF.length;

export async function killTest(plan: Plan, log: (line: string) => void): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-kill-'));
  const postgres = plan.engine === 'postgres' ? await startPostgres() : undefined;
  const server = serverProcess({
    DATA: folder,
    RATE: '100000',
    CONNECTIONS_PER_ADDRESS: '10000',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const openStore = (): Promise<Store> =>
    postgres === undefined ? openSqlite(join(folder, 'errantry.sqlite')) : openPostgres(postgres.url);
  try {
    const played = await play(plan, server, postgres, log);
    await server.stop();
    return { ...played.report, ...(await compared(await openStore(), played.games)) };
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Played {
  readonly report: Omit<Report, keyof Compared>;
  readonly games: readonly PlayedGame[];
}

async function play(
  plan: Plan,
  server: ServerProcess,
  postgres: Postgres | undefined,
  log: (line: string) => void,
): Promise<Played> {
  const begun = performance.now();
  const restarts = [await server.start()];
  const pulse = heartbeat();
  const all = plan.kills + plan.databaseKills;
  const evening: Evening = {
    games: [],
    stages: new Map(),
    proved: 0,
    disproved: 0,
    goesOn: () => !isStuck && kills < all,
    beat: pulse.beat,
    address: () => () => server.base,
    rivals: 1,
    isPlayedOut: true,
    isTimed: (table) => Math.floor(table / GAMES_IN_A_ROUND) % 2 === 0,
    bot: () => 'medium',
  };
  let [kills, stops] = [0, 0];
  let isStuck = false;
  let playing = plan.tables;
  const over = Promise.all(
    Array.from({ length: plan.tables }, async (_, i) => {
      await playGames(i, evening);
      playing--;
    }),
  );
  const dice = seededDice('killer');
  while (kills < all) {
    // oxlint-disable no-await-in-loop -- one kill after the other
    isStuck = !(await pulse.beats(plan.tables + dice.below(MOST_MOVES * plan.tables), STUCK));
    if (isStuck) break; // the others finish their game
    if (kills >= plan.kills) {
      postgres?.kill();
      await untilAnswered(async () => postgres?.start());
    } else {
      if (kills % 3 === 2) {
        if ((await server.stop()) !== 0) throw new Error('the server did not stop in order');
        stops++;
      } else await server.kill();
      restarts.push(await server.start());
    }
    // oxlint-enable no-await-in-loop
    kills++;
    log(`kill ${kills} (${stops} in order): ${pulse.count()} acknowledged, ${evening.proved} games proved`);
  }
  await Promise.race([over, pulse.silence(STUCK)]);
  for (const stage of evening.stages.values()) log(`stuck: ${stage()}`);
  const restart = restarts.toSorted((a, b) => a - b)[restarts.length >> 1];
  const { games, proved, disproved } = evening;
  const seconds = (performance.now() - begun) / 1000;
  return { games, report: { kills, stops, proved, disproved, stuck: playing, restart, seconds } };
}
