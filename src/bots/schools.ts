/** What the bots have been taught of each game. A game without a school is played by the random bot only. */
import type { Move } from '../core/game.ts';
import { donQuixote } from '../games/don-quixote/index.ts';
import type { Bot } from './bot.ts';
import { greedy } from './don-quixote/greedy.ts';

export interface School<S, M extends Move> {
  /** Most points now. */
  readonly greedy: Bot<S, M>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the games share no shape, only the contract
export const SCHOOLS: { readonly [game: string]: School<any, any> } = {
  [donQuixote.id]: { greedy },
};
