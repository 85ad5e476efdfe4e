import { describe, expect, test } from 'vitest';
import { POEM_CONDITIONS as ASKED } from '../bots/poem-words.ts';
import { SCENES } from '../bots/scenes.ts';
import { text as apart } from '../text/apart.en.ts';
import { wholeCards } from '../text/card-text.ts';
import { cardsEn } from '../text/cards.en.ts';
import { ENCOUNTERS } from './cards/encounters.ts';
import { FEATS } from './cards/feats.ts';
import { LOVES } from './cards/loves.ts';
import { GEAR } from './cards/treasures.ts';
import {
  CONDITIONS,
  type Effect,
  GROUPS,
  PARAMETERS,
  SALLIES,
  SCOPES,
  TAGS,
  TYPES,
  USES,
  WHO,
  WINDOWS,
} from './cards/vocabulary.ts';
import { CHIVALRY, JOURNEY, TREASURES } from './components.ts';

const ALL = [...CHIVALRY, ...TREASURES, ...LOVES];
const EFFECTS: readonly Effect[] = ALL.flatMap(({ effects }) => effects);

const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const countBy = (list: readonly string[], one: string): number => list.filter((item) => item === one).length;

describe('1 Components', () => {
  test('LM-1.1, LM-1.3, LM-1.4, LM-1.5, LM-1.6 the cards in the box', () => {
    expect([ENCOUNTERS, LOVES, FEATS, CHIVALRY, TREASURES].map(({ length }) => length)).toEqual([22, 16, 16, 90, 50]);
    expect(GEAR.map(({ type, strength, copies }) => [type, strength, copies])).toEqual([
      ['armor', 1, 5],
      ['weapon', 1, 5],
      ['steed', 1, 5],
    ]);
    const gear = GEAR.reduce((sum, { copies }) => sum + copies, 0);
    expect(JOURNEY.length + CHIVALRY.length + TREASURES.length + gear + 1 + 5).toBe(215);
  });

  test('LM-1.2 each sally has its share of them', () => {
    const shares = SALLIES.map((sally) =>
      [ENCOUNTERS, LOVES, FEATS].map((kind) =>
        countBy(
          kind.map((card) => card.sally),
          sally,
        ),
      ),
    );
    expect(shares).toEqual([
      [9, 6, 3],
      [7, 6, 5],
      [6, 4, 8],
    ]);
  });

  test('LM-1.3, LM-1.4 distinct cards, with effects on 49, 17 and all Loves', () => {
    for (const list of [CHIVALRY, TREASURES, JOURNEY])
      expect(isDistinct(list.map(({ id }) => cardsEn[id].name))).toBe(true);
    expect(isDistinct([...CHIVALRY, ...TREASURES, ...JOURNEY, ...GEAR].map(({ id }) => id))).toBe(true);
    const withEffect = [CHIVALRY, TREASURES, LOVES].map(
      (list) => list.filter(({ effects }) => effects.length > 0).length,
    );
    expect(withEffect).toEqual([49, 17, 16]);
    for (const { id, effects } of ALL) expect(cardsEn[id].rule !== undefined).toBe(effects.length > 0);
  });

  test('LM-1.4, LM-1.8 ten Treasures of each type, strengths 1 to 4 and 0 to 4, a tag for each Feat, two for F11', () => {
    for (const type of TYPES) expect(TREASURES.filter((card) => card.type === type)).toHaveLength(10);
    expect(TREASURES.every(({ strength }) => strength >= 1 && strength <= 4)).toBe(true);
    expect(LOVES.every(({ strength }) => strength >= 0 && strength <= 4)).toBe(true);
    for (const tag of TAGS) expect(FEATS.some(({ tags: [first] }) => first === tag)).toBe(true);
    const several = FEATS.filter(({ tags }) => tags.length > 1).map(({ id, tags }) => [id, ...tags]);
    expect(several).toEqual([['F11', 'engine', 'giant']]);
  });

  test('LM-1.9 prompts that ask, parts for the judge, headings for all', () => {
    const whole = wholeCards(cardsEn, apart.t);
    for (const { id } of ENCOUNTERS) {
      const { text, role } = whole[id];
      expect(wordCount(text)).toBeGreaterThanOrEqual(25);
      expect(wordCount(text)).toBeLessThanOrEqual(60);
      expect([text.endsWith('?'), role !== '']).toEqual([true, true]);
    }
    for (const { id } of JOURNEY) expect(whole[id].heading).not.toBe('');
    for (const { phrase } of CHIVALRY) expect(wordCount(phrase)).toBeLessThanOrEqual(8);
  });

  test('LM-1.10 each card names a chapter of its part of the novel', () => {
    const parts = { I: [1001, 1021], II: [1022, 2028], III: [2029, 2074] } as const;
    for (const { volume, chapter, sally } of JOURNEY) {
      const place = volume * 1000 + chapter;
      expect(place).toBeGreaterThanOrEqual(parts[sally][0]);
      expect(place).toBeLessThanOrEqual(parts[sally][1]);
      expect(chapter).toBeLessThanOrEqual(volume === 1 ? 52 : 74);
    }
  });

  test('LM-1.7 a prompt for bots on every Encounter, and lines for every condition of a poem', () => {
    for (const { id } of ENCOUNTERS) {
      expect(SCENES[id]).not.toContain('');
    }
    const judged = LOVES.filter(({ effects }) => effects.some(({ op }) => op === 'woo_judged'));
    expect(Object.keys(ASKED)).toEqual(judged.map(({ id }) => id));
    for (const { id } of judged) expect(ASKED[id]?.couplets.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('20 The vocabulary', () => {
  const used = (field: string): unknown[] =>
    EFFECTS.flatMap((effect) => (field in effect ? (effect as never)[field] : []));
  const conditions = EFFECTS.flatMap((effect) => ('if' in effect && effect.if !== undefined ? [effect.if] : []));

  test.each([
    ['op', Object.keys(PARAMETERS)],
    ['when', WINDOWS],
    ['who', WHO],
    ['scope', SCOPES],
    ['uses', USES],
  ])('every %s of a card is in it, and each of it on some card', (field, list) => {
    expect(new Set(used(field))).toEqual(new Set(list));
  });

  test('so are conditions and groups of protection', () => {
    expect(new Set(conditions.flatMap((one) => Object.keys(one)))).toEqual(new Set(CONDITIONS));
    expect(new Set(used('against'))).toEqual(new Set(GROUPS));
  });

  test('an operation is told only what it knows', () => {
    expect(Object.keys(PARAMETERS)).toHaveLength(28);
    for (const effect of EFFECTS) {
      const known: readonly string[] = PARAMETERS[effect.op];
      for (const field of Object.keys(effect)) if (field !== 'op' && field !== 'when') expect(known).toContain(field);
    }
  });
});
