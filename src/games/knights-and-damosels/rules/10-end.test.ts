import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { fallbacks, inTurn, play as playOut } from '../../../core/play.ts';
import { lawful } from '../../../core/record.ts';
import { given, rank, victoryOf } from './10-end.ts';
import { cardOf, damoselOf } from './components.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import { CLASSIC } from './options.ts';
import { play, scene, serving, worship } from '../testing/scene.ts';

/** Given, earned and worship of each seat, from anything the rows can hold. */
function standing(figures: readonly (readonly [number, number, number])[]): State {
  const state = scene({ seats: figures.map(([, , held]) => ({ worship: held })), step: 'faces', event: 'war-rome' });
  const free = new Set(Array.from({ length: 54 }, (_, card) => card));
  const put = (card: number, seat: number): void => {
    state.players[seat].row.push(card);
    free.delete(card);
  };
  // Rows are filled beyond what is given with cards of the Court, or of others as singly as can be.
  figures.forEach(([count], seat) => {
    const holder = figures.findIndex(([, earned], at) => at !== seat && earned - state.players[at].row.length >= count);
    for (let i = 0; i < count; i++) put(cardOf(seat, i), holder);
  });
  figures.forEach(([, earned], seat) => {
    for (const card of [...free].toReversed())
      if (state.players[seat].row.length < earned && damoselOf(card) >= figures.length) put(card, seat);
  });
  return state;
}

/** The seats from first to last. */
function ranked(figures: readonly (readonly [number, number, number])[]): number[] {
  const state = standing(figures);
  expect(figures.map((_, seat) => [given(state, seat), state.players[seat].row.length, worship(state)[seat]])).toEqual(figures.map((row) => [...row])); // prettier-ignore
  rank(state, seededDice(1), unheard);
  return state.ranking;
}

describe('10 End of the game', () => {
  test('KD-10.4, V1 the example: Launcelot, Gawain, Bors, Galahad', () => {
    // The rows must hold all that is given: 5 with Bors, 5 with the fourth, and so on.
    const state = scene({
      seats: [
        { worship: 12, row: 'isoud:armor isoud:horse isoud:sword isoud:honor viviane:valor nimue:farmer' },
        { worship: 10, row: 'morgan:armor morgan:horse morgan:sword viviane:honor viviane:loyalty nimue:fisher' },
        {
          worship: 14,
          row: 'elaine:armor elaine:horse elaine:sword elaine:honor elaine:loyalty viviane:forester nimue:valor',
        },
        {
          worship: 15,
          row: 'guenever:armor guenever:horse guenever:sword guenever:honor guenever:loyalty viviane:fisher nimue:forester', // prettier-ignore
        },
      ],
      step: 'faces',
      event: 'war-rome',
    });
    expect([0, 1, 2, 3].map((seat) => [given(state, seat), state.players[seat].row.length])).toEqual([[5, 6], [5, 6], [4, 7], [3, 7]]); // prettier-ignore
    expect([0, 1, 2, 3].map((seat) => victoryOf(state, seat))).toEqual([3, 3, 2, 2]);
    rank(state, seededDice(1), unheard);
    expect(state.ranking).toEqual([0, 1, 2, 3]);
  });

  test('KD-10.3, V2a a Damosel victory ranks above a Knight victory with more of all else', () => {
    const state = scene({
      seats: [
        { worship: 15, row: 'nimue:armor nimue:valor' },
        { worship: 20, row: 'elaine:armor elaine:horse elaine:sword elaine:honor isoud:loyalty isoud:valor isoud:farmer nimue:fisher' }, // prettier-ignore
        {}, {}, {}, {}], // prettier-ignore
      step: 'faces',
      event: 'war-rome',
    });
    rank(state, seededDice(1), unheard);
    expect([victoryOf(state, 0), victoryOf(state, 1), ...state.ranking.slice(0, 2)]).toEqual([3, 2, 0, 1]);
  });

  test('KD-10.3, V2b a Knight victory ranks above a Worship victory', () => {
    expect(ranked([[4, 6, 30], [4, 7, 3], [0, 4, 1]])[0]).toBe(1); // prettier-ignore
  });

  test('KD-10.5, V2c what is equal in all is decided by lot, and each may come first', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const state = scene({ seats: [{ worship: 9 }, { worship: 9 }, {}, {}, {}], step: 'faces', event: 'war-rome' });
      rank(state, seededDice(seed), unheard);
      firsts.add(state.ranking[0]);
      expect(state.ranking.slice(0, 2).toSorted((a, b) => a - b)).toEqual([0, 1]);
    }
    expect(firsts.size).toBe(2);
  });

  test('KD-10.3, V2d who meets several victories counts with the highest', () => {
    const state = scene({
      seats: [
        { worship: 23, row: 'armor horse sword honor loyalty valor farmer' },
        { row: 'elaine:armor elaine:horse elaine:sword elaine:honor elaine:loyalty' },
        {},
        {},
      ],
      step: 'faces',
      event: 'war-rome',
    });
    expect(victoryOf(state, 0)).toBe(3);
  });

  test('KD-10.4, KD-10.8, V2e nobody has a victory: given, then earned, then worship', () => {
    expect(ranked([[3, 5, 8], [3, 6, 1], [0, 3, 9], [0, 3, 2]]).slice(0, 4)).toEqual([1, 0, 2, 3]); // prettier-ignore
  });

  test('KD-10.1, KD-10.6 Court cards count as earned, and for no damosel', () => {
    const state = scene({ seats: [{ row: 'viviane:armor viviane:horse viviane:sword viviane:honor viviane:loyalty' }, {}, {}], step: 'faces' }); // prettier-ignore
    expect([0, 1, 2].map((seat) => [given(state, seat), state.players[seat].row.length])).toEqual([[0, 5], [0, 0], [0, 0]]); // prettier-ignore
  });

  test('T14 four cards with one knight and four with another: a Damosel victory with five players, given 4', () => {
    const state = scene({
      seats: [{}, { row: 'elaine:armor elaine:horse elaine:sword elaine:honor' }, { row: 'elaine:loyalty elaine:valor elaine:farmer elaine:fisher' }, {}, {}], // prettier-ignore
      step: 'faces',
    });
    expect([given(state, 0), victoryOf(state, 0)]).toEqual([4, 3]);
  });

  test('T15 two with 30 worship and a third with five given: the third wins', () => {
    const state = serving('prosperity-table', [
      { worship: 31 },
      { worship: 30, row: 'isoud:armor isoud:horse isoud:sword isoud:honor isoud:loyalty' },
      {},
    ]);
    expect(state.ranking).toEqual([2, 1, 0]);
    expect(game.outcome(state)?.places).toEqual([3, 2, 1]);
  });

  test('KD-10.2, T1 a seventh chivalry that a Disaster returns is no victory', () => {
    const state = serving('disaster-merlin', [{ row: 'armor horse sword honor loyalty valor farmer' }, {}, {}]);
    play(state, ['0: up']);
    expect([game.outcome(state), state.round]).toEqual([undefined, 2]);
  });

  test('KD-10.2, T2 a fifth gift that a Disaster returns is no victory', () => {
    const state = serving('disaster-mordred', [
      {},
      { row: 'elaine:honor elaine:loyalty elaine:valor elaine:farmer elaine:sword' },
      {},
    ]);
    expect(victoryOf(state, 0)).toBe(3);
    play(state, ['1: up']);
    expect([victoryOf(state, 0), game.outcome(state)]).toEqual([0, undefined]);
  });

  test('KD-10.2, KD-10.7 a victory at the check ends the game, and the first in the ranking wins', () => {
    const state = serving('prosperity-table', [{ row: 'armor', worship: 29 }, {}, {}]);
    expect(game.outcome(state)).toEqual({ scores: [30, 1, 1], places: expect.arrayContaining([1, 2, 3]) as number[] });
    expect([state.stack, state.ranking[0]]).toEqual([[], 0]);
  });

  test('KD-10.8, T26 with nobody taking a card the last round ends the game', () => {
    const dice = seededDice(9);
    const state = game.setup(3, { ...CLASSIC, selection: 'free', maxRounds: 12 }, dice, unheard);
    playOut(game, state, inTurn(game, fallbacks(game)), { dice });
    expect([state.round, state.players.every(({ row }) => row.length === 0)]).toEqual([12, true]);
    expect(game.outcome(state)?.places.toSorted()).toEqual([1, 2, 3]);
  });

  test('KD-10.9 whoever leaves can be played for in every decision: there is always a fallback', () => {
    const dice = seededDice(5);
    const state = game.setup(6, { ...CLASSIC, joust: true, camlann: true, service: 'favour', assignment: 'choose' }, dice, unheard); // prettier-ignore
    playOut(game, state, lawful(game, inTurn(game, fallbacks(game))), { dice });
    expect(game.outcome(state)?.places).toHaveLength(6);
  });
});
