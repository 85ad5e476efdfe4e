import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { reserve, type State } from './state.ts';
import { claim, go, legal, play, refused, scene, sit, thing, tile } from '../testing/scene.ts';

/** Red comes home last and sits on Guinevere's seat; Blue has long been on Gawain's. */
function lastHome(red: string, blue = '', more: Partial<Parameters<typeof scene>[0]> = {}): State {
  const state = scene({
    knights: [
      { at: 'GRA', has: red },
      { at: 'home', chair: 'Gawain', has: blue },
    ],
    ...more,
  });
  play(state, sit('Guinevere'));
  return state;
}

const exchange = (give: string, get: string): Move => ({ t: 'exchange', give: thing(give), get: thing(get) });
const discard = (...cards: number[]): Move => ({ t: 'discard', cards });
const DONE: Move = { t: 'done' };

describe('14 End of turn', () => {
  test('LAN-14.1, LAN-14.2 empty places are filled, then the counter is placed by the new sum', () => {
    const state = lastHome('', '', { deeds: '- D02 -', stack: 'D05 D11 D01' });
    expect([state.faceUp, state.stack, state.counter]).toEqual([[tile('D05'), tile('D02'), tile('D11')], [0], 24]);
  });

  test('LAN-14.1, LAN-12.6 tiles not taken stay; an empty stack leaves places empty', () => {
    expect(lastHome('', '', { deeds: 'D01 D02 D03', stack: 'D04' }).stack).toEqual([tile('D04')]);
    expect(lastHome('', '', { deeds: '- - D03', stack: 'D04' }).faceUp).toEqual([tile('D04'), -1, tile('D03')]);
  });

  test('T10 LAN-14.3 who fetched the counter takes the Sword from its owner', () => {
    const state = lastHome('', '', { fetcher: 0, sword: 1 });
    expect([state.sword, state.fetcher]).toEqual([0, -1]);
    expect(lastHome('', '', { sword: 1 }).sword).toBe(1);
  });

  test('LAN-14.4 in the order of the seats, each to the end', () => {
    const state = lastHome('G1 q1', 'G1 l1');
    expect([state.phase, state.mover]).toEqual(['magic', 1]);
    expect(game.refusal(state, 0, DONE)?.id).toBe('LAN-14.4');
    play(state, DONE);
    expect([state.phase, state.mover]).toEqual(['magic', 0]);
    play(state, DONE);
    expect([state.phase, state.turn, state.round]).toEqual(['riding', 3, 1]);
  });

  test('LAN-16.2 who has magic but neither cards nor squires is not asked', () => {
    expect(lastHome('G3', 'G2').phase).toBe('riding');
  });

  test('V7 LAN-14.5, LAN-14.7 two exchanges', () => {
    const state = lastHome('G2 a1 e1 p1');
    const before = ['lady', 'enemy', 'plot'].map((name) => reserve(state, thing(name)));
    play(state, exchange('enemy', 'lady'), exchange('plot', 'lady'));
    expect(state.knights[0].things.slice(4)).toEqual([0, 2, 1, 0, 0]);
    const after = ['lady', 'enemy', 'plot'].map((name) => reserve(state, thing(name)));
    expect(after.map((left, i) => left - before[i])).toEqual([-2, 1, 1]);
    expect(state.phase).toBe('riding');
  });

  test('LAN-14.7, LAN-1.4 another color, a card one has, a deck that is not empty', () => {
    const state = lastHome('G1 l1', 'p7');
    expect(refused(state, exchange('lady', 'lady'))).toBe('LAN-14.7');
    expect(refused(state, exchange('plot', 'lady'))).toBe('LAN-14.7');
    expect(refused(state, exchange('squire', 'lady'))).toBe('LAN-14.7');
    state.knights[1].things[thing('plot')] = 25;
    expect(refused(state, exchange('lady', 'plot'))).toBe('LAN-1.4');
  });

  test('LAN-14.6 any number of cards, at least one', () => {
    const state = lastHome('G1 l2 p1');
    expect(legal(state).filter(({ t }) => t === 'discard')).toHaveLength(5);
    expect([refused(state, discard(0, 0, 0, 0)), refused(state, discard(3, 0, 0, 0))]).toEqual([
      'LAN-14.6',
      'LAN-14.6',
    ]);
    play(state, discard(2, 0, 0, 1));
    expect([state.knights[0].things.slice(4), reserve(state, thing('lady'))]).toEqual([[0, 0, 0, 0, 0], 20]);
  });

  test('T20 LAN-14.8 any number of squires, at least one', () => {
    const state = lastHome('G1 q8');
    expect(refused(state, { t: 'release', squires: 0 })).toBe('LAN-14.8');
    expect(refused(state, { t: 'release', squires: 9 })).toBe('LAN-14.8');
    expect(refused(state, go('J1'))).toBe('LAN-14.5');
    play(state, { t: 'release', squires: 1 });
    expect(state.knights[0].things.slice(0, 5)).toEqual([7, 0, 0, 0, 0]);
  });

  test('LAN-14.9 the next turn: same side up, Lake and Dragon open', () => {
    const state = lastHome('', '', { lakeEntered: true, visitors: [0, 1] });
    expect([state.turn, state.lakeEntered, state.dragonVisitors]).toEqual([3, false, []]);
    expect(state.knights.map(({ moved, space }) => [moved, space])).toEqual([
      [false, -1],
      [false, -1],
    ]);
  });

  test('LAN-14.10, T25 after turn 8 only the Sword; magic counts and cannot be used', () => {
    const state = lastHome('G3 l1', '', { turn: 8, fetcher: 1, deeds: '- - D02', stack: 'D05' });
    expect([state.phase, state.sword, state.faceUp]).toEqual(['over', 1, [-1, -1, tile('D02')]]);
    expect(state.majorities[3]).toBe(0);
    expect(game.refusal(state, 0, claim('sword'))?.id).toBe('TABLE-1');
  });
});
