/** Greedy at Don Quixote: most points if the round were scored now, ties at random (DQ-14.2). */
import { pick } from '../../core/dice.ts';
import { layOf } from '../../games/don-quixote/components.ts';
import { donQuixote } from '../../games/don-quixote/index.ts';
import { score, total } from '../../games/don-quixote/8-scoring.ts';
import type { LayMove, State } from '../../games/don-quixote/state.ts';
import type { Bot } from '../bot.ts';

export const greedy: Bot<State, LayMove> = {
  choose(view, seat, dice) {
    const board = view.realms[seat].board.slice();
    let most = -1;
    let best: LayMove[] = [];
    for (const move of donQuixote.moves(view, seat)) {
      board[view.card] = layOf(move.tile, move.turn);
      const points = total(score(board, view.round));
      if (points > most) [most, best] = [points, []];
      if (points === most) best.push(move);
    }
    return pick(best, dice);
  },
};
