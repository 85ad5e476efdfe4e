import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/load.ts';
import { seededDice } from './dice.ts';
import { pick } from './shuffle.ts';
import { defaultOptions, unheard } from './game.ts';
import { orderedMove, readOrder } from './orders.ts';

const ORDERED = Object.values(GAMES).filter(({ table }) => table?.orders !== undefined);

describe.each(ORDERED.map((game) => ({ game, name: game.title })))('$name', ({ game }) => {
  test('an order that is carried out is a legal move, and the view of its seat is enough to say so', () => {
    const dice = seededDice(`orders of ${game.id}`);
    const state: unknown = game.setup(game.seats.max, defaultOptions(game), dice, unheard);
    const facet = game.table!.orders!; // as filtered
    let carriedOut = 0;
    while (game.outcome(state) === undefined) {
      const seat = pick(game.pending(state), dice);
      const view: unknown = game.view(state, seat);
      const moves: unknown[] = game.moves(state, seat);
      const chance = pick(moves, dice);
      const order =
        facet.pass === undefined
          ? { t: 'when', occasion: facet.occasion!(view), move: chance }
          : { t: 'pass', era: facet.era!(view) };
      const ordered: unknown = orderedMove(game, view, seat, [readOrder(game, order)!]);
      if (ordered !== undefined) {
        carriedOut++;
        expect(moves).toContainEqual(ordered);
      }
      game.apply(state, seat, ordered ?? chance, dice, unheard);
    }
    expect(carriedOut).toBeGreaterThan(0);
  });
});
