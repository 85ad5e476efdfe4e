/** What Lancelot says while it is played. */
import type { Narrator } from '../../../core/text.ts';
import type { Move } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import { nameMove, points, question, share } from './asking.ts';
import type { Says } from './en.ts';
import { tell } from './log.ts';
import { tongueOf } from './naming.ts';
import { worth } from './preview.ts';
import { reason } from './reason.ts';

export const narrator: Narrator<State, Move, Event, Says> = {
  tell,
  question,
  nameMove,
  reason: (words, view, seat, move, rule, names) => reason(view, seat, move, rule, tongueOf(words, names)),
  where: ({ t }, view) => t['lan.where'](view.turn, view.round),
  points,
  worth,
  grade: ({ t }, result) => t['lan.vp'](result),
  share,
};
