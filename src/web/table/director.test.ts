/** The show of whole games: nothing is left out, in the order of events, however somebody looks at it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatsOf, showTime } from '../../core/beats.ts';
import { seededDice } from '../../core/dice.ts';
import { type AnyGame, defaultOptions } from '../../core/game.ts';
import { atRandom, play } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import { GAMES } from '../../games/load.ts';
import type { AnyMoment } from '../local/seated.ts';
import { type Director, openDirector } from './director.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game played at random, as seat 0 sees it: the set-up first. */
function playedOnce(game: AnyGame): AnyMoment[] {
  const moments: AnyMoment[] = [];
  let events: unknown[] = [];
  const say = (event: unknown): void => void events.push(game.witness(event, 0) ?? []);
  const state: unknown = game.setup(3, defaultOptions(game), diceFor('show', 0), say);
  const moved = (n: number): void => {
    moments.push({
      n,
      me: 0,
      view: game.view(state, 0),
      pending: game.pending(state),
      events: events.flat(),
      since: 0,
    });
    events = [];
  };
  moved(0);
  play(game, state, atRandom(game, seededDice('show')), {
    dice: (n) => diceFor('show', n),
    say,
    moved: (_turn, n) => moved(n),
  });
  return moments;
}

const eventsOf = (moments: readonly AnyMoment[]): unknown[] => moments.slice(1).flatMap(({ events }) => events);

function directed(game: AnyGame, slowness = 1): { director: Director; told: unknown[] } {
  const told: unknown[] = [];
  const director = openDirector({
    beats: ({ events }) => beatsOf(game, events),
    slowness: () => slowness,
    holds: () => false,
    onBeat: (events) => told.push(...events),
    changed: () => undefined,
  });
  return { director, told };
}

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const moments = playedOnce(game);

  test('every event of a game is shown once, in its order, each move before the next', () => {
    const { director } = directed(game);
    for (let i = 1; i <= moments.length; i++) {
      director.follow(moments.slice(0, i), 0);
      vi.advanceTimersByTime(director.left());
      expect(director.now()).toMatchObject({ at: i - 1, beat: undefined });
    }
    expect(director.log.map(({ event }) => event)).toEqual(eventsOf(moments));
    expect(director.log.some(({ isSkipped }) => isSkipped)).toBe(false);
  });

  test('who skips everything is told of the same events, and sees the same end', () => {
    const { director } = directed(game);
    const { skip } = director; // as a button gets it
    for (let i = 1; i <= moments.length; i++) {
      director.follow(moments.slice(0, i), 0);
      skip();
    }
    expect(director.log.map(({ event }) => event)).toEqual(eventsOf(moments));
    expect(director.now()).toEqual({ mode: 'live', at: moments.length - 1, beat: undefined, before: [] });
  });

  test('who wants no show is always at the newest move', () => {
    const { director, told } = directed(game, 0);
    director.follow(moments.slice(0, 1), 0);
    director.follow(moments, 0);
    expect(director.now().at).toBe(moments.length - 1);
    expect(told).toEqual([]);
  });

  test('a replay goes from the first move to the last, and ends at the table as it is', () => {
    const { director, told } = directed(game);
    director.follow(moments, 0);
    director.look(0);
    vi.advanceTimersByTime(60_000);
    expect(director.now()).toMatchObject({ mode: 'paused', at: 0 });
    director.play();
    vi.advanceTimersByTime(director.left());
    expect(director.now()).toMatchObject({ mode: 'live', at: moments.length - 1, beat: undefined });
    expect(told.length).toBeGreaterThan(0);
    expect(director.log).toEqual([]);
  });

  test('how long a show lasts does not depend on what only some may see', () => {
    for (const { events } of moments) {
      const seen = events.flatMap((event) => game.witness(event, 'watcher') ?? []);
      expect(showTime(game, events)).toBe(showTime(game, seen));
    }
  });
});

const donQuixote = GAMES['don-quixote'];
const moments = playedOnce(donQuixote);

test('who comes back late is shown the last move only, and nothing is missing in the log', () => {
  const { director } = directed(donQuixote);
  director.follow(moments.slice(0, 1), 0);
  director.follow(moments, 0);
  vi.advanceTimersByTime(director.left());
  expect(director.log.map(({ event }) => event)).toEqual(eventsOf(moments));
  expect(director.log.filter(({ isSkipped }) => !isSkipped).every(({ n }) => n === moments.at(-1)!.n)).toBe(true);
});

test('several people at one device: each sees what happened since they last looked', () => {
  const { director, told } = directed(donQuixote);
  director.follow(moments.slice(0, 1), 0);
  director.follow(moments.slice(0, 1), 1);
  director.follow(moments.slice(0, 4), 1);
  vi.advanceTimersByTime(director.left());
  const seen = told.length;
  director.follow(moments.slice(0, 4), 0);
  vi.advanceTimersByTime(director.left());
  expect(told.slice(seen)).toEqual(told.slice(0, seen));
});

test('after a move was taken back the table as it is now is shown', () => {
  const { director } = directed(donQuixote);
  director.follow(moments.slice(0, 5), 0);
  director.follow(moments.slice(0, 3), 0);
  expect(director.now().at).toBe(2);
});
