import { expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { TABLE } from '../rules/components.ts';
import { game } from '../rules/index.ts';
import { type Event, type State, vpOf } from '../rules/state.ts';
import { PLAIN } from '../testing/scene.ts';
import type { Past } from '../../../web/table/board.ts';
import { dawnOf } from './dawn.ts';
import { flightsOf } from './flights.ts';

/** A whole random game, move by move, as a page would see it. */
function played(seed: string): Past<State, Event>[] {
  const dice = seededDice(seed);
  const past: Past<State, Event>[] = [];
  const step = (act: (say: (event: Event) => void) => void): void => {
    const events: Event[] = [];
    act((event) => events.push(event));
    past.push({ n: past.length, view: game.clone(state), events });
  };
  let state: State;
  step((say) => (state = game.setup(3, PLAIN, dice, say)));
  while (game.outcome(state!) === undefined) {
    const [seat] = game.pending(state!);
    const moves = game.moves(state!, seat);
    step((say) => game.apply(state, seat, moves[dice.below(moves.length)], dice, say));
  }
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
  for (const [i, { events }] of PAST.entries()) {
    const dawn = dawnOf(PAST.slice(0, i + 1), events);
    if (dawn === undefined) continue;
    expect(dawn.changes.map(({ t }) => t)).toContain('counter');
    const told = dawn.changes.findLast((event) => event.t === 'tiles')?.faceUp;
    if (told !== undefined) expect(told).toEqual(PAST[i].view.faceUp);
  }
});

test('LAN-6.1 whatever is taken flies from where the knight stands, also if he has ridden on in the same news', () => {
  const all = PAST.slice(1).flatMap(({ events }) => events);
  const whole = flightsOf(all, PAST.at(-1)!.view);
  const each = PAST.slice(1).flatMap(({ events, view }) => flightsOf(events, view));
  expect(whole).toEqual(each);
  expect(each.length).toBeGreaterThan(10);
  expect(each.every(({ from }) => from >= 0 && from <= TABLE)).toBe(true);
});
