/** What notation and words of every game must be able to do, shown on random games with random options. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { pick } from '../core/shuffle.ts';
import type { AnyGame, Dice, Move, Option, Seat, Viewer } from '../core/game.ts';
import { anyone, inTurn, play } from '../core/play.ts';
import { same } from '../core/same.ts';
import { valueOf } from '../core/testing/reading.ts';
import { thorough } from '../testing/thorough.ts';
import { GAMES, NOTATIONS, SPEAKERS } from './load.ts';

const NAMES = ['Ana', 'Blas', 'Clara', 'Diego', 'Elvira', 'Fadrique'];
/** A word that no sentence has unless something was forgotten. */
const BLANK = /undefined|NaN|null|\[object/;

function randomOptions(game: AnyGame, dice: Dice): object {
  const offered: [string, Option][] = Object.entries(game.options);
  return Object.fromEntries(offered.map(([name, { choices }]) => [name, pick(choices, dice)]));
}

/** As `toEqual`, which is slow on whole positions: it is asked only to show a difference. */
const expectSame = (found: unknown, expected: unknown): void =>
  expect(same(found, expected) ? expected : found).toEqual(expected);

/** What can be written can be read back. */
function expectReadable(game: AnyGame, position: unknown, moves: readonly Move[]): void {
  const notation = NOTATIONS[game.id]!; // each of these has one
  expectSame(valueOf<unknown>(notation.read(notation.write(position))), position);
  for (const move of moves) {
    const written = notation.writeMove(move);
    expect(notation.writeMove(valueOf<unknown>(notation.readMove(written)))).toBe(written);
  }
}

/** Beside what is new, how often we look: at the first so many positions, then ever more seldom. */
const LOOKS = 10;

/**
 * Plays a random game. Where somebody may do what nobody could before (`met`), the position is looked at as everybody
 * sees it; else now and then as one of them does: a notation does not change from move to move.
 */
function wander(game: AnyGame, seed: number, met: Set<string>): void {
  const speaker = SPEAKERS[game.id];
  const dice = seededDice(seed);
  const seats = game.seats.min + dice.below(game.seats.max - game.seats.min + 1);
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
  const said: string[] = [];
  const hear = (event: unknown): void => {
    for (const viewer of ['watcher', 0] as const) {
      const heard: unknown = game.witness(event, viewer);
      if (heard !== undefined) said.push(speaker.tell(heard, NAMES)?.text ?? '');
    }
  };
  const state: unknown = game.setup(seats, randomOptions(game, dice), dice, hear);
  const choose = (_state: unknown, seat: Seat, n: number): Move => {
    const moves: Move[] = game.moves(state, seat);
    const kinds = [seats, ...new Set(moves.map(({ t }) => t))].join(' ');
    const isNew = !met.has(kinds);
    met.add(kinds);
    if (isNew || dice.below(n) < LOOKS) {
      expectReadable(game, state, moves);
      for (const viewer of isNew ? viewers : [pick(viewers, dice)]) expectReadable(game, game.view(state, viewer), []);
      said.push(speaker.question(state, seat), JSON.stringify(speaker.foresee(state, seat, pick(moves, dice))));
    }
    return pick(moves, dice);
  };
  play(game, state, inTurn(game, choose, anyone(dice)), { dice, say: hear });
  for (const viewer of viewers) expectReadable(game, game.view(state, viewer), []);
  expectReadable(game, state, []);
  said.push(...speaker.verdict(state, NAMES));
  expect(said.filter((line) => BLANK.test(line))).toEqual([]);
}

test.each(Object.values(GAMES))(
  '$title: states, views and moves can be written and read back, and all that happens can be told',
  (game) => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => wander(game, seed, met)),
      { numRuns: thorough(8, 100), seed: 2 },
    );
  },
);
