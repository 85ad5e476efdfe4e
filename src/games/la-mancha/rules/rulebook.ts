/** The rulebook of La Mancha, in our own words: what the code enforces and what the rules drawer shows. */
import { rulesOf } from '../../../core/rulebook.ts';
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
  '1.11': 'What is from the booklet, what is ours',
} as const;

const TEXTS = { ...TEXTS_OF_PLAY, ...TEXTS_OF_THE_TABLE } as const;

export const RULES = rulesOf(TEXTS);
