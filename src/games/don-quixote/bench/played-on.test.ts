import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { careful } from '../bots/foresight.ts';
import { game } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { PLAIN } from '../testing/scene.ts';
import { playedOn, turnIn } from './played-on.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** One move ahead as far as that turn. */
function playedTo(turn: number): State {
  const state = game.setup(1, PLAIN, seededDice('played on'), unheard);
  const bot = careful();
  while (turnIn(state) < turn)
    game.apply(state, 0, bot.choose(game.view(state, 0), 0, seededDice(1)), seededDice(1), unheard);
  return state;
}

/** Every world with another card next. */
function worldsOf(state: State): State[] {
  return state.deck.map((card, i) => {
    const world = clone(state);
    world.deck.splice(i, 1);
    world.deck.push(card);
    return world;
  });
}

test('luck taken off leaves the mean over all cards that may come', () => {
  const state = playedTo(14);
  const [move] = game.moves(state, 0);
  const points = (share: number): number[] =>
    worldsOf(state).map((world) => playedOn(world, move, careful(), 'same', share));
  const [raw, fair] = [points(0), points(1)];
  expect(Math.abs(mean(fair) - mean(raw))).toBeLessThan(1e-9);
  expect(fair).not.toEqual(raw);
});

test('the first move is the one that was asked for, whatever the bot would do', () => {
  const state = playedTo(15);
  const worths = game.moves(state, 0).map((move) => playedOn(state, move, careful(), 'same'));
  expect(new Set(worths).size).toBeGreaterThan(1);
});
