/** Saved games: a version stands on everything that outlives the program, and old shapes are lifted to the new one. */
import { isTableSeed, seededDice, tableDice } from './dice.ts';
import {
  type AnyGame,
  describedOptions,
  type Dice,
  type Game,
  type Move,
  type Rule,
  readOptions,
  unheard,
} from './game.ts';
import type { Problem, Reading } from './notation.ts';
import * as mistakes from './record-mistakes.ts';
import type { Wording } from './wording.ts';
import { MOST_MOVES, type Next, type Turn } from './play.ts';
import { same } from './same.ts';
import { shared } from './shared.ts';
import { show } from './show.ts';
import { TABLE_RULES } from './steps.ts';
import { isTakeBack, type LogRow, readTakeBack, type Rest, type TakeBack, takeBack } from './takeback.ts';

/** A game at some moment. */
export interface Saved<S> {
  readonly game: string;
  readonly version: number;
  readonly state: S;
}

/** A game from its beginning: with the seed of its dice these moves give the same game again, event by event. */
export interface Recorded<M, O = object> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
  readonly moves: readonly Turn<M | TakeBack>[];
}

/** The dice of move n of a recorded game; set-up is move 0. Tables have a secret seed, simulations any other text. */
export function diceFor(seed: string, move: number): Dice {
  return isTableSeed(seed) ? tableDice(seed, move) : seededDice(`${seed}/${move}`);
}

/** Lifts something saved by an older version, one version at a time, to the newest or as far as `to`. */
export function lift<T extends { readonly game: string; readonly version: number }>(
  game: AnyGame,
  saved: T,
  to = game.version,
): Reading<T> {
  const refuse = (where: string, found: unknown, expected: Wording): Reading<T> => ({
    problems: [{ where, found: show(found), expected }],
  });
  if (saved.game !== game.id) return refuse('game', saved.game, game.id);
  if (!Number.isInteger(saved.version) || saved.version < 1 || saved.version > to)
    return refuse('version', saved.version, mistakes.version(to));
  let lifted = saved;
  for (let version = saved.version; version < to; version++) {
    const upgrade = game.upgrades[version];
    if (upgrade === undefined) throw new Error(`${game.id}: no upgrade from version ${version}`);
    lifted = { ...upgrade(lifted), version: version + 1 };
  }
  return { value: lifted };
}

/** A recorded game that was refused: at which move, by which rule. */
export class RefusedMove extends Error {
  readonly index: number;
  readonly rule: Rule;
  constructor(index: number, rule: Rule) {
    super(`move ${index + 1} is refused by ${rule.id}: ${rule.text}`);
    this.index = index;
    this.rule = rule;
  }
}

/** Throws RefusedMove at the first move that the rules refuse. */
export function lawful<S, M extends Move>(game: Pick<Game<S, M, never>, 'refusal'>, next: Next<S, M>): Next<S, M> {
  return (state, n) => {
    const turn = next(state, n);
    const rule = turn === undefined ? undefined : game.refusal(state, turn.seat, turn.move);
    if (rule !== undefined) throw new RefusedMove(n - 1, rule);
    return turn;
  };
}

/** Plays a recorded game again. Throws RefusedMove at the first move or take-back that the rules refuse. */
export function replay<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  recorded: Recorded<M, O>,
  onEvent: (event: E, move: number) => void,
): S {
  return replayed(
    game,
    recorded,
    onEvent,
    recorded.moves.some(({ move }) => isTakeBack(move)),
  ).state;
}

/** The moves of a recorded game that were not taken back, each with the states before and after it. */
export function standingRows<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  recorded: Recorded<M, O>,
): readonly LogRow<S, M, E>[] {
  return replayed(game, recorded, unheard, true).rows;
}

function replayed<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  { seats, options, seed, moves }: Recorded<M, O>,
  onEvent: (event: E, move: number) => void,
  isLogged: boolean,
): { readonly state: S; readonly rows: readonly LogRow<S, M, E>[] } {
  let state = game.setup(seats, options, diceFor(seed, 0), (event) => onEvent(event, 0));
  let rows: readonly LogRow<S, M, E>[] = [];
  for (const [i, { seat, move }] of moves.entries()) {
    if (isTakeBack(move)) {
      const taken = takenBack(game, seats, rows, { seat, move });
      if (taken === undefined) throw new RefusedMove(i, TABLE_RULES.takeBack);
      [rows, state] = [taken.standing, taken.state as S];
      continue;
    }
    const row = played(game, state, { seat, move }, i, diceFor(seed, i + 1));
    row.events.forEach((event) => onEvent(event, row.n));
    if (isLogged) rows = [...rows, row];
    state = row.after;
  }
  return { state, rows };
}

function played<S, M extends Move, E>(
  game: Pick<Game<S, M, E>, 'refusal' | 'clone' | 'apply'>,
  before: S,
  turn: Turn<M>,
  index: number,
  dice: Dice,
): LogRow<S, M, E> {
  const rule = game.refusal(before, turn.seat, turn.move);
  if (rule !== undefined) throw new RefusedMove(index, rule);
  const events: E[] = [];
  const after = game.clone(before);
  game.apply(after, turn.seat, turn.move, dice, (event) => events.push(event));
  return { ...turn, n: index + 1, before, after: shared(before, after) as S, events, isByPerson: true };
}

/** A record does not say who was a bot: that no other person had moved is for those at the table to know. */
function takenBack<R extends LogRow>(
  game: AnyGame,
  seats: number,
  rows: readonly R[],
  { seat, move }: Turn<TakeBack>,
): Rest<R> | undefined {
  const asked = rows.map((row) => ({ ...row, isByPerson: row.seat === seat }));
  const taken = takeBack(game, seats, asked, seat);
  return typeof taken === 'string' || !same(taken.rows, move.rows) ? undefined : taken.rest;
}

/** Reads a record that a stranger wrote: shape only, field by field. Whether the moves are legal, `replay` tells. */
export function readRecorded<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  raw: unknown,
): Reading<Recorded<M, O>> {
  const lifted = liftRecorded(game, raw);
  return lifted.problems === undefined ? readFields(game, lifted.value) : lifted;
}

/** All that a stranger's record says, in the shape of the newest version. No field but the first two has been read. */
export function liftRecorded(game: AnyGame, raw: unknown): Reading<{ readonly [field: string]: unknown }> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { problems: [{ where: 'record', found: show(raw), expected: mistakes.fields }] };
  const given = raw as { [field: string]: unknown };
  const { game: id, version = game.version, ...rest } = given;
  const headed = { ...rest, game: id, version };
  return lift(game, headed as { game: string; version: number } & typeof given);
}

function readFields<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  given: { readonly [field: string]: unknown },
): Reading<Recorded<M, O>> {
  const problems: Problem[] = [];
  const { seats, seed } = given;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max)
    problems.push({ where: 'seats', found: show(seats), expected: mistakes.seats(min, max) });
  if (typeof seed !== 'string' || seed.length > 200)
    problems.push({ where: 'seed', found: show(seed), expected: mistakes.seed });
  const { options: chosen = {} } = given;
  const options = readOptions<O>(game, chosen);
  if (options === undefined)
    problems.push({ where: 'options', found: show(chosen), expected: mistakes.options(describedOptions(game)) });
  const moves = readMoves(game, given['moves'], problems);
  if (problems.length > 0 || options === undefined) return { problems };
  return {
    value: { game: game.id, version: game.version, seats: seats as number, options, seed: seed as string, moves },
  };
}

function readMoves<S, M extends Move, E, O extends object>(
  game: Game<S, M, E, O>,
  raw: unknown,
  problems: Problem[],
): Turn<M | TakeBack>[] {
  if (!Array.isArray(raw) || raw.length > MOST_MOVES) {
    problems.push({ where: 'moves', found: show(raw), expected: mistakes.moves(MOST_MOVES) });
    return [];
  }
  const moves: Turn<M | TakeBack>[] = [];
  raw.forEach((entry: unknown, i) => {
    const { seat, move: rawMove } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
      seat?: unknown;
      move?: unknown;
    };
    const move = readTakeBack(rawMove) ?? game.readMove(rawMove);
    if (typeof seat !== 'number' || !Number.isInteger(seat))
      problems.push({ where: `moves[${i}].seat`, found: show(seat), expected: mistakes.seatNumber });
    else if (move === undefined)
      problems.push({ where: `moves[${i}].move`, found: show(rawMove), expected: mistakes.move });
    else moves.push({ seat, move });
  });
  return moves;
}
