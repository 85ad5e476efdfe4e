/** The levels of the bots in words; whoever the page does not know is called by its own name. */
import type { Words } from './words.tsx';

/** As in bots/levels.ts, without the bots themselves: they live in the worker. */
export const LEVEL_NAMES = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

export function levelWords({ t }: Words, level: string): string {
  const known = LEVEL_NAMES.find((name) => name === level);
  return known === undefined ? level : t[`level.${known}`];
}
