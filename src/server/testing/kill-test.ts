/**
 * The kill test: people and bots play all games at many tables, chat and act as hosts, while the server is killed or
 * stopped, or the database is killed, again and again. Afterwards what everybody noted is compared with the log.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../core/dice.ts';
import type { Move, Seat } from '../../core/game.ts';
import { type TableRecord, verify } from '../../core/verify.ts';
import { SHELF } from '../../games/index.ts';
import { GAMES, MANIFESTS } from '../../games/load.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { audit } from './audit.ts';
import { arrive, type Guest } from './guest.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, serverProcess } from './process.ts';
import { type Notes, playAtRandom, untilAnswered } from './random-player.ts';

export interface Plan {
  readonly engine: 'sqlite' | 'postgres';
  readonly tables: number;
  /** How often the server is ended, every third time in order by SIGTERM, and then how often the database is killed. */
  readonly kills: number;
  readonly databaseKills: number;
}

export interface Report {
  readonly kills: number;
  /** Of them in order. */
  readonly stops: number;
  readonly acknowledged: number;
  readonly lines: number;
  /** Acknowledged moves and lines of chat that the log does not have, or has twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Moves of the game's fallback that were played for bots. */
  readonly fallbacks: number;
  /** What was told but is not so by the log. */
  readonly untrue: number;
  /** Finished games whose record is proved, and those whose record contradicts itself. */
  readonly proved: number;
  readonly disproved: number;
  /** Refusals that a careful player should never get, and stops that were not in order. */
  readonly surprises: readonly string[];
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
/** Two people, and bots for the other seats. */
const PEOPLE = 2;

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

/** A game as its players noted it. */
interface PlayedGame {
  readonly id: string;
  readonly bots: readonly Seat[];
  readonly notes: readonly Notes[];
}

type Compared = Pick<Report, 'acknowledged' | 'lines' | 'lost' | 'doubled' | 'fallbacks' | 'untrue' | 'surprises'>;

async function compared(store: Store, games: readonly PlayedGame[]): Promise<Compared> {
  const notes = games.flatMap((game) => game.notes);
  const sums = { lost: 0, doubled: 0, fallbacks: 0, untrue: 0 };
  const surprises = notes.flatMap((one) => one.surprises);
  for (const { id, bots, notes: players } of games) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const found = await audit(store, id, players, bots);
    sums.lost += found.lost.length;
    sums.doubled += found.doubled.length;
    sums.untrue += found.untrue.length;
    sums.fallbacks += found.fallbacks;
    surprises.push(...[...found.lost, ...found.doubled, ...found.untrue].map((what) => `${id}: ${what}`));
  }
  await store.close();
  const sum = (size: (one: Notes) => number): number => notes.reduce((all, one) => all + size(one), 0);
  return { ...sums, surprises, acknowledged: sum(({ moves }) => moves.size), lines: sum(({ lines }) => lines.size) };
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
    proved: 0,
    disproved: 0,
    goesOn: () => !isStuck && kills < all,
    beat: pulse.beat,
  };
  let [kills, stops] = [0, 0];
  let isStuck = false;
  let playing = plan.tables;
  const over = Promise.all(
    Array.from({ length: plan.tables }, async (_, i) => {
      await playGames(() => server.base, i, evening);
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
  const restart = restarts.toSorted((a, b) => a - b)[restarts.length >> 1];
  const { games, proved, disproved } = evening;
  const seconds = (performance.now() - begun) / 1000;
  return { games, report: { kills, stops, proved, disproved, stuck: playing, restart, seconds } };
}

interface Evening {
  readonly games: PlayedGame[];
  proved: number;
  disproved: number;
  goesOn(): boolean;
  beat(): void;
}

/** Plays games until told to stop, and the last one to its end. */
async function playGames(base: () => string, table: number, evening: Evening): Promise<void> {
  const guests: Guest[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (guests.length < PEOPLE) guests.push(await untilAnswered(() => arrive(base)));
  const game = SHELF[table % SHELF.length];
  const isTimed = Math.floor(table / SHELF.length) % 2 === 0 && GAMES[game].table?.clock !== undefined;
  let played = 0;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await playGame(guests, game, isTimed, `table ${table}/${played++}`, evening);
  } while (evening.goesOn());
}

async function playGame(
  guests: readonly Guest[],
  game: string,
  isTimed: boolean,
  seed: string,
  evening: Evening,
): Promise<void> {
  const card = await gathered(guests, game, isTimed);
  const bots = card.seats.flatMap((sitter, seat) => (sitter.t === 'bot' ? seat : []));
  const players = guests.map((guest, i) =>
    playAtRandom(guest, card, { seed, onAcknowledged: evening.beat, ...(i === 0 && { extra: otherMode }) }),
  );
  evening.games.push({ id: card.id, bots, notes: players.map(({ notes }) => notes) });
  const over = players.map((player) => player.over);
  if (isTimed) await Promise.race([Promise.all(over), ...players.map((player) => goneOn(player, evening))]);
  else await Promise.all(over);
  for (const player of players) player.close();
  if (isTimed) return;
  const record = await untilAnswered(() => guests[0].get<TableRecord>(`/api/tables/${card.id}/record`));
  if (verify(GAMES[game], record).problems === undefined) evening.proved++;
  else evening.disproved++;
}

/** A game with windows takes an hour: after the last kill it only has to go on. */
async function goneOn({ progress, link }: ReturnType<typeof playAtRandom>, evening: Evening): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop -- step by step
    await progress(link.now().n + 1);
  } while (evening.goesOn());
  await progress(link.now().n + 3);
}

/** The host may ask at any time that tales be told the other way: of all moves only this one answers no question. */
function otherMode(view: unknown): Move | undefined {
  const { nextMode } = view as { readonly nextMode?: string };
  return nextMode === undefined ? undefined : ({ t: 'mode', mode: nextMode === 'scroll' ? 'aloud' : 'scroll' } as Move);
}

/** A table that has begun. The host changes the seats, each time by a request that is sent until it is answered. */
async function gathered(guests: readonly Guest[], game: string, isTimed: boolean): Promise<TableInfo> {
  const [host, guest] = guests;
  const { seats, levels } = MANIFESTS[game];
  const bots = Array.from({ length: Math.max(seats.min, PEOPLE + 1) - PEOPLE }, () => ({ bot: 'easy' }));
  const terms = {
    game,
    seats: ['me', 'empty', ...bots],
    ...(GAMES[game].options['timers'] && { options: { timers: isTimed } }),
  };
  const { id } = await untilAnswered(() => host.post<TableInfo>('/api/tables', terms));
  const send = (who: Guest, action: string, body: object): Promise<TableInfo> =>
    untilAnswered(() => who.post<TableInfo>(`/api/tables/${id}/${action}`, body));
  await send(guest, 'join', { id: 'j1', seat: 1 });
  await send(host, 'remove', { id: 'r1', seat: PEOPLE });
  await send(host, 'bot', { id: 'b1', seat: PEOPLE, bot: levels.includes('medium') ? 'medium' : 'easy' });
  return send(host, 'start', { id: 's1' });
}

interface Pulse {
  readonly beat: () => void;
  count(): number;
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
    count: () => count,
    beats,
    async silence(patience) {
      await beats(Infinity, patience);
    },
  };
}
