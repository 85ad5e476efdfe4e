/** How a match goes on: set-up, moves, clocks, snapshots. Every function returns a new match. */
import { type AnyGame, isUntold, NONE, readOptions, type Seat } from '../../core/game.ts';
import { tableDice } from '../../core/dice.ts';
import { showTime } from '../../core/beats.ts';
import { lift } from '../../core/record.ts';
import { inLanguage } from '../../core/wording.ts';
import { shared } from '../../core/shared.ts';
import { hasClock, newDeadline, extended, shownUntil, stoppedClocks, withinReach } from '../time/deadlines.ts';
import type { Change, Deadline, MoveRow, Snapshot, StoredTable } from '../store/store.ts';
import type { Match, MatchSetup, TableState } from './state.ts';

export interface MatchProgress {
  readonly match: Match;
  readonly events: readonly unknown[];
}

/** Set-up is move 0. */
export function begin({ game, seed, card }: MatchSetup, at: number): MatchProgress {
  const events: unknown[] = [];
  const seats = card.seats.length;
  const options: object = readOptions(game, card.options) ?? card.options; // an option that is newer than the table has its default
  const state: unknown = game.setup(seats, options, tableDice(seed, 0), (event) => events.push(event));
  const nobody: Match = {
    n: NONE,
    told: NONE,
    state,
    asked: Array.from({ length: seats }, () => NONE),
    deadlines: stoppedClocks({ game, seed, card }, state),
    opened: game.table?.question === undefined ? 0 : at,
    allowance: 0,
    shown: 0,
  };
  return { match: putQuestions({ game, seed, card }, nobody, state, NONE, at, true, 0), events };
}

/**
 * Plays a legal move on a copy. The old match stays as it was; the two share what the move did not change. Whether the
 * move is told is known of one that was stored.
 */
export function advance(
  setup: MatchSetup,
  match: Match,
  seat: Seat,
  move: unknown,
  at: number,
  isTold?: boolean,
): MatchProgress {
  const { game, seed } = setup;
  const events: unknown[] = [];
  const played: unknown = game.fast?.fork?.(match.state, seat) ?? game.clone(match.state);
  game.apply(played, seat, move, tableDice(seed, match.n + 1), (event) => events.push(event));
  const state = shared(match.state, played);
  const told = isTold ?? !isUntold(game, match.state, seat, move, state);
  const isTimed = told && match.deadlines.length > 0;
  const shown = isTimed ? shownUntil(match.shown, at, showTime(game, events)) : match.shown;
  return { match: putQuestions(setup, match, state, seat, at, told, shown), events };
}

/**
 * A seat that owed a decision and has not decided keeps its question, unless the game asks a new one. A clock runs on as
 * long as the question is the same. A new one begins to count when what led to it has been shown.
 */
function putQuestions(
  setup: MatchSetup,
  before: Match,
  state: unknown,
  mover: Seat,
  at: number,
  isTold: boolean,
  shown: number,
): Match {
  const { game } = setup;
  const allowance = Math.max(0, shown - at);
  const told = before.told + (isTold ? 1 : 0);
  const isAnew = game.table?.question?.(before.state) !== game.table?.question?.(state);
  const asked = before.asked.map(() => NONE);
  for (const seat of game.pending(state))
    asked[seat] = isTold && (isAnew || seat === mover || before.asked[seat] === NONE) ? told : before.asked[seat];
  const runsOn = (seat: Seat): boolean => {
    if (game.table?.question === undefined) return asked[seat] === before.asked[seat];
    return !isAnew && (asked[seat] === NONE) === (before.asked[seat] === NONE);
  };
  const deadlines = before.deadlines.map((old, seat) =>
    runsOn(seat)
      ? extended(setup, before.state, state, seat, old)
      : newDeadline(setup, state, seat, old, asked[seat] !== NONE, at, allowance),
  );
  const question = isAnew ? { opened: at, allowance } : { opened: before.opened, allowance: before.allowance };
  return { n: before.n + 1, told, state, asked, deadlines, shown, ...question };
}

/**
 * The game as it was without the steps from `step` on that are taken back. Whoever was asked before them keeps the question;
 * all others are asked anew, with their full time, so that no answer to a question that is gone can count.
 */
export function takenBack(setup: MatchSetup, match: Match, state: unknown, step: number, at: number): Match {
  const { game } = setup;
  const told = match.told + 1;
  const asked = match.asked.map(() => NONE);
  const isKept = (seat: Seat): boolean => match.asked[seat] !== NONE && match.asked[seat] < step;
  for (const seat of game.pending(state)) asked[seat] = isKept(seat) ? match.asked[seat] : told;
  const isSame = game.table?.question?.(match.state) === game.table?.question?.(state);
  const { opened, allowance } = isSame ? match : { opened: at, allowance: 0 };
  const deadlines = match.deadlines.map((old, seat) =>
    isKept(seat) && asked[seat] !== NONE
      ? old
      : newDeadline(setup, state, seat, old, asked[seat] !== NONE, opened || at, allowance),
  );
  return { n: match.n + 1, told, state, asked, deadlines, opened, allowance, shown: match.shown };
}

/** After a change of seats or a pause: a bot has no clock, and a person who is back gets the full time. */
export function withClocks(setup: MatchSetup, match: Match, at: number): Match {
  const deadlines = match.deadlines.map((deadline, seat) => {
    const runs = match.asked[seat] !== NONE && hasClock(setup.card, seat);
    if (runs === deadline.due > 0) return deadline;
    return newDeadline(setup, match.state, seat, { due: 0, reserve: deadline.reserve }, runs, at);
  });
  return { ...match, deadlines };
}

/** While nobody is here, what was due becomes due much later. `resumed` starts the clocks again. */
export function paused(match: Match, until: number): Match {
  return { ...match, deadlines: match.deadlines.map((old) => (old.due === 0 ? old : { ...old, due: until })) };
}

export function resumed(setup: MatchSetup, match: Match, at: number): Match {
  const deadlines = match.deadlines.map((old, seat) =>
    newDeadline(setup, match.state, seat, { ...old, due: 0 }, match.asked[seat] !== NONE, at),
  );
  return { ...match, deadlines, opened: at, allowance: 0 };
}

/** The same change of both matches of a table, which are mostly one. */
export function ofBoth(
  { match, told }: TableState,
  change: (match: Match) => Match,
): Pick<TableState, 'match' | 'told'> {
  const changed = match && change(match);
  return { match: changed, told: told === match ? changed : told && change(told) };
}

export function snapshotOf({ version }: AnyGame, { n, state, asked }: Match): Snapshot {
  return { n, version, state: JSON.stringify(state), asked };
}

/** What is stored of the clocks: nothing where there are none. */
export function deadlinesOf(match: Match | undefined): Change['deadlines'] {
  return match === undefined || match.deadlines.length === 0 ? undefined : match.deadlines;
}

/** The match of a stored table, now and as it was told: the snapshot, and the moves after it replayed. */
export function restored(
  setup: MatchSetup,
  stored: StoredTable,
  now: number,
): { match: Match | undefined; told: Match | undefined } {
  const { snapshot } = stored;
  if (snapshot === undefined) return { match: undefined, told: undefined };
  const saved = { game: setup.game.id, version: snapshot.version, state: JSON.parse(snapshot.state) as unknown };
  const lifted = lift(setup.game, saved);
  if (lifted.problems !== undefined)
    throw new Error(`table ${setup.card.id} cannot be read: ${inLanguage(lifted.problems[0].found, 'en')}`);
  const { state } = lifted.value;
  const number = stored.moves.find(({ n }) => n === snapshot.n)?.told ?? snapshot.n;
  const { deadlines, moves } = stored;
  let match: Match = {
    n: snapshot.n,
    told: number,
    state,
    asked: snapshot.asked,
    deadlines,
    opened: 0,
    allowance: 0,
    shown: 0,
  };
  let told = match;
  const later = moves.filter(({ n }) => n > snapshot.n);
  liftedMoves(setup, later).forEach((move, i) => {
    match = advance(setup, match, later[i].seat, move, later[i].at, later[i].told !== NONE).match;
    if (match.told > told.told) told = match;
  });
  const timed = (one: Match): Match => withStoredClocks(setup, one, deadlines, now);
  return { match: timed(match), told: timed(told) };
}

function withStoredClocks(setup: MatchSetup, match: Match, stored: readonly Deadline[], now: number): Match {
  const deadlines = stored.map((old, seat) => withinReach(setup, match.state, seat, old, now));
  const opened = Math.max(match.opened, openedBefore(setup.game, match.state, deadlines));
  return { ...match, deadlines, opened: Math.min(opened, now), allowance: 0 };
}

/** When the window was opened, worked out from the deadlines, because it is not stored. */
function openedBefore(game: AnyGame, state: unknown, deadlines: readonly Deadline[]): number {
  const begun = deadlines.map(({ due }, seat) => due - 1000 * (game.table?.clock?.(state, seat)?.seconds ?? 0));
  return Math.max(0, ...begun.filter((_, seat) => deadlines[seat].due > 0));
}

/** The moves of rows, each upgraded from the version in which it was played. */
export function liftedMoves({ game, seed, card }: MatchSetup, rows: readonly MoveRow[]): unknown[] {
  return rows.map((row) => {
    const move = JSON.parse(row.move) as unknown;
    if (row.version === game.version) return move;
    const record = { game: game.id, version: row.version, seats: card.seats.length, options: card.options, seed };
    const lifted = lift(game, { ...record, moves: [{ seat: row.seat, move }] });
    if (lifted.problems !== undefined) throw new Error(`move ${row.n} of ${card.id} cannot be read`);
    return lifted.value.moves[0].move;
  });
}
