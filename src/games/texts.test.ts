/** Every game says everything in every language. */
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, shownOptions } from '../core/game.ts';
import { GAMES, paperOf, wordsFor } from './load.ts';

const both = async <T>(of: (language: Language) => Promise<T>): Promise<T[]> => Promise.all(LANGUAGES.map(of));

describe.each(Object.values(GAMES))('$title', ({ id, rules, options, presets }) => {
  test('has the same words in English and Spanish', async () => {
    const [english, spanish] = await both((language) => wordsFor(id, language));
    expect(Object.keys(spanish.t).toSorted()).toEqual(Object.keys(english.t).toSorted());
  });

  test('has the same words on paper', async () => {
    const [english, spanish] = await both((language) => paperOf(id, language));
    expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test('has every rule in Spanish', async () => {
    const spanish = await wordsFor(id, 'es');
    for (const rule of Object.values(rules)) expect(spanish.rule(rule), rule.id).not.toBe(rule.text);
  });

  test('has names for its options, their choices and the sets of them', async () => {
    const ids = shownOptions({ options }).flatMap(([name, { choices }]) => [
      `option.${id}.${name}`,
      ...choices.filter((choice) => typeof choice === 'string').map((choice) => `option.${id}.${name}.${choice}`),
    ]);
    const names = presets.map(({ name }) => `preset.${id}.${name}`);
    const [{ t }] = await both((language) => wordsFor(id, language));
    expect(Object.keys(t)).toEqual(expect.arrayContaining([...ids, ...names]));
  });
});
