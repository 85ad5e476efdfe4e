/** The big screen of a player is masked by the rules themselves: it must show exactly what a watcher is told. */
import { expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import type { Seat } from '../../core/game.ts';
import { atRandom, play } from '../../core/play.ts';
import { diceFor } from '../../core/record.ts';
import { GAMES } from '../../games/load.ts';
import { momentOf } from './past.ts';

const donQuixote = GAMES['don-quixote'];

test('what a seat was told, masked, is what a watcher is told, at every move of a game', () => {
  const dice = seededDice('mask');
  const state = donQuixote.setup(3, { sanchoPansa: true, sameDraw: false }, diceFor('mask', 0), () => undefined);
  let events: unknown[] = [];
  const compare = ({ seat }: { seat: Seat }, n: number): void => {
    const heard = (viewer: number | 'watcher') =>
      events.map((event) => donQuixote.witness(event, viewer)).filter((event) => event !== undefined);
    const told = { n, view: donQuixote.view(state, seat), say: heard(seat) };
    const { view, events: shown, pending } = momentOf(donQuixote, 'watcher', true, told);
    expect(view).toEqual(donQuixote.view(state, 'watcher'));
    expect(shown).toEqual(heard('watcher'));
    expect(pending).toEqual(donQuixote.pending(state));
    events = [];
  };
  const say = (event: unknown): void => void events.push(event);
  const moves = play(donQuixote, state, atRandom(donQuixote, dice), {
    dice: (n) => diceFor('mask', n),
    say,
    moved: compare,
  });
  expect(moves).toBe(66);
});
