import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import { wordsOf } from '../../../core/text.ts';
import { game } from '../rules/index.ts';
import { play, scene } from '../testing/scene.ts';
import type { State } from '../rules/state.ts';
import { type Says, text } from './en.ts';
import { whose } from './naming.ts';
import { tell } from './log.ts';
import { closest, question, toWin } from './asking.ts';

const words = wordsOf<Says>('en', text);

const SEATS = [{}, {}, {}, {}];
/** Seat 0 is Merlin and has two events in hand. */
const weighing = (): State =>
  scene({
    seats: SEATS,
    options: { selection: 'free' },
    step: 'revealEvent',
    drawn: 'quest-grail war-rome',
    annals: 'disaster-adultery',
  });
const asked = (state: State, seat: Viewer): string => question(words, game.view(state, seat), seat);

describe('KD-22.10 nobody waits in the dark', () => {
  test('one is told who weighs what, and how many have sealed', () => {
    const state = weighing();
    expect(asked(state, 2)).toBe('Sir Bors is Merlin and is choosing the event.');
    expect(asked(state, 0)).toBe('You are Merlin: choose the event of this round');
    play(state, ['0: reveal war-rome', '1: give sword', '3: give horse']);
    expect(asked(state, 'watcher')).toBe('2 of 4 players have chosen.');
    expect(asked(state, 1)).toBe('You have chosen. 2 of 4 players have chosen.');
  });

  test('the log names no giver before the cards are unveiled, and all of them then', () => {
    const state = weighing();
    const heard = play(state, [
      '0: reveal war-rome',
      '0: give sword',
      '1: give horse',
      '2: give valor',
      '3: give honor',
    ]);
    const ladies = /Elaine|Guenever|Isoud|Morgan/;
    const log = (): string =>
      heard.map((each) => tell(words, game.witness(each, 'watcher') ?? each, ['A', 'B', 'C', 'D'])?.text).join(' ');
    expect(log()).toContain('On display: ');
    expect(log()).not.toMatch(ladies);
    for (const seat of [1, 2, 3, 0]) heard.push(...play(state, [`${seat}: none`]));
    expect(log()).toMatch(ladies);
  });
});

test('KD-22.4 Merlin sees the lady behind every card, others at most that one is perhaps their own', () => {
  const state = scene({
    seats: SEATS,
    step: 'select',
    display: 'elaine:sword guenever:sword isoud:horse morgan:horse',
  });
  const seen = (viewer: Viewer): (string | undefined)[] =>
    state.display.map((_, slot) => whose(words, game.view(state, viewer), viewer, slot));
  expect(seen(0)).toEqual(['yours', 'Guenever', 'Isoud', 'Morgan']); // seat 0 is Merlin
  expect(seen(1)).toEqual(['maybe yours', 'maybe yours', undefined, undefined]);
  expect(seen('watcher')).toEqual([undefined, undefined, undefined, undefined]);
});

describe('KD-10.3 how near a seat is to its nearest victory', () => {
  /** With four players five gifts to one knight win, seven chivalries, or 22 worship. */
  const view = scene({
    seats: [
      { row: 'sword horse armor honor loyalty valor', worship: 15 },
      { row: 'elaine:sword elaine:horse elaine:farmer elaine:fisher', worship: 16 },
      { worship: 22 },
      { worship: 7 },
    ],
    step: 'give',
  });

  test('it is the one of which it has the largest part', () => {
    expect(closest(view, 0)).toMatchObject({ goal: 'earned', count: 6, needed: 7 });
    expect(closest(view, 1)).toMatchObject({ goal: 'worship', count: 16, needed: 22 });
  });

  test('what is missing is said, the victory once it is reached, and nothing while all are far', () => {
    expect([0, 1, 2, 3].map((seat) => toWin(words, view, seat))).toEqual([
      'To win: 1 more chivalry',
      'To win: 6 more worship',
      'Worship victory',
      '',
    ]);
  });
});
