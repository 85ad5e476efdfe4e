/** Compares what players noted at a table with its log: what was acknowledged is there, once, and what was told is true. */
import { type AnyGame, NONE, type Seat } from '../../core/game.ts';
import { same } from '../../core/same.ts';
import { GAMES } from '../../games/load.ts';
import type { MoveRow, Store, StoredTable } from '../store/store.ts';
import { advance, begin, restored } from '../table/match.ts';
import { seedOf } from '../table/shuffle.ts';
import type { Match, MatchSetup } from '../table/state.ts';
import { type Seating, type TableHistory, type Violations, violationsOf } from './history.ts';
import type { Notes } from './notes.ts';

export interface Audit extends Violations {
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
  promised: readonly Seating[] = [],
): Promise<Audited> {
  const stored = await store.table(id);
  if (stored === undefined) throw new Error(`table ${id} is gone`);
  const rows = await store.moves(id);
  const { told, match, untrue, questions } = replayed(stored, rows);
  const game: AnyGame = GAMES[stored.card.game];
  const history: TableHistory = {
    rows: rows.map((row, i) => ({ ...row, move: JSON.parse(row.move) as unknown, question: questions[i] })),
    chats: await store.chats(id, -1, ALL),
    seats: stored.card.seats.flatMap((sitter, seat) => (sitter.t === 'person' ? { seat, person: sitter.person } : [])),
    clients: players,
    promised,
  };
  return {
    match,
    ...violationsOf(history),
    untrue: [...untrue, ...players.flatMap((notes) => falselyTold(game, notes, told))],
    fallbacks: rows.filter(({ seat, id: of }) => of.startsWith('clock:') && bots.includes(seat)).length,
  };
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
  const untrue: string[] = [];
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

function falselyTold(game: AnyGame, { viewer, told: views }: Notes, told: ReadonlyMap<number, Match>): string[] {
  return [...views]
    .filter(([n, view]) => {
      const match = told.get(n);
      return match === undefined || !same(JSON.parse(JSON.stringify(game.view(match.state, viewer))), view);
    })
    .map(([n]) => `step ${n} as told to ${viewer}`);
}
