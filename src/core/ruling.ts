/** What a referee says about one text, as values. */
import type { Language, Outcome, Rule, Seat } from './game.ts';
import { type AnyNotation, type Problem, problemIn, type ToldProblem } from './notation.ts';
import type { Entry, Speaker } from './text.ts';
import type { Dependence, ToldDoubt } from './worlds.ts';

/** Reads and writes a game, and speaks for it. */
export type Referee = AnyNotation & Speaker;

/** What a ruling comes to; the exit codes of the command line. */
export const RULED = { fine: 0, refused: 1, badInput: 2, depends: 4 } as const;

/**
 * What is asked: a move to try, by which seat, and the round to score if not the current one. Seats count from 1.
 * `rolls` and `draws` are what the dice and the piles of the table gave.
 */
export interface RefereeRequest {
  readonly tried?: string | undefined;
  readonly seat?: number | undefined;
  readonly round?: number | undefined;
  readonly rolls?: readonly number[] | undefined;
  readonly draws?: string | undefined;
}

export interface Decision {
  readonly seat: number;
  readonly question: string;
  readonly moves: readonly string[];
  /** Those that are legal or not by what the position does not tell. */
  readonly unsure?: readonly string[];
}

export interface Account {
  readonly seat: number;
  /** Missing where the figures are of different kinds. */
  readonly total?: number;
  readonly entries: readonly Entry[];
}

/** A move that was tried: legal, with what follows, or refused. */
export interface Trial extends Aftermath {
  readonly seat: number;
  readonly move: string;
  readonly legal: boolean;
  readonly rule?: Rule;
  readonly reason?: string;
}

/** What follows a legal move. */
export interface Aftermath {
  readonly events?: readonly string[];
  readonly accounts?: readonly Account[];
  /** What must be told before anybody can say what follows. */
  readonly asks?: string;
  /** What must be told before the position can be written. */
  readonly untold?: readonly ToldDoubt[];
  /** Missing when it depends on something that the position does not tell. */
  readonly position?: string;
}

export interface RefereeJudgement {
  readonly exit: typeof RULED.fine | typeof RULED.refused | typeof RULED.depends;
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
  /** What the ruling depends on and the position does not tell. The parts that differ stand there and nowhere else. */
  readonly depends?: Dependence<RulingParts>;
}

/** What may come out otherwise where something is not known. */
export type RulingParts = Pick<
  RefereeJudgement,
  'decisions' | 'undecided' | 'accounts' | 'verdict' | 'outcome' | 'tried'
> & { readonly after?: Aftermath };

export type Ruling =
  | RefereeJudgement
  | { readonly exit: typeof RULED.badInput; readonly problems: readonly ToldProblem[] };

export const badInput = (language: Language, problems: readonly Problem[]): Ruling => ({
  exit: RULED.badInput,
  problems: problems.map((one) => problemIn(language, one)),
});

export const refusedTakeBack = (seat: Seat, rule: Rule): Trial => ({
  seat: seat + 1,
  move: 'take-back',
  legal: false,
  rule,
  reason: rule.text,
});

export function refusedTrial(referee: Referee, state: unknown, seat: Seat, move: unknown, rule: Rule): Trial {
  const reason = referee.reason(state, seat, move, rule);
  return { seat: seat + 1, move: referee.writeMove(move), legal: false, rule, reason };
}
