/** What the search is told of Don Quixote. */
import { NONE } from '../../../core/game.ts';
import { LAST_ROUND, layOf } from '../rules/components.ts';
import type { LayMove, State } from '../rules/state.ts';
import type { Judgement } from '../../../bots/judgement.ts';
import { endgame } from './endgame.ts';
import { appraised } from './foresight.ts';
import { copyLand, emptyLand, landOf } from './land.ts';
import { playOut } from './playout.ts';

/** Foresight rarely places the best move lower. */
const LONGEST = 6;
/**
 * Two moves differ by six to ten points in one world, only by luck, and what the network expects of them errs by one or two.
 * So the first playouts listen to it from turn to turn, and the more there are, the more they trust the end.
 */
const patienceIn = (worlds: number): number => 1 - 1 / Math.sqrt(worlds + 3);

export const judgement: Judgement<State, LayMove> = {
  /** DQ-16.1: nobody can touch another's Principality, so the others may be forgotten. */
  focus: (view, seat) => ({ view: { ...view, realms: [view.realms[seat]] }, seat: 0 }),
  shortlist(view, seat, moves) {
    const worths = appraised(view, seat, moves);
    const order = moves.map((_, i) => i).toSorted((one, other) => worths[other] - worths[one]);
    return order.slice(0, LONGEST).map((i) => moves[i]);
  },
  playouts(view, seat) {
    const now = landOf(view.realms[seat].board);
    const land = emptyLand();
    let latest: State | undefined;
    let worlds = 0;
    return (world, move) => {
      if (world !== latest) worlds += 1;
      latest = world;
      copyLand(land, now);
      return playOut(land, world, layOf(move.tile, move.turn), patienceIn(worlds));
    };
  },
  /** With Sancho Pansa in hand there is too much to calculate. */
  exact(view, seat, moves) {
    const known = view.round === LAST_ROUND && view.realms[seat].sancho === NONE;
    return known ? endgame(view, seat, moves) : undefined;
  },
};
