import { describe, expect, test } from 'vitest';
import { keepLaws } from '../../core/laws.ts';
import { knightsAndDamosels } from './index.ts';
import type { Options } from './state.ts';

/** `LAWS_GAMES=25000 npx vitest run laws` for the long run; CI plays 2,000 for each number of players. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 2000);

/** Every set of options that changes the rules: 48 of them, met in turn. */
const OPTIONS: readonly Options[] = (['strict', 'free'] as const).flatMap((selection) =>
  [false, true].flatMap((joust) =>
    [false, true].flatMap((camlann) =>
      (['off', 'fortune', 'favour'] as const).flatMap((service) =>
        (['random', 'choose'] as const).map((assignment): Options => ({
          selection,
          joust,
          camlann,
          service,
          assignment,
          firstMerlin: 'random',
          maxRounds: 30,
        })),
      ),
    ),
  ),
);

/** KD-10.8: 30 rounds, of at most 12 jousts each with ten exchanges, and the battle. */
const BOUND = 10_000;
/** A game has some 170 moves: the laws look at every second position. */
const EVERY = 2;

describe('the seven laws', () => {
  test.each([3, 4, 5, 6])(
    `hold over ${GAMES} random games of %i, with every set of options`,
    (seats) => {
      for (let game = 0; game < GAMES; game++) {
        const options = OPTIONS[game % OPTIONS.length];
        expect(keepLaws(knightsAndDamosels, seats, options, `laws ${game}`, BOUND, EVERY)).toBeGreaterThan(0);
      }
    },
    3_600_000,
  );
});
