import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { type Dice, HIDDEN, unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { toldProblems } from '../../../core/testing/reading.ts';
import { game as donQuixote } from '../rules/index.ts';
import type { LayMove, State } from '../rules/state.ts';
import type { Bot } from '../../../bots/bot.ts';
import { botNamed, LEVELS } from '../../../bots/levels.ts';
import { scalesFor } from '../../../bots/search.ts';
import { thorough } from '../../../testing/thorough.ts';
import { bots as taught } from './index.ts';

const never = (): number => {
  throw new Error('this bot must not look at the clock');
};

function named(spec: string, now: () => number = never): Bot<State, LayMove> {
  const { value, problems } = { problems: undefined, value: undefined, ...botNamed(spec, donQuixote, taught, now) };
  if (value === undefined) throw new Error(JSON.stringify(problems));
  return value;
}

const GAMES = thorough(2500, 10_000);
/** Games with playouts, of two seconds each. */
const SEARCHED = thorough(2, 12);

const ALONE = { sanchoPansa: false, sameDraw: false };

/** Plays a whole game of one and returns the moves and the score. The bot sees views only. */
function game(bot: Bot<State, LayMove>, seed: number, options = ALONE): { moves: LayMove[]; score: number } {
  const state = donQuixote.setup(1, options, seededDice(seed), unheard);
  const dice = seededDice(`bot ${seed}`);
  const moves: LayMove[] = [];
  playOut([bot], state, dice, (move) => moves.push(move));
  return { moves, score: donQuixote.outcome(state)!.scores[0] }; // played to its end
}

/** Bots play to the end by the rules. */
function playOut(bots: readonly Bot<State, LayMove>[], state: State, dice: Dice, note?: (move: LayMove) => void): void {
  const choose = fromViews(donQuixote, (view, seat) => bots[seat].choose(view, seat, dice));
  play(donQuixote, state, lawful(donQuixote, inTurn(donQuixote, choose)), { dice, moved: ({ move }) => note?.(move) });
}

function mean(bot: Bot<State, LayMove>, games: number, options = ALONE): number {
  let sum = 0;
  for (let seed = 0; seed < games; seed++) sum += game(bot, seed, options).score;
  return sum / games;
}

describe('levels', () => {
  test.each([...LEVELS.map(({ name }) => name), 'random', 'greedy', 'careful', 'unsteady', 'mc:200'])(
    '%s is a bot that needs no clock',
    (spec) => expect(() => named(spec)).not.toThrow(),
  );

  test.each(['mc:0', 'mc:', 'mc:1.5', 'mc:-3', 'mc:1h', 'toString', 'Greedy', ''])(
    '%s is none, and we say why',
    (spec) => {
      const problems = toldProblems(botNamed(spec, donQuixote, taught, never));
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({ where: 'bot', found: spec });
      expect(problems[0].expected).toContain('expert');
    },
  );

  test('a game that nobody taught us is played at random or by plain search', () => {
    const foreign = { ...donQuixote, id: 'foreign' };
    expect(botNamed('greedy', foreign, undefined, never)).toHaveProperty('problems');
    const state = donQuixote.setup(2, ALONE, seededDice(3), unheard);
    const { value } = { value: undefined, ...botNamed('mc:60', foreign, undefined, never) };
    const move = value!.choose(donQuixote.view(state, 1), 1, seededDice(1)); // a reading without problems
    expect(donQuixote.refusal(state, 1, move)).toBeUndefined();
  });

  test('mc:1s answers when the clock that is handed in says so', () => {
    let asked = 0;
    const bot = named('mc:1s', () => 100 * asked++);
    const state = donQuixote.setup(1, ALONE, seededDice(5), unheard); // two moves are equally good after eight worlds
    bot.choose(donQuixote.view(state, 0), 0, seededDice(5));
    expect(asked).toBe(11); // at the start, and before each of ten worlds
  });
});

describe('strength alone', () => {
  test('DQ-14.6 random has 13.1 and greedy 37.4', () => {
    const spread = 1 / Math.sqrt(GAMES);
    expect(Math.abs(mean(named('random'), GAMES) - 13.1)).toBeLessThan(30 * spread);
    expect(Math.abs(mean(named('greedy'), GAMES) - 37.4)).toBeLessThan(50 * spread);
  });

  test('DQ-14.1 DQ-16.3 careful has more than 63, and easy about 48', () => {
    expect(mean(named('careful'), 400)).toBeGreaterThan(63);
    expect(Math.abs(mean(named('easy'), 400) - 48)).toBeLessThan(1.5);
  });

  test('DQ-16.4 a hundred playouts before each move are better than one move of foresight', () => {
    expect(mean(named('mc:100'), SEARCHED)).toBeGreaterThan(mean(named('careful'), SEARCHED) + 2);
  });
});

describe('search', () => {
  test('the same dice and playouts give the same game', () => {
    expect(game(named('mc:20'), 7)).toEqual(game(named('mc:20'), 7));
  });

  test('DQ-16.1 DQ-10.4 a bot is told nothing of the deck, the bags and the choices of others', () => {
    const state = donQuixote.setup(3, ALONE, seededDice(8), unheard);
    donQuixote.apply(state, 2, donQuixote.moves(state, 2)[5], seededDice(8), unheard);
    const view = donQuixote.view(state, 0);
    expect(view.deck.concat(...view.realms.map(({ bag }) => bag)).every((card) => card === HIDDEN)).toBe(true);
    expect(view.realms[2].sealed).toBe(HIDDEN);
    // Another world that looks the same to seat 0 gets the same answer.
    const other = donQuixote.imagine(view, 0, seededDice(99));
    for (const { name } of LEVELS) {
      const answer = named(name).choose(view, 0, seededDice(5));
      expect(named(name).choose(donQuixote.view(other, 0), 0, seededDice(5))).toEqual(answer);
      expect(donQuixote.refusal(state, 0, answer)).toBeUndefined();
    }
  });

  test('DQ-16.6 bots of every level finish a game of four at one table', () => {
    const bots = ['beginner', 'easy', 'medium', 'mc:20'].map((level) => named(level));
    const state = donQuixote.setup(4, { sanchoPansa: true, sameDraw: true }, seededDice(11), unheard);
    const dice = seededDice(12);
    playOut(bots, state, dice);
    expect(donQuixote.outcome(state)?.scores).toHaveLength(4);
  });

  test('weighs every move, the best first, for a hint', () => {
    const state = donQuixote.setup(1, ALONE, seededDice(13), unheard);
    const budget = { spent: (done: number) => done / 400 };
    const weighed = scalesFor(donQuixote, taught.judgement)(donQuixote.view(state, 0), 0, seededDice(1), budget);
    expect(weighed).toHaveLength(6);
    expect(weighed.every(({ playouts }) => playouts >= 8)).toBe(true);
    expect(weighed[0].playouts).toBe(Math.max(...weighed.map(({ playouts }) => playouts)));
  });
});
