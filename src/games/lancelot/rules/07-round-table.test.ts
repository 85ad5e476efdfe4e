import { describe, expect, test } from 'vitest';
import { go, legal, play, refused, scene, sit, take, takes, ways, crown, virtues } from '../testing/scene.ts';
import { vpOf } from './state.ts';

describe('7 The Round Table', () => {
  test('LAN-7.1, LAN-7.2 a free seat of his choice, also the one he left; not one with a knight on it', () => {
    const state = scene({ knights: [{ at: 'GRA' }, { at: 'home', chair: 'Tristan' }, { at: 'J1' }] });
    play(state, go('Table'));
    expect(legal(state)).toHaveLength(7);
    expect(refused(state, sit('Tristan'))).toBe('LAN-7.2');
    expect(refused(state, { t: 'seat', chair: 8 })).toBe('LAN-10.1');
    expect(refused(state, go('J1'))).toBe('LAN-7.1');
    play(state, sit('Arthur'), crown('none'));
    expect(state.mover).toBe(2);
  });

  test('LAN-7.4, T25 the last seats of turn 8 still give Guinevere and Merlin', () => {
    const state = scene({ turn: 8, knights: [{ at: 'home', chair: 'Gawain' }, { at: 'GRA' }] });
    play(state, sit('Guinevere'));
    expect([state.knights[1].guinevere, state.phase]).toEqual([1, 'over']);
    const merlin = scene({ turn: 8, knights: [{ at: 'home', chair: 'Gawain' }, { at: 'GRA' }] });
    play(merlin, sit('Merlin'), take('magic'));
    expect([merlin.knights[1].things[4], merlin.phase]).toEqual([1, 'over']);
  });
});

describe('10 Seats and advantages', () => {
  const coming = (crowns = ''): ReturnType<typeof scene> =>
    scene({ knights: [{ at: 'MOR', learned: 'Kindness' }, { at: 'J1' }], crowns });

  test('LAN-10.2, T21 Arthur: a crown that is free, and nobody else can have it', () => {
    const state = coming('Kindness 1');
    play(state, go('Table'), sit('Arthur'));
    expect(virtues(state)).toBe('Benevolence Dexterity Initiative Heroism Strength Honor Charisma none');
    expect(refused(state, crown('Kindness'))).toBe('LAN-10.2');
    expect(refused(state, { t: 'crown', virtue: 8 })).toBe('LAN-11.1');
    play(state, crown('Honor'));
    expect(state.crowns[6]).toBe(0);
  });

  test('LAN-10.3 several crowns; one on a virtue already learned changes nothing; with all set there is nothing to ask', () => {
    const state = coming('Honor 0');
    play(state, go('Table'), sit('Arthur'), crown('Kindness'));
    expect([state.crowns[3], state.crowns[6], vpOf(state.knights[0])]).toEqual([0, 0, 3]);
    const all = coming('Benevolence 0 Dexterity 0 Initiative 0 Kindness 0 Heroism 1 Strength 1 Honor 1 Charisma 1');
    play(all, go('Table'), sit('Arthur'));
    expect(all.mover).toBe(1);
  });

  test('LAN-10.4 Mordred readies the power', () => {
    const state = coming();
    play(state, go('Table'), sit('Mordred'));
    expect(state.knights[0].morgana).toBe('ready');
  });

  test('LAN-10.8, LAN-10.10, LAN-1.7 Merlin and Guinevere give once, each time; the magic may be left', () => {
    const state = coming();
    play(state, go('Table'), sit('Merlin'));
    expect(takes(state)).toEqual(['magic', '-']);
    const queen = scene({ knights: [{ at: 'MOR', guinevere: 2 }, { at: 'J1' }] });
    play(queen, go('Table'), sit('Guinevere'));
    expect(vpOf(queen.knights[0])).toBe(3);
  });

  test('LAN-10.9 the lasting advantages go to whoever takes the seat, and only then', () => {
    const state = scene({ knights: [{ at: 'MOR' }, { at: 'J1' }], holders: 'Tristan 1, Maleagant 0' });
    play(state, go('Table'), sit('Tristan'));
    expect([state.holders[5], state.holders[4]]).toEqual([0, 0]);
  });

  test('V6 LAN-10.9, LAN-10.7 advantages add up', () => {
    const state = scene({ knights: [{ at: 'SS1' }, { at: 'home' }], holders: 'Tristan 0, Gawain 0' });
    expect(ways(state)).toMatch(/^SS2 SS3 W1/);
    play(state, go('W1'));
    expect(takes(state)[0]).toBe('lady lady plot plot');
    play(state, take(''));
    expect(ways(state)).toMatch(/^W2 W3/);
  });

  test('LAN-1.3 discs never run out: all virtues, all crowns and four advantages at once', () => {
    const all = 'Benevolence Dexterity Initiative Kindness Heroism Strength Honor';
    const state = scene({
      knights: [{ at: 'PER', learned: all }, { at: 'home' }],
      crowns: `${all.split(' ').join(' 0, ')} 0`,
      holders: 'Bedivere 0, Gawain 0, Maleagant 0, Tristan 0',
    });
    play(state, go('GAL'));
    expect(virtues(state)).toBe('Charisma none');
  });
});
