/** Any legal move. */
import { pick } from '../core/dice.ts';
import type { BotFor } from './bot.ts';

export const random: BotFor = (game) => ({ choose: (view, seat, dice) => pick(game.moves(view, seat), dice) });
