/** What the search is told of Don Quixote. */
import { NONE } from '../../../core/game.ts';
import { LAST_ROUND, layOf } from '../rules/components.ts';
import type { LayMove, State } from '../rules/state.ts';
import type { Judgement } from '../../../bots/judgement.ts';
import { endgame } from './endgame.ts';
import { appraised, weightsNow } from './foresight.ts';
import { copyLand, emptyLand, landOf } from './land.ts';
import { playOut } from './playout.ts';

/** Foresight rarely places the best move lower. Over 100 games of mc:100, all moves: 62.0; eight: 66.1; five: 67.9. */
const LONGEST = 6;

export const judgement: Judgement<State, LayMove> = {
  /** DQ-16.1: nobody can touch another's Principality, so the others may be forgotten. */
  focus: (view, seat) => ({ view: { ...view, realms: [view.realms[seat]] }, seat: 0 }),
  shortlist(view, seat, moves) {
    const worths = appraised(view, seat, moves, weightsNow(view));
    const order = moves.map((_, i) => i).toSorted((one, other) => worths[other] - worths[one]);
    return order.slice(0, LONGEST).map((i) => moves[i]);
  },
  playouts(view, seat) {
    const now = landOf(view.realms[seat].board);
    const land = emptyLand();
    return (world, move) => {
      copyLand(land, now);
      return playOut(land, world, layOf(move.tile, move.turn));
    };
  },
  /** With Sancho Pansa in hand there is too much to calculate. */
  exact(view, seat, moves) {
    const known = view.round === LAST_ROUND && view.realms[seat].sancho === NONE;
    return known ? endgame(view, seat, moves) : undefined;
  },
};
