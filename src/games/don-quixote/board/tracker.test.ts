/** The tracker knows every tile and every field, and nothing of their order. */
import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { FIELDS } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { PLAIN } from '../testing/scene.ts';
import { PLACES, trackerOf } from './tracker.ts';

test('DQ-15.9 each of the 22 tiles is laid, face up or still hidden, at every moment of a game', () => {
  const dice = seededDice('tracker');
  const state = game.setup(1, PLAIN, dice, unheard);
  for (let turn = 0; turn < 22; turn++) {
    const { tiles, fields } = trackerOf(game.view(state, 0), 0);
    expect(PLACES.flatMap((place) => tiles[place]).toSorted((a, b) => a - b)).toEqual([...Array(22).keys()]);
    expect([tiles.laid.length, fields.length]).toEqual([turn, FIELDS - 2 - 1 - turn]);
    expect(new Set(tiles.down)).toEqual(new Set(state.realms[0].bag));
    game.apply(state, 0, game.moves(state, 0)[0], dice, unheard);
  }
});
