/** How long what happens is looked at: all tiles are turned over at once, and so are all scores. */
import { beatsBy } from '../../../core/beats.ts';
import { CATEGORIES } from './08-scoring.ts';
import type { Event } from './state.ts';

/** For each line of a score. */
export const SCORE_LINE_MS = 1500;

export const beats = beatsBy<Event>(
  { laid: 800, card: 400, scored: CATEGORIES.length * SCORE_LINE_MS },
  (before, { t }) => before.t === t,
);
