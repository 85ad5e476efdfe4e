/** The arithmetic of a Feat at a table with a box, read off the position as the referee of the command line reads it. */
import { NONE } from '../../../core/game.ts';
import type { Problem } from '../../../core/notation.ts';
import { boxLines } from '../../../core/sheets.ts';
import { boxNotation } from '../notation/box.ts';
import { notation } from '../notation/index.ts';
import { difficulty, equippedStrength, strength, total } from '../rules/06-strength.ts';
import { difficultyParts, type Part, strengthParts } from '../rules/explain.ts';
import type { State } from '../rules/state.ts';
import type { Table } from './referee-table.ts';
import { writeTable } from './referee-text.ts';

export interface Looked {
  readonly state?: State;
  /** Why the table cannot be. */
  readonly problems: readonly Problem[];
  /** By seat: as it counts now, and as printed (LM-10.7). */
  readonly strengths: readonly number[];
  readonly printed: readonly number[];
  /** Of the strength of the knight one looks at. */
  readonly parts: readonly Part[];
  /** The ids under which cards of another box are written. */
  readonly own: readonly string[];
  readonly feat?: Arithmetic;
}

export interface Arithmetic {
  readonly strength: number;
  readonly difficulty: number;
  readonly difficultyParts: readonly Part[];
  /** NONE before the roll. */
  readonly total: number;
}

/** With the cards of this table in the place of ours, for as long as it is looked at. */
export function lookAt(table: Table): Looked {
  return inPosition<Looked>(
    table,
    (state, own) => looked(table, state, own),
    (problems) => ({ ...NOTHING, problems }),
  );
}

/** What `seen` makes of the position, with the cards of another box under their ids; or what its problems come to. */
export function inPosition<T>(
  table: Table,
  seen: (state: State, own: readonly string[]) => T,
  failed: (problems: readonly Problem[]) => T,
): T {
  const text = writeTable(table);
  const lines = boxLines(text);
  try {
    boxNotation.open(lines);
    const reading = notation.read(text);
    if (reading.problems !== undefined) return failed(reading.problems);
    const own = lines.map(({ words }) => words.split(' ')[0]);
    return seen(reading.value, own);
  } finally {
    boxNotation.close();
  }
}

const NOTHING = { strengths: [], printed: [], parts: [], own: [] } as const;

function looked(table: Table, state: State, own: readonly string[]): Looked {
  const seats = [...state.knights.keys()];
  const all = {
    state,
    problems: [],
    strengths: seats.map((seat) => strength(state, seat)),
    printed: seats.map((seat) => equippedStrength(state, seat, true)),
    parts: strengthParts(state, table.seat),
    own,
  };
  if (table.feat === NONE) return all;
  const feat = {
    strength: strength(state, table.seat),
    difficulty: difficulty(state),
    difficultyParts: difficultyParts(state),
    total: table.die === 0 ? NONE : total(state),
  };
  return { ...all, feat };
}
