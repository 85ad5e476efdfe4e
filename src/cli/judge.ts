/** The referee's judgement of one input, as a value: nothing in it reads, prints or throws. */
import type { AnyGame, Dice, Outcome, Rule, Seat } from '../core/game.ts';
import type { AnyNotation, Problem, Reading } from '../core/notation.ts';
import type { Entry, Speaker } from '../core/text.ts';
import { diceFor, readRecorded, type Recorded, RefusedMove, replay } from '../core/record.ts';
import { EXIT } from './command.ts';

export const MOST_BYTES = 1_000_000;
const DEEPEST = 32;

/** What is asked: a move to try, by which seat, and the round to score if not the current one. Seats count from 1. */
export interface RefereeRequest {
  readonly tried?: string | undefined;
  readonly seat?: number | undefined;
  readonly round?: number | undefined;
}

export interface Decision {
  readonly seat: number;
  readonly question: string;
  readonly moves: readonly string[];
}

export interface Account {
  readonly seat: number;
  readonly total: number;
  readonly entries: readonly Entry[];
}

/** A move that was tried: legal, with what follows, or refused. */
export interface Trial {
  readonly seat: number;
  readonly move: string;
  readonly legal: boolean;
  readonly rule?: Rule;
  readonly reason?: string;
  readonly events?: readonly string[];
  readonly accounts?: readonly Account[];
  /** Missing when what follows depends on something that the position does not tell. */
  readonly position?: string;
}

export interface RefereeJudgement {
  readonly exit: typeof EXIT.fine | typeof EXIT.refused;
  readonly source: 'record' | 'position';
  /** Seats that owe a decision, with all their legal moves. */
  readonly decisions: readonly Decision[];
  /** Why nobody does. */
  readonly undecided?: string;
  readonly accounts: readonly Account[];
  readonly verdict: readonly string[];
  readonly outcome?: Outcome;
  readonly position: string;
  readonly tried?: Trial;
}

export type Ruling = RefereeJudgement | { readonly exit: typeof EXIT.badInput; readonly problems: readonly Problem[] };

/** A position of some game, how it came to us, and the dice of its next move. */
interface Table {
  readonly source: 'record' | 'position';
  readonly state: unknown;
  readonly seats: number;
  readonly dice: Dice;
  /** The move of a record that the rules refuse: the table stands before it. */
  readonly refused?: Trial;
}

/** Reads and writes a game, and speaks for it. */
export type Referee = AnyNotation & Speaker;

export function judge(game: AnyGame, referee: Referee, input: Uint8Array, asked: RefereeRequest): Ruling {
  const reading = readTable(game, referee, input);
  if (reading.problems !== undefined) return { exit: EXIT.badInput, problems: reading.problems };
  const table = reading.value;
  const problems = misasked(referee, table, asked);
  if (problems.length > 0) return { exit: EXIT.badInput, problems };
  const tried = table.refused ?? (asked.tried === undefined ? undefined : tryMove(game, referee, table, asked));
  const outcome = game.outcome(table.state);
  return {
    exit: tried?.legal === false ? EXIT.refused : EXIT.fine,
    source: table.source,
    ...decisionsAt(game, referee, table),
    accounts: accountsOf(referee, table, asked.round),
    verdict: referee.verdict(
      table.state,
      seatNumbers(table).map((seat) => `Seat ${seat}`),
    ),
    ...(outcome === undefined ? {} : { outcome }),
    position: referee.write(table.state),
    ...(tried === undefined ? {} : { tried }),
  };
}

const seatNumbers = ({ seats }: Table): number[] => Array.from({ length: seats }, (_, i) => i + 1);

function problem(where: string, found: string, expected: string): { readonly problems: readonly Problem[] } {
  return { problems: [{ where, found, expected }] };
}

function readTable(game: AnyGame, referee: Referee, input: Uint8Array): Reading<Table> {
  if (input.length > MOST_BYTES) return problem('input', `more than ${MOST_BYTES} bytes`, 'a record or a position');
  const text = new TextDecoder().decode(input);
  const spoiled = text.indexOf('\uFFFD');
  if (spoiled >= 0) return problem(`line ${lineAt(text, spoiled)}`, 'bytes that are no text', 'UTF-8');
  return /^\s*[[{]/.test(text) ? readRecord(game, referee, text) : readPosition(referee, text);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function readPosition(referee: Referee, text: string): Reading<Table> {
  const reading = referee.read(text);
  if (reading.problems !== undefined) return reading;
  const seats = referee.seated(reading.value);
  return { value: { source: 'position', state: reading.value, seats, dice: diceFor('referee', 1) } };
}

function readRecord(game: AnyGame, referee: Referee, text: string): Reading<Table> {
  const json = readJson(text);
  if (json.problems !== undefined) return json;
  // oxlint-disable-next-line typescript/no-explicit-any -- any game
  const reading = readRecorded<any, any, any, any>(game, json.value);
  return reading.problems === undefined ? { value: replayed(game, referee, reading.value) } : reading;
}

/** Bounded in depth, because whatever shows it later may recurse. */
function readJson(text: string): Reading<unknown> {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return problem(`line ${lineAt(text, deep)}`, `more than ${DEEPEST} levels`, 'a record');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return problem('record', (error as Error).message, 'JSON');
  }
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inString && character === '\\') i++;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '[' || character === '{')) depth++;
    else if (!inString && (character === ']' || character === '}')) depth--;
    if (depth > DEEPEST) return i;
  }
  return undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any game
function replayed(game: AnyGame, referee: Referee, recorded: Recorded<any>): Table {
  const { seats, seed, moves } = recorded;
  const tableAfter = (played: number): Table => ({
    source: 'record',
    state: replay(game, { ...recorded, moves: moves.slice(0, played) }, () => undefined),
    seats,
    dice: diceFor(seed, played + 1),
  });
  try {
    return tableAfter(moves.length);
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    const table = tableAfter(error.index);
    const { seat, move } = moves[error.index];
    return { ...table, refused: refusedTrial(referee, table, seat, move, error.rule) };
  }
}

function misasked(referee: Referee, { seats }: Table, { seat, round, tried }: RefereeRequest): readonly Problem[] {
  const problems: Problem[] = [];
  const inRange = (number: number | undefined, most: number): boolean =>
    number === undefined || (Number.isInteger(number) && number >= 1 && number <= most);
  if (!inRange(seat, seats)) problems.push({ where: '--seat', found: String(seat), expected: `1 to ${seats}` });
  if (!inRange(round, referee.rounds))
    problems.push({ where: '--round', found: String(round), expected: `1 to ${referee.rounds}` });
  const move = tried === undefined ? undefined : referee.readMove(tried);
  for (const { found, expected } of move?.problems ?? []) problems.push({ where: '--try', found, expected });
  return problems;
}

function decisionsAt(
  game: AnyGame,
  referee: Referee,
  { state }: Table,
): Pick<RefereeJudgement, 'decisions' | 'undecided'> {
  const decisions = game.pending(state).map((seat) => ({
    seat: seat + 1,
    question: referee.question(state, seat),
    moves: game.moves(state, seat).map((move) => referee.writeMove(move)),
  }));
  return decisions.length > 0 ? { decisions } : { decisions, undecided: referee.question(state, 0) };
}

function accountsOf(referee: Referee, table: Table, round: number | undefined): Account[] {
  return seatNumbers(table).map((seat) => {
    const entries = referee.account(table.state, seat - 1, round);
    return { seat, total: entries.reduce((sum, { points }) => sum + points, 0), entries };
  });
}

/** Without --seat it is the first who owes a decision. */
function tryMove(game: AnyGame, referee: Referee, table: Table, { tried, seat }: RefereeRequest): Trial {
  const chooser: Seat = seat === undefined ? (game.pending(table.state)[0] ?? 0) : seat - 1;
  const { value: move } = referee.readMove(tried ?? '') as { value: unknown }; // misasked has read it before
  const rule = game.refusal(table.state, chooser, move);
  if (rule !== undefined) return refusedTrial(referee, table, chooser, move, rule);
  const next = game.clone(table.state);
  const events: string[] = [];
  const names = seatNumbers(table).map((number) => `Seat ${number}`);
  game.apply(next, chooser, move, table.dice, (event) => {
    const told = referee.tell(event, names);
    if (told !== undefined) events.push(told.text);
  });
  const position = referee.write(next);
  // What follows may depend on a choice nobody told us: a position that cannot be read again is not handed out.
  const isWhole = referee.read(position).problems === undefined;
  const trial: Trial = { seat: chooser + 1, move: referee.writeMove(move), legal: true };
  return isWhole
    ? { ...trial, events, position, accounts: accountsOf(referee, { ...table, state: next }, undefined) }
    : trial;
}

function refusedTrial(referee: Referee, { state }: Table, seat: Seat, move: unknown, rule: Rule): Trial {
  const reason = referee.reason(state, seat, move, rule);
  return { seat: seat + 1, move: referee.writeMove(move), legal: false, rule, reason };
}
