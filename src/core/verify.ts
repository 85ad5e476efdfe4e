/** Proves a finished game from its record: the seed is the one promised, every move was legal, and all else follows. */
import { commitment, isTableSeed } from './dice.ts';
import type { AnyGame, Outcome } from './game.ts';
import { nothing } from './mistakes.ts';
import type { Problem, Reading } from './notation.ts';
import * as mistakes from './record-mistakes.ts';
import type { Wording } from './wording.ts';
import { same } from './same.ts';
import { readShares, type SeatShare } from './shares.ts';
import { isTakeBack } from './takeback.ts';
import { liftRecorded, type Recorded, readRecorded, RefusedMove, replay } from './record.ts';
import { show } from './show.ts';

/** The record of a table: what is needed to play the game again, and what must come out. */
export interface TableRecord extends Recorded<unknown> {
  readonly table: string;
  readonly names: readonly string[];
  /** Shown before anybody sat down: SHA-256 of the secret. */
  readonly commitment: string;
  /** The seed is made from the secret and the shares. Records of older tables have neither: their secret is the seed. */
  readonly secret?: string;
  readonly shares?: readonly SeatShare[];
  readonly outcome: unknown;
  /** The events of set-up and of each move. */
  readonly events: readonly (readonly unknown[])[];
}

export interface Proof {
  /** Those that were taken back are among them, and so are the take-backs. */
  readonly moves: number;
  readonly takeBacks: number;
  readonly events: number;
  readonly outcome: Outcome | undefined;
  /** Who took part in the shuffle. Undefined: nobody could, the server alone chose the seed. */
  readonly shares?: readonly SeatShare[];
}

/** What is proved, or everything in which the record contradicts itself. */
export function verify(game: AnyGame, raw: unknown): Reading<Proof> {
  const lifted = liftRecorded(game, raw);
  if (lifted.problems !== undefined) return lifted;
  const claimed: Partial<TableRecord> = lifted.value; // what is compared is of the version that is played
  const read = readRecorded(game, claimed);
  if (read.problems !== undefined) return read;
  const record = read.value as Recorded<never>;
  const unsaid = unexplained(claimed, record);
  if (unsaid.length > 0) return { problems: unsaid };
  const shuffle = provenShuffle(record.seed, claimed);
  if (Array.isArray(shuffle)) return { problems: shuffle };
  const events: unknown[][] = Array.from({ length: record.moves.length + 1 }, () => []);
  try {
    const state: unknown = replay(game, record, (event, move) => events[move].push(event));
    const problems = contradictions(claimed, events, game.outcome(state));
    if (problems.length > 0) return { problems };
    const takeBacks = record.moves.filter(({ move }) => isTakeBack(move)).length;
    const counts = { moves: record.moves.length, takeBacks, events: events.flat().length };
    return { value: { ...counts, outcome: game.outcome(state), ...shuffle } };
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    const expected = mistakes.allowedMove;
    return {
      problems: [{ where: `moves[${error.index}]`, found: mistakes.refusedMove, expected, rule: error.rule }],
    };
  }
}

const FIELDS: { readonly [field in keyof Required<TableRecord>]: true } = {
  game: true,
  version: true,
  seats: true,
  options: true,
  seed: true,
  moves: true,
  table: true,
  names: true,
  commitment: true,
  secret: true,
  shares: true,
  outcome: true,
  events: true,
};

/** A proof takes nothing for granted and leaves nothing over: every option is said, and nothing else that is not proved. */
function unexplained(claimed: Partial<TableRecord>, { seats, options, moves }: Recorded<unknown>): Problem[] {
  const surplus = Object.keys(claimed).filter((field) => !Object.hasOwn(FIELDS, field));
  const problems: Problem[] = surplus.map((where) => ({ where, found: mistakes.aField, expected: nothing }));
  const expect = (holds: boolean, where: keyof TableRecord, expected: Wording): void => {
    if (!holds) problems.push({ where, found: show(claimed[where]), expected });
  };
  const { names } = claimed as { names?: unknown };
  expect(typeof claimed.table === 'string', 'table', mistakes.tableId);
  expect(Array.isArray(names) && names.length === seats && names.every(isText), 'names', mistakes.names(seats));
  expect(same(claimed.options, options), 'options', mistakes.everyOption(JSON.stringify(options)));
  expect(same(claimed.moves, moves), 'moves', mistakes.movesAlone);
  return problems;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** The seed is the one that was promised: by the server alone, or by the server and those who gave a share. */
function provenShuffle(seed: string, claimed: Partial<TableRecord>): { shares?: readonly SeatShare[] } | Problem[] {
  if (!isTableSeed(seed)) return [{ where: 'seed', found: seed, expected: mistakes.digits }];
  if (claimed.shares !== undefined || claimed.secret !== undefined) return readShares(claimed);
  if (commitment(seed) === claimed.commitment) return {};
  const expected = mistakes.seedHash(commitment(seed));
  return [{ where: 'commitment', found: show(claimed.commitment), expected }];
}

function contradictions(claimed: Partial<TableRecord>, events: unknown[][], outcome: unknown): Problem[] {
  const problems: Problem[] = [];
  if (outcome === undefined)
    problems.push({ where: 'moves', found: mistakes.notOver, expected: mistakes.movesToTheEnd });
  else if (!same(claimed.outcome, outcome))
    problems.push({ where: 'outcome', found: show(claimed.outcome), expected: JSON.stringify(outcome) });
  const said: readonly unknown[] = Array.isArray(claimed.events) ? claimed.events : [];
  const moves = Array.from({ length: Math.max(said.length, events.length) }, (_, move) => move);
  const at = moves.find((move) => !same(said[move], events[move]));
  if (at !== undefined)
    problems.push({ where: `events[${at}]`, found: show(said[at]), expected: JSON.stringify(events[at]) ?? nothing });
  return problems;
}
