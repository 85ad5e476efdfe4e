/** Any legal move. */
import { pick } from '../core/shuffle.ts';
import type { BotFor } from './bot.ts';

export const random: BotFor = (game) => ({ choose: (view, seat, dice) => pick(game.moves(view, seat), dice) });
