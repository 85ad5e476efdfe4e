import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../core/dice.ts';
import { unheard } from '../../../core/game.ts';
import { game } from './index.ts';
import { CATEGORIES, total } from './08-scoring.ts';
import { grade } from './09-end.ts';
import { PETER } from '../testing/examples.ts';
import { field, fields, lay, move, PLAIN, scene, tile, tiles } from '../testing/scene.ts';
import type { Score } from './08-scoring.ts';
import type { State } from './state.ts';

/** Peter's game from its first card: his tiles come in his order, whatever the shuffle. */
function petersGame(): State {
  const placed = PETER.rounds.flatMap((round) => round.placed.split(', ').map((text) => text.split(' ')));
  const [first, ...later] = placed.map(([at]) => at);
  const [one, two, three] = PETER.rounds;
  const bag = [three.aside, three.turnedUp, two.turnedUp].join(' ');
  const castles = `${PETER.castle6} Ca6, ${PETER.castle4} Ca4`;
  return scene({ card: first, deck: later.join(' '), realms: [{ board: castles, hand: one.turnedUp, bag }] });
}

const finished = (sums: readonly number[]): State => {
  const points = (sum: number): Score => ({
    castle6: 0,
    castle4: 0,
    churches: sum,
    windmills: 0,
    defense: 0,
    knightGroup: 0,
  });
  const state = scene({ round: 3, card: '', realms: sums.map(() => ({})) });
  state.realms.forEach(({ scores }, seat) => scores.push(points(sums[seat]), points(0), points(0)));
  return state;
};

describe('whole games', () => {
  test('DQ-G1, DQ-V02, DQ-11.1, DQ-11.15 Peter plays his game: 6 + 18 + 33 = 57', () => {
    const state = petersGame();
    PETER.rounds.forEach((round, r) => {
      const [realm] = state.realms;
      expect(realm.hand.toSorted((a, b) => a - b)).toEqual(tiles(round.turnedUp).toSorted((a, b) => a - b));
      if (round.aside !== '') expect(realm.aside).toBe(tile(round.aside));
      for (const [at, laid] of round.placed.split(', ').map((text) => text.split(' '))) {
        expect(state.card).toBe(field(at));
        expect(game.refusal(state, 0, move(laid))).toBeUndefined();
        game.apply(state, 0, move(laid), seededDice(0), unheard);
        expect(realm.board[field(at)]).toBe(lay(laid));
      }
      expect(CATEGORIES.map((category) => realm.scores[r][category])).toEqual([...round.score]);
      expect(realm.scores.reduce((sum, points) => sum + total(points), 0)).toBe(round.runningTotal);
    });
    expect(game.outcome(state)).toEqual({ scores: [57], places: [1] });
  });
});

describe('9 End of the game', () => {
  test('DQ-9.1, DQ-8.7 the highest sum of three scorings wins, also past 60', () => {
    expect(game.outcome(finished([61, 59, 12]))).toEqual({ scores: [61, 59, 12], places: [1, 2, 3] });
    expect(game.outcome(game.setup(2, PLAIN, seededDice(1), unheard))).toBeUndefined();
  });

  test('DQ-9.2 equal sums win together', () => {
    expect(game.outcome(finished([40, 57, 57, 30]))?.places).toEqual([3, 1, 1, 4]);
  });

  test.each([
    [70, undefined],
    [71, 'very-good'],
    [85, 'very-good'],
    [86, 'rare'],
    [100, 'rare'],
    [101, 'incredible'],
  ])('DQ-9.3, DQ-11.18 %i points alone: %s', (points, expected) => {
    expect(grade(finished([points]))).toBe(expected);
  });

  test('DQ-9.3, DQ-12.6 no grade in company, nor with Sancho Pansa', () => {
    expect(grade(finished([101, 50]))).toBeUndefined();
    expect(grade({ ...finished([101]), options: { sanchoPansa: true, sameDraw: false } })).toBeUndefined();
  });
});

describe('reading moves', () => {
  test.each([
    undefined,
    null,
    7,
    'Ch1',
    [],
    {},
    { t: 'lay' },
    { t: 'lay', tile: '3', turn: 0 },
    { t: 'lay', tile: 1.5, turn: 0 },
    { t: 'lay', tile: -1, turn: 0 },
    { t: 'lay', tile: 3, turn: Number.NaN },
    { t: 'pass', tile: 3, turn: 0 },
  ])(
    // prettier-ignore
    '%j is no move',
    (raw) => {
      expect(game.readMove(raw)).toBeUndefined();
    },
  );

  test('a move is read without what does not belong to it', () => {
    expect(game.readMove({ t: 'lay', tile: 3, turn: 180, extra: 'x' })).toEqual({ t: 'lay', tile: 3, turn: 180 });
  });
});

describe('the clock', () => {
  test('DQ-5.4 nobody passes: for the absent the tile that scores most now is laid', () => {
    const state = scene({ card: 'C1', deck: 'H3', realms: [{ board: 'B1 Ch1', hand: 'Kn3b Ch4' }] });
    expect(game.fallback(state, 0)).toEqual(move('Ch4'));
    expect(fields('C1')).toEqual([state.card]);
  });
});
