import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../core/game.ts';
import { keepLaws } from '../../../core/laws.ts';
import { game as lancelot } from './index.ts';
import type { Options } from './state.ts';

/** For each number of players; `npm run proofs` plays 2,000. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 48);
const PRINTED = { squires: 'printed', morganaFromTurn: 2, grailPassing: 'anybody', edition: 1 } as const;
/** Every choice with every other. */
const OPTIONS: readonly Options[] = Object.entries(PRINTED).reduce<Options[]>(
  (sets, [name, choice]) => sets.flatMap((set) => [set, { ...set, [name]: choice }]),
  [defaultOptions<Options>(lancelot)],
);
/** Far more than any random game takes. */
const BOUND = 5000;

describe('the eight laws', () => {
  test.each([2, 3, 4])(`hold over ${GAMES} random games of %i, with every set of options`, (seats) => {
    for (let game = 0; game < GAMES; game++)
      expect(keepLaws(lancelot, seats, OPTIONS[game % OPTIONS.length], `laws ${game}`, BOUND)).toBeGreaterThan(
        8 * seats,
      );
  });
});
