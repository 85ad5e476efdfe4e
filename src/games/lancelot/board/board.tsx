/** The board of Lancelot. */
import type { Move } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { LancelotCloth } from './cloth.tsx';
import { MovePicture } from './move-picture.tsx';
import './board.css';

export const board: Board<State, Move, Event> = {
  draw: LancelotCloth,
  about: ['.lan-next', '.lan-legal'],
  pictureMove: (move) => MovePicture({ move }),
};
