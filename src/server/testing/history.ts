/**
 * The history of one table: what every client was told and promised, and what the database holds. The two must be the same
 * story. Pure, so that planted violations show that each of them is found (`history.test.ts`).
 */
import { NONE, type Seat, type Viewer } from '../../core/game.ts';
import { same } from '../../core/same.ts';

/** A step as it was told to one client: digests of the view after it, and of its events if they came with it. */
export interface ToldStep {
  readonly n: number;
  readonly view: string;
  readonly say?: string | undefined;
}

/** A line of chat as it was told. */
export interface ToldLine {
  readonly c: number;
  readonly person: string;
  readonly text: string;
}

/** What one client was told and promised. */
export interface ClientHistory {
  readonly viewer: Viewer;
  readonly person: string;
  /** In the order in which they came. */
  readonly steps: readonly ToldStep[];
  readonly heard: readonly ToldLine[];
  /** What was acknowledged, by the id of the message, with the question that it answers. A secret move has no number. */
  readonly moves: ReadonlyMap<
    string,
    { readonly n: number | undefined; readonly asked: number; readonly move: unknown }
  >;
  readonly lines: ReadonlyMap<string, { readonly c: number | undefined; readonly text: string }>;
}

/** A person on a seat. */
export interface Seating {
  readonly seat: Seat;
  readonly person: string;
}

/** A move in the database, in its order. */
export interface HistoryRow {
  readonly n: number;
  readonly seat: Seat;
  readonly id: string;
  readonly move: unknown;
  /** The step as which it was told, or NONE. */
  readonly told: number;
  /** The question that it answers. */
  readonly question: number;
}

export interface TableHistory {
  readonly rows: readonly HistoryRow[];
  readonly chats: readonly (ToldLine & { readonly id: string | null })[];
  readonly seats: readonly Seating[];
  readonly clients: readonly ClientHistory[];
  /** Seats that somebody was promised, and that nobody left. */
  readonly promised: readonly Seating[];
}

export interface Violations {
  /** Acknowledged moves and lines, and told steps and lines, that the database does not have. */
  readonly lost: string[];
  /** Moves and lines that it has twice. */
  readonly doubled: string[];
  /** Steps out of their order, in the database or as somebody was told them. */
  readonly disorder: string[];
  /** Seats that two people were promised, or that somebody else has. */
  readonly seats: string[];
  /** Steps and lines that were told in two ways: there were two owners. */
  readonly owners: string[];
}

export function violationsOf(table: TableHistory): Violations {
  const { rows, chats, clients } = table;
  return {
    lost: clients.flatMap((client) => [
      ...lostMoves(client, rows),
      ...lostLines(client, chats),
      ...gone(client, table),
    ]),
    doubled: [
      ...repeated(rows.map(({ seat, id }) => `move ${seat} ${id}`)),
      ...repeated(chats.map(({ person, text }) => `line ${person} ${text}`)),
    ],
    disorder: [...disorderedRows(rows), ...clients.flatMap(disorderedSteps)],
    seats: wrongSeats(table),
    owners: [...toldTwoWays(clients), ...linesToldTwoWays(table)],
  };
}

function lostMoves({ viewer, moves }: ClientHistory, rows: readonly HistoryRow[]): string[] {
  const own = rows.filter((row) => row.seat === viewer);
  const isKept = (id: string, n: number | undefined, move: unknown): boolean =>
    own.some((row) => row.id === id && row.told === (n ?? NONE) && same(row.move, move));
  // Who is not told that a clock, a bot or an own message before a crash has passed for them may pass again.
  const isMadeBefore = (asked: number): boolean => own.some((row) => row.told === NONE && row.question === asked);
  return [...moves]
    .filter(([id, { n, asked, move }]) => !isKept(id, n, move) && !(n === undefined && isMadeBefore(asked)))
    .map(([id, one]) => `${viewer} ${id} ${JSON.stringify(one)}`);
}

function lostLines({ viewer, person, lines }: ClientHistory, chats: TableHistory['chats']): string[] {
  const isSaid = (id: string, c: number | undefined, text: string): boolean =>
    chats.some((row) => row.c === c && row.person === person && row.id === id && row.text === text);
  return [...lines]
    .filter(([id, { c, text }]) => !isSaid(id, c, text))
    .map(([id, one]) => `${viewer} ${id} ${JSON.stringify(one)}`);
}

/** What was told and is not there. */
function gone({ viewer, steps, heard }: ClientHistory, { rows, chats }: TableHistory): string[] {
  const told = new Set(rows.map((row) => row.told));
  const said = new Set(chats.map(({ c }) => c));
  return [
    ...steps.filter(({ n }) => !told.has(n)).map(({ n }) => `step ${n}, told to ${viewer}`),
    ...heard.filter(({ c }) => !said.has(c)).map(({ c }) => `line ${c}, told to ${viewer}`),
  ];
}

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

function disorderedRows(rows: readonly HistoryRow[]): string[] {
  const told = rows.filter((row) => row.told !== NONE);
  return [
    ...rows.filter(({ n }, i) => n !== i).map(({ n }) => `row ${n}`),
    ...told.filter((row, i) => row.told !== i).map((row) => `row ${row.n}, told as ${row.told}`),
  ];
}

/** A whole view may leave steps out or repeat the last one, but nobody is led back. */
function disorderedSteps({ viewer, steps }: ClientHistory): string[] {
  return steps.flatMap(({ n }, i) =>
    i > 0 && n < steps[i - 1].n ? `step ${n} after ${steps[i - 1].n}, told to ${viewer}` : [],
  );
}

function wrongSeats({ seats, promised }: TableHistory): string[] {
  return promised.flatMap(({ seat, person }) => {
    const other = promised.find((one) => one.seat === seat && one.person !== person);
    const sits = seats.find((one) => one.seat === seat)?.person;
    if (other !== undefined) return `seat ${seat} was promised to ${person} and to ${other.person}`;
    return sits === person ? [] : `seat ${seat} was promised to ${person}, and ${sits ?? 'nobody'} has it`;
  });
}

/** Whoever looks with the same eyes saw the same after each step. */
function toldTwoWays(clients: readonly ClientHistory[]): string[] {
  const first = new Map<string, string>();
  const differs = (key: string, digest: string | undefined): boolean => {
    if (digest === undefined) return false;
    const known = first.get(key) ?? digest;
    first.set(key, known);
    return known !== digest;
  };
  return clients.flatMap(({ viewer, steps }) =>
    steps
      .filter(({ n, view, say }) => {
        const [sees, hears] = [differs(`view ${viewer} ${n}`, view), differs(`say ${viewer} ${n}`, say)];
        return sees || hears;
      })
      .map(({ n }) => `step ${n} was told to ${viewer} in two ways`),
  );
}

function linesToldTwoWays({ chats, clients }: TableHistory): string[] {
  const kept = new Map(chats.map((line) => [line.c, line]));
  return clients.flatMap(({ viewer, heard }) =>
    heard
      .filter(({ c, person, text }) => {
        const line = kept.get(c);
        return line !== undefined && (line.person !== person || line.text !== text);
      })
      .map(({ c, text }) => `line ${c} was told to ${viewer} as ${text}`),
  );
}
