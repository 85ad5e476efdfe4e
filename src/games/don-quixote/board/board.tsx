/** The board of Don Quixote. */
import { layOf } from '../rules/components.ts';
import type { Event, LayMove, State } from '../rules/state.ts';
import type { Board } from '../../../web/table/board.ts';
import { DonQuixoteCloth } from './cloth.tsx';
import { SmallPicture } from './tile.tsx';
import './board.css';

export const board: Board<State, LayMove, Event> = {
  draw: DonQuixoteCloth,
  pictureMove: ({ tile, turn }) => SmallPicture({ lay: layOf(tile, turn) }),
};
