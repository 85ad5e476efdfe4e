/** What La Mancha says while it is played. */
import type { Narrator } from '../../../core/text.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { nameMove, points, question, where, worth } from './asking.ts';
import type { Says } from './en.ts';
import { tell } from './log.ts';

export const narrator: Narrator<State, Move, Event, Says> = {
  tell,
  question,
  nameMove,
  where,
  points,
  tally: (view, seat) => `${points(view, seat)}/${view.options.length}`,
  standing: ({ t }, view, seat) => t['lm.featsOf'](points(view, seat), view.options.length),
  worth,
  grade: ({ t }, feats) => t['lm.feats'](feats),
  share: ({ t }, view) =>
    t['lm.share'](
      view.knights.map(({ feats }, seat) => t['lm.shareLine'](seat + 1, t['lm.feats'](feats.length))).join('\n'),
    ),
};
