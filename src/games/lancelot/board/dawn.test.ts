import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { inTurn, play } from '../../../core/play.ts';
import type { Bot } from '../../../bots/bot.ts';
import { random } from '../../../bots/random.ts';
import { knightErrant } from '../bots/foresight.ts';
import { TABLE } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { type Event, type State, vpOf } from '../rules/state.ts';
import { PLAIN } from '../testing/scene.ts';
import type { Past } from '../../../web/table/board.ts';
import { dawnOf } from './dawn.ts';
import { flightsOf } from './flights.ts';

/** A whole game, move by move, as a page would see it. */
function played(seed: string, choose: Bot<State, Move>['choose'] = random(game).choose): Past<State, Event>[] {
  const dice = seededDice(seed);
  const past: Past<State, Event>[] = [];
  let events: Event[] = [];
  const say = (event: Event): void => void events.push(event);
  const state = game.setup(3, PLAIN, dice, say);
  const keep = (): void => {
    past.push({ n: past.length, view: game.clone(state), events });
    events = [];
  };
  keep();
  play(
    game,
    state,
    inTurn(game, (_state, seat) => choose(state, seat, dice)),
    { dice, say, moved: keep },
  );
  return past;
}

const PAST = played('dawn');

test('LAN-14.9 each of the turns 2 to 8 is announced once, with the VP that the turn before has brought', () => {
  const dawns = PAST.flatMap(({ events }, i) => dawnOf(PAST.slice(0, i + 1), events) ?? []);
  expect(dawns.map(({ turn }) => turn)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const beforeLast = PAST.findLast(({ events }) => events.some((event) => event.t === 'turn'))!; // there are seven
  const sums = beforeLast.view.knights.map((_, seat) => dawns.reduce((sum, { won }) => sum + won[seat], 0));
  expect(sums).toEqual(beforeLast.view.knights.map(vpOf));
});

test('LAN-14.1 to LAN-14.3 what the end of the turn changed is told: where Excalibur lies, and every new deed', () => {
  const past = played('deeds', knightErrant().choose); // who plays at random does no deed
  const dawns = past.flatMap(({ events, view }, i) => {
    const dawn = dawnOf(past.slice(0, i + 1), events);
    return dawn === undefined ? [] : [{ ...dawn, view }];
  });
  for (const { changes } of dawns) expect(changes.map(({ t }) => t)).toContain('counter');
  const told = dawns.map(({ changes }) => changes.findLast((event) => event.t === 'tiles')?.faceUp);
  expect(told.filter((faceUp) => faceUp !== undefined).length).toBeGreaterThan(3);
  // What is not told has not changed.
  const before = [past[0].view.faceUp, ...dawns.map(({ view }) => view.faceUp)];
  expect(told.map((faceUp, i) => faceUp ?? before[i])).toEqual(dawns.map(({ view }) => view.faceUp));
});

test('LAN-6.1 whatever is taken flies from where the knight stands, also if he has ridden on in the same news', () => {
  const all = PAST.slice(1).flatMap(({ events }) => events);
  const whole = flightsOf(all, PAST.at(-1)!.view);
  const each = PAST.slice(1).flatMap(({ events, view }) => flightsOf(events, view));
  expect(whole).toEqual(each);
  expect(each.length).toBeGreaterThan(10);
  expect(each.every(({ from }) => from >= 0 && from <= TABLE)).toBe(true);
});
