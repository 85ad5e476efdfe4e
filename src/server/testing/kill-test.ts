/** The kill test: people play at many tables while the server or the database is killed, again and again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../core/dice.ts';
import { freePort, type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, serverProcess } from './process.ts';
import { emptyTally, untilAnswered, playGames, type Tally } from './random-players.ts';
import { arrive } from './guest.ts';

export interface Plan {
  readonly engine: 'sqlite' | 'postgres';
  readonly tables: number;
  /** How often the server is killed, and then how often the database is. */
  readonly kills: number;
  readonly databaseKills: number;
}

export interface Report extends Tally {
  readonly kills: number;
  /** Tables at which play has stopped. */
  readonly stuck: number;
  /** The median of the milliseconds that a restart took. */
  readonly restart: number;
  readonly seconds: number;
}

/** Milliseconds without any acknowledgement after which the tables that still play are stuck. */
const STUCK = 120_000;

export async function killTest(plan: Plan, log: (line: string) => void): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'errantry-kill-'));
  const postgres = plan.engine === 'postgres' ? await startPostgres() : undefined;
  const server = serverProcess(await freePort(), {
    DATA: folder,
    RATE: '100000',
    CONNECTIONS_PER_ADDRESS: '10000',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  try {
    return await run(plan, server, postgres, log);
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  plan: Plan,
  server: ServerProcess,
  postgres: Postgres | undefined,
  log: (line: string) => void,
): Promise<Report> {
  const begun = performance.now();
  const tally = emptyTally();
  const restarts = [await server.start()];
  const pulse = heartbeat();
  let kills = 0;
  let isStuck = false;
  let playing = plan.tables;
  const all = Array.from({ length: plan.tables }, async (_, i) => {
    const guests = [
      await untilAnswered(() => arrive(() => server.base)),
      await untilAnswered(() => arrive(() => server.base)),
    ];
    await playGames(guests, tally, () => !isStuck && kills < plan.kills + plan.databaseKills, pulse.beat, `table ${i}`);
    playing--;
  });
  const over = Promise.all(all);
  const dice = seededDice('killer');
  while (kills < plan.kills + plan.databaseKills) {
    // oxlint-disable no-await-in-loop -- one kill after the other
    isStuck = !(await pulse.beats(20 + dice.below(400), STUCK));
    if (isStuck) break; // the others finish their game
    if (kills < plan.kills) {
      await server.kill();
      restarts.push(await server.start());
    } else {
      postgres?.kill();
      await untilAnswered(async () => postgres?.start());
    }
    // oxlint-enable no-await-in-loop
    kills++;
    log(`kill ${kills}: ${tally.acknowledged} moves acknowledged, ${tally.proved} games proved, ${tally.lost} lost`);
  }
  await Promise.race([over, pulse.silence(STUCK)]);
  const restart = restarts.toSorted((a, b) => a - b)[restarts.length >> 1];
  return { ...tally, kills, stuck: playing, restart, seconds: (performance.now() - begun) / 1000 };
}

interface Pulse {
  readonly beat: () => void;
  /** Waits for `count` beats; false if there is none for `patience` milliseconds. */
  beats(count: number, patience: number): Promise<boolean>;
  /** Fulfilled when there was no beat for `patience` milliseconds. */
  silence(patience: number): Promise<void>;
}

function heartbeat(): Pulse {
  let count = 0;
  let onBeat = (): void => undefined;
  function beats(wanted: number, patience: number): Promise<boolean> {
    const goal = count + wanted;
    return new Promise((done) => {
      let timer = setTimeout(() => done(false), patience);
      onBeat = () => {
        clearTimeout(timer);
        timer = setTimeout(() => done(false), patience);
        if (count < goal) return;
        clearTimeout(timer);
        done(true);
      };
    });
  }
  return {
    beat() {
      count++;
      onBeat();
    },
    beats,
    async silence(patience) {
      await beats(Infinity, patience);
    },
  };
}
