/** How long each seat has: by the game's own clock if there is one, otherwise by the clock of the table. */
import { type AnyGame, NONE, type Allowed, type Seat, type Viewer } from '../../core/game.ts';
import type { TableInfo, Clock } from '../../wire/table-info.ts';
import type { Left } from '../../wire/messages.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import type { Deadline } from '../store/store.ts';

const SECOND = 1000;

/** Milliseconds: however much happens, nobody waits longer for the show before a question. */
const LONGEST_SHOW = 60 * SECOND;

/** Until when what was told is shown, if this is told now; and how much longer than from now that is. */
export const shownUntil = (before: number, at: number, ms: number): number =>
  Math.min(at + LONGEST_SHOW, Math.max(before, at) + ms);
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
  allowance = 0,
): Deadline {
  const own = ownClock(setup, state, seat);
  const spent = old.due === 0 || own !== undefined ? old.reserve : Math.max(0, Math.min(old.reserve, old.due - at));
  if (!asked || !hasClock(setup.card, seat)) return { due: 0, reserve: spent };
  const time = own === undefined ? timeFor(setup.card.clock) : own.seconds * SECOND;
  if (time === 0) return { due: 0, reserve: spent };
  const from = own === undefined ? Math.max(at, holidayOf(setup.card, seat)) : at;
  return { due: from + allowance + time + (own === undefined ? spent : 0), reserve: spent };
}

/** Until when a holiday stops the clock of a seat; 0 if none ever did. It is for games by post. */
export function holidayOf({ clock, seats }: TableInfo, seat: Seat): number {
  const sitter = seats[seat];
  return clock.t === 'post' && sitter.t === 'person' ? (sitter.holiday ?? 0) : 0;
}

/** The question is the same but its time has changed: a player has asked for more. */
export function extended(setup: MatchSetup, before: unknown, after: unknown, seat: Seat, old: Deadline): Deadline {
  const had = ownClock(setup, before, seat)?.seconds;
  const has = ownClock(setup, after, seat)?.seconds;
  if (old.due === 0 || had === undefined || has === undefined) return old;
  return { ...old, due: old.due + (has - had) * SECOND };
}

/** Nobody has more than the full time from now. A deadline that is later was stored before the clock was set back. */
export function withinReach(setup: MatchSetup, state: unknown, seat: Seat, old: Deadline, now: number): Deadline {
  const { due } = newDeadline(setup, state, seat, { due: 0, reserve: old.reserve }, true, now);
  return old.due === 0 || due === 0 || old.due <= due ? old : { ...old, due };
}

/** The longest time that a decision at this table can have, the reserve included. */
export function longestTime({ clock }: TableInfo): number {
  const holiday = clock.t === 'post' ? LONGEST_HOLIDAY : 0;
  return (timeFor(clock) + (clock.t === 'live' ? clock.reserve * SECOND : 0) || LONGEST_OWN) + LONGEST_SHOW + holiday;
}

/** Two months of holidays, one after the other. */
const LONGEST_HOLIDAY = 62 * DAY;

/** Milliseconds: longer than any game gives by a clock of its own. */
const LONGEST_OWN = 3600 * SECOND;

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

/** Whether the clock of a seat may run. Bots have none, and in a pause nobody has. */
export const hasClock = (card: TableInfo, seat: Seat): boolean =>
  card.status === 'playing' && card.paused === undefined && isPlayedByPerson(card, seat);

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

/** Whether days are left or seconds. In a pause nothing is. */
export type ShownClocks = 'live' | 'post' | 'paused';

export function shownClocks({ clock, paused }: TableInfo): ShownClocks {
  if (paused !== undefined) return 'paused';
  return clock.t === 'post' ? 'post' : 'live';
}

/**
 * The time left to each seat, as durations, because a client's clock may be wrong. In a window it is taken from what the
 * viewer's view shows: whether another seat has passed, or could only pass, is secret. By post everybody has days in a window,
 * except who can only pass: so each is told their own time, and nobody that of another.
 */
export function timeLeftFor(
  game: AnyGame,
  match: Match,
  viewer: Viewer,
  now: number,
  clocks: ShownClocks,
): Left | undefined {
  const { deadlines, state, opened, allowance } = match;
  if (deadlines.length === 0) return undefined;
  let view: unknown;
  let pending: readonly Seat[] = [];
  return deadlines.map(({ due }, seat) => {
    const isOwn = clocks === 'post' && seat === viewer;
    if (isOwn || !isInTimedWindow(game, state, seat)) return due === 0 ? NONE : Math.max(0, due - now);
    if (clocks === 'post') return NONE;
    if (view === undefined) {
      view = game.view(state, viewer);
      pending = game.pending(view);
    }
    const seconds = game.table?.clock?.(view, seat)?.seconds ?? 0;
    return pending.includes(seat) ? Math.max(0, opened + allowance + seconds * SECOND - now) : NONE;
  });
}
