/** A match: the game of one table at one moment, who was asked what when, and how long they have. Values, never changed. */
import type { AnyGame, Seat } from '../core/game.ts';
import { NONE } from '../core/game.ts';
import { tableDice } from '../core/dice.ts';
import { lift } from '../core/saved.ts';
import type { Card, Clock } from '../wire/card.ts';
import type { Deadline, Kept, MoveRow } from './store/store.ts';

export interface Match {
  /** The number of moves played. */
  readonly n: number;
  readonly state: unknown;
  /** By seat: the move after which its question was put, or NONE if it owes nothing. */
  readonly asked: readonly number[];
  /** By seat, where there is a clock. */
  readonly deadlines: readonly Deadline[];
}

export interface Progress {
  readonly match: Match;
  readonly events: readonly unknown[];
}

/** What a match needs to know of its table. */
export interface Course {
  readonly game: AnyGame;
  readonly seed: string;
  readonly card: Card;
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** Set-up is move 0. */
export function begin({ game, seed, card }: Course, at: number): Progress {
  const events: unknown[] = [];
  const seats = card.seats.length;
  const state: unknown = game.setup(seats, card.options, tableDice(seed, 0), (event) => events.push(event));
  const nobody: Match = {
    n: NONE,
    state,
    asked: Array.from({ length: seats }, () => NONE),
    deadlines: fullReserves(card),
  };
  return { match: putQuestions({ game, seed, card }, nobody, state, NONE, at), events };
}

/** A legal move is played on a copy: the match before it stays as it was. */
export function advance(course: Course, match: Match, seat: Seat, move: unknown, at: number): Progress {
  const { game, seed } = course;
  const events: unknown[] = [];
  const state: unknown = game.clone(match.state);
  game.apply(state, seat, move, tableDice(seed, match.n + 1), (event) => events.push(event));
  return { match: putQuestions(course, match, state, seat, at), events };
}

/** One who owed a decision and has not decided keeps the question and the clock. */
function putQuestions({ game, card }: Course, before: Match, state: unknown, mover: Seat, at: number): Match {
  const n = before.n + 1;
  const asked = before.asked.map(() => NONE);
  for (const seat of game.pending(state))
    asked[seat] = seat === mover || before.asked[seat] === NONE ? n : before.asked[seat];
  const deadlines =
    before.deadlines.length === 0
      ? before.deadlines
      : before.deadlines.map((deadline, seat) =>
          asked[seat] === before.asked[seat] ? deadline : newDeadline(card, seat, deadline, asked[seat] !== NONE, at),
        );
  return { n, state, asked, deadlines };
}

function fullReserves({ clock, seats }: Card): Deadline[] {
  if (clock.t === 'none') return [];
  return seats.map(() => ({ due: 0, reserve: clock.t === 'live' ? clock.reserve * SECOND : 0 }));
}

/** The reserve pays for what a decision took beyond its own time; a bot needs no clock. */
function newDeadline(card: Card, seat: Seat, old: Deadline, asked: boolean, at: number): Deadline {
  const reserve = old.due === 0 ? old.reserve : Math.max(0, Math.min(old.reserve, old.due - at));
  const due = asked && isPlayedByPerson(card, seat) ? at + timeFor(card.clock) + reserve : 0;
  return { due, reserve };
}

function timeFor(clock: Clock): number {
  if (clock.t === 'live') return clock.seconds * SECOND;
  return clock.t === 'post' ? clock.days * DAY : 0;
}

export function isPlayedByPerson(card: Card, seat: Seat): boolean {
  const sitter = card.seats[seat];
  return sitter.t === 'person' && sitter.away === undefined;
}

/** After a change of the company: a bot that sat in has no clock, and a person who is back gets the full time. */
export function withClocks(card: Card, match: Match, at: number): Match {
  const deadlines = match.deadlines.map((deadline, seat) => {
    const runs = match.asked[seat] !== NONE && isPlayedByPerson(card, seat);
    if (runs === deadline.due > 0) return deadline;
    return newDeadline(card, seat, { due: 0, reserve: deadline.reserve }, runs, at);
  });
  return { ...match, deadlines };
}

/** The match of a table that comes back from the store: the snapshot, and the moves after it played again. */
export function restored(course: Course, kept: Kept): Match | undefined {
  const { snapshot } = kept;
  if (snapshot === undefined) return undefined;
  const saved = { game: course.game.id, version: snapshot.version, state: JSON.parse(snapshot.state) as unknown };
  const lifted = lift(course.game, saved);
  if (lifted.problems !== undefined)
    throw new Error(`table ${course.card.id} cannot be read: ${lifted.problems[0].found}`);
  let match: Match = { n: snapshot.n, state: lifted.value.state, asked: snapshot.asked, deadlines: kept.deadlines };
  const later = kept.moves.filter(({ n }) => n > snapshot.n);
  liftedMoves(course, later).forEach((move, i) => {
    match = advance(course, match, later[i].seat, move, later[i].at).match;
  });
  return { ...match, deadlines: kept.deadlines };
}

/** The moves of rows, each lifted from the version in which it was played. */
export function liftedMoves({ game, seed, card }: Course, rows: readonly MoveRow[]): unknown[] {
  return rows.map((row) => {
    const move = JSON.parse(row.move) as unknown;
    if (row.version === game.version) return move;
    const record = { game: game.id, version: row.version, seats: card.seats.length, options: card.options, seed };
    const lifted = lift(game, { ...record, moves: [{ seat: row.seat, move }] });
    if (lifted.problems !== undefined) throw new Error(`move ${row.n} of ${card.id} cannot be read`);
    return lifted.value.moves[0].move;
  });
}
