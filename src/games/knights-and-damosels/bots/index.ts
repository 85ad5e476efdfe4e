/** The bots of Knights & Damosels. */
import type { GameBots } from '../../../bots/bot.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { judgement } from './judgement.ts';
import { erring, knight, squire } from './knight.ts';
import { outlook } from './outlook.ts';
import { ratings } from './ratings.ts';

export const bots: GameBots<State, Move> = {
  byName: { greedy: squire, unsteady: erring(3), careful: knight, squire, knight },
  judgement,
  outlook,
  ratings,
};
