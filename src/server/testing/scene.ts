/** Tables in memory without HTTP, with a clock and timers that only move when a test says so. */
import { SHELF } from '../../games/index.ts';
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { GAMES, SPEAKERS } from '../../games/load.ts';
import type { OpenTable, Person } from '../../wire/http.ts';
import { patch } from '../../wire/difference.ts';
import type { Since, ServerMessage } from '../../wire/messages.ts';
import type { Follower } from '../table/audience.ts';
import { join } from '../table/seats.ts';
import { watchAbsences } from '../time/absence.ts';
import { type Tables, openTables } from '../tables.ts';
import type { Context } from '../context.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Table, TableListener } from '../table/table.ts';

export interface Scene {
  readonly context: Context;
  readonly tables: Tables;
  readonly store: Store;
  /** What went wrong so far. */
  readonly errors: string[];
  /** Lets time pass, and runs the timers that are due. */
  pass(milliseconds: number): void;
  /** Sets the clock of the machine forward or back; no time passes. */
  setClock(milliseconds: number): void;
  /** A table of these people, started. */
  table(people: readonly Person[], wanted?: Partial<OpenTable>): Promise<Table>;
  close(): Promise<void>;
}

export async function scene(changed: Partial<Context & TableListener> = {}, mostInMemory = 100): Promise<Scene> {
  const store = changed.store ?? (await openSqlite(':memory:'));
  const errors: string[] = [];
  let now = 1_800_000_000_000;
  let wrong = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  const context: Context = {
    games: GAMES,
    speakers: SPEAKERS,
    store,
    now: () => now + wrong,
    steady: changed.now ?? (() => now),
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    movePlayed: () => undefined,
    logError: (what, error) => errors.push(`${what}: ${String(error)}`),
    ...changed,
  };
  const absences = watchAbsences(context);
  const tableListener: TableListener = {
    tableChanged: () => undefined,
    presenceChanged: (table) => absences.review(table),
    ...changed,
  };
  const tables = openTables(context, tableListener, mostInMemory);
  return {
    context,
    tables,
    store,
    errors,
    pass(milliseconds) {
      now += milliseconds;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.call();
      }
    },
    setClock: (milliseconds) => void (wrong += milliseconds),
    async table([host, ...others], wanted = {}) {
      const seats: OpenTable['seats'] = ['me', ...others.map(() => 'empty' as const)];
      const table = await tables.open({ game: SHELF[0], seats, ...wanted }, host);
      if ('rule' in table) throw new Error(table.rule.text);
      for (const person of others) {
        // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
        await table.changeInfo((card) => join(card, person, undefined));
      }
      await table.start(host.id);
      return table;
    },
    close: () => store.close(),
  };
}

/** A table that stays in memory until the test is over. */
export async function heldTable(tables: Tables, id: string): Promise<Table> {
  const held = await tables.hold(id);
  if (held === undefined) throw new Error(`there is no table ${id}`);
  return held.table;
}

export const ALONSO: Person = { id: 'alonso', name: 'Alonso' };
export const SANCHO: Person = { id: 'sancho', name: 'Sancho' };
export const DULCINEA: Person = { id: 'dulcinea', name: 'Dulcinea' };
export const STRANGER: Person = { id: 'stranger', name: 'Stranger' };

/** A follower that records all its messages. */
export interface Listener extends Follower {
  readonly messages: ServerMessage[];
  isClosed(): boolean;
}

export function listener(person: Person | undefined, mutes: readonly string[] = []): Listener {
  const messages: ServerMessage[] = [];
  let closed = false;
  return {
    person: person?.id,
    mutes: new Set(mutes),
    messages,
    send: (text) => void messages.push(JSON.parse(text) as ServerMessage),
    close: () => (closed = true),
    isClosed: () => closed,
  };
}

export const FROM_THE_START: Since = { n: -1, c: -1 };

export async function followOrThrow(table: Table, follower: Follower, since = FROM_THE_START): Promise<() => void> {
  const leave = await table.follow(follower, since);
  if (typeof leave !== 'function') throw new Error(leave.rule.text);
  return leave;
}

/** The first legal move of a seat, and the question that it answers. */
export function firstMove(table: Table, seat: Seat): { asked: number; move: unknown } {
  const moves = table.moves(seat);
  if ('rule' in moves || moves.asked === undefined) throw new Error(`seat ${seat} is not asked`);
  return { asked: moves.asked, move: moves.moves[0] };
}

/** Everybody plays at random until the game is over. Gives the number of moves. */
export async function playOut(table: Table, seed: string): Promise<number> {
  const dice = seededDice(seed);
  let played = 0;
  for (;;) {
    const { match, card } = table.current();
    if (match === undefined || card.status !== 'playing') return played;
    const seat = pick(table.game.pending(match.state), dice);
    const move: unknown = pick(table.game.moves(match.state, seat), dice);
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await table.play(seat, match.asked[seat], `r${played++}`, move);
    if (answer.rule !== undefined) throw new Error(`${answer.rule.id}: ${answer.why}`);
  }
}

/** A secret move that changes nothing and leaves the question open. */
export const NOD = { t: 'nod' };

const isNod = (move: { t: string }): boolean => move.t === NOD.t;

/** The first game of the shelf, in which everybody may nod. */
export const NODDING: { [id: string]: AnyGame } = { [SHELF[0]]: withNods(GAMES[SHELF[0]]) };

function withNods(game: AnyGame): AnyGame {
  return {
    ...game,
    table: { question: () => 0, secret: (_state, _seat, move) => isNod(move) },
    readMove: (raw) => (isNod(raw as { t: string }) ? raw : game.readMove(raw)),
    refusal: (state, seat, move) => (isNod(move) ? undefined : game.refusal(state, seat, move)),
    apply: (state, seat, move, dice, say) => void (isNod(move) || game.apply(state, seat, move, dice, say)),
  };
}

/** The view that a client has after all its messages. */
export const viewAfter = (told: readonly ServerMessage[]): unknown =>
  told.reduce<unknown>((view, message) => {
    if (message.t === 'view') return message.view;
    if (message.t !== 'step') return view;
    return message.set === undefined ? message.view : patch(view, message.set);
  }, undefined);
