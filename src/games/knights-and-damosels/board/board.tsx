/** The board of Knights & Damosels. */
import type { Happening } from '../rules/happenings.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { Court } from './court.tsx';
import { MovePicture } from './move-picture.tsx';
import './board.css';

/** What is answered by pointing at the display, or at what was offered. */
const ON_BOARD: ReadonlySet<Move['t']> = new Set(['ask', 'challenge', 'contest']);

export const board: Board<State, Move, Happening> = {
  draw: Court,
  about: ['.kd-slots:has(.kd-answer)', '.kd-event'],
  pictureMove: (move) => MovePicture({ move }),
  isLate: () => true,
  isOnBoard: (view, seat) => game.moves(view, seat).some(({ t }) => ON_BOARD.has(t)),
};
