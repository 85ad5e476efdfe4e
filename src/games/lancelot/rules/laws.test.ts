import { describe, expect, test } from 'vitest';
import { keepLaws } from '../../../core/laws.ts';
import { game as lancelot } from './index.ts';
import type { Options } from './state.ts';

/** For each number of players; `npm run proofs` plays 2,000. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 150);
const OPTIONS: readonly Options[] = (['open', 'printed'] as const).flatMap((squires) =>
  ([1, 2] as const).map((morganaFromTurn) => ({ squires, morganaFromTurn })),
);
/** Far more than any random game takes. */
const BOUND = 5000;

describe('the seven laws', () => {
  test.each([2, 3, 4])(`hold over ${GAMES} random games of %i, with every set of options`, (seats) => {
    for (let game = 0; game < GAMES; game++)
      expect(keepLaws(lancelot, seats, OPTIONS[game % 4], `laws ${game}`, BOUND)).toBeGreaterThan(8 * seats);
  });
});
