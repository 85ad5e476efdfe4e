import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { speaker, wordsOf } from '../../../core/text.ts';
import { notation } from '../notation/index.ts';
import { explain, prospects } from '../rules/explain.ts';
import { earnings } from '../rules/08-worship.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { chivalry, event } from '../testing/cards.ts';
import { move, play, scene, serving } from '../testing/scene.ts';
import { accounts } from './account.ts';
import { text as english } from './en.ts';
import { text as spanish } from './es.ts';
import { text as spanishRules } from './rules.es.ts';
import { narrator } from './narrator.ts';
import { reason as sayWhy } from './reason.ts';

const herald = { ...notation, ...speaker({ ...narrator, reason: sayWhy }, accounts, wordsOf('en', english)) };
const heraldo = speaker({ ...narrator, reason: sayWhy }, accounts, wordsOf('es', spanish, spanishRules));

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];

test.each([
  '',
  'ask',
  'ask s0',
  'ask s9',
  'ask s1 s2',
  'give',
  'give rake',
  'down',
  'down rake',
  'choose bors',
  'fight sword',
  'toString',
  '__proto__',
  'none at all',
])(
  // prettier-ignore
  '%j is no move',
  (text) => {
    expect(herald.readMove(text).problems).toHaveLength(1);
  },
);

const courting = (): State =>
  scene({
    seats: [{}, { row: 'elaine:armor elaine:sword', worship: 7 }, {}, {}],
    step: 'select',
    event: 'war-rome',
    display: 'viviane:honor',
  });

test('the account says how near each victory is', () => {
  const state = courting();
  const lines = herald.account(state, 0).map(({ category, points, because }) => `${category} ${points}: ${because.join('; ')}`); // prettier-ignore
  expect(lines).toEqual([
    'Damosel victory 2: needs 5 gifts with one knight; Sir Gawain has 2: Armor and Sword',
    'Knight victory 0: needs 7 chivalries',
    'Worship victory 1: needs 22 worship',
  ]);
  expect(herald.account(state, 1)[1].because).toEqual(['needs 7 chivalries', 'Armor and Sword']);
  expect(herald.foresee(state, 1, move('ask s1'))[1]).toMatchObject({ points: 3 });
  expect(herald.foresee(state, 1, move('ask s1'))[1].because.at(-1)).toBe('Honor, if you get it');
  expect(herald.verdict(state, NAMES)[1]).toBe('Blas (Sir Gawain, Queen Guenever): 0 of 5 gifts with one knight, 2 of 7 chivalries, 7 of 22 worship'); // prettier-ignore
});

test('the account and the verdict are Spanish to who reads Spanish', () => {
  const state = courting();
  const lines = heraldo.account(state, 0).map(({ category, points, because }) => `${category} ${points}: ${because.join('; ')}`); // prettier-ignore
  expect(lines).toEqual([
    'victoria de doncella 2: hacen falta 5 regalos a un mismo caballero; Sir Gawain tiene 2: Armadura y Espada',
    'victoria de caballero 0: hacen falta 7 caballerías',
    'victoria por fama 1: hacen falta 22 de fama',
  ]);
  expect(heraldo.foresee(state, 1, move('ask s1'))[1].because.at(-1)).toBe('Honor, si la recibes');
  expect(heraldo.verdict(state, NAMES)[1]).toBe('Blas (Sir Gawain, Queen Guenever): 0 de 5 regalos a un mismo caballero, 2 de 7 caballerías, 7 de 22 de fama'); // prettier-ignore
});

test('KD-10.4, KD-10.7 at the end all are named in their order, with the victory each has reached', () => {
  const state = courting();
  state.stack.pop();
  state.players[1].worship = 22;
  state.ranking.push(1, 0, 2, 3);
  const end = ['1. Blas (Worship victory)', '2. Ana', '3. Clara', '4. Diego', 'Blas wins the game!'];
  expect(herald.verdict(state, NAMES).slice(4)).toEqual(end);
  expect(heraldo.verdict(state, NAMES).slice(4)).toEqual([
    '1. Blas (victoria por fama)',
    ...end.slice(1, 4),
    '¡Blas gana la partida!',
  ]);
  state.battle = 3; // KD-12.16: after the battle the rows are hands
  expect(herald.verdict(state, NAMES)[4]).toBe('1. Blas');
});

test('KD-22.7, V5 before sealing it is told what every choice pays', () => {
  const state = serving('war-carlion', [{ row: 'armor farmer' }, { row: 'horse' }, { row: 'horse sword farmer fisher' }, { row: 'sword armor' }]); // prettier-ignore
  expect([prospects(state, 0, 0), prospects(state, 0, 1)]).toEqual([
    [3, 2, 5],
    [5, 2, 1],
  ]);
  expect(herald.foresee(state, 0, move('up'))[2].because).toContain('5 more if 2 others betray');
  expect(heraldo.foresee(state, 0, move('up'))[2].because).toContain('5 más si otras 2 traicionan');
});

test('the parts of an explanation add up to what is earned', () => {
  const dice = seededDice(4);
  for (let i = 0; i < 2000; i++) {
    const name = ['war-rome', 'quest-beast', 'prosperity-table'][i % 3];
    const offers = CHIVALRIES.map((_, one) => (dice.below(3) === 0 || (name === 'war-rome' && one > 2 && one < 6) || (name === 'quest-beast' && one < 3) ? NONE : dice.below(4))); // prettier-ignore
    const harvest = { event: event(name), offers, down: dice.below(512), card: dice.below(4) - 1, isFortune: false };
    const fortune = { ...harvest, down: 0, card: dice.below(3), isFortune: true };
    for (const one of [harvest, fortune]) {
      const earned = earnings(one);
      for (const reason of explain(one)) {
        expect(reason.parts.reduce((sum, part) => sum + part.worship, 0)).toBe(earned[reason.chivalry]);
        expect(reason.worship).toBe(earned[reason.chivalry]);
      }
    }
  }
});

test('KD-8.3, KD-8.4 an explanation names the rules', () => {
  const offers = CHIVALRIES.map(() => NONE);
  offers[chivalry('sword')] = 0;
  offers[chivalry('horse')] = 1;
  const [horse, sword] = explain({ event: event('war-carlion'), offers, down: 4, card: NONE, isFortune: false });
  expect(horse.parts.map(({ worship, rule }) => `${worship} ${rule.id}`)).toEqual(['3 KD-8.3', '-1 KD-8.3']);
  expect(sword.parts.map(({ worship, rule }) => `${worship} ${rule.id}`)).toEqual(['3 KD-8.3', '1 KD-8.3', '1 KD-8.4']);
});

test('a view says of a sealed choice only that it is one', () => {
  const state = serving('war-rome', [{ row: 'sword' }, { row: 'horse' }, {}]);
  play(state, ['0: down sword']);
  expect(herald.write(game.view(state, 1))).toContain('sealed: ?');
  expect(herald.tell({ t: 'drew', seat: 0, events: [HIDDEN, HIDDEN, HIDDEN] }, NAMES)).toEqual({
    text: 'Ana draws three events.',
    rule: 'KD-4.1',
  });
  expect(herald.question(state, 0)).toBe('You have chosen. 1 of 2 players have chosen.');
});
