/** The board of Lancelot. */
import { CHAPTERS } from '../rules/rulebook.ts';
import type { Move } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { LancelotCloth } from './cloth.tsx';
import { MovePicture } from './move-picture.tsx';
import { tell } from './events.ts';
import { nameMove, points, question, share } from './telling.ts';
import { worth } from './preview.ts';
import './board.css';

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
