import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, unheard } from '../../../core/game.ts';
import { DEEDS } from './deeds.ts';
import { game } from './index.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { crown, play, PLAIN, refused, sit, take } from '../testing/scene.ts';

const fresh = (seats: number, seed = 'fresh'): State => setup(seats, PLAIN, seededDice(seed), unheard);

describe('2 Set-up', () => {
  test('LAN-2.2 three tiles face up, the other thirteen in the stack', () => {
    const { faceUp, stack } = fresh(4);
    expect([faceUp.length, stack.length]).toEqual([3, 13]);
    expect([...faceUp, ...stack].toSorted((a, b) => a - b)).toEqual([...DEEDS.keys()]);
  });

  test('LAN-2.3, LAN-13.2 the counter lies where the whirlpools say, the Sword in the reserve', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { faceUp, counter, sword, fetcher } = fresh(2, `lake ${seed}`);
      const sum = faceUp.reduce((pools, tile) => pools + DEEDS[tile].whirlpools, 0);
      expect(counter - 19).toBe(Math.max(1, sum) - 1);
      expect([sword, fetcher]).toEqual([NONE, NONE]);
    }
  });

  test('LAN-2.4, LAN-1.2 turn 1, markers on 0, all knights on the same side, no Morgana counter placed', () => {
    const { turn, knights } = fresh(3);
    expect(turn).toBe(1);
    for (const { grail, moved, morgana, guinevere } of knights)
      expect([grail, moved, morgana, guinevere]).toEqual([0, false, 'none', 0]);
  });

  test('LAN-2.5, LAN-16.3 chance names the first player, the others follow in order', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => fresh(4, `first ${seed}`).mover);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    const state = fresh(3);
    const first = state.mover;
    play(state, sit('Tristan'));
    expect(state.mover).toBe((first + 1) % 3);
  });

  test('LAN-2.6 everybody takes a free seat and gains its advantage at once', () => {
    const state = fresh(4);
    const first = state.mover;
    play(state, sit('Merlin'), take('magic'));
    expect(refused(state, sit('Merlin'))).toBe('LAN-7.2');
    expect(game.refusal(state, first, sit('Tristan'))?.id).toBe('LAN-2.6');
    play(state, sit('Guinevere'), sit('Mordred'));
    expect([state.phase, state.round]).toEqual(['seating', 0]);
    play(state, sit('Arthur'), crown('Honor'));
    const by = (i: number): State['knights'][number] => state.knights[(first + i) % 4];
    expect([by(0).things[4], by(1).guinevere, by(2).morgana, state.crowns[6]]).toEqual([
      1,
      1,
      'ready',
      (first + 3) % 4,
    ]);
    expect([state.phase, state.turn, state.round]).toEqual(['riding', 1, 1]);
    expect(state.mover).toBe((first + 3) % 4);
  });
});
