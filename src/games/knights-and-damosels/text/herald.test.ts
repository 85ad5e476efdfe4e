import { expect, test } from 'vitest';
import { pick, seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE, unheard } from '../../../core/game.ts';
import { explain, prospects } from '../rules/explain.ts';
import { earnings } from '../rules/08-worship.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { herald } from './herald.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { AS_PRINTED } from '../rules/options.ts';
import { chivalry, event, move, play, scene, serving } from '../testing/scene.ts';

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

test('the account says how near each victory is', () => {
  const state = scene({ seats: [{}, { row: 'elaine:armor elaine:sword', worship: 7 }, {}, {}], step: 'select', event: 'war-rome', display: 'viviane:honor' }); // prettier-ignore
  const lines = herald.account(state, 0).map(({ category, points, because }) => `${category} ${points}: ${because.join('; ')}`); // prettier-ignore
  expect(lines).toEqual(['Damosel 2: needs 5 with one knight; 2 with Sir Gawain: armor, sword', 'Knight 0: needs 7', 'Worship 1: needs 22']); // prettier-ignore
  expect(herald.foresee(state, 1, move('ask s1'))[1]).toMatchObject({ points: 3 });
  expect(herald.verdict(state, NAMES)[1]).toBe('Blas (Sir Gawain, Queen Guenever): given 0 of 5, earned 2 of 7, worship 7 of 22'); // prettier-ignore
});

test('KD-22.7, V5 before sealing it is told what every choice pays', () => {
  const state = serving('war-carlion', [{ row: 'armor farmer' }, { row: 'horse' }, { row: 'horse sword farmer fisher' }, { row: 'sword armor' }]); // prettier-ignore
  expect([prospects(state, 0, 0), prospects(state, 0, 1)]).toEqual([
    [3, 2, 5],
    [5, 2, 1],
  ]);
  expect(herald.foresee(state, 0, move('up'))[2].because).toContain('5 more with 2 others face down');
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

const court = (options = {}): State =>
  scene({
    seats: [{}, { row: 'honor', worship: 0 }, {}, {}],
    options,
    step: 'select',
    event: 'war-rome',
    display: 'isoud:farmer elaine:horse guenever:sword viviane:honor',
  });

/** The position, the move, the rule that refuses it, and why. */
const REFUSED: readonly (readonly [State, number, string, string, string])[] = [
  [court(), 2, 'ask s2', 'KD-6.1', "Now is the step 'select', and seat 2 is on turn."],
  [court(), 1, 'ask s6', 'KD-5.4', 'There is no s6: the display has 4 slots.'],
  [court(), 1, 'ask s4', 'KD-6.2', 's4 (honor) shows what the row already has: honor.'],
  [court(), 1, 'ask s3', 'KD-6.4', 's3 (sword) can only be your own gift.'],
  [court(), 1, 'none', 'KD-6.7', 'Selection is strict, and there is something to ask for.'],
  [court(), 1, 'challenge s1', 'KD-11.1', 'This game is played without jousts.'],
  [serving('war-rome', [{ row: 'sword' }, {}, {}]), 0, 'down horse', 'KD-8.2', 'war-rome lists armor horse sword farmer fisher forester; your row: sword.'], // prettier-ignore
];

test.each(REFUSED)('position %# refuses with the figures', (state, seat, text, id, why) => {
  const rule = game.refusal(state, seat, move(text))!; // it is refused
  expect([rule.id, herald.reason(state, seat, move(text), rule)]).toEqual([id, why]);
});

test('KD-11.3 a challenge without worship, and a slot already taken, are refused with the figures', () => {
  const state = court({ joust: true, selection: 'free' });
  play(state, ['1: none', '2: ask s2']);
  state.turn = 1;
  const why = (text: string): string => herald.reason(state, 1, move(text), game.refusal(state, 1, move(text))!); // refused
  expect(why('challenge s2')).toBe('A challenge takes 1 worship, and you have 0.');
  expect(why('ask s2')).toBe('s2 (horse) is already with seat 3.');
});

test('every rule that can refuse has a reason with words', () => {
  const dice = seededDice(11);
  for (let seed = 0; seed < 12; seed++) {
    const state = game.setup(
      4,
      { ...AS_PRINTED, joust: true, camlann: true, service: 'favour' },
      seededDice(seed),
      unheard,
    );
    while (game.outcome(state) === undefined) {
      const seat = pick(game.pending(state), dice);
      for (const text of [
        'ask s1',
        'give sword',
        'contest horse',
        'high',
        'up',
        'arthur',
        'discard war-rome',
        'done',
      ]) {
        const rule = game.refusal(state, seat, move(text));
        if (rule !== undefined)
          expect(herald.reason(state, seat, move(text), rule)).not.toMatch(/undefined|NaN|seat 0/);
      }
      game.apply(state, seat, pick(game.moves(state, seat), dice), dice, unheard);
    }
  }
});

test('a view says of a sealed choice only that it is one', () => {
  const state = serving('war-rome', [{ row: 'sword' }, { row: 'horse' }, {}]);
  play(state, ['0: down sword']);
  expect(herald.write(game.view(state, 1))).toContain('sealed: ?');
  expect(herald.tell({ t: 'drew', seat: 0, events: [HIDDEN, HIDDEN, HIDDEN] }, NAMES)).toBe(
    'Ana draws 3 events (KD-4.1).',
  );
  expect(herald.question(state, 0)).toBe('Your choice is sealed; others are still choosing.');
});
