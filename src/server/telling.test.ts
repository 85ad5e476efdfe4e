/** Non-interference: what somebody is sent does not depend on what they cannot know, byte for byte. */
import { describe, expect, test } from 'vitest';
import { pick, seededDice } from '../core/dice.ts';
import { type AnyGame, type Dice, type Move, readOptions, type Seat, type Viewer } from '../core/game.ts';
import { GAMES, HERALDS } from '../games/index.ts';
import type { Card } from '../wire/card.ts';
import { advance, begin, type Course, type Match } from './match.ts';
import { movesFor, refusalFor, stepFor, tidingsOf, viewFor } from './telling.ts';

const NOW = 1_800_000_000_000;

interface Trial {
  readonly game: AnyGame;
  readonly seats: readonly number[];
  /** By the number of the game that is played. */
  readonly options: (played: number) => object;
  readonly games: number;
  /** Moves that are tried whether legal or not: what refuses them, and with which figures, must not tell a secret. */
  readonly tried: readonly Move[];
  /** One position in so many is looked at, in games with many moves. */
  readonly every?: number;
  /** How many steps can be compared at least. */
  readonly compared: number;
}

const numbered = (t: string, field: string, count: number, more: object = {}): Move[] =>
  Array.from({ length: count }, (_, i) => ({ t, [field]: i, ...more }));

const TRIALS: readonly Trial[] = [
  {
    game: GAMES['don-quixote'],
    seats: [2, 3, 4],
    options: (played) => ({ sanchoPansa: played % 2 === 0, sameDraw: played % 3 === 0 }),
    games: 8,
    tried: [{ t: 'lay', tile: -1, turn: 0 } as Move, ...numbered('lay', 'tile', 26, { turn: 0 })],
    compared: 500,
  },
  {
    game: GAMES['knights-and-damosels'],
    seats: [3, 4, 6],
    options: (played) => ({
      selection: played % 2 === 0 ? 'free' : 'strict',
      joust: played % 3 !== 0,
      camlann: played % 2 === 1,
      service: ['favour', 'off', 'fortune'][played % 3],
      assignment: 'random',
      firstMerlin: 'random',
      maxRounds: 12,
    }),
    games: 3,
    tried: [
      ...numbered('ask', 'slot', 6),
      ...numbered('challenge', 'slot', 6),
      ...numbered('give', 'chivalry', 9),
      ...numbered('discardEvent', 'event', 12),
      ...numbered('revealEvent', 'event', 12),
      { t: 'none' },
      { t: 'decline' },
    ],
    compared: 500,
  },
  {
    game: GAMES['la-mancha'],
    seats: [3, 5],
    options: (played) => ({
      ...readOptions<object>(GAMES['la-mancha'], {}), // timers run, so nobody learns who could have played (LM-9.13)
      names: played % 2 === 0 ? 'shown' : 'visors down',
      mode: played % 3 === 2 ? 'aloud' : 'scroll',
    }),
    games: 3,
    every: 17,
    tried: [
      ...numbered('take', 'card', 20),
      ...numbered('discard', 'card', 20),
      ...numbered('play', 'card', 90, { rival: -1, treasure: -1 }),
      ...numbered('use', 'place', 6),
      { t: 'hold' },
      { t: 'roll' },
      { t: 'draw' },
    ],
    compared: 200,
  },
];

function courseOf(game: AnyGame, seats: number, seed: string, options: object): Course {
  const card: Card = {
    id: 't',
    game: game.id,
    status: 'playing',
    host: 'p0',
    seats: Array.from({ length: seats }, (_, i) => ({ t: 'person', person: `p${i}`, name: `P${i}`, here: true })),
    options,
    clock: { t: 'none' },
    grace: 0,
    listed: false,
    watch: true,
    created: 0,
    commitment: '',
  };
  return { game, seed, card };
}

/** Another match that this viewer cannot tell from the first. */
function imagined({ game }: Trial, match: Match, viewer: Seat, dice: Dice): Match {
  return { ...match, state: game.imagine(game.view(match.state, viewer), viewer, dice) };
}

/** The question, the list of answers and every refusal, with its figures. */
function expectSameQuestions({ game, tried }: Trial, one: Match, other: Match, seat: Seat): void {
  expect(JSON.stringify(movesFor(game, other, seat))).toBe(JSON.stringify(movesFor(game, one, seat)));
  for (const move of tried) {
    const refusals = [one, other].map((match) => JSON.stringify(refusalFor(game, HERALDS[game.id], match, seat, move)));
    expect(refusals[1]).toBe(refusals[0]);
  }
}

/** The same move at both: if nothing comes to light by it, what is sent is the same. Gives 1 if it could be compared. */
function compareStep(
  { game }: Trial,
  course: Course,
  pair: readonly [Match, Match],
  viewer: Viewer,
  dice: Dice,
): number {
  const seat = pick(game.pending(pair[0].state), dice);
  const move: Move = pick(game.moves(pair[0].state, seat), dice);
  if (game.refusal(pair[1].state, seat, move) !== undefined) return 0; // a choice that rests on a secret of that seat
  const sent = pair.map((before) => {
    const { match, events } = advance(course, before, seat, move, NOW);
    const heard = JSON.stringify(events.map((event): unknown => game.witness(event, viewer)));
    return { heard, step: stepFor(game, before, match, tidingsOf(events), viewer, NOW) };
  });
  if (sent[0].heard !== sent[1].heard) return 0;
  expect(sent[1].step).toBe(sent[0].step);
  return 1;
}

/**
 * Two choices of one seat, both still secret: nobody else is sent anything by which to tell them apart, be it the
 * question put next, the clock, or the length of a list.
 */
function compareSecrets({ game }: Trial, course: Course, match: Match, seats: number, dice: Dice): void {
  const pending = game.pending(match.state);
  if (pending.length < 2) return;
  const seat = pending[pending.length - 1];
  const moves: Move[] = game.moves(match.state, seat).filter((move: Move) => game.openly?.(match.state, move) !== true);
  if (moves.length === 0) return;
  const played = [pick(moves, dice), pick(moves, dice)].map((move) => advance(course, match, seat, move, NOW));
  for (let viewer = -1; viewer < seats; viewer++) {
    if (viewer === seat) continue;
    const sent = played.map(({ match: after, events }) =>
      stepFor(game, match, after, tidingsOf(events), viewer < 0 ? 'watcher' : viewer, NOW),
    );
    expect(sent[1]).toBe(sent[0]);
  }
}

function compareAll(trial: Trial, course: Course, match: Match, seats: number, dice: Dice): number {
  const { game } = trial;
  let compared = 0;
  for (let viewer = -1; viewer < seats; viewer++) {
    const who: Viewer = viewer < 0 ? 'watcher' : viewer;
    const other = imagined(trial, match, Math.max(0, viewer), dice);
    expect(JSON.stringify(viewFor(game, other, who, NOW))).toBe(JSON.stringify(viewFor(game, match, who, NOW)));
    if (who !== 'watcher') expectSameQuestions(trial, match, other, who);
    compared += compareStep(trial, course, [match, other], who, dice);
  }
  compareSecrets(trial, course, match, seats, dice);
  return compared;
}

describe.each(TRIALS)('$game.title', (trial) => {
  test.each(trial.seats)('with %i seats, views, steps, refusals and moves tell no secret', (seats) => {
    const { game } = trial;
    let compared = 0;
    for (let played = 0; played < trial.games; played++) {
      const dice = seededDice(`secrets/${seats}/${played}`);
      const course = courseOf(game, seats, played.toString(16).padStart(32, '0'), trial.options(played));
      let { match } = begin(course, NOW);
      while (game.outcome(match.state) === undefined) {
        if (match.n % (trial.every ?? 1) === 0) compared += compareAll(trial, course, match, seats, dice);
        const seat = pick(game.pending(match.state), dice);
        match = advance(course, match, seat, pick(game.moves(match.state, seat), dice), NOW).match;
      }
    }
    expect(compared).toBeGreaterThan(trial.compared);
  });
});
