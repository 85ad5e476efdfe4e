import { describe, expect, test } from 'vitest';
import {
  CHAIRS,
  GRAIL_END,
  isLasting,
  LANCE,
  MACE,
  MAGIC,
  SITES,
  SPACES,
  SUPPLY,
  SWORD,
  THINGS,
  TURNS,
} from './components.ts';
import { costName, DEEDS, FACE_UP } from './deeds.ts';
import { game } from './index.ts';
import { VIRTUES } from './virtues.ts';

describe('1 Components', () => {
  test('LAN-1.1 the supplies', () => {
    expect(THINGS.map((thing, i) => `${SUPPLY[i]} ${thing}`).join(', ')).toBe(
      '24 squire, 20 sword, 15 mace, 12 lance, 20 magic, 20 lady, 20 allied, 20 enemy, 25 plot',
    );
    expect([DEEDS.length, FACE_UP, TURNS, GRAIL_END]).toEqual([16, 3, 8, 40]);
  });

  test('LAN-2.1 two to four play', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
  });

  test('LAN-3.1 eleven sites; Percival comes before Galahad', () => {
    expect(SITES).toHaveLength(11);
    expect(SITES.indexOf('Percival')).toBeLessThan(SITES.indexOf('Galahad'));
    const sites = SPACES.map(({ site }) => site);
    expect(sites).toEqual(sites.toSorted((a, b) => a - b));
  });

  test('LAN-3.2 what the spaces give', () => {
    const gives = SPACES.filter((space) => space.gives.length > 0);
    expect(gives.map(({ id, gives: all }) => `${id} ${all.map((thing) => THINGS[thing]).join('+')}`)).toEqual([
      'J1 squire',
      'J2 sword',
      'J3 squire',
      'J4 sword',
      'SS1 sword',
      'SS2 sword',
      'SS3 sword',
      'SM2 mace',
      'SM3 mace',
      'SL2 lance',
      'SL4 lance',
      'W1 lady+plot',
      'W2 allied+plot',
      'W3 enemy+plot',
      'M2 magic',
    ]);
  });

  test('LAN-10.1 eight seats; four of them give something that lasts', () => {
    expect(CHAIRS.join(' ')).toBe('Arthur Mordred Bedivere Gawain Maleagant Tristan Merlin Guinevere');
    expect(CHAIRS.filter((_, chair) => isLasting(chair)).join(' ')).toBe('Bedivere Gawain Maleagant Tristan');
  });

  test('LAN-11.1 eight virtues with their VP, rising down the board', () => {
    expect(VIRTUES.map(({ name, low, high }) => `${name} ${low}/${high}`)).toEqual([
      'Benevolence 2/3',
      'Dexterity 2/3',
      'Initiative 2/3',
      'Kindness 3/4',
      'Heroism 4/5',
      'Strength 4/6',
      'Honor 5/7',
      'Charisma 6/8',
    ]);
    for (const { low, high } of VIRTUES) expect(low).toBeLessThan(high);
  });
});

describe('12 Deeds', () => {
  test('LAN-12.7 cost, VP and whirlpools of the sixteen tiles', () => {
    expect(DEEDS.map(({ id, vp, whirlpools }, i) => `${id} ${costName(i)}: ${vp}, ${whirlpools}`)).toEqual([
      'D01 3S X: 1, 1',
      'D02 4S: 1, 2',
      'D03 2S 2M: 1, 1',
      'D04 3M: 1, 0',
      'D05 2S 1L: 1, 2',
      'D06 1S 1M 1L: 1, 0',
      'D07 2S 1G: 1, 1',
      'D08 2M X: 1, 0',
      'D09 4S 2M: 2, 1',
      'D10 3S 2L: 2, 1',
      'D11 1S 1M 1L 1G: 2, 2',
      'D12 1S 3M 1L: 2, 0',
      'D13 2M 2L: 2, 2',
      'D14 3L X: 2, 1',
      'D15 3S 2M X: 2, 2',
      'D16 2M 2G: 2, 0',
    ]);
  });

  test('LAN-12.7 the set is balanced as the rules say', () => {
    const count = (is: (deed: (typeof DEEDS)[number]) => boolean): number => DEEDS.filter(is).length;
    expect([1, 2].map((vp) => count((deed) => deed.vp === vp))).toEqual([8, 8]);
    expect([0, 1, 2].map((pools) => count((deed) => deed.whirlpools === pools))).toEqual([5, 6, 5]);
    expect(count(({ cost }) => cost[SWORD] + cost[MACE] + cost[LANCE] === 0)).toBe(0);
    expect([count(({ excalibur }) => excalibur), count(({ cost }) => cost[MAGIC] > 0)]).toEqual([4, 3]);
    expect(new Set(DEEDS.map(({ name }) => name)).size).toBe(16);
    expect(DEEDS[0].cost).toEqual([0, 3, 0, 0, 0]);
  });
});
