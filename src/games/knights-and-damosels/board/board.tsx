/** The board of Knights & Damosels. */
import type { Happening } from '../rules/happenings.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { Court } from './court.tsx';
import { MovePicture } from './move-picture.tsx';
import './board.css';

export const board: Board<State, Move, Happening> = {
  draw: Court,
  about: ['.kd-slots .kd-answer', '.kd-event'],
  pictureMove: (move) => MovePicture({ move }),
  isLate: () => true,
};
