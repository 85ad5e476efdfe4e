/** What the first game of each kind explains, until the reader has had enough; the settings bring it all back. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { forget, keep, kept } from './storage.ts';

/** Under these names the boards keep what they need not explain any more. */
const NAMES = ['lancelot-known', 'kd-lessons', 'la-mancha-notes'] as const;

const listeners = new Set<() => void>();

/** What was learnt of a game, and how to learn more. */
export function useLearnt<T>(
  name: (typeof NAMES)[number],
): readonly [learnt: readonly T[], learn: (things: readonly T[]) => void] {
  const read = (): readonly T[] => kept(name, (raw) => (Array.isArray(raw) ? (raw as T[]) : undefined)) ?? [];
  const [learnt, setLearnt] = useState(read);
  useLayoutEffect(() => {
    const reread = (): void => setLearnt(read);
    listeners.add(reread);
    return () => void listeners.delete(reread);
  }, [name]);
  return [learnt, (things) => (keep(name, things), setLearnt(things))];
}

export function isAnythingLearnt(): boolean {
  return NAMES.some((name) => kept(name, (raw) => raw) !== undefined);
}

export function explainAgain(): void {
  NAMES.forEach(forget);
  listeners.forEach((reread) => reread());
}
