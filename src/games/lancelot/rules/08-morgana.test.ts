import { describe, expect, test } from 'vitest';
import { go, learn, play, refused, scene, sit, take, virtues, vow, ways } from '../testing/scene.ts';
import type { State } from './state.ts';

const USE = { t: 'morgana', use: true } as const;
const NOT = { t: 'morgana', use: false } as const;

describe('8 Morgana', () => {
  test('LAN-8.1, LAN-8.2 asked on arrival, with the counter eye up; one may do without', () => {
    const state = scene({ knights: [{ at: 'GAL', morgana: 'ready' }, { at: 'J1' }] });
    play(state, go('MOR'));
    expect([state.step, refused(state, go('GRA'))]).toEqual(['morgana', 'LAN-8.2']);
    play(state, NOT);
    expect([state.knights[0].morgana, state.knights[0].anew]).toEqual(['ready', false]);
  });

  test('LAN-8.2 without the counter, or with it spent, the stop is legal and asks nothing', () => {
    for (const morgana of ['none', 'used'] as const) {
      const state = scene({ knights: [{ at: 'GAL', morgana }, { at: 'J1' }] });
      play(state, go('MOR'));
      expect(state.step).toBe('ride');
    }
  });

  test('LAN-8.9 under the option not in turn 1', () => {
    const arrive = (turn: number): State => {
      const options = { squires: 'open', morganaFromTurn: 2 } as const;
      const state = scene({ turn, options, knights: [{ at: 'GAL', morgana: 'ready' }, { at: 'J1' }] });
      play(state, go('MOR'));
      return state;
    };
    expect([arrive(1).step, arrive(2).step]).toEqual(['ride', 'morgana']);
  });

  test('T5 LAN-8.3 after the use: all entries but Morgana, and not the Round Table', () => {
    const state = scene({ knights: [{ at: 'GAL', morgana: 'ready' }, { at: 'home' }] });
    play(state, go('MOR'), USE);
    expect(ways(state)).toBe('J1 SS1 SM1 SL1 W1 W2 W3 M1 L1 PER GAL GRA');
    expect([refused(state, go('MOR')), refused(state, go('Table'))]).toEqual(['LAN-8.3', 'LAN-8.3']);
    expect(refused(state, go('J2'))).toBe('LAN-5.2');
    play(state, go('GRA'));
    expect([state.step, state.knights[0].tour]).toEqual(['seat', 1]); // alone on the road: home at once
  });

  test('T5 LAN-8.3 who goes to the Grail on the second tour can only remain or go home', () => {
    const state = scene({ knights: [{ at: 'MOR', anew: true }, { at: 'GAL' }] });
    play(state, go('GRA'), go('MOR'));
    expect([state.mover, ways(state)]).toEqual([0, 'GRA Table']);
  });

  test('LAN-8.4, LAN-11.4 a second virtue, a second disc and another track on the second tour', () => {
    const state = scene({ knights: [{ at: 'MOR', anew: true, has: 'l1', vows: 'Kindness' }, { at: 'home' }] });
    play(state, go('SM1'), go('PER'));
    expect(virtues(state)).toBe('Kindness none');
    play(state, learn('Kindness'), go('GAL'), vow('Honor'));
    expect(state.knights[0].virtues[6]).toBe(0);
  });

  test('LAN-8.5, T13 Lake and Dragon count by the turn', () => {
    const state = scene({
      knights: [{ at: 'MOR', anew: true, has: 'S4' }, { at: 'home' }, { at: 'home' }],
      deeds: 'D02 - -',
      visitors: [1, 2],
      lakeEntered: true,
    });
    expect([refused(state, go('L1')), refused(state, go('DRA'))]).toEqual(['LAN-13.3', 'LAN-12.2']);
  });

  test('T4 LAN-8.7 the power empties the Grail, without a step; who comes later may remain', () => {
    const state = scene({
      knights: [{ at: 'GAL', morgana: 'ready' }, { at: 'GRA', grail: 3 }, { at: 'GRA', grail: 2 }, { at: 'PER' }],
    });
    play(state, go('GRA'), go('GRA')); // Green and Yellow remain
    expect([state.knights[1].grail, state.knights[2].grail]).toEqual([4, 4]);
    const events = play(state, go('MOR'), USE);
    expect(events.at(-1)).toEqual({ t: 'morgana', seat: 0, dismissed: [1, 2] });
    play(state, go('GRA')); // Blue arrives afterwards
    expect([state.mover, state.step]).toEqual([1, 'seat']);
    play(state, sit('Gawain'));
    expect([state.mover, state.step]).toEqual([2, 'seat']);
    play(state, sit('Tristan'));
    expect([state.knights[1].grail, state.knights[2].grail]).toEqual([4, 4]);
    expect([state.mover, ways(state)]).toEqual([3, 'GRA Table']);
  });

  test('LAN-8.8 Mordred again gives only the place', () => {
    const state = scene({
      knights: [
        { at: 'GRA', morgana: 'used' },
        { at: 'J1', morgana: 'ready' },
      ],
    });
    play(state, go('Table'), sit('Mordred'), go('SS1'), take(''), go('Table'));
    expect(state.knights.map(({ morgana }) => morgana)).toEqual(['used', 'ready']);
  });
});
