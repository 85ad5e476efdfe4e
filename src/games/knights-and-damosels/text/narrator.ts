/** What Knights & Damosels says while it is played. */
import type { Narrator } from '../../../core/text.ts';
import type { Happening } from '../rules/happenings.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { nameMove, points, question, share, where, worth } from './asking.ts';
import type { Says } from './en.ts';
import { tell } from './log.ts';
import { reason } from './reason.ts';

export const narrator: Narrator<State, Move, Happening, Says> = {
  tell,
  question,
  nameMove,
  reason,
  where,
  points,
  worth,
  grade: ({ t }, worship) => t['kd.grade'](worship),
  share,
};
