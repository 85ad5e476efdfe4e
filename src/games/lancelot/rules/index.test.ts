import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { anyMove, fallbacks, inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { game as lancelot } from './index.ts';
import { setup } from './setup.ts';
import type { Event } from './state.ts';
import { go, play, PLAIN, scene, sit, take } from '../testing/scene.ts';

describe('whole games', () => {
  test('LAN-4.1, LAN-12.6 every game has 8 turns; tiles, Lake and Dragon keep their limits', () => {
    for (let game = 0; game < 60; game++) {
      const dice = seededDice(`whole ${game}`);
      const turns: number[] = [];
      const state = setup(2 + (game % 3), PLAIN, dice, unheard);
      const expectLimits = (): void => {
        expect(new Set(state.dragonVisitors).size).toBeLessThanOrEqual(2);
        for (const { things, space } of state.knights) {
          expect(things[5] + things[6] + things[7] + things[8]).toBeLessThanOrEqual(7);
          expect(space >= 19 && space <= 24 ? state.lakeEntered : true).toBe(true);
        }
      };
      const say = (event: Event): void => void (event.t === 'turn' && turns.push(event.turn));
      playOut(lancelot, state, inTurn(lancelot, anyMove(lancelot, dice)), { dice, say, moved: expectLimits });
      expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  test('a game that the clock plays alone ends too', () => {
    const dice = seededDice('clock');
    const state = setup(4, PLAIN, dice, unheard);
    playOut(lancelot, state, lawful(lancelot, inTurn(lancelot, fallbacks(lancelot))), { dice });
    expect(state.turn).toBe(8);
  });
});

describe('the clock', () => {
  test('LAN-16.2 from the seat to the Grail, else home; Guinevere, else Merlin; takes only magic', () => {
    const state = scene({ round: 1, knights: [{}, {}] });
    expect(lancelot.fallback(state, 0)).toEqual(go('GRA'));
    play(state, go('J1'));
    expect(lancelot.fallback(state, 0)).toEqual(take(''));
    play(state, take(''), go('GRA'));
    expect(lancelot.fallback(state, 1)).toEqual(go('Table'));
    play(state, go('Table'));
    expect(lancelot.fallback(state, 1)).toEqual(sit('Guinevere'));
    play(state, sit('Guinevere'), go('Table'));
    expect(lancelot.fallback(state, 0)).toEqual(sit('Merlin'));
    play(state, sit('Merlin'));
    expect(lancelot.fallback(state, 0)).toEqual(take('magic'));
  });

  test('LAN-11.3 it learns what scores most', () => {
    const state = scene({
      knights: [{ at: 'J1', has: 'l1 a1 e1 p1', vows: 'Kindness Initiative Benevolence' }, { at: 'home' }],
    });
    play(state, go('PER'));
    expect(lancelot.fallback(state, 0)).toEqual({ t: 'learn', virtue: 3 });
  });
});

describe('reading moves', () => {
  test.each([
    undefined,
    null,
    7,
    'go',
    [],
    {},
    { t: 'toString' },
    { t: 'go' },
    { t: 'go', to: 1.5 },
    { t: 'go', to: -2 },
    { t: 'seat', chair: '3' },
    { t: 'take', things: 'sword' },
    { t: 'take', things: [1, -1] },
    { t: 'discard', cards: [1, 2] },
    { t: 'morgana', use: 1 },
    { t: 'exchange', give: 5 },
  ])('%j is no move', (raw) => {
    expect(lancelot.readMove(raw)).toBeUndefined();
  });

  test('a move is read without what does not belong to it, and things in their order', () => {
    expect(lancelot.readMove({ t: 'take', things: [8, 5], extra: 'x' })).toEqual({ t: 'take', things: [5, 8] });
  });
});
