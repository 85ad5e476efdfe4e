/** A hint is a legal move, the same for the same dice, and never more than three. */
import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { defaultOptions, unheard } from '../core/game.ts';
import { BOTS, GAMES } from '../games/load.ts';
import { adviceFor } from './advice.ts';
import { playouts } from './bot.ts';

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
