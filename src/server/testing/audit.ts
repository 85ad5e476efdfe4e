/** Compares what players noted at a table with its log: what was acknowledged is there, once, and what was told is true. */
import { type AnyGame, NONE, type Seat } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { GAMES } from '../../games/load.ts';
import type { ChatRow, MoveRow, Store, StoredTable } from '../store/store.ts';
import { advance, begin, restored } from '../table/match.ts';
import { seedOf } from '../table/shuffle.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import type { Notes } from './random-player.ts';

export interface Audit {
  /** Acknowledged moves, and lines of chat, that the log does not have. */
  readonly lost: string[];
  /** Those that it has twice. */
  readonly doubled: string[];
  /** What was told but is not so by the log; and whatever else contradicts it. */
  readonly untrue: string[];
  /** Moves of the game's fallback that were played for bots. */
  readonly fallbacks: number;
}

export interface Audited extends Audit {
  /** The game as the log says. */
  readonly match: Match;
}

const ALL = 1_000_000;

export async function audit(
  store: Store,
  id: string,
  players: readonly Notes[],
  bots: readonly Seat[],
): Promise<Audited> {
  const stored = await store.table(id);
  if (stored === undefined) throw new Error(`table ${id} is gone`);
  const rows = await store.moves(id);
  const chats = await store.chats(id, -1, ALL);
  const { told, match, untrue, questions } = replayed(stored, rows);
  const game: AnyGame = GAMES[stored.card.game];
  return {
    match,
    lost: players.flatMap((notes) => lostOf(notes, rows, questions, chats)),
    doubled: [...repeated(rows.map(({ seat, id: of }) => `move ${seat} ${of}`)), ...repeated(chats.map(lineOf))],
    untrue: [...untrue, ...players.flatMap((notes) => falselyTold(game, notes, told))],
    fallbacks: rows.filter(({ seat, id: of }) => of.startsWith('clock:') && bots.includes(seat)).length,
  };
}

const lineOf = ({ person, text }: ChatRow): string => `line ${person} ${text}`;

const repeated = (keys: readonly string[]): string[] => keys.filter((key, i) => keys.indexOf(key) !== i);

function lostOf(
  { seat, person, moves, lines }: Notes,
  rows: readonly MoveRow[],
  questions: readonly number[],
  chats: readonly ChatRow[],
): string[] {
  const own = rows.filter((row) => row.seat === seat);
  const isKept = (id: string, n: number | undefined, move: unknown): boolean =>
    own.some((row) => row.id === id && row.told === (n ?? NONE) && same(JSON.parse(row.move), move));
  // Who is not told that a clock, a bot or an own message before a crash has passed for them may pass again.
  const isMadeBefore = (asked: number): boolean =>
    rows.some((row, i) => row.seat === seat && row.told === NONE && questions[i] === asked);
  const isSaid = (id: string, c: number | undefined, text: string): boolean =>
    chats.some((row) => row.c === c && row.person === person && row.id === id && row.text === text);
  const lost = [...moves].filter(
    ([id, { n, asked, move }]) => !isKept(id, n, move) && !(n === undefined && isMadeBefore(asked)),
  );
  const unsaid = [...lines].filter(([id, { c, text }]) => !isSaid(id, c, text));
  return [...lost, ...unsaid].map(([id, one]) => `${seat} ${id} ${JSON.stringify(one)}`);
}

interface Replayed {
  /** The game after each told step, from set-up. */
  readonly told: Map<number, Match>;
  readonly match: Match;
  readonly untrue: string[];
  /** By row: the question that it answers. */
  readonly questions: readonly number[];
}

function replayed(stored: StoredTable, rows: readonly MoveRow[]): Replayed {
  const { card } = stored;
  const setup: MatchSetup = { game: GAMES[card.game], seed: seedOf(card, stored.seed), card };
  const untrue = rows.filter(({ n }, i) => n !== i).map(({ n }) => `row ${n} is out of order`);
  let { match } = begin(setup, rows[0].at);
  const told = new Map([[match.told, match]]);
  const questions = [NONE];
  for (const row of rows.slice(1)) {
    questions.push(match.asked[row.seat]);
    const next = advance(setup, match, row.seat, JSON.parse(row.move), row.at, row.told !== NONE);
    ({ match } = next);
    if (JSON.stringify(next.events) !== row.events) untrue.push(`the events of row ${row.n} are others`);
    if (row.told === NONE) continue;
    if (row.told !== match.told) untrue.push(`row ${row.n} was told as ${row.told}, not ${match.told}`);
    told.set(match.told, match);
  }
  const loaded = restored(setup, stored, rows.at(-1)!.at).match; // set-up is a row
  if (!same(loaded?.state, match.state)) untrue.push('the snapshot leads elsewhere');
  return { told, match, untrue, questions };
}

function falselyTold(game: AnyGame, { seat, told: views }: Notes, told: ReadonlyMap<number, Match>): string[] {
  return [...views]
    .filter(([n, view]) => {
      const match = told.get(n);
      return match === undefined || !same(JSON.parse(JSON.stringify(game.view(match.state, seat))), view);
    })
    .map(([n]) => `step ${n} as told to seat ${seat}`);
}
