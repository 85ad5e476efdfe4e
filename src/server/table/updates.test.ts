/** Non-interference: what somebody is sent does not depend on what they cannot know, byte for byte. In all games. */
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { pick } from '../../core/shuffle.ts';
import type { AnyGame, Dice, Move, Option, Seat, Viewer } from '../../core/game.ts';
import { GAMES, SPEAKERS } from '../../games/load.ts';
import { thorough } from '../../testing/thorough.ts';
import type { TableInfo } from '../../wire/table-info.ts';
import { advance, begin } from './match.ts';
import type { Match, MatchSetup } from './state.ts';
import { movesFor, refusalFor, StepWriter, serializeEvents, viewFor } from './updates.ts';

const NOW = 1_800_000_000_000;
const GAMES_PLAYED = thorough(2, 20);
/** Enough for most games to end; La Mancha goes on. */
const MOVES_PLAYED = 150;

function setupOf(game: AnyGame, seats: number, dice: Dice): MatchSetup {
  const offered: [string, Option][] = Object.entries(game.options);
  const card: TableInfo = {
    id: 't',
    game: game.id,
    status: 'playing',
    host: 'p0',
    seats: Array.from({ length: seats }, (_, i) => ({ t: 'person', person: `p${i}`, name: `P${i}`, here: true })),
    options: Object.fromEntries(offered.map(([name, { choices }]) => [name, pick(choices, dice)])),
    clock: { t: 'none' },
    grace: 0,
    listed: false,
    watch: true,
    created: 0,
    commitment: '',
  };
  const seed = Array.from({ length: 32 }, () => dice.below(16).toString(16)).join('');
  return { game, seed, card };
}

const text = JSON.stringify;

const numbered = (t: string, field: string, count: number, more: object = {}): Move[] =>
  Array.from({ length: count }, (_, i) => ({ t, [field]: i, ...more }));

/** Legal or not: neither the rule that refuses them nor its reason may tell a secret. */
const TRIED: { readonly [game: string]: readonly Move[] } = {
  'don-quixote': [{ t: 'lay', tile: -1, turn: 0 } as Move, ...numbered('lay', 'tile', 26, { turn: 0 })],
  'knights-and-damosels': [
    ...numbered('ask', 'slot', 6),
    ...numbered('challenge', 'slot', 6),
    ...numbered('give', 'chivalry', 9),
    ...numbered('discardEvent', 'event', 12),
    ...numbered('revealEvent', 'event', 12),
    { t: 'none' },
    { t: 'decline' },
  ],
  'la-mancha': [
    ...numbered('take', 'card', 20),
    ...numbered('discard', 'card', 20),
    ...numbered('play', 'card', 90, { rival: -1, treasure: -1 }),
    ...numbered('use', 'place', 6),
    { t: 'hold' },
    { t: 'roll' },
    { t: 'draw' },
  ],
};

/** Another match that this viewer cannot tell from the first. A watcher knows less than any seat. */
function imagined(game: AnyGame, match: Match, viewer: Viewer, dice: Dice): Match {
  const seat = viewer === 'watcher' ? dice.below(match.asked.length) : viewer;
  return { ...match, state: game.imagine(game.view(match.state, seat), seat, dice) };
}

/** Its own moves and those of others: some are refused, and none for a reason that the seat cannot know. */
function expectSameAnswers(game: AnyGame, one: Match, other: Match, seat: Seat, dice: Dice): void {
  expect(text(movesFor(game, other, seat))).toBe(text(movesFor(game, one, seat)));
  const tried = one.asked.flatMap((_, i) => {
    const moves: unknown[] = game.moves(one.state, i);
    return moves.length === 0 ? [] : [pick(moves, dice), pick(moves, dice)];
  });
  const all = [...tried, ...(TRIED[game.id] ?? [])];
  const [first, second] = [one, other].map((match) =>
    text(all.map((move) => [move, refusalFor(game, SPEAKERS[game.id], match, seat, move)])),
  );
  expect(second).toBe(first);
}

/** What the viewer witnesses of a move, and what the viewer is sent, which is the same in any order of viewers. */
function told(
  setup: MatchSetup,
  before: Match,
  seat: Seat,
  move: unknown,
  viewer: Viewer,
): { heard: string; step: string } {
  const { game } = setup;
  const { match, events } = advance(setup, before, seat, move, NOW);
  const stepsOf = (): StepWriter => new StepWriter(game, before, match, serializeEvents(events), NOW);
  const toAll = stepsOf();
  for (const other of ['watcher', ...match.asked.keys()] as const) toAll.for(other);
  const step = stepsOf().for(viewer);
  expect(toAll.for(viewer)).toBe(step);
  return { heard: text(events.map((event): unknown => game.witness(event, viewer))), step };
}

/** The same move in both: if it reveals nothing, what is sent is the same. Returns 1 if it could be compared. */
function compareStep(setup: MatchSetup, one: Match, other: Match, viewer: Viewer, dice: Dice): number {
  const { game } = setup;
  const seat = pick(game.pending(one.state), dice);
  const move: unknown = pick(game.moves(one.state, seat), dice);
  if (!game.pending(other.state).includes(seat) || game.refusal(other.state, seat, move) !== undefined) return 0;
  const [first, second] = [one, other].map((match) => told(setup, match, seat, move, viewer));
  if (first.heard !== second.heard) return 0;
  expect(second.step).toBe(first.step);
  return 1;
}

/** Two choices of one seat, both still secret: what others are sent does not differ. */
function compareSecrets(setup: MatchSetup, match: Match, viewers: readonly Viewer[], dice: Dice): void {
  const { game } = setup;
  const pending = game.pending(match.state);
  const [seat] = pending;
  const secret: unknown[] = game
    .moves(match.state, seat)
    .filter((move) => !(game.table?.openly?.(match.state, move) ?? false));
  if (pending.length < 2 || secret.length < 2) return;
  const moves = [pick(secret, dice), pick(secret, dice)];
  for (const viewer of viewers) {
    if (viewer === seat) continue;
    const [first, second] = moves.map((move) => told(setup, match, seat, move, viewer).step);
    expect(second).toBe(first);
  }
}

const SEATINGS = Object.values(GAMES).flatMap((game) => {
  const { min, max } = game.seats;
  return [...new Set([Math.max(2, min), Math.min(4, max), max])].map((seats) => ({ id: game.id, seats }));
});

test.each(SEATINGS)('$id with $seats seats: views, steps, refusals and moves tell no secret', ({ id, seats }) => {
  const game = GAMES[id];
  const viewers: readonly Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
  let compared = 0;
  for (let played = 0; played < GAMES_PLAYED; played++) {
    const dice = seededDice(`secrets/${id}/${seats}/${played}`);
    const setup = setupOf(game, seats, dice);
    let { match } = begin(setup, NOW);
    while (game.outcome(match.state) === undefined && match.n < MOVES_PLAYED) {
      const viewer = pick(viewers, dice);
      const other = imagined(game, match, viewer, dice);
      expect(text(viewFor(game, other, viewer, NOW))).toBe(text(viewFor(game, match, viewer, NOW)));
      if (viewer !== 'watcher') expectSameAnswers(game, match, other, viewer, dice);
      compared += compareStep(setup, match, other, viewer, dice);
      compareSecrets(setup, match, viewers, dice);
      const seat = pick(game.pending(match.state), dice);
      match = advance(setup, match, seat, pick(game.moves(match.state, seat), dice), NOW).match;
    }
  }
  expect(compared).toBeGreaterThan(12 * GAMES_PLAYED);
});
