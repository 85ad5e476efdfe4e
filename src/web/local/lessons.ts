/** What the first game of each kind explains, until the reader has had enough; the settings bring it all back. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { forget, keep, kept, keptNames } from './storage.ts';

/** Under such a name a board keeps what it need not explain any more. */
export type LessonName = `${string}-known` | `${string}-lessons` | `${string}-notes`;

const IS_LESSON = /-(known|lessons|notes)$/;

const listeners = new Set<() => void>();

/** What was learnt of a game. */
export const learntOf = (name: LessonName): readonly unknown[] =>
  kept(name, (raw) => (Array.isArray(raw) ? (raw as unknown[]) : undefined)) ?? [];

/** The same, redrawn whenever more is learnt, and how to learn more. */
export function useLearnt<T>(name: LessonName): readonly [learnt: readonly T[], learn: (things: readonly T[]) => void] {
  const read = (): readonly T[] => learntOf(name) as readonly T[];
  const [learnt, setLearnt] = useState(read);
  useLayoutEffect(() => {
    const reread = (): void => setLearnt(read);
    listeners.add(reread);
    return () => void listeners.delete(reread);
  }, [name]);
  return [learnt, (things) => (keep(name, things), setLearnt(things))];
}

export function isAnythingLearnt(): boolean {
  return keptNames().some((name) => IS_LESSON.test(name));
}

export function explainAgain(): void {
  keptNames()
    .filter((name) => IS_LESSON.test(name))
    .forEach(forget);
  listeners.forEach((reread) => reread());
}
