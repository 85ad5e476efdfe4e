import { describe, expect, test } from 'vitest';
import { isMet } from './11-virtues.ts';
import { vpOf } from './state.ts';
import { go, learn, play, refused, scene, virtue, virtues, vow } from '../testing/scene.ts';

/** Whether seat 0 meets the virtue with what each knight has. Deeds are written after a colon. */
const DEMANDS = `
Benevolence is met by - / - / - (LAN-11.1, T18 nobody has a weapon)
Benevolence is met by S2 / M2 / L5 (T18 a tie for fewest)
Benevolence is not met by S2 M3 / M2 / L2 (T18 more than another)
Dexterity is not met by S3 / S3 (T17, LAN-11.8 a tie is not most)
Dexterity is met by S3 / S1 (T17 most of one type)
Dexterity is met by S1 M2 / S4 M1 (T17 another type than the rival)
Dexterity is not met by - / - (LAN-11.8 no weapon is not most)
Initiative is met by l1 a1 e1 p4 / - (LAN-11.1 a card of each color)
Initiative is not met by l1 a1 e5 / - (LAN-11.1 one color missing)
Kindness is met by l2 / l1 / l1 (LAN-11.1 more Ladies than each other)
Kindness is not met by l2 / l2 (LAN-11.8 as many Ladies)
Heroism is met by a3 / - (LAN-11.1 exactly 3 Allied and no squire)
Heroism is not met by a4 / - (LAN-11.1 4 Allied)
Heroism is not met by a3 q1 / - (LAN-11.1 a squire)
Strength is met by e5 q1 / e6 q9 (V2 exactly 5 Enemies and 1 squire)
Strength is not met by e5 q2 / - (V2 2 squires)
Strength is not met by e5 / - (V2 no squire)
Strength is not met by e6 q1 / - (V2 6 Enemies)
Honor is met by p7 q2 / q2 / q1 (T19 7 Plots, tied for squires)
Honor is not met by p7 q2 / q3 / q1 (T19 fewer squires)
Honor is not met by p7 / - / - (T19, LAN-11.8 nobody has a squire)
Honor is not met by p6 q2 / - / - (T19 6 Plots)
Charisma is met by q7 :D01 D02 / :D03 D04 (T20 7 squires, tied for deeds)
Charisma is not met by q8 :D01 D02 / :D03 (T20 8 squires)
Charisma is not met by q7 :D01 / :D02 D03 (T20 fewer deeds)
Charisma is not met by q7 / - (T20, LAN-11.8 nobody has a deed)`;

const TABLE_OF_DEMANDS = Array.from(
  DEMANDS.matchAll(/^(\w+) (is|is not) met by (.+) \((.+)\)$/gm),
  ([, name, met, sketches, rule]) => ({ rule, name, met: met === 'is', sketches: sketches.split(' / ') }),
);

describe('11 Virtues', () => {
  test('the table has all 26 rows', () => expect(TABLE_OF_DEMANDS).toHaveLength(26));

  test.each(TABLE_OF_DEMANDS)('$rule: $name', ({ name, sketches, met }) => {
    const knights = sketches.map((text) => {
      const [has, deeds = ''] = text.replace('-', '').split(':');
      return { has, deeds, at: 'home' };
    });
    const state = scene({
      round: 1,
      knights: [...knights.slice(0, 1).map((k) => ({ ...k, at: 'J1' })), ...knights.slice(1)],
    });
    expect(isMet(state, 0, virtue(name))).toBe(met);
  });

  test('T18 LAN-11.9 the Sword is no weapon', () => {
    const state = scene({ knights: [{ at: 'J1' }, { at: 'home' }], sword: 0 });
    expect([isMet(state, 0, virtue('Benevolence')), isMet(state, 0, virtue('Dexterity'))]).toEqual([true, false]);
  });

  test('V2 LAN-11.3 Strength with the disc: 4 VP, with the own crown 6', () => {
    for (const [crowns, vp] of [
      ['', 4],
      ['Strength 0', 6],
      ['Strength 1', 4],
    ] as const) {
      const state = scene({ knights: [{ at: 'J1', has: 'e5 q1', vows: 'Strength' }, { at: 'home' }], crowns });
      play(state, go('PER'), learn('Strength'));
      expect(vpOf(state.knights[0])).toBe(vp);
    }
  });

  test('LAN-11.3 without the disc, without the demand, or learned already: not offered', () => {
    const state = scene({
      knights: [{ at: 'J1', has: 'e5 q1 l1', vows: 'Kindness Heroism', learned: 'Benevolence' }, { at: 'home' }],
    });
    play(state, go('PER'));
    expect(virtues(state)).toBe('Kindness none');
    expect(refused(state, learn('Strength'))).toBe('LAN-11.3');
    expect(refused(state, learn('Heroism'))).toBe('LAN-11.1');
    expect(refused(state, learn('Benevolence'))).toBe('LAN-11.5');
    expect(refused(state, { t: 'learn', virtue: 8 })).toBe('LAN-11.1');
    expect(refused(state, vow('Honor'))).toBe('LAN-11.3');
  });

  test.each([
    ['Honor', 'p7', 'LAN-11.8'],
    ['Honor', 'p6', 'LAN-11.1'],
    ['Charisma', 'q7', 'LAN-11.8'],
    ['Charisma', 'q8', 'LAN-11.1'],
    ['Honor', 'p7 q1', ''],
  ])('T19, T20 LAN-11.8 %s with %s and nothing more, where nobody has any: %s', (name, has, rule) => {
    const state = scene({
      knights: [{ at: 'J1', has: `${has} l1`, vows: `Kindness ${name}` }, { at: 'home' }],
    });
    play(state, go('PER'));
    expect(refused(state, learn(name))).toBe(rule);
  });

  test('LAN-11.2, LAN-11.6 a vow needs no demand, but a virtue without the own disc', () => {
    const state = scene({ knights: [{ at: 'PER', vows: 'Kindness Honor', learned: 'Initiative' }, { at: 'home' }] });
    play(state, go('GAL'));
    expect(virtues(state)).toBe('Benevolence Dexterity Heroism Strength Charisma none');
    expect([refused(state, vow('Kindness')), refused(state, vow('Initiative'))]).toEqual(['LAN-11.2', 'LAN-11.2']);
    expect(refused(state, { t: 'vow', virtue: 9 })).toBe('LAN-11.1');
    play(state, vow('Charisma'));
    expect(state.knights[0].virtues.filter((disc) => disc === 0)).toHaveLength(3);
  });

  test('LAN-11.4 one virtue for a visit', () => {
    const state = scene({ knights: [{ at: 'J1', has: 'l2 a3', vows: 'Kindness Heroism' }, { at: 'home' }] });
    play(state, go('PER'), learn('Heroism'));
    expect(state.step).toBe('ride');
  });

  test('LAN-11.5, T21 several learn the same virtue, each once; only the own crown counts', () => {
    const state = scene({
      knights: [
        { at: 'J1', has: 'l2', vows: 'Kindness' },
        { at: 'J1', moved: true, has: 'l1', vows: 'Kindness' },
      ],
      crowns: 'Kindness 1',
    });
    play(state, go('PER'), learn('Kindness'));
    expect(vpOf(state.knights[0])).toBe(3);
    state.knights[0].things[5] = 0;
    play(state, go('GRA'), go('PER'), learn('Kindness'));
    expect(vpOf(state.knights[1])).toBe(4);
  });

  test('LAN-11.7 learning costs nothing, and nothing is lost later', () => {
    const state = scene({ knights: [{ at: 'J1', has: 'l2 a3', vows: 'Kindness' }, { at: 'home' }] });
    play(state, go('PER'), learn('Kindness'));
    expect(state.knights[0].things[5]).toBe(2);
    state.knights[0].things[5] = 0;
    expect(vpOf(state.knights[0])).toBe(3);
  });
});
