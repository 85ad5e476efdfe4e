import { describe, expect, test } from 'vitest';
import { go, play, refused, scene, sit, space, take, takes } from '../testing/scene.ts';
import type { State } from './state.ts';

const HOME = { at: 'home' };
/** Red rides to a space from another, everybody else is home. */
function arrive(from: string, to: string, has = '', holders = ''): State {
  const state = scene({ knights: [{ at: from, has }, HOME], holders });
  play(state, go(to));
  return state;
}

describe('6 Actions', () => {
  test('LAN-6.1, LAN-6.2 the counter of the space may be taken or left', () => {
    const state = arrive('J1', 'J2');
    expect(takes(state)).toEqual(['sword', '-']);
    expect(refused(state, take('mace'))).toBe('LAN-6.2');
    expect(refused(state, take('sword sword'))).toBe('LAN-6.2');
    expect(refused(state, go('Table'))).toBe('LAN-6.1');
    play(state, take('sword'));
    expect(state.knights[0].things[1]).toBe(1);
  });

  test('LAN-6.2, LAN-6.6 spaces that give nothing ask nothing', () => {
    for (const [from, to] of [
      ['J4', 'SM1'],
      ['SL2', 'SL3'],
      ['W3', 'M1'],
    ])
      expect(arrive(from, to).step).toBe('ride');
  });

  test('T15 LAN-6.3 two spaces on the Joust: any part of both counters', () => {
    const state = arrive('J1', 'J3', '', 'Bedivere 0');
    expect(takes(state).toSorted()).toEqual(['-', 'squire', 'squire sword', 'sword']);
    expect(state.passed).toBe(space('J2'));
    play(state, take('squire sword'));
    expect(state.knights[0].things.slice(0, 2)).toEqual([1, 1]);
  });

  test('LAN-6.3 two spaces in the Stronghold; LAN-3.6 passing over a site gathers nothing', () => {
    expect(takes(arrive('SS1', 'SS3', '', 'Gawain 0'))).toEqual(['sword sword', 'sword', '-']);
    expect(takes(arrive('SM1', 'SM3', '', 'Gawain 0'))).toEqual(['mace mace', 'mace', '-']);
    expect(takes(arrive('SL2', 'SL4', '', 'Gawain 0'))).toEqual(['lance', '-']);
    expect(takes(arrive('J3', 'SS1', '', 'Bedivere 0, Gawain 0'))).toEqual(['sword', '-']);
  });

  test('LAN-6.4 Distant Lands: a card of the color and a Plot, each or none', () => {
    const state = arrive('J1', 'W3');
    expect(takes(state)).toEqual(['enemy plot', 'enemy', 'plot', '-']);
    expect(refused(state, take('lady'))).toBe('LAN-6.4');
    expect(refused(state, take('enemy enemy'))).toBe('LAN-6.4');
  });

  test('LAN-6.4, LAN-10.7 with Tristan up to two of each', () => {
    expect(takes(arrive('J1', 'W1', '', 'Tristan 0'))).toEqual([
      'lady lady plot plot',
      'lady lady plot',
      'lady lady',
      'lady plot plot',
      'lady plot',
      'lady',
      'plot plot',
      'plot',
      '-',
    ]);
  });

  test('T14 LAN-6.5 never more than seven cards', () => {
    const six = arrive('W1', 'W2', 'p6', 'Tristan 0');
    expect(takes(six)).toEqual(['allied', 'plot', '-']);
    expect(refused(six, take('allied plot'))).toBe('LAN-6.5');
    const seven = arrive('W1', 'W2', 'p6 l1', 'Tristan 0');
    expect([seven.step, seven.knights[0].space]).toEqual(['ride', space('W2')]);
  });

  test('LAN-6.6, LAN-10.10 the second space of Merlin gives a magic, which may be left', () => {
    const state = arrive('M1', 'M2');
    expect(takes(state)).toEqual(['magic', '-']);
    expect(refused(state, take('magic magic'))).toBe('LAN-6.6');
  });

  test('T22 LAN-1.4 an empty reserve gives nothing, and returned counters are there again', () => {
    const empty = (holders = ''): State =>
      scene({ knights: [{ at: 'SL1', has: 'L5' }, { at: 'GRA', has: 'L7' }, HOME], holders });
    const state = empty();
    play(state, go('Table'), sit('Tristan'), go('SL2'));
    expect(state.step).toBe('ride');
    const two = empty('Gawain 0');
    play(two, go('Table'), sit('Tristan'), go('SL3'));
    expect(two.step).toBe('ride');
    const one = scene({
      knights: [
        { at: 'SS1', has: 'S15' },
        { at: 'home', has: 'S4' },
      ],
      holders: 'Gawain 0',
    });
    play(one, go('SS3'));
    expect(takes(one)).toEqual(['sword', '-']);
    expect(refused(one, take('sword sword'))).toBe('LAN-1.4');
  });

  test('LAN-1.5 squires never run out, unless the printed number was agreed on', () => {
    const knights = [
      { at: 'J2', has: 'q20' },
      { at: 'home', has: 'q4' },
    ];
    const open = scene({ knights });
    play(open, go('J3'));
    expect(takes(open)).toEqual(['squire', '-']);
    const printed = scene({ knights, options: { squires: 'printed', morganaFromTurn: 1 } });
    play(printed, go('J3'));
    expect(printed.step).toBe('ride');
  });

  test('LAN-1.6 a deck that is empty has no card to take', () => {
    const state = scene({
      knights: [{ at: 'J1' }, { at: 'home', has: 'l7' }, { at: 'home', has: 'l7' }, { at: 'home', has: 'l6' }],
    });
    play(state, go('W1'));
    expect(takes(state)).toEqual(['plot', '-']);
    expect(refused(state, take('lady plot'))).toBe('LAN-1.4');
  });
});
