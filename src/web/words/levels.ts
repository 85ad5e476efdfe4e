/** The level of a bot in words; a level that this page does not know is called by its own name. */
import type { Words } from './words.tsx';

const KNOWN = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const;

export function levelWords({ t }: Words, level: string): string {
  const known = KNOWN.find((name) => name === level);
  return known === undefined ? level : t[`level.${known}`];
}
