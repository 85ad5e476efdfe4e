/** The board of Knights & Damosels. */
import type { Happening } from '../rules/happenings.ts';
import type { Move } from '../rules/moves.ts';
import { CHAPTERS } from '../rules/rulebook.ts';
import type { State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { Court } from './court.tsx';
import { MovePicture } from './move-picture.tsx';
import { tell } from './events.ts';
import { nameMove, points, question, share, where, worth } from './telling.ts';
import './board.css';

export const knightsAndDamoselsBoard: Board<State, Move, Happening> = {
  draw: Court,
  question,
  tell,
  nameMove,
  pictureMove: (move) => MovePicture({ move }),
  worth,
  points,
  where,
  grade: ({ t }, worship) => t['kd.grade'](worship),
  share,
  chapters: CHAPTERS,
};
