/** The board of La Mancha. */
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { CHAPTERS } from '../rules/rulebook.ts';
import type { State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { nameMove, points, question, where, worth } from './asking.ts';
import { Book } from './book.tsx';
import { MovePicture } from './move-picture.tsx';
import { LaManchaStage } from './stage.tsx';
import { tell } from './telling.ts';
import './board.css';

export const laManchaBoard: Board<State, Move, Event> = {
  draw: LaManchaStage,
  question,
  tell,
  nameMove,
  pictureMove: (move) => MovePicture({ move }),
  worth,
  points,
  standing: ({ t }, view, seat) => t['lm.feats'](points(view, seat)),
  where,
  grade: ({ t }, feats) => t['lm.feats'](feats),
  share: ({ t }, view) => t['lm.share'](view.knights.map(({ feats }) => t['lm.feats'](feats.length)).join('\n')),
  chapters: CHAPTERS,
  chronicle: Book,
};
