/** The bots of Don Quixote. */
import type { GameBots } from '../../../bots/bot.ts';
import type { LayMove, State } from '../rules/state.ts';
import { careful, greedy } from './foresight.ts';
import { judgement } from './judgement.ts';
import { outlook } from './outlook.ts';
import { ratings } from './ratings.ts';

export const bots: GameBots<State, LayMove> = {
  byName: { greedy, unsteady: careful(2.6), careful: careful() },
  judgement,
  outlook,
  ratings,
};
