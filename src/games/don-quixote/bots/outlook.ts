/** What a review is told of Don Quixote: every realm is played to its end, and the points say who wins. */
import { NONE, type Seat } from '../../../core/game.ts';
import { LAST_ROUND, ROAD_TILES } from '../rules/components.ts';
import { sumOfScores } from '../rules/08-scoring.ts';
import { outcome } from '../rules/09-end.ts';
import type { LayMove, State } from '../rules/state.ts';
import { chancesOf, type Outlook, sharesOf } from '../../../bots/outlook.ts';
import { landOf } from './land.ts';
import { playBest, playOut } from './playout.ts';

/** People do not end just where a playout does: so many points are as good as a draw. */
const APART = 3;

export const outlook: Outlook<State, LayMove> = {
  promise(world) {
    const ended = outcome(world);
    if (ended !== undefined) return sharesOf(ended);
    const points = world.realms.map((_, seat) => pointsAtEnd(world, seat));
    return points.length === 1 ? points : chancesOf(points, APART);
  },
  /** Not before there is a land to look at, and not when hardly anything is open. */
  puzzle: { seats: 1, isOne: ({ round, deck }) => round < LAST_ROUND && deck.length < ROAD_TILES - 4 },
  playouts: 16_000,
};

function pointsAtEnd(world: State, seat: Seat): number {
  const realm = world.realms[seat];
  const alone = { ...world, realms: [realm] };
  const land = landOf(realm.board);
  const toCome = realm.sealed === NONE ? playBest(land, alone) : playOut(land, alone, realm.sealed);
  return sumOfScores(realm.scores) + toCome;
}
