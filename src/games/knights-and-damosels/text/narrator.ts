/** What Knights & Damosels says while it is played. */
import type { Narrator } from '../../../core/text.ts';
import type { Happening } from '../rules/happenings.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { nameMove, points, question, share, where, worth } from './asking.ts';
import type { Says } from './en.ts';
import { tell } from './log.ts';

export const narrator: Narrator<State, Move, Happening, Says> = {
  tell,
  question: (words, view, viewer) => question(words, view, viewer),
  nameMove,
  where,
  points,
  worth: (words, view, seat, move) => worth(words, view, seat, move),
  grade: ({ t }, worship) => t['kd.grade'](worship),
  share,
};
