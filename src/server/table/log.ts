/** The last moves that stand at a table, with the game around each, for take-backs. They are read when somebody asks. */
import { NONE, type Seat } from '../../core/game.ts';
import type { LogRow } from '../../core/takeback.ts';
import type { StepsBack } from '../../wire/messages.ts';
import type { MoveRow } from '../store/store.ts';

/** A move that stands, and the number under which it was told. */
export interface StandingRow extends LogRow {
  readonly told: number;
}

export function standingRow(
  { n, seat, id, told }: Pick<MoveRow, 'n' | 'seat' | 'id' | 'told'>,
  move: unknown,
  before: unknown,
  after: unknown,
  events: readonly unknown[],
): StandingRow {
  const isByPerson = told !== NONE && !id.includes(':'); // of a move that nobody was told of, nobody may learn anything
  return { n, seat, move, before, after, events, isByPerson, told };
}

/** What everybody is told of a take-back. */
export function stepsBack(standing: readonly StandingRow[], seat: Seat, rows: readonly number[]): StepsBack {
  const steps = standing.filter(({ n, told }) => told !== NONE && rows.includes(n)).map(({ told }) => told);
  return { seat, steps };
}

/** Far more than people remember; a table keeps no more of its past in memory. */
const MOST = 40;

/** Empty until somebody has read it; from then on it has every move of the latest match, as long as that can be stored. */
export class StandingLog {
  #rows: readonly StandingRow[] | undefined;
  readonly #load: () => Promise<readonly StandingRow[] | undefined>;

  constructor(load: () => Promise<readonly StandingRow[] | undefined>) {
    this.#load = load;
  }

  /** Undefined if the moves were made by an older version of the game. */
  async read(): Promise<readonly StandingRow[] | undefined> {
    return this.#rows ?? this.#load();
  }

  set(rows: readonly StandingRow[]): void {
    this.#rows = rows.slice(-MOST);
  }

  add(row: StandingRow): void {
    if (this.#rows !== undefined) this.set([...this.#rows, row]);
  }

  /** The table was read again. */
  forget(): void {
    this.#rows = undefined;
  }
}
