/** Every language says everything: the compiler demands the ids, this test that none is empty or left in English. */
import { expect, test } from 'vitest';
import { LEVELS } from '../../bots/levels.ts';
import { TABLE_RULES } from '../../core/steps.ts';
import type { Option, Rule } from '../../core/game.ts';
import { GAMES } from '../../games/index.ts';
import { CHAPTERS, RULES } from '../../games/don-quixote/rules/rulebook.ts';
import { DON_QUIXOTE_CHAPTERS_ES } from '../../games/don-quixote/text/rules.es.ts';
import { donQuixoteEn } from '../../games/don-quixote/text/en.ts';
import { donQuixoteEs } from '../../games/don-quixote/text/es.ts';
import { DOOR } from '../../wire/rules.ts';
import { NET } from '../net/ask.ts';
import { CHAPTERS as LANCELOT_CHAPTERS, RULES as LANCELOT_RULES } from '../../games/lancelot/rules/rulebook.ts';
import { CHAPTERS as COURT_CHAPTERS, RULES as COURT_RULES } from '../../games/knights-and-damosels/rules/rulebook.ts';
import { COURT_CHAPTERS_ES } from '../../games/knights-and-damosels/text/rules.es.ts';
import { knightsAndDamoselsEn } from '../../games/knights-and-damosels/text/en.ts';
import { knightsAndDamoselsEs } from '../../games/knights-and-damosels/text/es.ts';
import { CHAPTERS as LA_MANCHA_CHAPTERS, RULES as LA_MANCHA_RULES } from '../../games/la-mancha/rules/rulebook.ts';
import { LA_MANCHA_CHAPTERS_ES } from '../../games/la-mancha/text/rules.es.ts';
import { laManchaEn } from '../../games/la-mancha/text/en.ts';
import { laManchaEs } from '../../games/la-mancha/text/es.ts';
import { LANCELOT_CHAPTERS_ES } from '../../games/lancelot/text/rules.es.ts';
import { lancelotEn } from '../../games/lancelot/text/en.ts';
import { lancelotEs } from '../../games/lancelot/text/es.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { netEn } from './net-en.ts';
import { netEs } from './net-es.ts';
import { learn, speak } from './words.tsx';
import { GAME_WORDS, OPTIONS } from './games.ts';
import { optionsEn } from './options-en.ts';
import { optionsEs } from './options-es.ts';
import { printingEn } from './printing-en.ts';
import { printingEs } from './printing-es.ts';
import { LEVEL_NAMES } from './levels.ts';

/** The same in both languages, and rightly so. */
const SHARED = [
  'house.name',
  'box.la-mancha',
  'tincture.gules',
  'tincture.sable',
  'settings.confirm.off',
  'settings.text.normal',
];
const SHARED_DQ = ['dq.field.tile', 'dq.total', 'dq.change', 'dq.because.group'];
const SHARED_LANCELOT = [
  'lan.site.7',
  'lan.site.9',
  'lan.virtue.6',
  'lan.chairName.1',
  'lan.chairName.2',
  'lan.chairName.3',
  'lan.source.excalibur',
  'lan.total',
  'lan.of',
  'lan.exactly',
  'lan.against',
  'lan.power',
  'lan.space',
  'lan.share',
];

const SHARED_LA_MANCHA: string[] = [];
const SHARED_COURT = ['kd.chivalry'];

const said = (text: unknown): string => (typeof text === 'function' ? text(3, 4, 5) : String(text));

test.each([
  ['the house', en, es, SHARED],
  ['the net', netEn, netEs, ['terms.no']],
  ['the options', optionsEn, optionsEs, []],
  ['the press', printingEn, printingEs, ['printing.paper.a4']],
  ['Don Quixote', donQuixoteEn, donQuixoteEs, SHARED_DQ],
  ['La Mancha', laManchaEn, laManchaEs, SHARED_LA_MANCHA],
  ['Lancelot', lancelotEn, lancelotEs, SHARED_LANCELOT],
  ['Knights & Damosels', knightsAndDamoselsEn, knightsAndDamoselsEs, SHARED_COURT],
])('%s has the same ids in English and Spanish, each with words of its own', (_, english, spanish, shared) => {
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  const alike = Object.entries(english)
    .filter(([id, text]) => said(text) === said(spanish[id as keyof typeof spanish]))
    .map(([id]) => id);
  expect(alike).toEqual(shared);
  for (const text of Object.values(spanish)) expect(said(text).trim()).not.toBe('');
});

test('every rule of the book and of the table has a Spanish text', async () => {
  await Promise.all(Object.keys(GAME_WORDS).map(learn));
  const spanish = await speak('es');
  for (const rule of [RULES, LA_MANCHA_RULES, LANCELOT_RULES, COURT_RULES, TABLE_RULES, DOOR, NET].flatMap(
    (rules): Rule[] => Object.values(rules),
  ))
    expect(spanish.rule(rule), rule.id).not.toBe(rule.text);
  expect(Object.keys(DON_QUIXOTE_CHAPTERS_ES)).toEqual(Object.values(CHAPTERS));
  expect(Object.keys(LA_MANCHA_CHAPTERS_ES)).toEqual(Object.values(LA_MANCHA_CHAPTERS));
  expect(Object.keys(LANCELOT_CHAPTERS_ES)).toEqual(Object.values(LANCELOT_CHAPTERS));
  expect(Object.keys(COURT_CHAPTERS_ES)).toEqual(Object.values(COURT_CHAPTERS));
});

test('every option of every game, its choices and the sets of them have names in both languages', async () => {
  await learn(OPTIONS);
  for (const words of [await speak('en'), await speak('es')])
    for (const { id, options, presets = [] } of Object.values(GAMES)) {
      const ids = Object.entries<Option>(options).flatMap(([name, { choices }]) => [
        `option.${id}.${name}`,
        ...choices.filter((choice) => typeof choice === 'string').map((choice) => `option.${id}.${name}.${choice}`),
      ]);
      expect(Object.keys(words.t)).toEqual(expect.arrayContaining(ids));
      expect(Object.keys(words.t)).toEqual(expect.arrayContaining(presets.map(({ name }) => `preset.${id}.${name}`)));
    }
});

test('the page offers every level that there is', () => {
  expect(LEVEL_NAMES).toEqual(LEVELS.map(({ name }) => name));
});
