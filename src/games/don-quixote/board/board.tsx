/** The board of Don Quixote. */
import { layOf } from '../rules/components.ts';
import { CHAPTERS } from '../rules/rulebook.ts';
import type { Event, LayMove, State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { DonQuixoteCloth } from './cloth.tsx';
import { SmallPicture } from './tile.tsx';
import { gradeOf } from './grade.ts';
import { nameMove, points, question, share, tell, turnOfGame, worth } from './telling.ts';
import './board.css';

export const donQuixoteBoard: Board<State, LayMove, Event> = {
  draw: DonQuixoteCloth,
  question,
  tell,
  nameMove,
  pictureMove: ({ tile, turn }) => SmallPicture({ lay: layOf(tile, turn) }),
  worth,
  points,
  where: ({ t }, view) => t['dq.where'](view.round, turnOfGame(view)),
  grade: ({ t }, result) => t[`dq.grade.${gradeOf(result)}`],
  share,
  chapters: CHAPTERS,
};
