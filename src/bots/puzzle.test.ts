/** A puzzle is the same for the same day, all its moves are legal, and one of them is the best. */
import { expect, test } from 'vitest';
import { BOTS, GAMES } from '../games/load.ts';
import { puzzleOf } from './puzzle.ts';

/** The first is the fastest. */
const PUZZLED = Object.values(GAMES)
  .filter(({ puzzle }) => puzzle)
  .slice(0, 1);

test.each(PUZZLED)('$title: the puzzle of a day', (game) => {
  const puzzle = puzzleOf(game, BOTS[game.id], 'puzzle/2026-11-18', 0.1)!; // the manifest promises one
  const { view, seat, weights } = puzzle;
  expect(game.moves(view, seat)).toHaveLength(weights.length);
  for (const { move } of weights) expect(game.refusal(view, seat, move)).toBeUndefined();
  expect(weights[0].worth).toBeGreaterThan(weights[1].worth);
  expect(JSON.stringify(puzzleOf(game, BOTS[game.id], 'puzzle/2026-11-18', 0.1))).toBe(JSON.stringify(puzzle));
});

test.each(Object.values(GAMES))('$title promises puzzles where it has them', ({ id, puzzle }) => {
  expect(BOTS[id]?.outlook?.puzzle !== undefined).toBe(puzzle === true);
});
