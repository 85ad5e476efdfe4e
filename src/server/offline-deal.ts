/**
 * The offline deal of the day: one solitaire a day (UTC), the same for everybody, for those without a network. The browser
 * has its seed, so whoever wants to can look ahead; that is why it has a list of its own. The seed is made from a secret in
 * the store, so that nobody can know tomorrow's. A result is a list of moves; they are replayed here. The first one counts.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { type AnyGame, readOptions } from '../core/game.ts';
import { readRecorded, RefusedMove, replay } from '../core/record.ts';
import { inLanguage } from '../core/wording.ts';
import { readTakeBack } from '../core/takeback.ts';
import type { Attempt, Person, DailyStanding, OfflineDeal } from '../wire/http.ts';
import { SERVER_RULES, type Refusal, refuse } from '../wire/rules.ts';
import type { Context } from './context.ts';
import { DAY, dayOf } from '../wire/days.ts';

export interface OfflineDeals {
  today(person: Person | undefined): Promise<OfflineDeal | Refusal>;
  /** A result: the person's rank that day, or why it does not count. */
  attempt(person: Person, made: Attempt): Promise<DailyStanding | Refusal>;
}

/** People who were offline may send a result this many days later. */
const LATE = 3;

/** `id` is the game of the day; a server without such a game refuses. */
export function openOfflineDeals(
  { store, games, now }: Pick<Context, 'store' | 'games' | 'now'>,
  id: string | undefined,
): OfflineDeals {
  /** Read once. The first server that asks creates it. */
  let secret: Promise<string> | undefined;

  async function seedOf(day: string): Promise<string> {
    secret ??= store.secret('today', randomBytes(32).toString('hex'));
    return createHmac('sha256', await secret)
      .update(day)
      .digest('hex')
      .slice(0, 32);
  }

  async function standingOf(day: string, person: Person): Promise<DailyStanding | undefined> {
    const points = await store.pointsOf(day, person.id);
    return points === undefined ? undefined : { day, points, ...(await store.among('attempts', day, points)) };
  }

  return {
    async today(person) {
      if (id === undefined) return refuse(SERVER_RULES.path, 'no game is dealt by the day');
      const day = dayOf(now());
      const standing = person && (await standingOf(day, person));
      return { game: id, day, seed: await seedOf(day), ...(standing && { standing }) };
    },
    async attempt(person, { day, version, moves }) {
      if (id === undefined) return refuse(SERVER_RULES.path, 'no game is dealt by the day');
      if (!isRecent(day, now())) return refuse(SERVER_RULES.day, `today is ${dayOf(now())}`);
      const points = pointsFor(games[id], await seedOf(day), version, moves);
      if (typeof points !== 'number') return points;
      await store.addAttempt({ day, person: person.id, points, moves: JSON.stringify(moves), at: now() });
      return (await standingOf(day, person))!; // stored just now, or earlier: the first attempt counts
    },
  };
}

function isRecent(day: string, time: number): boolean {
  return Array.from({ length: LATE + 1 }, (_, ago) => dayOf(time - ago * DAY)).includes(day);
}

/** Replays the moves from the seed to the end. The score that the client claims does not matter. */
function pointsFor(game: AnyGame, seed: string, version: number, moves: readonly unknown[]): number | Refusal {
  const options = readOptions(game, {});
  if (moves.some((move) => readTakeBack(move) !== undefined))
    return refuse(SERVER_RULES.attempt, 'nothing is taken back');
  const played = moves.map((move) => ({ seat: 0, move }));
  const read = readRecorded(game, { game: game.id, version, seats: 1, options, seed, moves: played });
  if (read.problems !== undefined)
    return refuse(SERVER_RULES.attempt, `${read.problems[0].where}: ${inLanguage(read.problems[0].found, 'en')}`);
  try {
    const outcome = game.outcome(replay(game, read.value, () => undefined));
    return outcome?.scores[0] ?? refuse(SERVER_RULES.attempt, `after ${moves.length} moves the game is not over`);
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    return refuse(error.rule, error.message);
  }
}
