/** The bots of La Mancha. */
import type { GameBots } from '../../../bots/bot.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { knight, squire } from './bots.ts';
import { outlook } from './outlook.ts';
import { ratings } from './ratings.ts';

export const bots: GameBots<State, Move> = {
  byName: { greedy: squire, unsteady: squire, careful: knight, teller: knight, squire, knight },
  thinker: 'knight',
  outlook,
  ratings,
};
