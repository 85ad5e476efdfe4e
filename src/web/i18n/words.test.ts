/** Every language says everything: the compiler demands the ids, this test that none is empty or left in English. */
import { expect, test } from 'vitest';
import { TABLE_RULES } from '../../core/steps.ts';
import type { Rule } from '../../core/game.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import { NET } from '../net/ask.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { netEn } from './net-en.ts';
import { netEs } from './net-es.ts';
import { printingEn } from './printing-en.ts';
import { printingEs } from './printing-es.ts';
import { alike } from '../../core/testing/alike.ts';
import { speak } from './words.tsx';

/** The same in both languages, and rightly so. */
const SHARED = ['house.name', 'tincture.gules', 'tincture.sable', 'settings.confirm.off', 'settings.text.normal'];

test.each([
  ['the page', en, es, SHARED],
  ['the net', netEn, netEs, ['terms.no']],
  ['the print page', printingEn, printingEs, ['printing.paper.a4']],
])('%s has the same ids in English and Spanish, each with words of its own', (_, english, spanish, shared) => {
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(alike(english, spanish)).toEqual(shared);
});

test('every rule of the table has a Spanish text', async () => {
  const spanish = await speak('es');
  for (const rule of [TABLE_RULES, SERVER_RULES, NET].flatMap((rules): Rule[] => Object.values(rules)))
    expect(spanish.rule(rule), rule.id).not.toBe(rule.text);
});
