/** Proves a finished game from its record: the seed is the one promised, every move was legal, and all else follows. */
import { commitment, isTableSeed } from './dice.ts';
import type { AnyGame } from './game.ts';
import type { Problem, Reading } from './notation.ts';
import { same } from './same.ts';
import { liftRecorded, type Recorded, readRecorded, RefusedMove, replay } from './record.ts';

/** The record of a table: what is needed to play the game again, and what must come out. */
export interface TableRecord extends Recorded<unknown> {
  readonly table: string;
  readonly names: readonly string[];
  /** Shown before the first move: SHA-256 of the seed. */
  readonly commitment: string;
  readonly outcome: unknown;
  /** The events of set-up and of each move. */
  readonly events: readonly (readonly unknown[])[];
}

export interface Proof {
  readonly moves: number;
  readonly events: number;
  readonly outcome: unknown;
}

/** What is proved, or everything in which the record contradicts itself. */
export function verify(game: AnyGame, raw: unknown): Reading<Proof> {
  const lifted = liftRecorded(game, raw);
  if (lifted.problems !== undefined) return lifted;
  const claimed: Partial<TableRecord> = lifted.value; // what is compared is of the version that is played
  const read = readRecorded(game, claimed);
  if (read.problems !== undefined) return read;
  const record = read.value as Recorded<never>;
  const promised = checkSeed(record.seed, claimed.commitment);
  if (promised !== undefined) return { problems: [promised] };
  const events: unknown[][] = Array.from({ length: record.moves.length + 1 }, () => []);
  try {
    const state: unknown = replay(game, record, (event, move) => events[move].push(event));
    const problems = contradictions(claimed, events, game.outcome(state));
    if (problems.length > 0) return { problems };
    return { value: { moves: record.moves.length, events: events.flat().length, outcome: game.outcome(state) } };
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    const expected = 'a move that the rules allow';
    return {
      problems: [{ where: `moves[${error.index}]`, found: 'a move that is refused', expected, rule: error.rule }],
    };
  }
}

function checkSeed(seed: string, promised: unknown): Problem | undefined {
  if (!isTableSeed(seed)) return { where: 'seed', found: seed, expected: '32 hexadecimal digits' };
  if (commitment(seed) === promised) return undefined;
  return { where: 'commitment', found: String(promised), expected: `${commitment(seed)}, the SHA-256 of the seed` };
}

function contradictions(claimed: Partial<TableRecord>, events: unknown[][], outcome: unknown): Problem[] {
  const problems: Problem[] = [];
  if (outcome === undefined)
    problems.push({ where: 'moves', found: 'a game that is not over', expected: 'moves to the end of the game' });
  else if (!same(claimed.outcome, outcome))
    problems.push({ where: 'outcome', found: JSON.stringify(claimed.outcome), expected: JSON.stringify(outcome) });
  const at = events.findIndex((said, move) => !same(claimed.events?.[move], said));
  if (at >= 0)
    problems.push({
      where: `events[${at}]`,
      found: JSON.stringify(claimed.events?.[at]) ?? 'nothing',
      expected: JSON.stringify(events[at]),
    });
  return problems;
}
