import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { firstMove, inTurn, play } from '../../../core/play.ts';
import type { PastMoment } from '../../../core/result.ts';
import { score, total } from '../rules/08-scoring.ts';
import { game } from '../rules/index.ts';
import type { Event, State } from '../rules/state.ts';
import { bestTile } from './result.ts';

test('the moment of the game is the tile that raised its board most when it was laid', () => {
  const dice = seededDice(3);
  const state = game.setup(2, { sanchoPansa: false, sameDraw: false }, dice, unheard);
  const past: PastMoment<State, Event>[] = [{ n: 0, view: game.clone(state), events: [] }];
  let events: Event[] = [];
  play(game, state, inTurn(game, firstMove(game)), {
    dice,
    say: (event) => events.push(event),
    moved(_, n) {
      past.push({ n, view: game.clone(state), events });
      events = [];
    },
  });
  const best = bestTile(past)!;
  const at = past.findIndex(({ n }) => n === best.n);
  const [before, after] = [past[at - 1].view, past[at].view].map(({ realms }) => realms[best.seat].board);
  expect(total(score(after, best.round)) - total(score(before, best.round))).toBe(best.points);
  for (let i = 1; i < past.length; i++) {
    const { round, realms } = past[i - 1].view;
    const gains = realms.map(
      ({ board }, seat) => total(score(past[i].view.realms[seat].board, round)) - total(score(board, round)),
    );
    expect(Math.max(...gains)).toBeLessThanOrEqual(best.points);
  }
});

test('a game in which no tile gave a point has no such moment', () => {
  const state = game.setup(1, { sanchoPansa: false, sameDraw: false }, seededDice(3), unheard);
  expect(bestTile([{ n: 0, view: state, events: [] }])).toBeUndefined();
});
