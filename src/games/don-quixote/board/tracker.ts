/** DQ-15.9: where the 22 tiles of a realm are, and the fields still to come. All of it is open (DQ-10.4). */
import type { Seat } from '../../../core/game.ts';
import { ROAD_TILES, tileOf } from '../rules/components.ts';
import { cardsUnseen, tilesUnseen } from '../rules/secrets.ts';
import type { State } from '../rules/state.ts';

export const PLACES = ['laid', 'up', 'down', 'gone'] as const;
export type Place = (typeof PLACES)[number];

export interface Tracker {
  readonly tiles: { readonly [place in Place]: readonly number[] };
  readonly fields: readonly number[];
}

export function trackerOf(view: State, seat: Seat): Tracker {
  const realm = view.realms[seat];
  const { hand, aside, board, gone } = realm;
  const isRoad = (tile: number): boolean => tile >= 0 && tile < ROAD_TILES;
  return {
    tiles: {
      laid: board.filter((lay) => lay >= 0).map(tileOf).filter(isRoad), // prettier-ignore
      up: [...hand, aside].filter(isRoad),
      down: tilesUnseen(realm),
      gone: gone.filter(isRoad),
    },
    fields: cardsUnseen(view),
  };
}
