/** Bots playing each other: one game of a plan, the same whoever plays it and whenever. */
import type { Bot } from '../bots/bot.ts';
import { seededDice } from '../core/dice.ts';
import { type AnyGame, type Dice, unheard } from '../core/game.ts';
import { fromViews, inTurn, play } from '../core/play.ts';
import { diceFor } from '../core/record.ts';

/** What is to be played. Plain JSON, because it is sent to workers. */
export interface Plan {
  readonly game: string;
  readonly options: object;
  /** Bots by name, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
}

/** How one game ended, by bot in the order of the plan. */
export interface SimulatedGame {
  readonly seats: readonly number[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly moves: number;
}

/** In game n everybody sits n seats further, so that no bot profits from its seat. */
function seatOf(bot: number, index: number, seats: number): number {
  return (bot + index) % seats;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any game
export function playGame(game: AnyGame, plan: Plan, bots: readonly Bot<any, any>[], index: number): SimulatedGame {
  const seed = `${plan.seed}/${index}`;
  const seats = bots.map((_, bot) => seatOf(bot, index, bots.length));
  const botAt = seats.map((_, seat) => bots[seats.indexOf(seat)]);
  const minds = bots.map((_, seat) => seededDice(`${seed}/bot/${seat}`));
  const state: unknown = game.setup(bots.length, plan.options, diceFor(seed, 0), unheard);
  const choose = fromViews(game, (view, seat) => botAt[seat].choose(view, seat, minds[seat]));
  const moves = play(game, state, inTurn(game, choose), { dice: (n) => diceWhenNeeded(seed, n) });
  const { scores, places } = game.outcome(state)!; // played to its end
  return { seats, scores: seats.map((seat) => scores[seat]), places: seats.map((seat) => places[seat]), moves };
}

/** Most moves roll nothing, and to make a die costs more than such a move. */
function diceWhenNeeded(seed: string, move: number): Dice {
  let dice: Dice | undefined;
  return { below: (n) => (dice ??= diceFor(seed, move)).below(n) };
}
