/** The levels of the bots in words; a bot that the page does not know is called by its own name. */
import { LEVEL_NAMES } from '../../core/game.ts';
import type { Words } from './words.tsx';

export function levelWords({ t }: Words, level: string): string {
  const known = LEVEL_NAMES.find((name) => name === level);
  return known === undefined ? level : t[`level.${known}`];
}
