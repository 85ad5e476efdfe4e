/**
 * A guided first game as data, and who runs it: at which step the learner is, whether a move fits it, and what is said to
 * a wrong try. The game is a real one: its deal is chosen, its bots are real, and the learner sits in seat 0.
 */
import type { LevelName, Move, Seat } from './game.ts';
import { same } from './same.ts';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

export interface Lesson<S, M extends Move, Says extends string = string> {
  readonly seed: string;
  /** What differs from the options of a game begun from the home page. */
  readonly options?: object;
  /** How strong the bots of the other seats are. */
  readonly bots: readonly LevelName[];
  /** What the board need not explain any more, by the name under which it keeps what is known. */
  readonly teaches?: { readonly [known: string]: readonly (number | string)[] };
  readonly steps: readonly LessonStep<S, M, Says>[];
}

/** One sentence that points at one thing. */
export interface LessonStep<S, M extends Move, Says extends string = string> {
  /** The name of its sentence in `text/lesson.<language>.ts`. */
  readonly says: Says;
  /** What it points at: the first of these selectors that matches. Without it, the board says where its move is made. */
  readonly at?: readonly string[];
  /** What is lit beside it. */
  readonly lit?: readonly string[];
  /** What answers it: one of these moves; what one does not mention is free. Without it the step is only read. */
  readonly moves?: readonly Pattern<M>[];
  /** The sentence says so of the view; a test holds the script to it. */
  readonly holds?: (view: S) => boolean;
}

/** Some of what a move says. */
type Pattern<M extends Move> = M extends Move ? Pick<M, 't'> & Partial<M> : never;

/** The words of one step. A step that waits for a move has a reason for those who try another one. */
export interface LessonWords {
  readonly says: string;
  readonly wrong?: string;
  /** Texts to begin with, of which the learner uses one. */
  readonly beginnings?: readonly string[];
}

export type LessonText<Names extends string = string> = { readonly [says in Names]: LessonWords };

// oxlint-disable-next-line typescript/no-explicit-any -- for code that only hands views and moves on
export type AnyLesson = Lesson<any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyLessonStep = LessonStep<any, any>;

/** The step of a learner who has made so many moves and has read up to the step `read`. */
export function stepAfter({ steps }: AnyLesson, made: number, read: number): number {
  const ends = steps.flatMap(({ moves }, i) => (moves === undefined ? [] : [i + 1]));
  const first = made === 0 ? 0 : (ends[made - 1] ?? steps.length);
  const last = ends[made] === undefined ? steps.length : ends[made] - 1;
  return Math.min(Math.max(first, read), last);
}

/** The step that the next move answers, from the step `at` on; nothing when the lesson asks for no more. */
export function askedFrom({ steps }: AnyLesson, at: number): AnyLessonStep | undefined {
  return steps.find(({ moves }, i) => i >= at && moves !== undefined);
}

/** Whether the move answers that step, and begins with one of the texts if there are any. */
export function fits(step: AnyLessonStep | undefined, move: Move, beginnings: readonly string[] = []): boolean {
  if (step?.moves === undefined) return true;
  const isBegun = beginnings.length === 0 || beginnings.some((text) => move.text?.startsWith(text));
  return isBegun && step.moves.some((wanted) => isLike(wanted, move));
}

const isLike = (wanted: object, move: Move): boolean =>
  Object.entries(wanted).every(([name, value]) =>
    same(value, (move as unknown as { readonly [name: string]: unknown })[name]),
  );
