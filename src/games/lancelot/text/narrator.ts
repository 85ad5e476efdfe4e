/** What Lancelot says while it is played. */
import type { Seat } from '../../../core/game.ts';
import type { Narrator } from '../../../core/text.ts';
import { scoreOf, total } from '../rules/explain.ts';
import type { Move } from '../rules/moves.ts';
import { type Event, type State, vpOf } from '../rules/state.ts';
import { nameMove, question } from './asking.ts';
import type { Says } from './en.ts';
import { tell } from './log.ts';
import { worth } from './preview.ts';

export const narrator: Narrator<State, Move, Event, Says> = {
  tell,
  question,
  nameMove,
  where: ({ t }, view) => t['lan.where'](view.turn, view.round),
  points,
  worth,
  grade: ({ t }, result) => t['lan.vp'](result),
  share: ({ t }, view) => t['lan.share'](view.knights.map((_, seat) => points(view, seat)).join(' : ')),
};

/** The VP won so far; at the end all of them. */
function points(view: State, seat: Seat): number {
  return view.phase === 'over' ? total(scoreOf(view, seat)) : vpOf(view.knights[seat]);
}
