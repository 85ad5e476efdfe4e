import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { pick } from '../../../core/shuffle.ts';
import { unheard } from '../../../core/game.ts';
import { inTurn, play as playOut } from '../../../core/play.ts';
import { game as lancelot } from './index.ts';
import { setup } from './setup.ts';
import { go, play, PLAIN, refused, scene, sit, take, ways } from '../testing/scene.ts';

const ALL = 'J1 SS1 SM1 SL1 W1 W2 W3 M1 L1 PER GAL MOR GRA';

describe('5 Where to', () => {
  test('LAN-5.9, LAN-5.8, LAN-5.2 from the seat: every entry, but not the Round Table', () => {
    const state = scene({ round: 1, knights: [{}, {}] });
    expect(ways(state)).toBe(ALL);
    expect(refused(state, go('Table'))).toBe('LAN-5.8');
    for (const id of ['J2', 'SS2', 'SM3', 'M2', 'L2']) expect(refused(state, go(id))).toBe('LAN-5.2');
  });

  test('LAN-5.1, LAN-4.7 clockwise only, however far; nobody stays', () => {
    const state = scene({ knights: [{ at: 'GAL' }, { at: 'J1' }] });
    expect(ways(state)).toBe('MOR GRA Table');
    expect(refused(state, go('PER'))).toBe('LAN-5.1');
    expect(refused(state, go('GAL'))).toBe('LAN-4.7');
    expect(refused(state, { t: 'done' })).toBe('LAN-4.7');
    expect(refused(state, { t: 'go', to: 99 })).toBe('LAN-3.2');
  });

  test('LAN-5.3, LAN-10.5 on the Joust one space at a time; with Bedivere one or two', () => {
    expect(ways(scene({ knights: [{ at: 'J1' }, { at: 'home' }] }))).toMatch(/^J2 SS1/);
    const state = scene({ knights: [{ at: 'J1' }, { at: 'home' }], holders: 'Bedivere 0' });
    expect(ways(state)).toMatch(/^J2 J3 SS1/);
    expect(refused(state, go('J4'))).toBe('LAN-5.3');
    expect(refused(scene({ knights: [{ at: 'J1' }, { at: 'home' }], holders: 'Gawain 0' }), go('J3'))).toBe('LAN-5.3');
  });

  test('T15 LAN-5.6, LAN-5.3 Bedivere does not help to enter, and the track ends on J4', () => {
    const seated = scene({ round: 1, knights: [{}, {}], holders: 'Bedivere 0' });
    expect(refused(seated, go('J2'))).toBe('LAN-5.2');
    expect(ways(scene({ knights: [{ at: 'J3' }, { at: 'home' }], holders: 'Bedivere 0' }))).toMatch(/^J4 SS1/);
  });

  test('LAN-5.4 one track of the Stronghold, no change of track', () => {
    const state = scene({ knights: [{ at: 'SS3' }, { at: 'home' }], holders: 'Gawain 0' });
    expect(ways(state)).toMatch(/^W1 /);
    for (const id of ['SM1', 'SM2', 'SL1']) expect(refused(state, go(id))).toBe('LAN-5.4');
    expect(ways(scene({ knights: [{ at: 'SL1' }, { at: 'home' }], holders: 'Gawain 0' }))).toMatch(/^SL2 SL3 W1/);
  });

  test('LAN-5.5 on in the Distant Lands and on Merlin', () => {
    expect(ways(scene({ knights: [{ at: 'W1' }, { at: 'home' }] }))).toMatch(/^W2 W3 M1 L1/);
    expect(ways(scene({ knights: [{ at: 'M1' }, { at: 'home' }] }))).toBe('M2 L1 PER GAL MOR GRA Table');
  });

  test('LAN-3.6, LAN-5.7 one may ride past a closed Lake, but not into it', () => {
    const state = scene({ knights: [{ at: 'M2' }, { at: 'PER', moved: true }], lakeEntered: true });
    expect(ways(state)).toBe('PER GAL MOR GRA Table');
    expect(refused(state, go('L1'))).toBe('LAN-13.3');
  });

  test('LAN-6.8 a stop without an action is legal', () => {
    const state = scene({ knights: [{ at: 'W1' }, { at: 'J1', moved: true }] });
    play(state, go('PER'));
    expect([state.round, state.mover]).toEqual([3, 0]);
  });

  test.each([
    ['PER', 'learn'],
    ['GAL', 'vow'],
    ['DRA', 'deed'],
    ['MOR', 'morgana'],
    ['W2', 'take'],
  ])('LAN-6.7 on %s the knight is asked to %s', (id, step) => {
    const red = { at: 'J1', has: 'S9 M9 L1', vows: 'Dexterity', morgana: 'ready' } as const;
    const state = scene({ knights: [red, { at: 'home' }], deeds: 'D02 D03 D04' });
    play(state, go(id));
    expect([state.mover, state.step]).toEqual([0, step]);
  });

  test('LAN-5.10 a knight always has a legal destination', () => {
    const dice = seededDice('always');
    for (let game = 0; game < 40; game++) {
      const state = setup(4, PLAIN, dice, unheard);
      const next = inTurn(lancelot, (_state, seat) => {
        const moves = lancelot.moves(state, seat);
        expect(moves.length).toBeGreaterThan(1); // LAN-16.2
        return pick(moves, dice);
      });
      playOut(lancelot, state, next, { dice });
    }
  });

  test('T16 LAN-10.9 an advantage taken away on the way is gone at once', () => {
    const state = scene({ knights: [{ at: 'SS1' }, { at: 'GRA' }], holders: 'Gawain 0' });
    play(state, go('Table'), sit('Gawain'));
    expect(ways(state)).toMatch(/^SS2 W1/);
  });

  test('LAN-16.2 what leaves no choice is done by the game', () => {
    const state = scene({ knights: [{ at: 'M2' }, { at: 'GRA', dismissed: true }], counter: 'L3' });
    expect([state.mover, state.step]).toEqual([1, 'seat']); // ridden home already
    play(state, sit('Gawain'), go('L1'));
    expect([state.mover, state.fetcher, ways(state)]).toEqual([0, 0, 'PER GAL MOR GRA Table']);
    expect(refused(state, take(''))).toBe('LAN-4.7');
  });
});
