/** Any legal move. */
import { pick } from '../core/dice.ts';
import type { Player } from './bot.ts';

export const random: Player = (game) => ({
  choose: (view, seat, dice) => pick(game.moves(view, seat), dice),
});
