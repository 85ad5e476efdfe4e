/** Every language says everything: the compiler demands the ids, this test that none is empty or left in English. */
import { expect, test } from 'vitest';
import { TABLE_RULES } from '../../core/steps.ts';
import type { Rule } from '../../core/game.ts';
import { SERVER_RULES } from '../../wire/rules.ts';
import { NET } from '../net/ask.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { lobbyEn } from './lobby-en.ts';
import { lobbyEs } from './lobby-es.ts';
import { netEn } from './net-en.ts';
import { netEs } from './net-es.ts';
import { printingEn } from './printing-en.ts';
import { adminEn } from './admin-en.ts';
import { adminEs } from './admin-es.ts';
import { historyEn } from './history-en.ts';
import { historyEs } from './history-es.ts';
import { meEn } from './me-en.ts';
import { meEs } from './me-es.ts';
import { noticesEn } from './notices-en.ts';
import { noticesEs } from './notices-es.ts';
import { peopleEn } from './people-en.ts';
import { peopleEs } from './people-es.ts';
import { postEn } from './post-en.ts';
import { postEs } from './post-es.ts';
import { printingEs } from './printing-es.ts';
import { ratingsEn } from './ratings-en.ts';
import { ratingsEs } from './ratings-es.ts';
import { refereeEn } from './referee-en.ts';
import { refereeEs } from './referee-es.ts';
import { roomEn } from './room-en.ts';
import { roomEs } from './room-es.ts';
import { televisionEn } from './television-en.ts';
import { televisionEs } from './television-es.ts';
import { alike } from '../../core/testing/alike.ts';
import { learnRules, speak } from './words.tsx';

/** The same in both languages, and rightly so. */
const SHARED = ['house.name', 'settings.show.normal', 'settings.confirm.off', 'settings.text.normal'];

test.each([
  ['the page', en, es, SHARED],
  ['the net', netEn, netEs, ['far.bot', 'table.chat']],
  ['a table on the server', roomEn, roomEs, []],
  ['the lobby', lobbyEn, lobbyEs, ['terms.no']],
  ['the print page', printingEn, printingEs, ['printing.paper.a4']],
  ['what takes days', postEn, postEs, ['back.thanks']],
  ['the ladder', ratingsEn, ratingsEs, ['ratings.value']],
  ['the television', televisionEn, televisionEs, ['tv.bot']],
  ['the page of past games', historyEn, historyEs, []],
  ['the page of oneself', meEn, meEs, []],
  ['the pages of people and circles', peopleEn, peopleEs, ['circle.book']],
  ['the desk of the host', adminEn, adminEs, []],
  [
    'the page about turns',
    noticesEn,
    noticesEs,
    ['notices.hookStyle.discord', 'notices.hookStyle.slack', 'notices.hookStyle.ntfy', 'notices.hookStyle.telegram'],
  ],
  ['the page for people with a box', refereeEn, refereeEs, []],
])('%s has the same ids in English and Spanish, each with words of its own', (_, english, spanish, shared) => {
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(alike(english, spanish)).toEqual(shared);
});

test('every rule of the table has a Spanish text', async () => {
  await speak('es');
  const spanish = await learnRules();
  for (const rule of [TABLE_RULES, SERVER_RULES, NET].flatMap((rules): Rule[] => Object.values(rules)))
    expect(spanish.rule(rule), rule.id).not.toBe(rule.text);
});

test('what must be said without a network is there without one', async () => {
  const { rule } = await speak('es');
  for (const each of [...Object.values<Rule>(NET), SERVER_RULES.notSaved])
    expect(rule(each), each.id).not.toBe(each.text);
});
