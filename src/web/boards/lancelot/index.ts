/** The board of Lancelot. */
import { CHAPTERS } from '../../../games/lancelot/rulebook.ts';
import type { Move } from '../../../games/lancelot/moves.ts';
import type { Event, State } from '../../../games/lancelot/state.ts';
import type { Board } from '../board.ts';
import { LancelotCloth } from './cloth.tsx';
import { MovePicture } from './move-picture.tsx';
import { tell } from './events.ts';
import { nameMove, points, question, share } from './telling.ts';
import { worth } from './preview.ts';
import './lancelot.css';

export const lancelotBoard: Board<State, Move, Event> = {
  draw: LancelotCloth,
  question,
  tell,
  nameMove,
  pictureMove: (move) => MovePicture({ move }),
  worth,
  points,
  where: ({ t }, view) => t['lan.where'](view.turn, view.round),
  grade: ({ t }, result) => t['lan.vp'](result),
  share,
  chapters: CHAPTERS,
};
