/** The board of La Mancha. */
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { holds, isVerdict, omits } from './beats.ts';
import { Book } from './book.tsx';
import { MovePicture } from './move-picture.tsx';
import { LaManchaStage } from './stage.tsx';
import './board.css';

export const board: Board<State, Move, Event> = {
  draw: LaManchaStage,
  pictureMove: (move) => MovePicture({ move }),
  isLate: (events) => !events.some(isVerdict),
  holds,
  omits,
  chronicle: Book,
};
