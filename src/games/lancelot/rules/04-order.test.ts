import { describe, expect, test } from 'vitest';
import { SPACES } from './components.ts';
import { arrive, leave, nextToMove, restOfRound } from './04-order.ts';
import { game } from './index.ts';
import { go, play, scene, sit, space, take } from '../testing/scene.ts';

/** Who stands where (seat by seat), who came first on a shared space, and the order in which all move. */
const TABLE_OF_ORDER: readonly (readonly [string, string, readonly number[], readonly number[]])[] = [
  ['LAN-4.3 farthest ahead first', 'J1 GAL W2', [0, 1, 2], [1, 2, 0]],
  ['LAN-3.5, T1 the bottom of a stack first', 'W2 W2', [1, 0], [1, 0]],
  ['LAN-3.5, T1 and so the other way round', 'W2 W2', [0, 1], [0, 1]],
  ['T1 who goes on from the stack is ahead again', 'W2 W3', [1, 0], [1, 0]],
  ['LAN-3.3, T2 the right-most track of the Stronghold, not the depth', 'SS3 SL1', [0, 1], [1, 0]],
  ['LAN-3.3, T2 maces before swords', 'SS3 SM1', [0, 1], [1, 0]],
  ['LAN-3.3, T2 on one track the farther space', 'SM2 SM3', [0, 1], [1, 0]],
  ['LAN-3.5 at the Grail the first to arrive', 'GRA GRA GRA', [2, 0, 1], [2, 0, 1]],
  ['LAN-3.5 three in a stack, one ahead', 'PER PER DRA PER', [3, 0, 1, 2], [2, 3, 0, 1]],
];

describe('4 Who moves', () => {
  test.each(TABLE_OF_ORDER)('%s', (_rule, at, road, expected) => {
    const knights = at.split(' ').map((id) => ({ at: id }));
    const state = scene({ knights, road });
    expect(restOfRound(state)).toEqual(expected);
    expect(nextToMove(state)).toBe(expected[0]);
    expect(game.pending(state)).toEqual([expected[0]]);
  });

  test('LAN-3.1, LAN-3.3 the spaces stand in the order of the road', () => {
    const ids = SPACES.map(({ id }) => id).join(' ');
    expect(ids).toBe(
      'J1 J2 J3 J4 SS1 SS2 SS3 SM1 SM2 SM3 SL1 SL2 SL3 SL4 W1 W2 W3 M1 M2 L1 L2 L3 L4 L5 L6 PER GAL DRA MOR GRA',
    );
  });

  test('LAN-3.4, LAN-8.6, T3 a second tour does not count: only the space does', () => {
    const second = (at: string, other: string, road: number[]): number =>
      nextToMove(scene({ knights: [{ at, morgana: 'used' }, { at: other }], road }));
    expect(second('J2', 'M1', [0, 1])).toBe(1);
    expect(second('DRA', 'PER', [0, 1])).toBe(0);
    expect(second('W1', 'W1', [1, 0])).toBe(1);
  });

  test('LAN-4.2, LAN-7.3 in round 1 the seats give the order, from Arthur to Guinevere', () => {
    const state = scene({ round: 1, knights: [{ chair: 'Guinevere' }, { chair: 'Mordred' }, { chair: 'Gawain' }] });
    expect(restOfRound(state)).toEqual([1, 2, 0]);
    play(state, go('GRA'));
    expect(restOfRound(state)).toEqual([2, 0]);
    expect(game.refusal(state, 0, go('GRA'))?.id).toBe('LAN-4.2');
    play(state, go('J1'), take(''));
    expect([state.round, state.mover]).toEqual([1, 0]);
    play(state, go('M1'));
    expect([state.round, restOfRound(state)]).toEqual([2, [1, 0, 2]]);
  });

  test('LAN-4.1, LAN-4.4 each knight moves once in a round, and who has moved does not change the rest of it', () => {
    const state = scene({ knights: [{ at: 'J1' }, { at: 'M1' }, { at: 'SS1' }] });
    expect(restOfRound(state)).toEqual([1, 2, 0]);
    play(state, go('GRA'));
    expect(restOfRound(state)).toEqual([2, 0]);
    expect(game.refusal(state, 1, go('Table'))?.id).toBe('LAN-4.3');
    play(state, go('PER'));
    expect(restOfRound(state)).toEqual([0]);
  });

  test('LAN-4.5, LAN-4.6 who is home waits; when all are home the riding is over', () => {
    const state = scene({ knights: [{ at: 'MOR' }, { at: 'GAL' }] });
    play(state, go('Table'), sit('Gawain'));
    expect([restOfRound(state), state.turn]).toEqual([[1], 2]);
    play(state, go('Table'), sit('Arthur'), { t: 'crown', virtue: -1 });
    expect([state.turn, state.round, restOfRound(state)]).toEqual([3, 1, [1, 0]]);
  });

  test('LAN-3.5 when one leaves a stack the others keep their order', () => {
    const state = scene({ knights: [{ at: 'W1' }, { at: 'W1' }, { at: 'W1' }, { at: 'J1' }], road: [2, 0, 1, 3] });
    leave(state, 0);
    arrive(state, 0, space('J1'));
    expect(state.road).toEqual([2, 1, 3, 0]);
  });
});

describe('18 V1', () => {
  test('V1 LAN-4.2, LAN-4.3 Blue to the swords, Green to Merlin: then Green moves first', () => {
    const state = scene({
      round: 1,
      turn: 1,
      knights: [{ chair: 'Arthur' }, { chair: 'Bedivere' }],
      deeds: 'D02 D03 D08',
    });
    expect(state.mover).toBe(0);
    play(state, go('SS1'), take('sword'));
    expect([state.knights[0].things[1], state.knights[0].moved, state.mover]).toEqual([1, true, 1]);
    play(state, go('M1'));
    expect([state.round, state.mover]).toEqual([2, 1]);
    const way = game.moves(state, 1).map((move) => (move.t === 'go' ? (SPACES[move.to]?.id ?? 'Table') : ''));
    expect(way.join(' ')).toBe('M2 L1 PER GAL MOR GRA Table');
    play(state, go('PER'));
    const blue = game.moves(state, 0).map((move) => (move.t === 'go' ? (SPACES[move.to]?.id ?? 'Table') : ''));
    expect(blue.join(' ')).toBe('SS2 W1 W2 W3 M1 L1 PER GAL MOR GRA Table');
  });
});
