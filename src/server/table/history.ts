/** What happened at a table so far: for followers who missed it, for the replay, and for the record. */
import type { AnyGame, Viewer } from '../../core/game.ts';
import { lift } from '../../core/record.ts';
import type { TableRecord } from '../../core/verify.ts';
import { type TableInfo, namesOf } from '../../wire/table-info.ts';
import type { History } from '../../wire/http.ts';
import type { TableStep } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import { advance, begin, liftedMoves } from './match.ts';
import type { MoveRow } from '../store/store.ts';
import type { Match, MatchSetup, TableState } from './state.ts';
import { StepWriter, serializeEvents, viewFor, witnessed } from './updates.ts';

/** One replayed move. */
interface Replayed {
  readonly before: Match;
  readonly after: Match;
  readonly row: MoveRow;
}

/** Replays the rows from set-up, which is the first row. */
function replayed(setup: MatchSetup, rows: readonly MoveRow[]): { first: Match; steps: Replayed[] } {
  const { match: first } = begin(setup, rows[0].at);
  const moves = liftedMoves(setup, rows.slice(1));
  let before = first;
  const steps = rows.slice(1).map((row, i) => {
    const { match: after } = advance(setup, before, row.seat, moves[i], row.at);
    const step = { before, after, row };
    before = after;
    return step;
  });
  return { first, steps };
}

/** Moves. After a longer break the whole view is shorter than all missed steps. */
const LONG_BREAK = 60;

/** The steps after move `since`; undefined if the viewer needs the whole view. */
export async function missedSteps(
  game: AnyGame,
  context: Context,
  { card }: TableState,
  match: Match,
  since: number,
  viewer: Viewer,
): Promise<string[] | undefined> {
  if (since < 0 || since > match.n || match.n - since > LONG_BREAK) return undefined;
  if (since === match.n) return [];
  const replay = await replayedMoves(game, context, card, match.n);
  return replay?.steps
    .filter(({ after }) => after.n > since)
    .map(({ before, after, row }) => stepOf(game, before, after, row, viewer));
}

/** Undefined for moves of an older version: they may have had other effects then. */
async function replayedMoves(
  game: AnyGame,
  context: Context,
  card: TableInfo,
  last: number,
): Promise<{ first: Match; steps: Replayed[]; rows: readonly MoveRow[] } | undefined> {
  const stored = await context.store.table(card.id);
  const rows = (await context.store.moves(card.id)).filter(({ n }) => n <= last);
  if (stored === undefined || rows.length === 0 || rows.some(({ version }) => version !== game.version))
    return undefined;
  return { ...replayed({ game, seed: stored.seed, card: { ...card, clock: { t: 'none' } } }, rows), rows };
}

function stepOf(game: AnyGame, before: Match, after: Match, row: MoveRow, viewer: Viewer): string {
  return new StepWriter(game, before, after, serializeEvents(JSON.parse(row.events) as unknown[]), row.at).for(viewer);
}

/** The game so far, as this viewer saw it. */
export async function historyFor(
  game: AnyGame,
  context: Context,
  { card, match }: TableState,
  viewer: Viewer,
): Promise<History | Refusal> {
  const replay = match && (await replayedMoves(game, context, card, match.n));
  if (replay === undefined) return refuse(SERVER_RULES.notPlaying);
  return {
    viewer,
    first: viewFor(game, replay.first, viewer, 0),
    say: witnessed(game, JSON.parse(replay.rows[0].events) as unknown[], viewer),
    steps: replay.steps.map(
      ({ before, after, row }) => JSON.parse(stepOf(game, before, after, row, viewer)) as TableStep,
    ),
    at: replay.rows.map(({ at }) => at),
  };
}

/** Everything that proves a finished game: a replay gives the same shuffles, events and result. */
export async function recordOf(game: AnyGame, context: Context, { card }: TableState): Promise<TableRecord | Refusal> {
  if (card.status !== 'over' || card.seed === undefined) return refuse(SERVER_RULES.notOver, 'a record shows the seed');
  const rows = await context.store.moves(card.id);
  const begun: Unfinished = {
    game: game.id,
    version: rows[0].version,
    seats: card.seats.length,
    options: card.options,
    seed: card.seed,
    moves: [],
    table: card.id,
    names: namesOf(card),
    commitment: card.commitment,
    events: [],
  };
  const played = eras(rows).reduce((record, era) => withEra(game, record, era), begun);
  return lifted<TableRecord>(game, { ...played, outcome: card.outcome }, game.version);
}

type Unfinished = Omit<TableRecord, 'outcome'>;

/** An upgrade gets the moves that were played before the program changed; then the next rows follow. */
function withEra(game: AnyGame, record: Unfinished, rows: readonly MoveRow[]): Unfinished {
  const { moves, events, ...head } = lifted(game, record, rows[0].version);
  const later = rows.filter(({ n }) => n > 0); // row 0 is set-up
  return {
    ...head,
    moves: [...moves, ...later.map(({ seat, move }) => ({ seat, move: JSON.parse(move) as unknown }))],
    events: [...events, ...rows.map((row) => JSON.parse(row.events) as unknown[])],
  };
}

/** The rows, grouped by the version of the game that stored them. */
function eras(rows: readonly MoveRow[]): (readonly MoveRow[])[] {
  const starts = rows.flatMap(({ version }, i) => (version === rows[i - 1]?.version ? [] : i));
  return starts.map((start, i) => rows.slice(start, starts[i + 1]));
}

function lifted<T extends Unfinished>(game: AnyGame, record: T, version: number): T {
  const reading = lift(game, record, version);
  if (reading.problems === undefined) return reading.value;
  throw new Error(`the record of ${record.table} cannot be read: ${reading.problems[0].found}`);
}
