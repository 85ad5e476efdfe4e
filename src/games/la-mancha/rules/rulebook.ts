/** The rulebook of La Mancha, in our own words: what the code enforces and what the rules drawer shows. */
import type { Rule } from '../../../core/game.ts';
import { TEXTS_OF_PLAY } from './rulebook-play.ts';
import { TEXTS_OF_THE_TABLE } from './rulebook-table.ts';

/** The headings of the rulebook, by chapter. */
export const CHAPTERS = {
  1: 'Components',
  2: 'Set-up',
  3: 'The turn',
  4: 'Encounters',
  5: 'Loves',
  6: 'Feats',
  7: 'What lies in front of a knight',
  8: 'Chivalry cards and hands',
  9: 'Timing',
  10: 'The end of the game',
  11: 'Effects',
  12: 'Telling online',
  13: 'Bots',
  14: 'Decisions and secrets',
} as const;

const TEXTS = { ...TEXTS_OF_PLAY, ...TEXTS_OF_THE_TABLE } as const;

type RuleId = keyof typeof TEXTS;

/** Every rule by its number, in the order of the book. */
export const RULES = Object.fromEntries(Object.entries(TEXTS).map(([id, text]) => [id, { id, text }])) as {
  readonly [id in RuleId]: Rule;
};
