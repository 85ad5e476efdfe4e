import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { CASTLE_4, CASTLE_6, FIELDS, type Lay, layOf, ROAD_TILES } from './components.ts';
import { survey } from './06-connection.ts';
import { shieldsAtBorder } from './07-defense.ts';
import { CATEGORIES, count, groupPoints, score, total } from './08-scoring.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board } from '../testing/scene.ts';

/** Any tiles on any fields, the castles among them. */
const boards = fc
  .tuple(
    fc.shuffledSubarray([...Array(ROAD_TILES).keys(), CASTLE_6, CASTLE_4]),
    fc.shuffledSubarray([...Array(FIELDS).keys()], { minLength: FIELDS }),
    fc.array(fc.constantFrom(0, 180), { minLength: FIELDS, maxLength: FIELDS }),
  )
  .map(([tiles, fields, turns]) => {
    const laid: Lay[] = Array.from({ length: FIELDS }, () => NONE);
    tiles.forEach((tile, i) => (laid[fields[i]] = layOf(tile, turns[i])));
    return laid;
  });

const figures = (laid: readonly Lay[], round: number): number[] => {
  const points = score(laid, round);
  const { knightsAt6, knightsAt4 } = count(survey(laid));
  return [...CATEGORIES.map((category) => points[category]), knightsAt6, knightsAt4, shieldsAtBorder(laid)];
};

const points = (laid: string, round: number): number => total(score(board(laid), round));

const IDS =
  'DQ-V01 DQ-V02 DQ-V03 DQ-V04 DQ-V05 DQ-V06 DQ-V07 DQ-V08 DQ-V09 DQ-V10 DQ-V11 DQ-V12 DQ-V13 DQ-V14 DQ-V15 ' +
  'DQ-V16 DQ-V17 DQ-V18 DQ-V19 DQ-V20 DQ-V21 DQ-V22 DQ-V23 DQ-V24 DQ-V25 DQ-V26 DQ-V27 DQ-V28 DQ-V29 DQ-V30';

describe('8 Scoring', () => {
  test('every example of the book is scored below', () => {
    expect(EXAMPLES.map(({ id }) => id).join(' ')).toBe(IDS);
  });

  test.each(
    EXAMPLES.flatMap(({ checks, ...example }) =>
      Object.entries(checks).map(([round, expected]) => ({ ...example, round, expected })),
    ),
  )('$id in round $round: $shows', ({ board: laid, round, expected }) => {
    expect(figures(board(laid), Number(round))).toEqual([...expected]);
  });

  test('DQ-8.1, DQ-11.7, DQ-11.13 a castle asks for 1, 2, 3 knights, each counted once, in every round anew', () => {
    const ring = 'B2 Wm1, B3 Wm2, C2 Ca4, C3 Kn2b, D2 Wm6*, D3 Kn1a'; // both roads of the castle meet; two knights
    expect([1, 2, 3].map((round) => score(board(ring), round).castle4)).toEqual([4, 4, 0]);
  });

  test('DQ-8.2 one knight serves both castles', () => {
    expect(points('B2 Ca6, C2 Kn1b, D2 Ca4', 1)).toBe(10);
  });

  test('DQ-8.3 a group of 0 to 6 churches', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(groupPoints)).toEqual([0, 0, 2, 6, 8, 10, 12]);
  });

  test('DQ-8.4 churches and windmills are never counted together', () => {
    expect(points('B1 Ch1, C1 Wm4', 1)).toBe(0);
    expect(points('B1 Ch1, C1 Ch4, D1 Wm1', 1)).toBe(2);
  });

  test('DQ-8.5 the threshold is enough, one shield less is not', () => {
    const twelve = 'A1 Kn2c, B1 Kn3a, D1 Kn2a, E1 Kn1a, G1 Kn1c, H2 Kn3c';
    expect([score(board(twelve), 3).defense, score(board(twelve.replace('G1 Kn1c, ', '')), 3).defense]).toEqual([5, 0]);
  });

  test('DQ-8.6, DQ-11.11, DQ-11.12 the most shields, two knights at least, not through a castle', () => {
    expect(score(board('B2 Kn3a*, B3 Kn3b*, E2 Kn1b, F2 Wm1, G2 Kn1a, F3 Kn1c'), 3).knightGroup).toBe(6);
    expect(score(board('E2 Kn3c'), 3).knightGroup).toBe(0);
    expect(score(board('B2 Kn3c, C2 Ca4, D2 Kn3b'), 3).knightGroup).toBe(0);
  });

  test('DQ-14.4 a third scoring of 54 exists', () => {
    expect(points(EXAMPLES[29].board, 3)).toBe(54);
  });

  test('DQ-8.8 no board gives more than 41, or 59 in round 3', () => {
    fc.assert(
      fc.property(boards, (laid) => {
        expect(total(score(laid, 2))).toBeLessThanOrEqual(41);
        expect(total(score(laid, 3))).toBeLessThanOrEqual(59);
      }),
    );
  });

  test('DQ-13.1, DQ-11.2, DQ-11.3 a board turned as a whole scores the same', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(1, 2, 3), (laid, round) => {
        const turned = laid.map((_, at) => (laid[FIELDS - 1 - at] < 0 ? NONE : laid[FIELDS - 1 - at] ^ 1));
        expect(figures(turned, round)).toEqual(figures(laid, round));
      }),
      { numRuns: 500 },
    );
  });

  test('DQ-13.2 one tile more never lowers a figure', () => {
    fc.assert(
      fc.property(boards, fc.nat(FIELDS - 1), (laid, at) => {
        const fewer = laid.with(at, NONE);
        const [more, less] = [figures(laid, 3), figures(fewer, 3)];
        for (const [i, figure] of less.entries()) expect(more[i]).toBeGreaterThanOrEqual(figure);
      }),
      { numRuns: 500 },
    );
  });

  test('DQ-13.3 a castle scores the same either way round', () => {
    fc.assert(
      fc.property(boards, (laid) => {
        const turned = laid.map((known) => (known >> 1 >= ROAD_TILES ? known ^ 1 : known));
        expect(figures(turned, 3)).toEqual(figures(laid, 3));
      }),
    );
  });
});
