/**
 * Take-backs: until a move has revealed something, its seat may take it back. The log keeps both, the move and the
 * take-back, which makes it void; the game is what the rows that stand make of it.
 */
import { ChanceWanted, seededDice } from './dice.ts';
import { type AnyGame, type Dice, type Move, type Say, type Seat, unheard, type Viewer } from './game.ts';
import type { Turn } from './play.ts';
import { same } from './same.ts';

/** In the place of a move: the numbers of the moves that are void from now on. No game has a move of this name. */
export interface TakeBack {
  readonly t: 'take-back';
  readonly rows: readonly number[];
}

export function readTakeBack(raw: unknown): TakeBack | undefined {
  const { t, rows } = (typeof raw === 'object' && raw !== null ? raw : {}) as { t?: unknown; rows?: unknown };
  if (t !== 'take-back' || !Array.isArray(rows) || !rows.every(Number.isInteger)) return undefined;
  return { t, rows: rows as number[] };
}

/** Of a move that was read. */
export const isTakeBack = (move: Move): move is TakeBack => move.t === 'take-back';

/** One move that stands, with the game before and after it. The states are never changed. */
export interface LogRow<S = unknown, M = unknown, E = unknown> extends Turn<M> {
  readonly n: number;
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
  /** Not by a bot, and not by the clock. */
  readonly isByPerson: boolean;
}

/** Why a seat cannot take its last move back: it has none, somebody else has moved since, or it revealed something. */
export type NoTakeBack = 'none' | 'moved' | 'revealed';

export interface TakenBack<R extends LogRow> {
  /** The numbers of the rows that it makes void. */
  readonly rows: readonly number[];
  /** Only a choice that nobody has seen yet is changed; those of the others stay. */
  readonly isSealed: boolean;
  readonly rest: Rest<R>;
}

/** The game without the rows that are void. */
export interface Rest<R extends LogRow> {
  readonly standing: readonly R[];
  readonly state: unknown;
}

/**
 * Takes back the last move of a seat, given the rows that stand: a sealed choice alone, while others still choose;
 * anything else together with all that bots did since. `seats` is how many play.
 */
export function takeBack<R extends LogRow>(
  game: AnyGame,
  seats: number,
  rows: readonly R[],
  seat: Seat,
): TakenBack<R> | NoTakeBack {
  const at = rows.findLastIndex((row) => row.seat === seat);
  if (at < 0 || !rows[at].isByPerson) return 'none';
  const since = rows.slice(at);
  const isSealed = isOneSealedQuestion(game, since);
  if (!isSealed && since.some((row, i) => i > 0 && row.isByPerson)) return 'moved';
  if (since.some((row) => reveals(game, seats, row))) return 'revealed';
  const voided = (isSealed ? since.slice(0, 1) : since).map(({ n }) => n);
  const rest = without(game, rows, voided);
  return rest === undefined ? 'moved' : { rows: voided, isSealed, rest };
}

/** The rows that still stand without these, and the game that they make; undefined if one of them is not possible then. */
export function without<R extends LogRow>(
  game: AnyGame,
  rows: readonly R[],
  voided: readonly number[],
): Rest<R> | undefined {
  const at = rows.findIndex(({ n }) => voided.includes(n));
  const later = rows.slice(at).filter(({ n }) => !voided.includes(n));
  const kept = playedFrom(game, rows[at].before, later);
  return kept && { standing: [...rows.slice(0, at), ...kept], state: kept.at(-1)?.after ?? rows[at].before };
}

/** Whether all of these are secret answers to one question, and others have not answered it yet. */
function isOneSealedQuestion(game: AnyGame, rows: readonly LogRow[]): boolean {
  const { table } = game;
  const { before } = rows[0];
  const { after } = rows.at(-1)!; // there is one
  const asked = game.pending(before);
  if (asked.length < 2 || table?.question?.(before) !== table?.question?.(after)) return false;
  if (rows.some(({ seat, move }) => !asked.includes(seat) || table?.openly?.(before, move) === true)) return false;
  const waiting = asked.filter((seat) => rows.every((row) => row.seat !== seat));
  return waiting.length > 0 && same(game.pending(after), waiting);
}

/** The same moves from another state on; undefined if they are not possible there. */
function playedFrom<R extends LogRow>(game: AnyGame, state: unknown, rows: readonly R[]): R[] | undefined {
  let before = state;
  const played: R[] = [];
  for (const row of rows) {
    const after: unknown = game.clone(before);
    if (game.refusal(before, row.seat, row.move) !== undefined || !canApply(game, after, row, unheard))
      return undefined;
    played.push({ ...row, before, after });
    before = after;
  }
  return played;
}

/**
 * Whether anybody learns from a move more than which move it was. If not, it shows everybody the same in all games that
 * look alike to them: in their own view, played without dice, and in whatever they can imagine behind it.
 */
export function reveals(game: AnyGame, seats: number, row: LogRow): boolean {
  const known = judged.get(row) ?? isRevealing(game, seats, row);
  judged.set(row, known);
  return known;
}

/** The same rows are asked about whenever something follows them. */
const judged = new WeakMap<LogRow, boolean>();

function isRevealing(game: AnyGame, seats: number, row: LogRow): boolean {
  if (game.table?.final?.(row.before, row.seat, row.move) === true) return true;
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
  const isForeseen = (viewer: Viewer): boolean => looksTheSame(game, row, viewer, game.view(row.before, viewer));
  return !viewers.every(isForeseen) || !viewers.every((viewer) => isIndependent(game, row, viewer));
}

/** How many worlds each seat imagines. What depends on something hidden seldom is for the game to say (`final`). */
const WORLDS = 12;

/** Whether the move is nothing but itself in every world that this seat thinks possible, if it is legal there. */
function isIndependent(game: AnyGame, row: LogRow, viewer: Viewer): boolean {
  if (viewer === 'watcher') return true; // sees nothing that a seat does not see
  const dice = seededDice('take-back');
  const seen: unknown = game.view(row.before, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world: unknown = game.imagine(seen, viewer, dice);
    const isLegal = game.refusal(world, row.seat, row.move) === undefined;
    if (isLegal && !looksTheSame(game, row, viewer, world)) return false;
  }
  return true;
}

/** Plays the move from a world, in place: whether this viewer sees and hears what is seen and heard at the table. */
function looksTheSame(game: AnyGame, row: LogRow, viewer: Viewer, world: unknown): boolean {
  const heard = (events: readonly unknown[]): unknown[] =>
    events.map((event): unknown => game.witness(event, viewer)).filter((event) => event !== undefined);
  const said: unknown[] = [];
  if (!canApply(game, world, row, (event) => said.push(event))) return false;
  return same(game.view(world, viewer), game.view(row.after, viewer)) && same(heard(said), heard(row.events));
}

/** Applies a move, if that takes neither chance nor what the state does not show. */
function canApply(game: AnyGame, state: unknown, { seat, move }: Turn<unknown>, say: Say<unknown>): boolean {
  try {
    game.apply(state, seat, move, NO_DICE, say);
    return true;
  } catch {
    return false;
  }
}

const NO_DICE: Dice = {
  below(n) {
    if (n === 1) return 0;
    throw new ChanceWanted(n);
  },
  shuffle(cards) {
    if (cards.length < 2) return cards;
    throw new ChanceWanted(cards.length);
  },
};
