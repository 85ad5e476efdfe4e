/** Games to spoil: broken off after some random moves, or played to their end. */
import { commitment, seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import type { AnyGame, Option } from '../../core/game.ts';
import type { AnyNotation } from '../../core/notation.ts';
import { atRandom, play, until } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import type { TableRecord } from '../../core/verify.ts';

export interface Sample {
  readonly record: SampleRecord;
  readonly position: string;
  /** What could be played next, as it is written. */
  readonly moves: readonly string[];
}

export interface SampleRecord {
  [field: string]: unknown;
  options: object;
  moves: { seat: number; move: { t: string } }[];
}

/** A game broken off after so many random moves, as a record and as a position. */
export function sample(game: AnyGame, notation: AnyNotation, seed: number): Sample {
  const seats = seatsOf(game, seed);
  const { state, options, moves } = played(game, seed, `${seed}`, 1 + ((seed * 37) % (24 * seats)));
  const record = { game: game.id, version: game.version, seats, options, seed: `${seed}`, moves };
  const next: unknown[] = game.pending(state).flatMap((seat) => game.moves(state, seat));
  const position = notation.write(seed % 5 === 0 ? game.view(state, 0) : state);
  return { record, position, moves: [...moves.map(({ move }) => move), ...next].map(notation.writeMove) };
}

/** The record of a table at which everybody played at random to the end. */
export function finished(game: AnyGame, number: number): TableRecord {
  const seed = number.toString(16).padStart(32, '0');
  const seats = seatsOf(game, number);
  const { state, options, moves, events } = played(game, number, seed, Infinity);
  const names = Array.from({ length: seats }, (_, i) => `Knight ${i + 1}`);
  const head = { game: game.id, version: game.version, seats, options, seed, moves };
  return { ...head, table: 't', names, commitment: commitment(seed), outcome: game.outcome(state), events };
}

const seatsOf = ({ seats: { min, max } }: AnyGame, number: number): number => min + (number % (max - min + 1));

interface Played {
  readonly state: unknown;
  readonly options: object;
  readonly moves: SampleRecord['moves'];
  readonly events: unknown[][];
}

function played(game: AnyGame, number: number, seed: string, most: number): Played {
  const dice = seededDice(number);
  const offered: [string, Option][] = Object.entries(game.options);
  const options = Object.fromEntries(offered.map(([name, { choices }]) => [name, pick(choices, dice)]));
  const moves: SampleRecord['moves'] = [];
  const events: unknown[][] = [[]];
  const state: unknown = game.setup(seatsOf(game, number), options, diceFor(seed, 0), (event) => events[0].push(event));
  const next = until(() => moves.length === most, atRandom(game, dice));
  play(game, state, next, {
    dice: (n) => diceFor(seed, n),
    say: (event, n) => (events[n] ??= []).push(event),
    moved: (turn, n) => {
      moves.push(turn);
      events[n] ??= [];
    },
  });
  return { state, options, moves, events };
}
