import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { HIDDEN, NONE } from '../../../core/game.ts';
import { cardOf } from './components.ts';
import { game } from './index.ts';
import { OPEN, type State } from './state.ts';
import { choices, choosing, play, refused, scene } from '../testing/scene.ts';

function giving(seats: Parameters<typeof scene>[0]['seats']): State {
  const state = scene({ seats, step: 'revealEvent', drawn: 'war-rome quest-grail', annals: 'disaster-adultery' });
  play(state, ['0: reveal war-rome']);
  return state;
}

describe('5 Damosel phase', () => {
  test('KD-5.1 everybody seals one card of the own pile, Arthur and Merlin too; a seal is not changed', () => {
    const state = giving([{}, {}, { row: 'elaine:sword' }, {}]);
    expect(game.pending(state)).toEqual([0, 1, 2, 3]);
    expect(choices(state, 0)).not.toContain('sword');
    expect(refused(state, 0, 'give sword')).toBe('KD-5.1');
    expect(refused(state, 1, 'give sword')).toBeUndefined();
    play(state, ['1: give sword']);
    expect(refused(state, 1, 'give horse')).toBe('KD-5.1');
    expect([game.pending(state), choices(state, 1)]).toEqual([[0, 2, 3], '']);
  });

  test('KD-5.1 a chivalry that every knight has may still be given', () => {
    const state = giving([{ row: 'armor' }, { row: 'armor' }, { row: 'armor' }]);
    expect(refused(state, 0, 'give armor')).toBeUndefined();
  });

  test('KD-5.2, KD-15.2, T13 no pile, no gift; one card is given by the game; no Court card when there is none', () => {
    const six = [
      { row: 'guenever:armor isoud:horse isoud:valor' },
      { row: 'isoud:armor elaine:horse' },
      { row: 'elaine:armor guenever:horse' },
      { row: 'isoud:sword isoud:honor isoud:loyalty' },
      { row: 'isoud:farmer isoud:fisher' },
      { row: 'isoud:forester' },
    ];
    const state = giving(six);
    expect(state.players[2].pile).toBe(0);
    expect(refused(state, 2, 'give armor')).toBe('KD-5.2');
    expect(game.pending(state)).toEqual([0, 1, 3, 4, 5]);
    state.players[5].pile = 1;
    state.players[5].sealed = NONE;
    state.stack[0] = 'revealEvent';
    state.drawn.push(state.event, state.annals.pop()!); // the two that Merlin had
    play(state, ['0: reveal quest-grail']);
    expect([state.players[5].sealed, game.pending(state)]).toEqual([0, [0, 1, 3, 4]]);
    play(state, ['0: give fisher', '1: give fisher', '3: give sword', '4: give sword']);
    expect(state.display.length).toBe(5);
  });

  test('KD-5.3, KD-2.8 with fewer than six players the top card of the Court pile joins the display', () => {
    const state = giving([{}, {}, {}]);
    const top = state.court.at(-1)!; // 27 cards
    play(state, ['0: give armor', '1: give armor', '2: give armor']);
    expect([state.display.length, state.court.length]).toEqual([4, 26]);
    expect(state.display.map(({ damosel, chivalry }) => cardOf(damosel, chivalry))).toContain(top);
  });

  test('KD-5.4, KD-16.1 slots are shuffled after the last seal: their order tells nothing of their origin', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const state = giving([{}, {}, {}]);
      play(state, ['0: give armor', '1: give horse', '2: give sword'], seededDice(seed));
      places[state.display.findIndex(({ damosel }) => damosel === 0)]++;
    }
    for (const count of places) expect(count).toBeGreaterThan(70);
  });

  test('KD-5.4, KD-5.5 all see chivalries, Merlin sees whose; you know your own if no other is like it', () => {
    const state = choosing([], 'isoud:farmer elaine:horse morgan:sword guenever:horse viviane:honor');
    const ladies = (viewer: number | 'watcher'): number[] => game.view(state, viewer).display.map(({ damosel }) => damosel); // prettier-ignore
    expect(ladies(0)).toEqual([2, 0, 3, 1, 5]);
    expect(ladies(1)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(ladies(2)).toEqual([2, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(ladies('watcher')).toEqual(ladies(1));
    expect(game.view(state, 1).players.map(({ gift }) => gift)).toEqual([HIDDEN, 1, HIDDEN, HIDDEN]);
    expect(game.view(state, 'watcher').display.map(({ chivalry }) => chivalry)).toEqual([6, 1, 2, 1, 3]);
  });

  test('KD-15.1 the order of sealing has no effect', () => {
    const orders = [[0, 1, 2], [2, 0, 1]].map((order) => { const state = giving([{}, {}, {}]); play(state, order.map((seat) => `${seat}: give valor`)); return state; }); // prettier-ignore
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0].players.every(({ sealed }) => sealed !== OPEN)).toBe(true);
  });
});
