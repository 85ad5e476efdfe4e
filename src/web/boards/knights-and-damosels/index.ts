/** The board of Knights & Damosels. */
import type { Happening } from '../../../games/knights-and-damosels/happenings.ts';
import type { Move } from '../../../games/knights-and-damosels/moves.ts';
import { CHAPTERS } from '../../../games/knights-and-damosels/rulebook.ts';
import type { State } from '../../../games/knights-and-damosels/state.ts';
import type { Board } from '../board.ts';
import { Court } from './court.tsx';
import { MovePicture } from './move-picture.tsx';
import { tell } from './events.ts';
import { nameMove, points, question, share, where, worth } from './telling.ts';
import './knights-and-damosels.css';

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
