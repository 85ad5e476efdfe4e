import { describe, expect, test } from 'vitest';
import { fieldName } from './components.ts';
import { LOWER, UPPER } from './06-connection.ts';
import { CATEGORIES, score } from './08-scoring.ts';
import { explain, type Stretch } from './explain.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { board } from '../testing/scene.ts';

const names = (stretches: readonly Stretch[]): string =>
  [...new Set(stretches.map(({ field }) => fieldName(field)))].toSorted().join(' ');

describe('explain', () => {
  test.each(EXAMPLES)('$id: the reasons add up to the score', ({ board: laid, checks }) => {
    for (const round of Object.keys(checks).map(Number)) {
      const reasons = explain(board(laid), round);
      const points = score(board(laid), round);
      for (const category of CATEGORIES) {
        const sum = reasons
          .filter((reason) => reason.category === category)
          .reduce((all, reason) => all + reason.points, 0);
        expect([category, sum]).toEqual([category, points[category]]);
      }
    }
  });

  test("DQ-V02 Peter's churches, windmills, castle and knights, field by field", () => {
    const reasons = explain(board(EXAMPLES[1].board), 3);
    const told = reasons.map(
      ({ category, points, have, need, features }) => `${category} ${points} (${have} of ${need}): ${names(features)}`,
    );
    expect(told).toEqual([
      'castle6 0 (1 of 3): B1 H2',
      'castle4 4 (4 of 3): B3 C2 C3 D2 D3',
      'churches 8 (4 of 2): E1 E3 F1 F2',
      'churches 0 (1 of 2): A1',
      'churches 0 (1 of 2): A2',
      'windmills 10 (5 of 2): E2 F3 G1 G2 H1',
      'windmills 2 (2 of 2): C1 D1',
      'defense 0 (3 of 12): H2 H3',
      'knightGroup 9 (4 of 2): B3 C2 C3 D3',
    ]);
  });

  test('DQ-V24 the road that passes a church is drawn, the church is not counted', () => {
    const group = explain(board('B1 Ch1, C1 Ch5, D1 Ch4'), 1).find(({ points }) => points === 2);
    expect(names(group?.features ?? [])).toBe('B1 D1');
    expect(names(group?.roads ?? [])).toBe('B1 C1 D1');
    expect(group?.roads.filter(({ field }) => fieldName(field) === 'C1')).toEqual([{ field: 2, half: UPPER, road: 1 }]);
  });

  test('DQ-7.1 a guard is drawn with its own road only', () => {
    const defense = explain(board('D3 Kn1c*'), 1).find(({ category }) => category === 'defense');
    expect(defense?.roads).toEqual([{ field: 19, half: LOWER, road: 0 }]);
  });
});
