/** How long each seat has: by the game's own clock if there is one, otherwise by the clock of the table. */
import { type AnyGame, NONE, type Allowed, type Seat, type Viewer } from '../../core/game.ts';
import type { TableInfo, Clock } from '../../wire/table-info.ts';
import type { Left } from '../../wire/messages.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import type { Deadline } from '../store/store.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** By seat, with nothing due yet; empty where no clock ever runs. */
export function stoppedClocks({ game, card }: MatchSetup, state: unknown): Deadline[] {
  const { clock, seats } = card;
  if (clock.t === 'none' && game.table?.clock?.(state, 0) === undefined) return [];
  return seats.map(() => ({ due: 0, reserve: clock.t === 'live' ? clock.reserve * SECOND : 0 }));
}

/** A decision that took longer than its time uses up the reserve. Bots have no clock. */
export function newDeadline(
  setup: MatchSetup,
  state: unknown,
  seat: Seat,
  old: Deadline,
  asked: boolean,
  at: number,
): Deadline {
  const own = ownClock(setup, state, seat);
  const spent = old.due === 0 || own !== undefined ? old.reserve : Math.max(0, Math.min(old.reserve, old.due - at));
  if (!asked || !isPlayedByPerson(setup.card, seat)) return { due: 0, reserve: spent };
  const time = own === undefined ? timeFor(setup.card.clock) : own.seconds * SECOND;
  if (time === 0) return { due: 0, reserve: spent };
  return { due: at + time + (own === undefined ? spent : 0), reserve: spent };
}

/** The question is the same but its time has changed: a player has asked for more. */
export function extended(setup: MatchSetup, before: unknown, after: unknown, seat: Seat, old: Deadline): Deadline {
  const had = ownClock(setup, before, seat)?.seconds;
  const has = ownClock(setup, after, seat)?.seconds;
  if (old.due === 0 || had === undefined || has === undefined) return old;
  return { ...old, due: old.due + (has - had) * SECOND };
}

/** With a clock by post the game's own clock does not run, except for seats that can only pass. */
function ownClock({ game, card }: MatchSetup, state: unknown, seat: Seat): Allowed | undefined {
  const own = game.table?.clock?.(state, seat);
  return own === undefined || card.clock.t !== 'post' || own.isIdle ? own : undefined;
}

function timeFor(clock: Clock): number {
  if (clock.t === 'live') return clock.seconds * SECOND;
  return clock.t === 'post' ? clock.days * DAY : 0;
}

export function isPlayedByPerson(card: TableInfo, seat: Seat): boolean {
  const sitter = card.seats[seat];
  return sitter.t === 'person' && sitter.away === undefined;
}

/** Whether the question of this seat is a window, in which everybody may act at once. */
export const isInTimedWindow = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  (game.table?.clock?.(state, seat)?.least ?? 0) > 0;

/** Whether a bot decides for a seat that is late: the game or the host says so. In a window it passes instead. */
export function isPlayedByBot(game: AnyGame, { clock }: TableInfo, { state }: Match, seat: Seat): boolean {
  if (isInTimedWindow(game, state, seat)) return false;
  return game.table?.proxy?.(state, seat) ?? (clock.t !== 'none' && clock.late === 'bot');
}

/** Milliseconds that a secret answer must still wait, so that an early one reveals nothing. */
export function minimumWait(game: AnyGame, { state, opened }: Match, seat: Seat, move: unknown, now: number): number {
  const least = game.table?.clock?.(state, seat)?.least ?? 0;
  return least === 0 || game.table?.openly?.(state, move) === true ? 0 : Math.max(0, opened + least * SECOND - now);
}

/**
 * The time left to each seat, as durations, because a client's clock may be wrong. In a window it is taken from what the
 * viewer's view shows: whether another seat has passed, or could only pass, is secret.
 */
export function timeLeftFor(game: AnyGame, match: Match, viewer: Viewer, now: number): Left | undefined {
  const { deadlines, state, opened } = match;
  if (deadlines.length === 0) return undefined;
  let view: unknown;
  let pending: readonly Seat[] = [];
  return deadlines.map(({ due }, seat) => {
    if (!isInTimedWindow(game, state, seat)) return due === 0 ? NONE : Math.max(0, due - now);
    if (view === undefined) {
      view = game.view(state, viewer);
      pending = game.pending(view);
    }
    const seconds = game.table?.clock?.(view, seat)?.seconds ?? 0;
    return pending.includes(seat) ? Math.max(0, opened + seconds * SECOND - now) : NONE;
  });
}
