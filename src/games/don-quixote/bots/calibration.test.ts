import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { game } from '../rules/index.ts';
import { botNamed } from '../../../bots/levels.ts';
import { bots } from './index.ts';

/** The scores of one game in which the same bot sits in every seat. */
function scores(spec: string, seats: number, seed: number): readonly number[] {
  const reading = botNamed(spec, game, bots, () => 0);
  if (reading.problems !== undefined) throw new Error(JSON.stringify(reading.problems));
  const state = game.setup(seats, { sanchoPansa: false, sameDraw: false }, seededDice(`deal ${seed}`), unheard);
  const dice = seededDice(`bot ${seed}`);
  const choose = fromViews(game, (view, seat) => reading.value.choose(view, seat, dice));
  play(game, state, inTurn(game, choose), { dice });
  return game.outcome(state)!.scores; // played to its end
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const alone = (spec: string, games: number): number[] =>
  Array.from({ length: games }, (_, seed) => scores(spec, 1, seed)[0]);

describe('14 Calibration', () => {
  test('DQ-1.9, DQ-14.3 with these tiles a decent player passes 70 now and then, and 100 hardly ever', () => {
    const results = alone('careful', 600);
    const share = (bound: number): number => results.filter((points) => points > bound).length / results.length;
    expect(share(70)).toBeGreaterThan(0.03);
    expect(share(70)).toBeLessThan(0.4);
    expect(share(100)).toBeLessThan(0.005);
  });

  test('DQ-14.5, DQ-9.2 four decent players: the winner is well ahead of the average, few games are shared', () => {
    const games = Array.from({ length: 150 }, (_, seed) => scores('careful', 4, seed));
    const best = games.map((points) => Math.max(...points));
    const shared = games.filter((points, i) => points.filter((one) => one === best[i]).length > 1);
    expect(mean(best) - mean(games.flat())).toBeGreaterThan(5);
    expect(shared.length / games.length).toBeLessThan(0.15);
  });

  test('DQ-16.2 each level that thinks without playouts is stronger than the one below', () => {
    const means = ['beginner', 'easy', 'medium'].map((level) => mean(alone(level, 120)));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });
});
