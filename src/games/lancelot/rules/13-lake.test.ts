import { describe, expect, test } from 'vitest';
import { lakeNumber } from './components.ts';
import { DEEDS } from './deeds.ts';
import { whirlpoolSpace } from './13-lake.ts';
import { go, play, refused, scene, sit, tile, ways } from '../testing/scene.ts';

const lies = (ids: string): number => lakeNumber(whirlpoolSpace(ids.split(' ').map(tile)));

describe('13 The Lake', () => {
  test('T8, T9 LAN-13.2 the sum of the whirlpools; none means space 1; a missing tile counts nothing', () => {
    expect([lies('D02 D03 D08'), lies('D04 D06 D08'), lies('D02 - -'), lies('- - -'), lies('D02 D05 D11')]).toEqual([
      3, 1, 2, 1, 6,
    ]);
  });

  test('LAN-13.1 six spaces are enough for any three tiles', () => {
    const pools = DEEDS.map(({ whirlpools }) => whirlpools).toSorted((a, b) => b - a);
    expect(pools[0] + pools[1] + pools[2]).toBe(6);
  });

  test('T8 LAN-13.4 space by space to the counter, then on, and not farther into the Lake', () => {
    const state = scene({ knights: [{ at: 'M2' }, { at: 'J1' }], deeds: 'D02 D03 D08' });
    play(state, go('L1'), go('SM1')); // the next rides on the Lake have no choice
    expect([state.knights[0].space, state.mover]).toEqual([20, 1]);
    play(state, go('W1'), { t: 'take', things: [] });
    expect([state.fetcher, state.knights[0].space, state.mover]).toEqual([0, 21, 1]);
    play(state, go('M1'));
    expect([state.mover, ways(state)]).toEqual([0, 'PER GAL MOR GRA Table']);
    expect(refused(state, go('L4'))).toBe('LAN-13.4');
  });

  test('LAN-13.4 who walks the Lake may go nowhere else', () => {
    const state = scene({ knights: [{ at: 'J1' }, { at: 'home' }], counter: 'L3' });
    state.knights[0].space = 19;
    expect([refused(state, go('PER')), refused(state, go('Table')), refused(state, go('L3'))]).toEqual([
      'LAN-13.4',
      'LAN-13.4',
      'LAN-13.4',
    ]);
  });

  test('T9 LAN-13.4 on space 1 it is taken on entering', () => {
    const state = scene({ knights: [{ at: 'M1' }, { at: 'J1' }], deeds: 'D04 D06 D08' });
    play(state, go('L1'));
    expect([state.fetcher, state.knights[0].space]).toEqual([0, 19]);
  });

  test('T8 LAN-13.3 one knight a turn, also after he has left, and not twice himself', () => {
    const state = scene({ knights: [{ at: 'M2' }, { at: 'M1' }], deeds: 'D04 D06 D08' });
    play(state, go('L1'));
    expect([state.mover, refused(state, go('L1'))]).toEqual([1, 'LAN-13.3']);
    play(state, go('M2'), { t: 'take', things: [] }, go('GRA'));
    expect(refused(state, go('L1'))).toBe('LAN-13.3');
  });

  test('T11 LAN-13.5, LAN-13.6, LAN-14.3 the owner defends the Sword; it changes hands only at the end of the turn', () => {
    const state = scene({ knights: [{ at: 'M2' }, { at: 'home' }], deeds: 'D04 D06 D08', sword: 0 });
    play(state, go('L1'), go('Table'), sit('Gawain'));
    expect([state.turn, state.sword, state.fetcher]).toEqual([3, 0, -1]);
    const other = scene({ knights: [{ at: 'M2' }, { at: 'home' }], deeds: 'D04 D06 D08', sword: 1 });
    play(other, go('L1'));
    expect(other.sword).toBe(1);
    play(other, go('Table'), sit('Gawain'));
    expect(other.sword).toBe(0);
  });
});
