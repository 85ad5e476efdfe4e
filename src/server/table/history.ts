/** What happened at a table so far: for followers who missed it, for the replay, and for the record. */
import { type AnyGame, NONE, readOptions, type Viewer } from '../../core/game.ts';
import { lift } from '../../core/record.ts';
import { readTakeBack, without } from '../../core/takeback.ts';
import type { TableRecord } from '../../core/verify.ts';
import { inLanguage } from '../../core/wording.ts';
import { type TableInfo, namesOf } from '../../wire/table-info.ts';
import type { History } from '../../wire/http.ts';
import type { StepsBack, TableStep } from '../../wire/messages.ts';
import { SERVER_RULES, type Refusal, refuse } from '../../wire/rules.ts';
import type { Context } from '../context.ts';
import { isShown } from '../../wire/days.ts';
import { advance, begin, liftedMoves, takenBack } from './match.ts';
import { type StandingRow, standingRow, stepsBack } from './log.ts';
import { seedOf } from './shuffle.ts';
import type { MoveRow } from '../store/store.ts';
import type { Match, MatchSetup, TableState } from './state.ts';
import { StepWriter, serializeEvents, viewFor, witnessed } from './updates.ts';

/** One replayed move that was told, together with the secret ones before it; or a take-back. */
interface Replayed {
  readonly before: Match;
  readonly after: Match;
  readonly row: MoveRow;
  readonly back?: StepsBack;
}

interface Replay {
  readonly first: Match;
  readonly steps: readonly Replayed[];
  /** The moves that were not taken back. */
  readonly standing: readonly StandingRow[];
}

/** Replays the rows from set-up, which is the first row. */
function replayed(setup: MatchSetup, rows: readonly MoveRow[]): Replay {
  const { match: first } = begin(setup, rows[0].at);
  const moves = liftedMoves(setup, rows.slice(1));
  let [told, match] = [first, first];
  let standing: readonly StandingRow[] = [];
  const steps: Replayed[] = [];
  rows.slice(1).forEach((row, i) => {
    const before = match;
    const taken = readTakeBack(moves[i]);
    const back = taken && stepsBack(standing, row.seat, taken.rows);
    if (taken === undefined) {
      const played = advance(setup, match, row.seat, moves[i], row.at, row.told !== NONE);
      match = played.match;
      standing = [...standing, standingRow(row, moves[i], before.state, match.state, played.events)];
    } else {
      const rest = without(setup.game, standing, taken.rows)!; // it was possible when it was stored
      match = takenBack(setup, match, rest.state, back!.steps[0], row.at);
      standing = rest.standing;
    }
    if (row.told === NONE) return;
    steps.push({ before: told, after: match, row, ...(back && { back }) });
    told = match;
  });
  return { first, steps, standing };
}

/** Moves. After a longer break the whole view is shorter than all missed steps. */
const LONG_BREAK = 60;

/** The steps after the told move `since`; undefined if the viewer needs the whole view. */
export async function missedSteps(
  game: AnyGame,
  context: Context,
  { card }: TableState,
  match: Match,
  since: number,
  viewer: Viewer,
): Promise<string[] | undefined> {
  if (since < 0 || since > match.told || match.told - since > LONG_BREAK) return undefined;
  if (since === match.told) return [];
  const replay = await replayedMoves(game, context, card, match.n);
  return replay?.steps.filter(({ after }) => after.told > since).map((step) => stepOf(game, step, viewer));
}

/** Undefined for moves of an older version: they may have had other effects then. */
export async function replayedMoves(
  game: AnyGame,
  context: Context,
  card: TableInfo,
  last: number,
): Promise<(Replay & { rows: readonly MoveRow[] }) | undefined> {
  const stored = await context.store.table(card.id);
  const rows = (await context.store.moves(card.id)).filter(({ n }) => n <= last);
  if (stored === undefined || rows.length === 0 || rows.some(({ version }) => version !== game.version))
    return undefined;
  const seed = seedOf(card, stored.seed);
  return { ...replayed({ game, seed, card: { ...card, clock: { t: 'none' } } }, rows), rows };
}

function stepOf(game: AnyGame, { before, after, row, back }: Replayed, viewer: Viewer): string {
  const events = serializeEvents(JSON.parse(row.events) as unknown[]);
  return new StepWriter(game, before, after, events, row.at, { back }).for(viewer);
}

/** The game so far, as this viewer saw it. */
export async function historyFor(
  game: AnyGame,
  context: Context,
  { card, told }: TableState,
  viewer: Viewer,
): Promise<History | Refusal> {
  const replay = told && (await replayedMoves(game, context, card, told.n));
  if (replay === undefined) return refuse(SERVER_RULES.notPlaying);
  return {
    viewer,
    first: viewFor(game, replay.first, viewer, 0),
    say: witnessed(game, JSON.parse(replay.rows[0].events) as unknown[], viewer),
    steps: replay.steps.map((step) => JSON.parse(stepOf(game, step, viewer)) as TableStep),
    at: replay.rows.flatMap((row) => (row.told === NONE ? [] : row.at)),
  };
}

/** Everything that proves a finished game: a replay gives the same shuffles, events and result. */
export async function recordOf(game: AnyGame, context: Context, { card }: TableState): Promise<TableRecord | Refusal> {
  if (card.status !== 'over') return refuse(SERVER_RULES.notOver, 'a record shows the seed');
  const seed = card.daily === undefined ? card.seed : await shownSeed(context, card.id, card.daily);
  if (seed === undefined) return refuse(SERVER_RULES.secretDeal);
  const played = await playedRecord(game, context, card, seed);
  const record = lifted<TableRecord>(game, { ...played, outcome: card.outcome }, game.version);
  return { ...record, options: readOptions(game, record.options) ?? record.options }; // the table may be older than an option
}

/** All that happened in a game that is over, in the words of the newest version. What was taken back did not happen. */
export async function eventsOf(game: AnyGame, context: Context, card: TableInfo): Promise<unknown[]> {
  const played = await playedRecord(game, context, card, ''); // events are not rolled again
  const { moves, events } = lifted(game, played, game.version);
  const taken = new Set(moves.flatMap(({ move }) => readTakeBack(move)?.rows ?? []));
  return events.flatMap((told, n) => (taken.has(n) ? [] : told));
}

async function playedRecord(game: AnyGame, { store }: Context, card: TableInfo, seed: string): Promise<Unfinished> {
  const rows = await store.moves(card.id);
  const begun: Unfinished = {
    game: game.id,
    version: rows[0].version,
    seats: card.seats.length,
    options: card.options,
    seed,
    moves: [],
    table: card.id,
    names: namesOf(card),
    commitment: card.commitment,
    ...(card.shares && card.secret && { secret: card.secret, shares: card.shares }),
    events: [],
  };
  return eras(rows).reduce((record, era) => withEra(game, record, era), begun);
}

async function shownSeed({ store, now }: Context, table: string, day: string): Promise<string | undefined> {
  return isShown(day, now()) ? (await store.table(table))?.seed : undefined;
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
  throw new Error(`the record of ${record.table} cannot be read: ${inLanguage(reading.problems[0].found, 'en')}`);
}
