/** What notation and words of every game must be able to do, shown on random games with random options. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, seededDice } from '../core/dice.ts';
import type { AnyGame, Dice, Option, Viewer } from '../core/game.ts';
import { valueOf } from '../core/testing/reading.ts';
import { GAMES, NOTATIONS, SPEAKERS } from './load.ts';

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];
/** A word that no sentence has unless something was forgotten. */
const BLANK = /undefined|NaN|null|\[object/;

function randomOptions(game: AnyGame, dice: Dice): object {
  const offered: [string, Option][] = Object.entries(game.options);
  return Object.fromEntries(offered.map(([name, { choices }]) => [name, pick(choices, dice)]));
}

/** Plays a random game. Long ones are looked at now and then: a notation does not change from move to move. */
function wander(game: AnyGame, seed: number): void {
  const speaker = SPEAKERS[game.id];
  const notation = NOTATIONS[game.id]!; // each of these has one
  const dice = seededDice(seed);
  const seats = game.seats.min + dice.below(game.seats.max - game.seats.min + 1);
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
  const hear = (event: unknown): void => {
    for (const viewer of ['watcher', 0] as const) {
      const heard: unknown = game.witness(event, viewer);
      if (heard !== undefined) expect(speaker.tell(heard, NAMES)?.text ?? '').not.toMatch(BLANK);
    }
  };
  const state: unknown = game.setup(seats, randomOptions(game, dice), dice, hear);
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pick(pending, dice);
    const moves: unknown[] = game.moves(state, seat);
    if (dice.below(10) === 0) {
      for (const position of [state, ...viewers.map((viewer): unknown => game.view(state, viewer))])
        expect(valueOf<unknown>(notation.read(notation.write(position)))).toEqual(position);
      for (const move of moves) expect(valueOf<unknown>(notation.readMove(notation.writeMove(move)))).toEqual(move);
      expect(speaker.question(state, seat)).not.toMatch(BLANK);
      expect(JSON.stringify(speaker.foresee(state, seat, pick(moves, dice)))).not.toMatch(BLANK);
    }
    game.apply(state, seat, pick(moves, dice), dice, hear);
  }
  expect(valueOf<unknown>(notation.read(notation.write(state)))).toEqual(state);
  expect(speaker.verdict(state, NAMES).join('\n')).not.toMatch(BLANK);
}

test.each(Object.values(GAMES))(
  '$title: states, views and moves can be written and read back, and all that happens can be told',
  (game) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => wander(game, seed)),
      { numRuns: 15, seed: 2 },
    );
  },
);
