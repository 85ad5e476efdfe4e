import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { defaultOptions, unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { TURNS } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { botNamed } from '../../../bots/levels.ts';
import { scalesFor } from '../../../bots/search.ts';
import { bots as taught } from './index.ts';
import { judgement } from './judgement.ts';
import { PROSPECTS } from './prospect-weights.ts';
import { FIRST_TURN, traitsOf } from './prospects.ts';

const OPTIONS = defaultOptions<Options>(game);

function named(spec: string): Bot<State, Move> {
  const { value, problems } = { problems: undefined, value: undefined, ...botNamed(spec, game, taught, () => 0) };
  if (value === undefined) throw new Error(JSON.stringify(problems));
  return value;
}

/** A whole game of bots that see views only; the final scores. */
function scores(bots: readonly Bot<State, Move>[], seed: string): readonly number[] {
  const dice = seededDice(seed);
  const state = game.setup(bots.length, OPTIONS, dice, unheard);
  const choose = fromViews(game, (view, seat) => {
    const before = JSON.stringify(view);
    const move = bots[seat].choose(view, seat, dice);
    expect(JSON.stringify(view)).toBe(before);
    return move;
  });
  play(game, state, lawful(game, inTurn(game, choose)), { dice });
  return game.outcome(state)!.scores; // played to its end
}

describe('bots at Lancelot', () => {
  test('every level finishes games of two, three and four, by the rules, and leaves its view as it was', () => {
    const levels = ['beginner', 'squire', 'knight', 'random'].map(named);
    for (const seats of [2, 3, 4]) expect(scores(levels.slice(0, seats), `levels ${seats}`)).toHaveLength(seats);
  });

  test('the knight beats the squire, and the squire beats chance', () => {
    const wins = (one: string, other: string): number =>
      Array.from({ length: 20 }, (_, i) => scores([named(one), named(other)], `${one} ${i}`)).filter(([a, b]) => a > b)
        .length;
    expect(wins('knight', 'squire')).toBeGreaterThan(14);
    expect(wins('squire', 'random')).toBeGreaterThan(17);
  });

  test('the search beats the knight with eight playouts for a decision', () => {
    const games = Array.from({ length: 6 }, (_, i) => scores([named('mc:8'), named('knight')], `search ${i}`));
    expect(games.filter(([search, other]) => search > other).length).toBeGreaterThan(4);
  });

  test('every turn that has prospects has a weight for each trait', () => {
    const state = game.setup(3, OPTIONS, seededDice('traits'), unheard);
    expect(PROSPECTS.map(({ length }) => length)).toEqual(
      Array.from({ length: TURNS - FIRST_TURN + 1 }, () => traitsOf(state, 0).length),
    );
  });

  test('four knights score as the rules expect of a good table (chapter 20: 26 VP, 33 for the winner)', () => {
    const all = Array.from({ length: 20 }, (_, i) =>
      scores(['knight', 'knight', 'knight', 'knight'].map(named), `${i}`),
    );
    const mean = all.flat().reduce((sum, vp) => sum + vp, 0) / 80;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(34);
  });

  test('the search answers by the rules, the same for the same dice', () => {
    const dice = seededDice('search');
    const state = game.setup(3, OPTIONS, dice, unheard);
    for (let i = 0; i < 30; i++)
      game.apply(state, state.mover, named('knight').choose(state, state.mover, dice), dice, unheard);
    const view = game.view(state, state.mover);
    const answer = named('mc:60').choose(view, state.mover, seededDice(1));
    expect(game.refusal(state, state.mover, answer)).toBeUndefined();
    expect(named('mc:60').choose(view, state.mover, seededDice(1))).toEqual(answer);
  });

  test('the search uses what it is given: when eight worlds have told the best moves apart, it thinks for everybody', () => {
    const dice = seededDice('final');
    const state = game.setup(2, OPTIONS, dice, unheard);
    while (state.turn < 3 || game.moves(state, state.mover).length < 4)
      game.apply(state, state.mover, named('knight').choose(state, state.mover, dice), dice, unheard);
    const made = (most: number): number => {
      let last = 0;
      const spent = (done: number): number => (last = done) / most;
      scalesFor(game, judgement)(game.view(state, state.mover), state.mover, seededDice(1), { spent });
      return last;
    };
    expect(made(100)).toBeLessThan(110);
    expect(made(1000)).toBeGreaterThan(500);
  });
});
