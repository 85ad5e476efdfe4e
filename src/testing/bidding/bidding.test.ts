import { expect, test } from 'vitest';
import { botNamed } from '../../bots/levels.ts';
import { seededDice } from '../../core/dice.ts';
import { unheard } from '../../core/game.ts';
import { keepLaws } from '../../core/laws.ts';
import { game } from './rules/index.ts';

test.each([2, 3, 4])('the eight laws hold over 200 random games of %i', (seats) => {
  for (let n = 0; n < 200; n++) expect(keepLaws(game, seats, {}, `laws ${n}`, 20)).toBe(3 * seats);
});

test('a bot that was taught nothing searches it, and a rule refuses what is not there', () => {
  const { value: bot } = { value: undefined, ...botNamed('mc:40', game, undefined, () => 0) };
  const state = game.setup(2, {}, seededDice(1), unheard);
  const move = bot!.choose(game.view(state, 0), 0, seededDice(2)); // every game can be searched
  expect(game.refusal(state, 0, move)).toBeUndefined();
  expect(game.refusal(state, 0, { t: 'bid', coins: 7 })?.id).toBe('BID-1.2');
});
