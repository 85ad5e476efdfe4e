import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { fromViews, inTurn, play } from '../../../core/play.ts';
import { bots } from '../bots/index.ts';
import { CATEGORIES } from '../rules/08-scoring.ts';
import { game } from '../rules/index.ts';
import type { Event } from '../rules/state.ts';
import { tally } from './index.ts';

/** A game of medium bots. */
function played(seats: number, seed: string) {
  const dice = seededDice(seed);
  const events: Event[] = [];
  const say = (event: Event): void => void events.push(event);
  const state = game.setup(seats, { sanchoPansa: false, sameDraw: false }, dice, say);
  const choose = fromViews(game, (view, seat) => bots.byName['careful'].choose(view, seat, dice));
  play(game, state, inTurn(game, choose), { dice, say });
  return { counts: tally.count(events, seats), scores: game.outcome(state)!.scores }; // it was played to its end
}

test('the categories of a seat add up to its points', () => {
  const { counts, scores } = played(3, 'three');
  expect(counts.map((own) => CATEGORIES.reduce((sum, each) => sum + own[each], 0))).toEqual(scores);
});

test('the figures beside one’s own are those of the medium bot', () => {
  const games = Array.from({ length: 100 }, (_, i) => played(2, `mean/${i}`).counts).flat();
  for (const each of CATEGORIES) {
    const mean = games.reduce((sum, counts) => sum + counts[each], 0) / games.length;
    expect(Math.abs(mean - tally.groups[0].bots![each]), each).toBeLessThan(1.8);
  }
});
