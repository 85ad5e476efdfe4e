import { describe, expect, test } from 'vitest';
import { chaptersOf, shownOptions } from '../../../core/game.ts';
import {
  ALL_CHIVALRIES,
  ARMS,
  CARDS,
  cardOf,
  CATEGORIES,
  categoryOf,
  CHIVALRIES,
  chivalryOf,
  countBits,
  DAMOSELS,
  damoselOf,
  DISASTER,
  EVENT_KINDS,
  EVENTS,
  KNIGHTS,
  kindOf,
  LISTED,
  OF_CATEGORY,
  PROSPERITY,
  QUEST,
  SERVICE_CARDS,
  SHARED,
  THRESHOLDS,
  VASSALAGE,
  VIRTUE,
  WAR,
  WORSHIP_CARDS,
} from './components.ts';
import { game } from './index.ts';
import { CHAPTERS, RULES } from './rulebook.ts';

const all = Array.from({ length: CARDS }, (_, card) => card);
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ');

describe('1 Components', () => {
  test('KD-1.1, KD-1.9, KD-1.11 105 cards, 18 of them worship: 63 in all, six 1s at least', () => {
    const worship = Object.entries(WORSHIP_CARDS);
    const count = worship.reduce((sum, [, cards]) => sum + cards, 0);
    expect([count, worship.reduce((sum, [value, cards]) => sum + Number(value) * cards, 0)]).toEqual([18, 63]);
    expect(WORSHIP_CARDS[1]).toBeGreaterThanOrEqual(6);
    const joust = 4;
    expect(2 + KNIGHTS.length + DAMOSELS.length + CARDS + EVENTS.length + count + SERVICE_CARDS.length + joust).toBe(
      105,
    );
  });

  test('KD-1.2, KD-1.3, KD-1.4 nine chivalries in three categories, one of each for every damosel', () => {
    expect(ids(CHIVALRIES)).toBe('armor horse sword honor loyalty valor farmer fisher forester');
    expect(CATEGORIES.map((_, category) => all.filter((card) => categoryOf(chivalryOf(card)) === category).length)).toEqual([18, 18, 18]); // prettier-ignore
    for (const card of all) expect(cardOf(damoselOf(card), chivalryOf(card))).toBe(card);
    expect([categoryOf(0), categoryOf(5), categoryOf(8)]).toEqual([ARMS, VIRTUE, VASSALAGE]);
  });

  test('KD-1.5 six knights and six damosels', () => {
    expect(ids(KNIGHTS)).toBe('bors gawain launcelot pelleas percival tristram');
    expect(ids(DAMOSELS)).toBe('elaine guenever isoud morgan nimue viviane');
  });

  test('KD-1.6 three events of each kind; each of the first nine names the chivalry of its number', () => {
    EVENTS.forEach(({ id }, event) => expect(id.startsWith(EVENT_KINDS[kindOf(event)])).toBe(true));
    expect([0, 5, 7, 9].map(kindOf)).toEqual([WAR, QUEST, PROSPERITY, DISASTER]);
    for (let event = 0; event < 9; event++) expect(LISTED[event] & (1 << event)).not.toBe(0);
  });

  test('KD-1.7, KD-1.8, KD-8.5 the lists: War Arms and Vassalage, Quest Virtue and Vassalage, Prosperity all', () => {
    for (const event of [0, 1, 2]) expect(LISTED[event]).toBe(OF_CATEGORY[ARMS] | OF_CATEGORY[VASSALAGE]);
    for (const event of [3, 4, 5]) expect(LISTED[event]).toBe(OF_CATEGORY[VIRTUE] | OF_CATEGORY[VASSALAGE]);
    for (const event of [6, 7, 8]) expect(LISTED[event]).toBe(ALL_CHIVALRIES);
    expect([9, 10, 11].map((event) => LISTED[event])).toEqual([VIRTUE, VASSALAGE, ARMS].map((c) => OF_CATEGORY[c]));
    for (const shared of SHARED) expect(countBits(shared)).toBeLessThanOrEqual(3);
  });

  test('KD-1.10 each column of the Service cards holds the three chivalries of its category once', () => {
    for (const kind of [WAR, QUEST, PROSPERITY]) {
      const named = SERVICE_CARDS.reduce((bits, { names }) => bits | (1 << names[kind]), 0);
      expect(named).toBe(OF_CATEGORY[kind]);
    }
  });

  test('KD-10.1 the thresholds; worship is 90 divided by the players', () => {
    expect([3, 4, 5, 6].map((n) => Object.values(THRESHOLDS[n]).join(' '))).toEqual(['5 7 30', '5 7 22', '4 7 18', '4 7 15']); // prettier-ignore
    for (const n of [3, 4, 5, 6]) expect(THRESHOLDS[n].worship).toBe(Math.floor(90 / n));
  });

  test('KD-2.1, KD-14.1 three to six play, and every option has its default first', () => {
    expect(game.seats).toEqual({ min: 3, max: 6 });
    const defaults = shownOptions(game).map(([, { choices }]) => choices[0]);
    expect(defaults).toEqual(['strict', false, false, 'off', 'random', 'random', 30]);
    const lengths = game.options.maxRounds.choices.map(Number);
    expect([Math.min(...lengths), Math.max(...lengths), new Set(lengths).size]).toEqual([12, 60, 49]);
  });

  test('KD-1.12 the book ends with what is from the print-and-play and what is ours', () => {
    expect(chaptersOf(game).at(-1)).toMatchObject({ number: '', rules: [{ id: 'KD-1.12' }] });
  });

  test('every rule stands in a chapter with a heading', () => {
    for (const id of Object.keys(RULES)) expect(CHAPTERS).toHaveProperty(id.slice(3).split('.')[0]);
  });
});
