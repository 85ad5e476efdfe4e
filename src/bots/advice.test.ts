/** A hint is a legal move, the same for the same dice, and never more than three. */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { defaultOptions, type Move, unheard } from '../core/game.ts';
import { BOTS, GAMES } from '../games/load.ts';
import { adviceFor } from './advice.ts';
import { type Bot, type GameBots, playouts } from './bot.ts';

describe.each(Object.values(GAMES))('$title', (game) => {
  test('a bot advises one to three legal moves, the same for the same dice', () => {
    const state = game.setup(game.seats.min, defaultOptions(game), seededDice('advice'), unheard);
    const [seat] = game.pending(state);
    const view = game.view(state, seat);
    const advise = adviceFor(game, BOTS[game.id], () => playouts(20));
    const advice = advise(view, seat, seededDice('hint'));
    expect(advice.length).toBeGreaterThanOrEqual(1);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { move } of advice) expect(game.refusal(view, seat, move)).toBeUndefined();
    expect(advise(view, seat, seededDice('hint'))).toEqual(advice);
  });
});

test('where nothing is searched, the best three of what the bot weighs; or the one move of a bot that does not weigh', () => {
  const { game, view, seat, moves } = choice();
  const advised = (bot: Bot<unknown, Move>): readonly Move[] => {
    const taught: GameBots<unknown, Move> = { byName: { sage: bot }, thinker: 'sage' };
    return adviceFor(game, taught, () => playouts(1))(view, seat, seededDice('hint')).map(({ move }) => move);
  };
  const choose = (): Move => moves[3];
  expect(advised({ choose, weigh: () => moves })).toEqual(moves.slice(0, 3));
  expect(advised({ choose })).toEqual([moves[3]]);
});

/** The first move of a game that leaves a choice of four. */
function choice() {
  for (const game of Object.values(GAMES)) {
    const state: unknown = game.setup(game.seats.min, defaultOptions(game), seededDice('advice'), unheard);
    const [seat] = game.pending(state);
    const view: unknown = game.view(state, seat);
    const moves: readonly Move[] = game.moves(view, seat).slice(0, 4);
    if (moves.length === 4) return { game, view, seat, moves };
  }
  throw new Error('no game begins with four moves');
}
