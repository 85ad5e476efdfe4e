import { describe, expect, test } from 'vitest';
import { keepLaws } from '../../../core/laws.ts';
import { thorough } from '../../../testing/thorough.ts';
import { game as knightsAndDamosels } from './index.ts';
import type { Options } from './state.ts';
import { CLASSIC } from './options.ts';

/** For each number of players and set of options below; `npm run proofs` plays 2,000. */
const GAMES = Number(process.env['LAWS_GAMES'] ?? 30);

/** Every option that changes the rules by itself, the presets (KD-14.2), and all of them together. */
const SETS: { readonly [name: string]: Partial<Options> } = {
  classic: {},
  courtly: { selection: 'free' },
  joust: { joust: true },
  'joust of edition 1': { joust: true, edition: 1 },
  camlann: { camlann: true },
  fortune: { service: 'fortune' },
  favour: { service: 'favour' },
  choose: { assignment: 'choose' },
  'round table': { selection: 'free', joust: true, camlann: true },
  everything: { selection: 'free', joust: true, camlann: true, service: 'favour', assignment: 'choose' },
};

/** All 48 ways to put the options together. */
const MIXTURES: readonly Options[] = (['strict', 'free'] as const).flatMap((selection) =>
  [false, true].flatMap((joust) =>
    [false, true].flatMap((camlann) =>
      (['off', 'fortune', 'favour'] as const).flatMap((service) =>
        (['random', 'choose'] as const).map((assignment): Options => ({
          ...CLASSIC,
          selection,
          joust,
          camlann,
          service,
          assignment,
        })),
      ),
    ),
  ),
);

/** KD-10.8: 30 rounds, of at most 12 jousts each with ten exchanges, and the battle. */
const BOUND = 10_000;
/**
 * A game has some 160 moves. Of many games the laws look at two or three positions and the last, 1 ms a game; of the
 * mixtures at one in so many, 10 ms a game at every second one. So each is met everywhere.
 */
const SPARSELY = 60;
const CLOSELY = thorough(8, 2);

const keep = (seats: number, options: Options, seed: string, every: number): void =>
  expect(keepLaws(knightsAndDamosels, seats, options, seed, BOUND, every)).toBeGreaterThan(0);

describe('the eight laws', () => {
  describe.each(Object.keys(SETS))(`hold over ${GAMES} random games, %s`, (name) => {
    test.each([3, 4, 5, 6])('of %i', (seats) => {
      const options = { ...CLASSIC, ...SETS[name] };
      for (let game = 0; game < GAMES; game++) keep(seats, options, `laws ${name} ${game}`, SPARSELY);
    });
  });

  test.each([3, 4, 5, 6])(
    `hold at one position in ${CLOSELY} of a random game of %i with each mixture of options`,
    (seats) => MIXTURES.forEach((options, i) => keep(seats, options, `mixture ${i}`, CLOSELY)),
  );
});
