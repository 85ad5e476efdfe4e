/** An evening of play at many tables: people and bots play game after game, and note everything, whatever happens to the servers. */
import type { Move, Seat } from '../../core/game.ts';
import { type TableRecord, verify } from '../../core/verify.ts';
import { SHELF } from '../../games/index.ts';
import { GAMES, MANIFESTS } from '../../games/load.ts';
import type { TableClient } from '../../wire/client.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import type { Store } from '../store/store.ts';
import { type Audit, audit } from './audit.ts';
import { arrive, type Guest } from './guest.ts';
import type { Seating } from './history.ts';
import { newNotes, note, type Notes } from './notes.ts';
import { playAtRandom, untilAnswered } from './random-player.ts';

/** A game as those who followed it noted it. */
export interface PlayedGame {
  readonly id: string;
  readonly bots: readonly Seat[];
  readonly notes: readonly Notes[];
  readonly promised: readonly Seating[];
}

export interface Evening {
  readonly games: PlayedGame[];
  proved: number;
  disproved: number;
  goesOn(): boolean;
  beat(): void;
  /** Where the next newcomer finds the servers: one address, or any of them at each request. */
  address(): () => string;
  /** How many people want the second seat of each table, at the same time. Those who do not get it watch. */
  readonly rivals: number;
  /** Whether the last games are played to their end; otherwise they only have to go on. */
  readonly isPlayedOut: boolean;
  /** Whether a game with a clock of its own is played with it: its windows take minutes. */
  isTimed(table: number): boolean;
  /** By table: what goes on there, for whoever finds it stuck. */
  readonly stages: Map<number, () => string>;
  /** The bot on the third seat of this table, if there is one. */
  bot(game: string, table: number): string | undefined;
}

/** Plays games until told to stop. */
export async function playGames(table: number, evening: Evening): Promise<void> {
  const game = SHELF[table % SHELF.length];
  const isTimed = evening.isTimed(table) && GAMES[game].table?.clock !== undefined;
  let played = 0;
  let guests: readonly Guest[] = [];
  do {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    if (guests.length === 0) guests = await newcomers(evening);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const isPlayed = await playGame(guests, game, { isTimed, table, seed: `table ${table}/${played++}` }, evening);
    if (!isPlayed) guests = [];
  } while (evening.goesOn());
  evening.stages.delete(table);
}

function newcomers({ address, rivals }: Evening): Promise<Guest[]> {
  return Promise.all(
    Array.from({ length: 1 + rivals }, () => {
      const base = address();
      return untilAnswered(() => arrive(base));
    }),
  );
}

interface Terms {
  readonly table: number;
  readonly isTimed: boolean;
  readonly seed: string;
}

/** False if nobody got the second seat: two newcomers may have been given one name. */
async function playGame(guests: readonly Guest[], game: string, terms: Terms, evening: Evening): Promise<boolean> {
  const [host, ...rivals] = guests;
  const { isTimed, seed, table } = terms;
  const stage = (what: () => string): void =>
    void evening.stages.set(table, () => `table ${table} (${game}): ${what()}`);
  stage(() => 'being opened');
  const id = await opened(host, game, terms, evening);
  stage(() => `${id}: people sit down`);
  const promised = await contested(rivals, id);
  const guest = rivals.find(({ person }) => person.id === promised[0]?.person);
  if (guest === undefined) return false;
  stage(() => `${id}: begins`);
  const card = await started(host, game, id, evening.bot(game, terms.table));
  const bots = card.seats.flatMap((sitter, seat) => (sitter.t === 'bot' ? seat : []));
  const players = [host, guest].map((one, i) =>
    playAtRandom(one, card, { seed, onAcknowledged: evening.beat, ...(i === 0 && { extra: otherMode }) }),
  );
  const watchers = rivals.filter((one) => one !== guest).map((one) => watched(one, id));
  evening.games.push({ id, bots, promised, notes: [...players, ...watchers].map(({ notes }) => notes) });
  stage(() => `${id}: ${players.map(({ link }) => stateOf(link)).join(', ')}`);
  const over = Promise.all(players.map((player) => player.over)).then(() => true);
  const isGoingOn = (): Promise<boolean> => Promise.all(players.map((one) => goneOn(one, evening))).then(() => false);
  const isOver = await (isTimed || !evening.isPlayedOut ? Promise.race([over, isGoingOn()]) : over);
  for (const one of [...players, ...watchers]) one.close();
  if (!isOver) return true;
  const record = await untilAnswered(() => host.get<TableRecord>(`/api/tables/${id}/record`));
  if (verify(GAMES[game], record).problems === undefined) evening.proved++;
  else evening.disproved++;
  return true;
}

function stateOf(link: TableClient): string {
  const { isOpen, isUnsaved, viewer, n, asked, card } = link.now();
  return JSON.stringify({ isOpen, isUnsaved, viewer, n, asked, status: card?.status, paused: card?.paused });
}

/** Some games take an hour: after the last fault they only have to go on. */
async function goneOn({ progress, link }: ReturnType<typeof playAtRandom>, evening: Evening): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop -- step by step
    await progress(link.now().n + 1);
  } while (evening.goesOn());
  await progress(link.now().n + 3);
}

/** Somebody who only looks. */
function watched(guest: Guest, table: string): { readonly notes: Notes; close(): void } {
  const notes = newNotes('watcher', guest.person.id);
  const link = guest.follow(table, (event) => note(notes, event, link.now()));
  return { notes, close: link.close };
}

/** The host may ask at any time that tales be told the other way: of all moves only this one answers no question. */
function otherMode(view: unknown): Move | undefined {
  const { nextMode } = view as { readonly nextMode?: string };
  return nextMode === undefined ? undefined : ({ t: 'mode', mode: nextMode === 'scroll' ? 'aloud' : 'scroll' } as Move);
}

/** The seat that the rivals want. */
const WANTED = 1;

async function opened(host: Guest, game: string, { table, isTimed }: Terms, evening: Evening): Promise<string> {
  const { seats } = MANIFESTS[game];
  const isWithBot = evening.bot(game, table) !== undefined;
  const count = Math.max(seats.min, WANTED + 1 + (isWithBot ? 1 : 0));
  const bots = Array.from({ length: count - WANTED - 1 }, () => ({ bot: 'easy' }));
  const terms = {
    game,
    seats: ['me', 'empty', ...bots],
    ...(GAMES[game].options['timers'] && { options: { timers: isTimed } }),
  };
  const { id } = await untilAnswered(() => host.post<TableInfo>('/api/tables', terms));
  return id;
}

/** Who is promised the seat. All ask at once, each by a request that is sent until it is answered. */
async function contested(rivals: readonly Guest[], id: string): Promise<Seating[]> {
  const answers = await Promise.all(rivals.map((rival) => joined(rival, id)));
  return answers.flatMap((isMine, i) => (isMine ? { seat: WANTED, person: rivals[i].person.id } : []));
}

function joined({ ask, person }: Guest, id: string): Promise<boolean> {
  return untilAnswered(async () => {
    const { status, body } = await ask('POST', `/api/tables/${id}/join`, { id: 'j1', seat: WANTED });
    if (status >= 500) throw new Error(`join: ${status}`);
    const sitter = status === 200 ? (body as TableInfo).seats[WANTED] : undefined;
    return sitter?.t === 'person' && sitter.person === person.id;
  });
}

/** The host changes the seats, each time by a request that is sent until it is answered, and begins. */
async function started(host: Guest, game: string, id: string, bot: string | undefined): Promise<TableInfo> {
  const send = (action: string, body: object): Promise<TableInfo> =>
    untilAnswered(() => host.post<TableInfo>(`/api/tables/${id}/${action}`, body));
  if (bot !== undefined) {
    const levels: readonly string[] = MANIFESTS[game].levels;
    const level = levels.includes(bot) ? bot : 'easy';
    await send('remove', { id: 'r1', seat: WANTED + 1 });
    await send('bot', { id: 'b1', seat: WANTED + 1, bot: level });
  }
  return send('start', { id: 's1' });
}

export type Compared = { readonly [K in keyof Audit]: number } & {
  readonly acknowledged: number;
  readonly lines: number;
  readonly surprises: readonly string[];
};

/** What everybody noted, against the log. */
export async function compared(store: Store, games: readonly PlayedGame[]): Promise<Compared> {
  const notes = games.flatMap((game) => game.notes);
  const sums = { lost: 0, doubled: 0, disorder: 0, seats: 0, owners: 0, untrue: 0, fallbacks: 0 };
  const surprises = notes.flatMap((one) => one.surprises);
  for (const { id, bots, notes: players, promised } of games) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { match: _, fallbacks, ...found } = await audit(store, id, players, bots, promised);
    sums.fallbacks += fallbacks;
    for (const [kind, all] of Object.entries(found)) {
      sums[kind as keyof typeof found] += all.length;
      surprises.push(...all.map((what) => `${id}: ${kind}: ${what}`));
    }
  }
  await store.close();
  const sum = (size: (one: Notes) => number): number => notes.reduce((all, one) => all + size(one), 0);
  return { ...sums, surprises, acknowledged: sum(({ moves }) => moves.size), lines: sum(({ lines }) => lines.size) };
}

export interface Pulse {
  readonly beat: () => void;
  count(): number;
  /** Waits for `count` beats; false if there is none for `patience` milliseconds. */
  beats(count: number, patience: number): Promise<boolean>;
  /** Fulfilled when there was no beat for `patience` milliseconds. */
  silence(patience: number): Promise<void>;
}

/** Milliseconds between two looks whether there was a beat. */
const LOOK = 1000;

/** Time in which the machine did something else, so that we could not look either, is not counted as silence. */
export function heartbeat(): Pulse {
  let count = 0;
  let onBeat = (): void => undefined;
  function beats(wanted: number, patience: number): Promise<boolean> {
    const goal = count + wanted;
    return new Promise((done) => {
      let quiet = 0;
      let looked = performance.now();
      const end = (isEnough: boolean): void => {
        clearInterval(looking);
        done(isEnough);
      };
      const looking = setInterval(() => {
        const passed = performance.now() - looked;
        looked += passed;
        quiet += passed < 2 * LOOK ? passed : 0;
        if (quiet > patience) end(false);
      }, LOOK);
      onBeat = () => {
        quiet = 0;
        if (count >= goal) end(true);
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
