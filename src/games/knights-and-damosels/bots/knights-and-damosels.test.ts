import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { CHIVALRIES } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import { CLASSIC } from '../rules/options.ts';
import { choosing, play, scene, serving } from '../testing/scene.ts';
import { type Bot, playouts } from '../../../bots/bot.ts';
import { random } from '../../../bots/random.ts';
import { mixtureOf } from '../../../bots/regret.ts';
import { scalesFor, searching } from '../../../bots/search.ts';
import { thorough } from '../../../testing/thorough.ts';
import { beliefOf, giversOf } from './belief.ts';
import { type Company, companyFor } from './company.ts';
import { likelihoods } from './giving.ts';
import { judgement } from './judgement.ts';
import { knight, squire } from './knight.ts';
import { chancesAt } from './prospects.ts';
import { value } from './value.ts';

const seer: Bot<State, Move> = searching(scalesFor(game, judgement), () => playouts(thorough(12, 40)));

const search: Bot<State, Move> = searching(scalesFor(game, judgement), () => playouts(100));

/** Plays a game among these bots, each with the view of its seat; the winner's seat. */
function winner(bots: readonly Bot<State, Move>[], options: Options, seed: string): number {
  const dice = seededDice(seed);
  const state = game.setup(bots.length, options, dice, unheard);
  const choose = fromViews(game, (view, seat) => bots[seat].choose(view, seat, dice));
  playOut(game, state, lawful(game, inTurn(game, choose)), { dice });
  return state.ranking[0];
}

const ROUND_TABLE: Options = { ...CLASSIC, selection: 'free', joust: true, camlann: true };

describe('23 Bots', () => {
  test.each<[string, Bot<State, Move>, Options]>([
    ['the Squire', squire, CLASSIC],
    ['the Squire at the Round Table', squire, { ...ROUND_TABLE, service: 'favour', assignment: 'choose' }],
    ['the Knight', knight, CLASSIC],
    ['the Knight at the Round Table', knight, { ...ROUND_TABLE, service: 'favour', assignment: 'choose' }],
    ['the Knight with fortune', knight, { ...ROUND_TABLE, service: 'fortune' }],
    ['the Seer', seer, CLASSIC],
    ['the Seer at the Round Table', seer, { ...ROUND_TABLE, service: 'favour', assignment: 'choose' }],
  ])('KD-23.1 %s plays legal moves to the end, with three to six seats', (_name, bot, options) => {
    for (const seats of [3, 4, 5, 6])
      winner(
        Array.from({ length: seats }, () => bot),
        options,
        `${seats}`,
      );
  });

  test('KD-23.1 the Knight beats three who play at random, in most games', () => {
    const others = [random(game), random(game), random(game)];
    let won = 0;
    for (let i = 0; i < 40; i++)
      if (winner([knight, ...others], { ...CLASSIC, selection: 'free' }, `duel ${i}`) === 0) won++;
    expect(won).toBeGreaterThan(26);
  });

  test('KD-23.2 a victory, and the distance of rivals from theirs, make the value', () => {
    const at = (mine: number, yours: number): number =>
      value(scene({ seats: [{ worship: mine }, { worship: yours }, {}], step: 'select', event: 'war-rome' }), 0);
    expect(at(30, 1)).toBeGreaterThan(at(29, 1) + 1);
    expect(at(10, 1)).toBeGreaterThan(at(10, 20));
  });

  test('KD-23.3 a belief is about who gave each slot: a denial makes it certain, a grant rules one out', () => {
    const state = choosing([], 'isoud:sword elaine:sword guenever:farmer morgan:horse viviane:honor');
    const before = giversOf(beliefOf(game.view(state, 3), 3), 0);
    expect(before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect([before[3], before[2] > 0, before[1] > 0]).toEqual([0, true, true]);
    play(state, ['1: ask s1', '2: ask s2']);
    expect(giversOf(beliefOf(game.view(state, 3), 3), 0)[1]).toBe(0);
  });

  test('KD-23.3 what somebody asks for tells of their gift, as Bayes says', () => {
    const state = choosing([], 'guenever:sword isoud:farmer morgan:valor elaine:honor');
    play(state, ['1: ask s3']);
    const view = game.view(state, 2);
    const sword = 0;
    /** All gifts are equally likely, everybody wants the sword, and one decision in twenty is made without thinking. */
    const company: Company = {
      ...companyFor(view),
      gives: () => CHIVALRIES.map(() => 1 / 9),
      worthOfSlot: (_world, _seat, slot) => (slot === sword ? 1 : 0),
    };
    expect(giversOf(beliefOf(view, 2), sword)[1]).toBeGreaterThan(0);
    const before = giversOf(beliefOf(view, 2, { ...company, worthOfSlot: () => 0 }), sword)[1];
    const after = giversOf(beliefOf(view, 2, company), sword)[1];
    expect([before, after]).toEqual([expect.closeTo(1 / 2), expect.closeTo(20 / 21)]); // 1/3 : (1/20)/3
  });

  test('KD-23.3 a lady who has no card left gave none, and does not confuse the others', () => {
    const state = choosing([], 'guenever:sword isoud:farmer morgan:valor viviane:honor'); // one is of the Court
    state.players[0].pile = 0;
    play(state, ['1: ask s3']);
    const view = game.view(state, 2);
    expect(likelihoods(view, 0)).toEqual(CHIVALRIES.map(() => 0));
    const chances = giversOf(beliefOf(view, 2, companyFor(view)), 0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(game.moves(view, 2)).toContainEqual(search.choose(view, 2, seededDice(1)));
  });

  test('KD-23.4, KD-5.1 a gift is drawn, so that it stays hard to read', () => {
    const state = scene({
      seats: [{}, {}, {}],
      step: 'revealEvent',
      drawn: 'war-rome quest-grail',
      annals: 'war-badon',
    });
    play(state, ['0: reveal war-rome']);
    const seen = game.view(state, 1);
    const gifts = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(knight.choose(seen, 1, seededDice(i)))));
    expect(gifts.size).toBeGreaterThan(3);
  });

  test('KD-23.5 a knight with four gifts of one lady refuses a fifth that may be hers', () => {
    const four = 'elaine:armor elaine:horse elaine:honor elaine:farmer';
    const state = scene({
      seats: [{}, { row: four }, {}],
      step: 'select',
      options: { selection: 'free' },
      event: 'war-rome',
      display: 'elaine:sword guenever:fisher',
    });
    expect(knight.choose(game.view(state, 1), 1, seededDice(1))).toEqual({ t: 'none' });
  });

  test('KD-23.6, V7 sole owners do their duty, two of three are split, two owners betray more often than not', () => {
    const face = (seats: Parameters<typeof serving>[1], i: number): Move =>
      knight.choose(game.view(serving('war-rome', seats), 0), 0, seededDice(i));
    expect(face([{ row: 'sword armor' }, {}, {}], 1)).toEqual({ t: 'faces', down: 0 });
    expect(face([{ row: 'sword armor' }, { row: 'horse' }, {}], 1)).toEqual({ t: 'faces', down: 1 });
    const betrayals = Array.from({ length: 200 }, (_, i) => face([{ row: 'sword' }, { row: 'horse' }, {}], i));
    const share = betrayals.filter((move) => move.t === 'faces' && move.down > 0).length / 200;
    expect(Math.abs(share - 0.7)).toBeLessThan(0.12);
  });

  test('KD-23.6 the Seer weighs faces against those of the other owners: of two, who has nothing to lose betrays', () => {
    const rows = [{ row: 'armor' }, { row: 'horse' }, { row: 'farmer' }];
    const state = serving(
      'war-rome',
      rows.map((seat) => ({ ...seat, worship: 12 })),
    );
    const sealed = judgement.sealed?.(game.view(state, 0), 0);
    const mixture = sealed === undefined ? [] : mixtureOf(sealed, () => state, seededDice(1), playouts(100).spent);
    expect(sealed?.moves.length).toBe(2);
    expect(mixture.map(({ move, share }) => [move, share > 0.9])).toEqual([
      [{ t: 'faces', down: 0 }, false],
      [{ t: 'faces', down: 1 }, true],
    ]);
  });

  test('KD-23.2 chances add up to 1, and one step from a victory they are higher', () => {
    const chances = (row: string): number[] =>
      chancesAt(scene({ seats: [{ row }, { row: 'horse' }, {}, {}], step: 'discardEvent', drawn: 'war-rome' }));
    const [few, many] = [chances('farmer'), chances('armor horse honor loyalty farmer fisher')];
    for (const each of [few, many]) expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(many[0]).toBeGreaterThan(few[0] + 0.2);
  });

  test('the search beats three Knights more often than any of them does', () => {
    const others = [knight, knight, knight];
    let won = 0;
    for (let i = 0; i < 30; i++)
      if (winner([search, ...others], { ...CLASSIC, selection: 'free' }, `search ${i}`) === 0) won++;
    expect(won).toBeGreaterThan(10);
  });

  test('KD-23.7 a bot is given a view, and answers the same to the same view and dice', () => {
    const dice = seededDice('same');
    const state = game.setup(4, CLASSIC, dice, unheard);
    const [arthur] = game.pending(state);
    const seen = game.view(state, arthur);
    const before = JSON.stringify(seen);
    const answers = [1, 2].map(() => JSON.stringify(knight.choose(seen, arthur, seededDice(7))));
    expect([answers[0], JSON.stringify(seen)]).toEqual([answers[1], before]);
  });
});
