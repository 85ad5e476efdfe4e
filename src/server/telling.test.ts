/** Non-interference: what somebody is sent does not depend on what they cannot know, byte for byte. */
import { expect, test } from 'vitest';
import { pick, seededDice } from '../core/dice.ts';
import type { Dice, Seat, Viewer } from '../core/game.ts';
import { donQuixote } from '../games/don-quixote/index.ts';
import type { State } from '../games/don-quixote/state.ts';
import { HERALDS } from '../games/index.ts';
import type { Card } from '../wire/card.ts';
import { advance, begin, type Course, type Match } from './match.ts';
import { movesFor, refusalFor, stepFor, viewFor } from './telling.ts';

const game = donQuixote;
const herald = HERALDS[game.id];
const NOW = 1_800_000_000_000;
const GAMES_PLAYED = 8;

function courseOf(seats: number, seed: string, options: object): Course {
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
function imagined(match: Match, viewer: Viewer, dice: Dice): Match {
  const state = match.state as State;
  return { ...match, state: game.imagine(game.view(state, viewer), viewer === 'watcher' ? 0 : viewer, dice) };
}

function expectSameQuestions(one: Match, other: Match, seat: Seat): void {
  expect(JSON.stringify(movesFor(game, other, seat))).toBe(JSON.stringify(movesFor(game, one, seat)));
  for (let tile = -1; tile < 26; tile++) {
    const move = { t: 'lay', tile, turn: 0 };
    const refusals = [one, other].map((match) => JSON.stringify(refusalFor(game, herald, match, seat, move)));
    expect(refusals[1]).toBe(refusals[0]);
  }
}

/** The same move at both: if nothing comes to light by it, what is sent is the same. Gives 1 if it could be compared. */
function compareStep(course: Course, pair: readonly [Match, Match], viewer: Viewer, dice: Dice): number {
  const seat = pick(game.pending(pair[0].state as State), dice);
  const move = pick(game.moves(pair[0].state as State, seat), dice);
  const sent = pair.map((before) => {
    const { match, events } = advance(course, before, seat, move, NOW);
    const heard = JSON.stringify(events.map((event) => game.witness(event as never, viewer)));
    return { heard, step: stepFor(game, before, match, events, viewer, NOW) };
  });
  if (sent[0].heard !== sent[1].heard) return 0;
  expect(sent[1].step).toBe(sent[0].step);
  return 1;
}

/** Two choices of one seat, both still secret: nobody else is sent anything by which to tell them apart. */
function compareSecrets(course: Course, match: Match, seats: number, dice: Dice): void {
  const state = match.state as State;
  const [seat] = game.pending(state);
  if (game.pending(state).length < 2) return;
  const moves = game.moves(state, seat);
  const played = [pick(moves, dice), pick(moves, dice)].map((move) => advance(course, match, seat, move, NOW));
  for (let viewer = -1; viewer < seats; viewer++) {
    if (viewer === seat) continue;
    const sent = played.map(({ match: after, events }) =>
      stepFor(game, match, after, events, viewer < 0 ? 'watcher' : viewer, NOW),
    );
    expect(sent[1]).toBe(sent[0]);
  }
}

test.each([2, 3, 4])('with %i seats, views, steps, refusals and moves tell no secret', (seats) => {
  let compared = 0;
  for (let played = 0; played < GAMES_PLAYED; played++) {
    const dice = seededDice(`secrets/${seats}/${played}`);
    const options = { sanchoPansa: played % 2 === 0, sameDraw: played % 3 === 0 };
    const seed = played.toString(16).padStart(32, '0');
    const course = courseOf(seats, seed, options);
    let { match } = begin(course, NOW);
    while (game.outcome(match.state as State) === undefined) {
      for (let viewer = -1; viewer < seats; viewer++) {
        const who: Viewer = viewer < 0 ? 'watcher' : viewer;
        const other = imagined(match, who, dice);
        expect(JSON.stringify(viewFor(game, other, who, NOW))).toBe(JSON.stringify(viewFor(game, match, who, NOW)));
        if (who !== 'watcher') expectSameQuestions(match, other, who);
        compared += compareStep(course, [match, other], who, dice);
      }
      compareSecrets(course, match, seats, dice);
      const seat = pick(game.pending(match.state as State), dice);
      match = advance(course, match, seat, pick(game.moves(match.state as State, seat), dice), NOW).match;
    }
  }
  expect(compared).toBeGreaterThan(500);
});
