/** A seat with somebody who looks over the shoulder: only the moves that the lesson asks for get through. */
import type { Move } from '../../core/game.ts';
import {
  type AnyLesson,
  type AnyLessonStep,
  askedFrom,
  fits,
  LEARNER,
  type LessonText,
  stepAfter,
} from '../../core/lesson.ts';
import type { AnySeated } from '../local/seated.ts';
import { keepRead, movesMade, readSoFar } from './sitting.ts';

export interface Guided {
  readonly seated: AnySeated;
  readonly lesson: AnyLesson;
  /** The step that is shown; none when the lesson is over, and while a move is on its way. */
  step(): AnyLessonStep | undefined;
  /** Its number, from 0. */
  at(): number;
  /** Whether the learner looks back at a step that is done. */
  isBack(): boolean;
  /** Whether another move was tried than the one that is asked for. */
  isWrong(): boolean;
  /** The words of the lesson: some moves must begin with them. */
  read(text: LessonText | undefined): void;
  next(): void;
  back(): void;
}

export function guide(seated: AnySeated, game: string, lesson: AnyLesson): Guided {
  const listeners = new Set<() => void>();
  let read = readSoFar(game);
  let looked: number | undefined;
  let tried: number | undefined;
  /** After which moment the last move was sent. */
  let sent: number | undefined;
  const now = (): number => seated.moments().length;
  let words: LessonText | undefined;
  const isFitting = (move: Move): boolean => {
    const asked = askedFrom(lesson, reached());
    return fits(asked, move, asked && words?.[asked.says]?.beginnings);
  };
  const reached = (): number => stepAfter(lesson, movesMade(game), read);
  const at = (): number => Math.min(looked ?? reached(), reached());
  const changed = (): void => listeners.forEach((tell) => tell());
  return {
    lesson,
    step: () => (sent === now() ? undefined : lesson.steps[at()]),
    at,
    isBack: () => at() < reached(),
    isWrong: () => tried === reached(),
    read: (text) => void (words = text),
    next() {
      if (at() === reached()) keepRead(game, (read = reached() + 1), lesson);
      looked = at() + 1 < reached() ? at() + 1 : undefined;
      changed();
    },
    back() {
      looked = Math.max(0, at() - 1);
      changed();
    },
    seated: {
      ...seated,
      takeBacks: () => ({}), // a lesson goes its own way back
      async send(move: Move) {
        const isLegal = seated.game.refusal(seated.moments().at(-1)?.view, LEARNER, move) === undefined;
        looked = undefined;
        tried = isLegal && !isFitting(move) ? reached() : undefined;
        const refused = tried === undefined ? await seated.send(move) : undefined;
        if (tried === undefined && refused === undefined) sent = now();
        changed();
        return refused;
      },
      listen(tell) {
        listeners.add(tell);
        const stop = seated.listen(tell);
        return () => (listeners.delete(tell), stop());
      },
    },
  };
}
