/** The bots of Lancelot. */
import type { GameBots } from '../../../bots/bot.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { knightErrant } from './foresight.ts';
import { judgement } from './judgement.ts';
import { outlook } from './outlook.ts';
import { ratings } from './ratings.ts';

const [squire, knight] = [knightErrant(0.3), knightErrant()];

export const bots: GameBots<State, Move> = {
  byName: { greedy: knightErrant(1.5), unsteady: squire, careful: knight, squire, knight },
  judgement,
  outlook,
  ratings,
};
