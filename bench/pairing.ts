/** One bot against copies of another: how a game between them ends, and how long the one thinks. */
import type { Bot } from '../src/bots/bot.ts';
import { seededDice } from '../src/core/dice.ts';
import { type AnyGame, type Move, type Outcome, readOptions, type Seat, unheard } from '../src/core/game.ts';
import { inTurn, play } from '../src/core/play.ts';
import { threadTime } from './strengths.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- of any game
export type AnyBot = Bot<any, any>;

export interface Pairing {
  readonly bot: AnyBot;
  readonly against: AnyBot;
  /** Where the one sits, and of how many. */
  readonly seat: Seat;
  readonly seats: number;
  /** Of the game; its own choices without it. */
  readonly options?: object;
  /** The same cards and dice for everybody who plays this seed. */
  readonly seed: number | string;
}

export interface Played {
  readonly outcome: Outcome;
  /** Processor time of all decisions of the one, in milliseconds. */
  readonly thought: number;
  readonly decisions: number;
}

export function playPairing(game: AnyGame, { bot, against, seat, seats, options, seed }: Pairing): Played {
  const luck = seededDice(`duel ${seed}`);
  const minds = seededDice(`minds ${seed}`);
  const state: unknown = game.setup(seats, options ?? readOptions(game, {}), luck, unheard);
  let thought = 0;
  let decisions = 0;
  const choose = (_state: unknown, mover: Seat): Move => {
    const view: unknown = game.view(state, mover);
    if (mover !== seat) return against.choose(view, mover, minds);
    const start = threadTime();
    const move = bot.choose(view, mover, minds);
    thought += threadTime() - start;
    decisions += 1;
    return move;
  };
  play(game, state, inTurn(game, choose), { dice: luck });
  return { outcome: game.outcome(state)!, thought, decisions }; // played to its end
}
