/** A house without doors, in memory: tables, a clock that stands still, and timers that run when they are told to. */
import { pick, seededDice } from '../../core/dice.ts';
import type { Seat } from '../../core/game.ts';
import { GAMES, SPEAKERS } from '../../games/load.ts';
import type { OpenTable, Person } from '../../wire/http.ts';
import type { Since, Told } from '../../wire/messages.ts';
import type { Follower } from '../table/audience.ts';
import { join } from '../table/seats.ts';
import { gracePeriods } from '../time/absence.ts';
import { type Hall, openHall } from '../tables.ts';
import type { House } from '../context.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';

export interface Scene {
  readonly house: House;
  readonly hall: Hall;
  readonly store: Store;
  /** What went wrong so far. */
  readonly troubles: string[];
  /** Moves the clock on, and runs the timers that are due. */
  pass(milliseconds: number): void;
  /** A table at which these people play, begun. */
  table(people: readonly Person[], wanted?: Partial<OpenTable>): Promise<Table>;
  close(): Promise<void>;
}

export async function scene(changed: Partial<House> = {}, mostInMemory = 100): Promise<Scene> {
  const store = changed.store ?? (await openSqlite(':memory:'));
  const troubles: string[] = [];
  let now = 1_800_000_000_000;
  const timers = new Set<{ at: number; call: () => void }>();
  const house: House = {
    games: GAMES,
    speakers: SPEAKERS,
    store,
    now: () => now,
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    stirred: () => undefined,
    gathered: (table) => grace.review(table),
    moved: () => undefined,
    troubled: (what, error) => troubles.push(`${what}: ${String(error)}`),
    ...changed,
  };
  const grace = gracePeriods(house);
  const hall = openHall(house, mostInMemory, () => false);
  return {
    house,
    hall,
    store,
    troubles,
    pass(milliseconds) {
      now += milliseconds;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.call();
      }
    },
    async table([host, ...others], wanted = {}) {
      const seats: OpenTable['seats'] = ['me', ...others.map(() => 'empty' as const)];
      const table = await hall.open({ game: 'don-quixote', seats, ...wanted }, host);
      if ('rule' in table) throw new Error(table.rule.text);
      for (const person of others) {
        // oxlint-disable-next-line no-await-in-loop -- they sit down in this order
        await table.arrange((card) => join(card, person, undefined));
      }
      await table.start(host.id);
      return table;
    },
    close: () => store.close(),
  };
}

export const ALONSO: Person = { id: 'alonso', name: 'Alonso' };
export const SANCHO: Person = { id: 'sancho', name: 'Sancho' };
export const DULCINEA: Person = { id: 'dulcinea', name: 'Dulcinea' };
export const STRANGER: Person = { id: 'stranger', name: 'Stranger' };

/** Somebody who follows a table and writes down all that they are told. */
export interface Listener extends Follower {
  readonly told: Told[];
  isClosed(): boolean;
}

export function listener(person: Person | undefined, mutes: readonly string[] = []): Listener {
  const told: Told[] = [];
  let closed = false;
  return {
    person: person?.id,
    mutes: new Set(mutes),
    told,
    send: (text) => void told.push(JSON.parse(text) as Told),
    close: () => (closed = true),
    isClosed: () => closed,
  };
}

export const FROM_THE_START: Since = { n: -1, c: -1 };

/** Follows or fails. */
export async function attend(table: Table, follower: Follower, since = FROM_THE_START): Promise<() => void> {
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
    const { match, card } = table.standing();
    if (match === undefined || card.status !== 'playing') return played;
    const seat = pick(table.game.pending(match.state), dice);
    const move: unknown = pick(table.game.moves(match.state, seat), dice);
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await table.play(seat, match.asked[seat], `r${played++}`, move);
    if (answer.rule !== undefined) throw new Error(`${answer.rule.id}: ${answer.why}`);
  }
}
