import { describe, expect, test } from 'vitest';
import { seededDice } from '../core/dice.ts';
import { playouts } from './bot.ts';
import { mixtureOf } from './regret.ts';

/** What the first gets; the second loses it. */
const mixed = (gains: readonly (readonly number[])[], noise = 0): number[] =>
  mixtureOf(
    {
      moves: [gains.map((_, i) => i), gains[0].map((_, i) => i)],
      worths(_world, [own, other], dice) {
        const gain = gains[own][other] + noise * (dice.below(3) - 1);
        return [gain, -gain];
      },
      isCertain: noise === 0,
    },
    () => undefined,
    seededDice('regret'),
    playouts(2000).spent,
  ).map(({ share }) => share);

describe('regret matching', () => {
  test.each<[string, readonly (readonly number[])[], readonly number[]]>([
    ['matching pennies', [[1, -1], [-1, 1]], [1 / 2, 1 / 2]], // prettier-ignore
    ['pennies of which one is worth more', [[3, -1], [-1, 1]], [1 / 3, 2 / 3]], // prettier-ignore
    ['stone, paper, scissors', [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3, 1 / 3, 1 / 3]], // prettier-ignore
    ['a move that is always worse', [[1, 2], [0, 1]], [1, 0]], // prettier-ignore
  ])('reaches the mixture of %s', (_name, gains, shares) => {
    mixed(gains).forEach((share, i) => expect(Math.abs(share - shares[i])).toBeLessThan(0.08));
  });

  test('and finds it through luck', () => {
    const [first] = mixed([[3, -1], [-1, 1]], 1); // prettier-ignore
    expect(Math.abs(first - 1 / 3)).toBeLessThan(0.12);
  });
});
