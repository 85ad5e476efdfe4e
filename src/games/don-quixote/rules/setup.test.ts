import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { NONE, unheard } from '../../../core/game.ts';
import { anyMove, inTurn, play } from '../../../core/play.ts';
import { CASTLE_4, CASTLE_6, FIELDS, fieldName, layOf } from './components.ts';
import { game } from './index.ts';
import { setup, touches } from './setup.ts';
import type { Event, State } from './state.ts';
import { field, PLAIN } from '../testing/scene.ts';

const ALL = Array.from({ length: FIELDS }, (_, i) => i);
const castle = (state: State, seat: number, tile: number): number => state.realms[seat].board.indexOf(layOf(tile, 0));

describe('4 Set-up', () => {
  test.each([
    ['F1', 'E1 E2 F2 G1 G2'],
    ['A1', 'A2 B1 B2'],
    ['C2', 'B1 B2 B3 C1 C3 D1 D2 D3'],
  ])('DQ-4.4 the 6-castle on %s refuses %s', (castle6, refused) => {
    const touching = ALL.filter((other) => other !== field(castle6) && touches(other, field(castle6)));
    expect(touching.map(fieldName).toSorted().join(' ')).toBe(refused);
  });

  test('DQ-1.2, DQ-4.1, DQ-4.5, DQ-13.5 castles lie alike for all, apart, and 22 cards name the empty fields', () => {
    for (let seed = 0; seed < 300; seed++) {
      const state = setup(4, PLAIN, seededDice(seed), unheard);
      const [six, four] = [castle(state, 0, CASTLE_6), castle(state, 0, CASTLE_4)];
      expect(touches(six, four)).toBe(false);
      for (let seat = 0; seat < 4; seat++) {
        expect([castle(state, seat, CASTLE_6), castle(state, seat, CASTLE_4)]).toEqual([six, four]);
        expect(state.realms[seat].scores).toEqual([]);
      }
      const empty = ALL.filter((at) => state.realms[0].board[at] === NONE);
      expect([...state.deck, state.card].toSorted((a, b) => a - b)).toEqual(empty);
    }
  });

  test('DQ-4.4, DQ-11.5 a card passed over goes back into the deck, about 23.6 % of the time', () => {
    let passed = 0;
    const games = 10_000;
    for (let seed = 0; seed < games; seed++) {
      const events: Event[] = [];
      const state = setup(1, PLAIN, seededDice(seed), (event) => events.push(event));
      const over = events.filter((event) => event.t === 'passedOver');
      for (const event of over) expect([...state.deck, state.card]).toContain(event.field);
      if (over.length > 0) passed++;
    }
    expect(passed / games).toBeCloseTo(130 / 552, 1);
  });

  test('DQ-4.2, DQ-4.3 the first card is equally likely to be any field', () => {
    const seen = new Map<number, number>();
    for (let seed = 0; seed < 4800; seed++) {
      const at = castle(setup(1, PLAIN, seededDice(seed), unheard), 0, CASTLE_6);
      seen.set(at, (seen.get(at) ?? 0) + 1);
    }
    const chi = ALL.reduce((sum, at) => sum + ((seen.get(at) ?? 0) - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(49.7); // 23 degrees of freedom, 0.1 %
  });

  test('DQ-4.6, DQ-11.20 players draw tiles of their own', () => {
    const { realms } = setup(2, PLAIN, seededDice(1), unheard);
    expect(realms[0].hand).not.toEqual(realms[1].hand);
  });

  test('DQ-12.8 with the same draw everybody turns up the same tiles in every round', () => {
    const dice = seededDice('same');
    const turnedUp: string[] = [];
    const note = (event: Event): void => void (event.t === 'turnedUp' && turnedUp.push(String(event.tiles)));
    const state = setup(3, { sanchoPansa: false, sameDraw: true }, dice, note);
    play(game, state, inTurn(game, anyMove(game, dice)), { dice, say: note });
    expect(turnedUp.length).toBe(9);
    for (let round = 0; round < 3; round++) expect(new Set(turnedUp.slice(3 * round, 3 * round + 3)).size).toBe(1);
    expect(state.realms[0].board).not.toEqual(state.realms[1].board);
  });
});
