/** What the bots have been taught of each game. A game without a school is played at random or by plain search. */
import type { Move } from '../core/game.ts';
import { donQuixote } from '../games/don-quixote/rules/index.ts';
import { knightsAndDamosels } from '../games/knights-and-damosels/rules/index.ts';
import { laMancha } from '../games/la-mancha/rules/index.ts';
import { lancelot } from '../games/lancelot/rules/index.ts';
import type { Bot } from './bot.ts';
import { careful, greedy } from '../games/don-quixote/bots/foresight.ts';
import { judgement } from '../games/don-quixote/bots/judgement.ts';
import { judgement as courtly } from '../games/knights-and-damosels/bots/judgement.ts';
import { erring, knight, squire } from '../games/knights-and-damosels/bots/knight.ts';
import { knight as storyKnight, squire as storySquire } from '../games/la-mancha/bots/bots.ts';
import { knightErrant } from '../games/lancelot/bots/foresight.ts';
import { judgement as lancelotJudgement } from '../games/lancelot/bots/judgement.ts';
import { type Judgement, plain } from './judgement.ts';

export interface School<S, M extends Move> {
  /** Bots that play without search, by name. */
  readonly bots: { readonly [name: string]: Bot<S, M> };
  /** Who plays where others search: tales cannot be searched for. */
  readonly thinker?: string;
  /** What the search is told. */
  readonly judgement: Judgement<S, M>;
  /** The levels that differ, where there are fewer than all: nobody is offered the same bot by two names. */
  readonly levels?: readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- the games share no shape, only the contract
export const SCHOOLS: { readonly [game: string]: School<any, any> } = {
  [donQuixote.id]: { bots: { greedy, unsteady: careful(2.2), careful: careful() }, judgement },
  [laMancha.id]: {
    bots: {
      greedy: storySquire,
      unsteady: storySquire,
      careful: storyKnight,
      squire: storySquire,
      knight: storyKnight,
    },
    thinker: 'knight',
    judgement: plain(laMancha),
    levels: ['easy', 'medium'],
  },
  [lancelot.id]: {
    bots: {
      greedy: knightErrant(1.5),
      unsteady: knightErrant(0.3),
      careful: knightErrant(),
      squire: knightErrant(0.3),
      knight: knightErrant(),
    },
    judgement: lancelotJudgement,
  },
  [knightsAndDamosels.id]: {
    bots: { greedy: squire, unsteady: erring(3), careful: knight, squire, knight },
    judgement: courtly,
  },
};
