/** Whoever looks back at a game by its record finds the steps as they were told. */
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { readOptions, unheard } from '../../core/game.ts';
import { fromViews, inTurn, play, type Turn } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import { stepsTold } from '../../core/sights.ts';
import { BOTS, GAMES } from '../../games/load.ts';
import { advance, begin } from './match.ts';
import type { MatchSetup } from './state.ts';

/** A game with secret moves: passes in a window. */
const game = GAMES['la-mancha'];
const SEED = '0123456789abcdef'.repeat(2);

test('a record with secret moves has as many steps as a server tells', () => {
  const options = readOptions(game, {})!; // its own
  const moves: Turn<unknown>[] = [];
  const choose = fromViews(game, (view, seat, n) => BOTS[game.id]!.byName['knight'].choose(view, seat, seededDice(n)));
  play(game, game.setup(3, options, diceFor(SEED, 0), unheard), inTurn(game, choose), {
    dice: (n) => diceFor(SEED, n),
    moved: (turn) => moves.push(turn),
  });
  const steps = stepsTold(game, { game: game.id, version: game.version, seats: 3, options, seed: SEED, moves });
  const setup = {
    game,
    seed: SEED,
    card: { seats: [0, 1, 2], options, clock: { t: 'none' } },
  } as unknown as MatchSetup;
  let { match } = begin(setup, 0);
  for (const { seat, move } of moves) {
    ({ match } = advance(setup, match, seat, move, match.n));
    expect(steps(match.n)).toBe(match.told);
  }
  expect(match.told).toBeLessThan(match.n);
});
